/** Reports how far a piece of work is. */
export type Report = (done: number, total: number) => void;

/** Not on a terminal, a line comes this often. */
const LINE_EVERY_MS = 5_000;

/** "2 min left", "40 s left", in words that do not flicker. */
export function timeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return seconds > 90 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`;
}

/** Shows how far a piece of work is and when it will be done, on one line of the terminal. */
export function showProgress(name: string): Report {
  let first: { done: number; ms: number } | null = null;
  let lineMs = Date.now();
  let hasEnded = false;
  return (done, total) => {
    if (hasEnded) return;
    const nowMs = Date.now();
    first ??= { done, ms: nowMs };
    const isDone = done >= total;
    hasEnded = isDone;
    const perPieceMs = (nowMs - first.ms) / Math.max(1, done - first.done);
    const left = done > first.done && !isDone ? timeLeft(perPieceMs * (total - done)) : '';
    const bar = '█'.repeat(Math.round(Math.min(1, done / total) * 24)).padEnd(24, '░');
    const line = `${name.padEnd(16)} ${bar} ${done}/${total}  ${left}`.trimEnd();
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\x1b[K${isDone ? '\n' : ''}`);
    else if (isDone || nowMs - lineMs > LINE_EVERY_MS) {
      lineMs = nowMs;
      console.log(line);
    }
  };
}
