/** Added to the space that a jump leaves for the floating bar. */
const BELOW_BAR_PX = 32;

/** The height in the viewport above which a target counts as reached, in pixels from the top. */
function measureReadingLine(list: HTMLElement): number {
  if (list.dataset.scrollSpy === 'middle') return innerHeight / 2;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingTop) || 0) + BELOW_BAR_PX;
}

/**
 * Sets `aria-current` on the link, of a list of links within the page, whose target is being read:
 * the last one above a line across the viewport. `data-scroll-spy` on the list places the line in
 * the "middle", or at the "top" for short targets.
 *
 * At the end of the page, targets below the line can no longer reach it. Then the one in the URL's
 * hash is current, or the last.
 */
export function initScrollSpy(list: HTMLElement): void {
  const entries = [...list.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1));
    return target ? [{ link, target }] : [];
  });
  if (entries.length === 0) return;

  let current: HTMLAnchorElement | undefined;
  const update = () => {
    const line = measureReadingLine(list);
    const { scrollHeight, clientHeight } = document.documentElement;
    // Tolerates one pixel: a zoomed page ends at a fraction.
    const isAtEnd = scrollY > 0 && scrollY >= scrollHeight - clientHeight - 1;
    const below = entries.filter(({ target }) => target.getBoundingClientRect().top > line);
    const lastReached = entries.findLast((entry) => !below.includes(entry));
    const inHash = below.find(({ link }) => link.hash === location.hash);
    const readAtEnd = inHash ?? below.at(-1) ?? lastReached;
    const next = (isAtEnd ? readAtEnd : lastReached)?.link;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    current = next;
    current?.setAttribute('aria-current', 'location');
    // Keeps the current link in view in a list that scrolls.
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  };
  for (const type of ['scroll', 'resize', 'hashchange'])
    addEventListener(type, update, { passive: true });
  // In the next frame, because reading positions now would force a layout.
  requestAnimationFrame(update);
}
