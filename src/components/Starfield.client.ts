/**
 * Wakes the sky: its stars follow the pointer, and stand still while the tab is hidden or the
 * visitor prefers reduced motion. Nothing runs between two movements of the pointer.
 */
export function wakeStarfield(sky: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let latest: PointerEvent;
  let frame = 0;

  const follow = () => {
    frame = 0;
    // From -1 at one edge of the window to 1 at the other.
    sky.style.setProperty('--pointer-x', `${(latest.clientX / innerWidth) * 2 - 1}`);
    sky.style.setProperty('--pointer-y', `${(latest.clientY / innerHeight) * 2 - 1}`);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (document.hidden || reducedMotion.matches) return;
    latest = event;
    if (frame === 0) frame = requestAnimationFrame(follow);
  };
  addEventListener('pointermove', onPointerMove, { passive: true });

  const pauseWhenHidden = () => sky.toggleAttribute('data-paused', document.hidden);
  document.addEventListener('visibilitychange', pauseWhenHidden);
  pauseWhenHidden();
}
