/** When the bar shrinks, and when its pill appears and hides (docs/requirements.md, Navigation bar). */
const SHRINK_AFTER_PX = 20;
const PILL_APPEARS_AFTER_MS = 80;
const PILL_HIDES_AFTER_CLICK_MS = 500;

/** Sets `data-scrolled`, which makes the bar smaller, beyond 20 px. */
function shrinkWhenScrolled(bar: HTMLElement): void {
  const update = () => bar.toggleAttribute('data-scrolled', window.scrollY > SHRINK_AFTER_PX);
  addEventListener('scroll', update, { passive: true });
  // In the next frame, because reading the scroll position now would force a layout.
  requestAnimationFrame(update);
}

/**
 * Moves the highlight pill to the link under the pointer. Showing and hiding have separate timers,
 * so that a quick click shows the pill and hides it again after its delay. Moving to another link
 * or leaving the bar cancels both.
 */
function followPointer(bar: HTMLElement, pill: HTMLElement, links: HTMLElement[]): void {
  let appearing = 0;
  let hiding = 0;
  /** The link that has the pill, or is about to. */
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
    // Not pointerenter: after a click has hidden the pill, moving on the same link shows it again.
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

/** Marks the link of the section in view: of the last one that begins above the middle of the window. */
function markCurrentSection(links: HTMLAnchorElement[]): void {
  const sections = links.flatMap(({ hash }) => document.querySelector(hash) ?? []);
  const mark = () => {
    const current = sections.findLast(
      (section) => section.getBoundingClientRect().top < window.innerHeight / 2,
    );
    for (const link of links) link.ariaCurrent = link.hash === `#${current?.id}` ? 'true' : null;
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -50%' });
  for (const section of sections) observer.observe(section);
}

/** Initializes the navigation bar. */
export function initNavBar(bar: HTMLElement): void {
  const pill = bar.querySelector<HTMLElement>('[data-part="nav-pill"]');
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('nav a')];
  shrinkWhenScrolled(bar);
  markCurrentSection(links);
  if (pill) followPointer(bar, pill, links);
}
