/** Under this name the device remembers the visitor's choice: "paused", or nothing. */
const KEY = 'stars';

/**
 * How far each layer moves while the pointer goes from one edge of the window to the other. By half
 * of it, and by its drift, a layer has to be larger than the window: see Starfield.module.css.
 */
const REACH_REM = [3, 1];

/**
 * Wakes the sky: its stars follow the pointer, a touch and, where CSS alone cannot do that, the
 * scroll position. They stand still while the tab is hidden, the visitor has paused them, or prefers
 * reduced motion. Nothing runs between two of those events.
 * @param button pauses the stars, and lets them drift again
 */
export function wakeStarfield(sky: HTMLElement, button: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const { body } = document;
  const layers = sky.querySelectorAll<HTMLElement>('[data-layer]');
  const options = { passive: true };
  let choice = '';
  let latest: Event;
  let frame = 0;

  const follow = () => {
    frame = 0;
    // On the layers: a custom property of the sky would have every star's style computed anew.
    layers.forEach(({ style }, i) => {
      if (latest instanceof PointerEvent) {
        const reachRem = REACH_REM[i] ?? 0;
        const x = latest.clientX / innerWidth - 0.5;
        const y = latest.clientY / innerHeight - 0.5;
        style.translate = `${x * reachRem}rem ${y * reachRem}rem`;
      } else style.animationDelay = `${-scrollY}ms`;
    });
  };
  const onEvent = (event: Event) => {
    if (body.hasAttribute('data-paused') || reducedMotion.matches) return;
    latest = event;
    if (frame === 0) frame = requestAnimationFrame(follow);
  };
  addEventListener('pointermove', onEvent, options);
  // A finger that is lifted again without having moved.
  addEventListener('pointerdown', onEvent, options);
  if (!CSS.supports('animation-timeline:scroll()')) addEventListener('scroll', onEvent, options);

  const update = (chosen?: string) => {
    choice = chosen ?? choice;
    try {
      if (chosen !== undefined) localStorage.setItem(KEY, chosen);
      // Another page of the site may have changed it while this one was hidden.
      choice = localStorage.getItem(KEY) ?? choice;
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
    body.toggleAttribute('data-paused', document.hidden || choice !== '');
  };
  button.addEventListener('click', () => update(choice ? '' : 'paused'));
  document.addEventListener('visibilitychange', () => update());
  update();
}
