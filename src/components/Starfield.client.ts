/** Under this name the device remembers the visitor's choice: "paused", or nothing. */
const KEY = 'stars';

/**
 * How far each layer moves while the pointer goes from one edge of the window to the other. By half
 * of it, and by its drift, a layer has to be larger than the window: see Starfield.module.css.
 */
const REACH_REM = [3, 1];

/**
 * Wakes the sky: its stars follow the pointer, and stand still while the tab is hidden, the visitor
 * has paused them, or prefers reduced motion. Nothing runs between two movements of the pointer.
 * @param button pauses the stars, and lets them drift again
 */
export function wakeStarfield(sky: HTMLElement, button: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const { body } = document;
  const layers = sky.querySelectorAll('svg');
  let choice = '';
  let latest: PointerEvent;
  let frame = 0;

  const follow = () => {
    frame = 0;
    const x = latest.clientX / innerWidth - 0.5;
    const y = latest.clientY / innerHeight - 0.5;
    // On the layers: a custom property of the sky would have every star's style computed anew.
    layers.forEach(({ style }, i) => {
      const reachRem = REACH_REM[i] ?? 0;
      style.translate = `${x * reachRem}rem ${y * reachRem}rem`;
    });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (body.hasAttribute('data-paused') || reducedMotion.matches) return;
    latest = event;
    if (frame === 0) frame = requestAnimationFrame(follow);
  };
  addEventListener('pointermove', onPointerMove, { passive: true });

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
