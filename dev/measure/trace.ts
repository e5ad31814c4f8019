import type { Browser, Page } from '@playwright/test';

/** One event of Chromium's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args: {
    readonly name?: string;
    readonly frame_reporter?: { readonly state?: string };
  };
}

/** What the browser did meanwhile. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories, '__metadata'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents;
}

/** The events of the threads that run pages' scripts. Throws when there are none: that is no trace. */
export function ofMainThreads(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const found = events.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  if (!found.some(({ ph }) => ph === 'X')) throw new Error('The trace tells nothing of the page.');
  return found;
}
