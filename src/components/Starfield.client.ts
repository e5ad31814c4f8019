/** The storage key of the visitor's choice: "paused" or empty. */
const KEY = 'stars';

/**
 * How far each layer moves while the pointer crosses the window. Starfield.module.css makes layers
 * larger than the window by half of this plus their drift.
 */
const REACH_REM = [3, 1];

/**
 * Makes the stars follow the pointer, a touch and, without scroll-driven animations, the scroll
 * position. They stop while the tab is hidden, paused by the visitor, or under reduced motion
 * (docs/requirements.md, Starfield). No timer runs between events, which browsers send once a frame.
 * @param button toggles the pause
 */
export function initStarfield(starfield: HTMLElement, button: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const { body } = document;
  // Styles are set on each layer: a custom property on the starfield would restyle every star.
  const layers = starfield.querySelectorAll<HTMLElement>('[data-layer]');
  let choice = '';

  const follow = (event: Event) => {
    if (body.hasAttribute('data-paused') || reducedMotion.matches) return;
    layers.forEach(({ style }, i) => {
      if (event instanceof PointerEvent) {
        const reachRem = REACH_REM[i] ?? 0;
        const x = event.clientX / innerWidth - 0.5;
        const y = event.clientY / innerHeight - 0.5;
        style.translate = `${x * reachRem}rem ${y * reachRem}rem`;
      } else style.animationDelay = `${-scrollY}ms`;
    });
  };
  // A tap does not move.
  for (const type of ['pointermove', 'pointerdown', 'scroll'])
    if (type !== 'scroll' || !CSS.supports('animation-timeline:scroll()'))
      addEventListener(type, follow, { passive: true });

  const update = (chosen?: string) => {
    choice = chosen ?? choice;
    try {
      if (chosen !== undefined) localStorage.setItem(KEY, chosen);
      // Another tab may have changed it while this one was hidden.
      choice = localStorage.getItem(KEY) ?? choice;
    } catch {
      // With storage blocked, the choice applies to this page only.
    }
    body.toggleAttribute('data-paused', document.hidden || choice !== '');
  };
  button.addEventListener('click', () => update(choice ? '' : 'paused'));
  document.addEventListener('visibilitychange', () => update());
  update();
}
