/**
 * As `setTimeout`, but only the time in which the page is visible counts: what a visitor is shown
 * does not go while another tab or app is in front.
 * @returns cancels it
 */
export function setVisibleTimeout(run: () => void, durationMs: number): () => void {
  let leftMs = durationMs;
  /** When the time began to run, or null while it stands still. */
  let startedMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    clearTimeout(timer);
    if (startedMs !== null) leftMs -= performance.now() - startedMs;
    startedMs = document.hidden ? null : performance.now();
    if (!document.hidden) timer = setTimeout(end, leftMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
  const end = () => {
    cancel();
    run();
  };
  document.addEventListener('visibilitychange', update);
  update();
  return cancel;
}
