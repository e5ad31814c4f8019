/** A little below what a jump leaves free for the floating bar. */
const BELOW_CLEARANCE_PX = 32;

/** How far below the window's top a target counts as reached. */
function readingLine(list: HTMLElement): number {
  const { readingLine: place } = list.dataset;
  if (place === 'middle') return innerHeight / 2;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingTop) || 0) + BELOW_CLEARANCE_PX;
}

/**
 * Marks, in a list of links within the page, the one whose target is being read: the last target
 * above a line across the window. `data-reading-line` on the list says where it lies: "middle", or
 * "top" for targets so short that several of them fit the window.
 *
 * At the page's end the targets left below the line will not get there. The last one is marked
 * then, or the one that was jumped to.
 */
export function markInView(list: HTMLElement): void {
  const places = [...list.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1));
    return target ? [{ link, target }] : [];
  });
  if (places.length === 0) return;

  let marked: HTMLAnchorElement | undefined;
  const update = () => {
    const line = readingLine(list);
    const { scrollHeight, clientHeight } = document.documentElement;
    // One pixel: a zoomed page ends at a fraction.
    const isAtEnd = scrollY > 0 && scrollY >= scrollHeight - clientHeight - 1;
    const isBelow = places.map(({ target }) => target.getBoundingClientRect().top > line);
    const below = places.filter((_, i) => isBelow[i]);
    const atEnd = below.find(({ link }) => link.hash === location.hash) ?? below.at(-1);
    const current = (isAtEnd && atEnd) || places.filter((_, i) => !isBelow[i]).at(-1);
    if (current?.link === marked) return;
    marked?.removeAttribute('aria-current');
    marked = current?.link;
    marked?.setAttribute('aria-current', 'location');
    // A list that scrolls keeps the mark in sight, and without one shows its beginning.
    list.scrollTop = marked ? marked.offsetTop - list.clientHeight / 2 : 0;
  };
  for (const type of ['scroll', 'resize', 'hashchange'])
    addEventListener(type, update, { passive: true });
  // With the next picture: asked right now, the page would have to be laid out for the answer.
  requestAnimationFrame(update);
}
