/** What moves by itself, and what happens while a visitor scrolls. */
import type { Browser, Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { launch, type MeasuredSite } from './browser.ts';
import type { Figure } from './figure.ts';
import { ofMainThreads, traceDuring } from './trace.ts';

const WATCHED_MS = 10_000;
const SCRIPT_EVENTS = ['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire'];

const wait = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Processor time of the whole browser so far, in milliseconds. */
async function processorTimeMs(browser: Browser): Promise<number> {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  await devTools.detach();
  return processInfo.reduce((total, { cpuTime }) => total + cpuTime * 1000, 0);
}

async function shareOfCore(browser: Browser, page: Page): Promise<number> {
  const before = await processorTimeMs(browser);
  await wait(page, WATCHED_MS);
  return (await processorTimeMs(browser)) - before;
}

/** A page that is left alone, after all that is drawn once has been drawn. */
async function openResting(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  // The hero's flight, and the browser's own work after a page has loaded.
  await wait(page, 5_000);
  return page;
}

/** The stars, while nobody does anything. */
export async function measureStars(measured: MeasuredSite): Promise<Figure[]> {
  const browser = await launch(measured);
  const page = await openResting(browser);
  const events = ofMainThreads(
    await traceDuring(
      browser,
      page,
      ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'],
      () => wait(page, WATCHED_MS),
    ),
  );
  const count = (...names: string[]) => events.filter(({ name }) => names.includes(name)).length;
  const drifting = await shareOfCore(browser, page);
  await page.locator('footer button').click();
  await page.evaluate(() => scrollTo(0, 0));
  await wait(page, 2_000);
  const paused = await shareOfCore(browser, page);
  await browser.close();
  const share = (100 * (drifting - paused)) / WATCHED_MS;
  return [
    {
      name: 'stars, 10 s: scripts that ran',
      value: count(...SCRIPT_EVENTS),
      unit: 'tasks',
      atMost: 0,
    },
    { name: 'stars, 10 s: repaints of the page', value: count('Paint'), unit: 'tasks', atMost: 0 },
    { name: 'stars: share of one core, drawn in software', value: share, unit: 'percent' },
  ];
}

/** The heap of a page that was left open, against what it was at first. */
export async function measureHeap(measured: MeasuredSite, minutes: number): Promise<Figure> {
  const browser = await launch(measured);
  const page = await openResting(browser);
  const devTools = await page.context().newCDPSession(page);
  const heapB = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heapB();
  await wait(page, minutes * 60_000);
  const value = (await heapB()) / before;
  await browser.close();
  return {
    name: `heap after ${minutes} min, against the start`,
    value,
    unit: 'ratio',
    atMost: 1.05,
  };
}

/** Pictures that came too late while the home page was scrolled from top to bottom, 4x slower. */
export async function measureScrolling(measured: MeasuredSite): Promise<Figure> {
  const browser = await launch(measured);
  const page = await openResting(browser);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(640, 400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const events = await traceDuring(browser, page, ['cc', 'benchmark'], async () => {
    for (let scrolled = 0; scrolled < height; scrolled += 120) {
      await page.mouse.wheel(0, 120);
      await wait(page, 50);
    }
  });
  const states = events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args.frame_reporter?.state ?? '');
  await browser.close();
  const shown = states.filter((state) => state.startsWith('STATE_PRESENTED')).length;
  const dropped = states.filter((state) => state === 'STATE_DROPPED').length;
  return {
    name: 'scrolling from top to bottom, 4x slower: dropped frames',
    value: (100 * dropped) / Math.max(1, shown + dropped),
    unit: 'percent',
    note: `of ${shown + dropped}, drawn in software`,
  };
}
