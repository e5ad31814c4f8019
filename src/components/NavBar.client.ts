/** docs/requirements.md, 3.3 to 3.5. */
const SHRINK_AFTER_PX = 20;
const PILL_APPEARS_AFTER_MS = 80;
const PILL_HIDES_AFTER_CLICK_MS = 500;

/** Marks the bar as scrolled, which scales it down, once the page is more than 20 px down. */
function shrinkWhenScrolled(bar: HTMLElement): void {
  const update = () => bar.toggleAttribute('data-scrolled', window.scrollY > SHRINK_AFTER_PX);
  addEventListener('scroll', update, { passive: true });
  // With the next picture: asked right now, the page would have to be laid out for the answer.
  requestAnimationFrame(update);
}

/**
 * Lets the highlight pill follow the pointer over the links. Appearing and hiding have a timer
 * each, so that a quick click shows the pill, and hides it again in its time. Moving on to another
 * link, or out of the bar, ends both.
 */
function followPointer(bar: HTMLElement, pill: HTMLElement, links: HTMLElement[]): void {
  let appearing = 0;
  let hiding = 0;
  /** The link the pill is under, or about to appear under. */
  let current: HTMLElement | undefined;
  const setVisible = (visible: boolean) => pill.toggleAttribute('data-visible', visible);
  const stopTimers = () => {
    clearTimeout(appearing);
    clearTimeout(hiding);
  };
  const hide = () => {
    stopTimers();
    current = undefined;
    setVisible(false);
  };

  for (const link of links) {
    // Not when the pointer enters: hidden after a click, the pill comes back under a pointer that
    // has not left the link.
    link.addEventListener('pointermove', () => {
      if (link === current) return;
      stopTimers();
      current = link;
      pill.style.setProperty('--pill-x', `${link.offsetLeft}px`);
      pill.style.setProperty('--pill-width', `${link.offsetWidth}px`);
      appearing = window.setTimeout(setVisible, PILL_APPEARS_AFTER_MS, true);
    });
    link.addEventListener('click', () => {
      clearTimeout(hiding);
      hiding = window.setTimeout(hide, PILL_HIDES_AFTER_CLICK_MS);
    });
  }
  bar.addEventListener('pointerleave', hide);
}

/** Wakes the bar: it shrinks, its pill follows the pointer. */
export function wakeNavBar(bar: HTMLElement): void {
  const pill = bar.querySelector<HTMLElement>('[data-part="nav-pill"]');
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('nav a')];
  shrinkWhenScrolled(bar);
  if (pill) followPointer(bar, pill, links);
}
