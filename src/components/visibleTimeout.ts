/**
 * Like `setTimeout`, but counts only the time in which the page is visible.
 * @returns a function that cancels the timeout
 */
export function setVisibleTimeout(run: () => void, durationMs: number): () => void {
  let leftMs = durationMs;
  /** When the page became visible, or null while it is hidden. */
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
