import type { Browser, Page } from '@playwright/test';

/** The part of an event in Chromium's trace format that is used here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
}

/** Records a trace of Chromium with events of these categories. */
export async function traceDuring(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories, '__metadata'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return trace.traceEvents;
}

/**
 * The events of the threads that run the scripts of pages.
 * @throws if there are none, because then nothing was recorded
 */
export function ofMainThreads(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const found = events.filter(({ pid, tid }) => threads.includes(`${pid} ${tid}`));
  if (!found.some(({ ph }) => ph === 'X')) throw new Error('The trace has no event of a page.');
  return found;
}
