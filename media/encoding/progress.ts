/** How often the progress is printed when the output is not a terminal. */
const PRINT_INTERVAL_MS = 5_000;

/**
 * Shows how far a step is and how long the rest will take, on one line of a terminal.
 * @returns the function to report the progress with
 */
export function showProgress(step: string): (done: number, total: number) => void {
  const startedMs = Date.now();
  let printedMs = startedMs;
  let firstDone: number | null = null;
  let hasEnded = false;
  return (done, total) => {
    if (hasEnded) return;
    const nowMs = Date.now();
    firstDone ??= done;
    const isDone = done >= total;
    hasEnded = isDone;
    const { isTTY } = process.stdout;
    if (!isDone && !isTTY && nowMs - printedMs < PRINT_INTERVAL_MS) return;
    printedMs = nowMs;
    const leftMs = ((nowMs - startedMs) / Math.max(1, done - firstDone)) * (total - done);
    const left = isDone || done === firstDone ? '' : `, ${Math.ceil(leftMs / 60_000)} min left`;
    const line = `${step}: ${done}/${total}${left}`;
    if (isTTY) process.stdout.write(`\r\x1b[K${line}${isDone ? '\n' : ''}`);
    else console.log(line);
  };
}
