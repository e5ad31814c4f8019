import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { launch, type MeasuredSite } from './browser.ts';
import { type Figure, median } from './figure.ts';

/** A slow phone against this machine. */
const SLOW_DOWN = 6;

/** The Event Timing API reports nothing that takes less. */
const SHORTEST_REPORTED_MS = 16;

/** From one key to the next: eighty words a minute, as fast as one types on a computer. */
const KEY_EVERY_MS = 150;

/** How long a finger or a button is down. */
const PRESS_MS = 80;

/** What is not awake by then does not wake. */
const WAKES_WITHIN_MS = 30_000;

declare global {
  interface PerformanceObserverInit {
    /** Event Timing API: the shortest event to report, in milliseconds. */
    durationThreshold?: number;
  }
  interface Window {
    /** What the page's own browser has timed since the last look, in milliseconds. */
    timed: { events: number[]; tasks: number[] };
  }
}

/** What a visitor does: points at something, presses there, or presses keys. */
type Interaction = readonly [name: string, act: 'point' | 'press' | string, target: string];

const field = (name: string) => `#contact [name="${name}"]`;

const INTERACTIONS: readonly Interaction[] = [
  ['hover over the bar', 'point', 'nav li:nth-of-type(2) a'],
  ['click in the bar', 'press', 'nav li:nth-of-type(2) a'],
  ['set a speed', 'press', '[data-part="speed-lab"] [type="range"]'],
  ['open a question', 'press', '#faq summary'],
  ['open another question', 'press', '#faq details:nth-of-type(2) summary'],
  ['type a name', 'Mei Tanaka', field('name')],
  ['type an address', 'mei@club.example', field('email')],
  ['type a subject', 'Club night', field('subject')],
  ['type a message', 'May our club try the app on Friday?', field('message')],
  ['send', 'press', '#contact [type="submit"]'],
  ['open the demo', 'press', '[data-opens="demo"]'],
  ['close the demo', 'press', '#demo [type="submit"]'],
];

/** Wakes what sleeps until it comes near. */
async function wakeAll(page: Page): Promise<void> {
  for (const part of ['speed-lab', 'contact-form']) {
    await bringIntoView(page, `[data-part="${part}"]`);
    const awake = `[data-part="${part}"][data-awake]`;
    await page.evaluate(
      async ([selector, atMostMs]) => {
        const endMs = performance.now() + atMostMs;
        while (!document.querySelector(selector)) {
          if (performance.now() > endMs) throw new Error(`There is no ${selector}.`);
          await new Promise(requestAnimationFrame);
        }
      },
      [awake, WAKES_WITHIN_MS] as const,
    );
  }
}

/**
 * Brings a target into view, and says where its middle is. Nothing here locates or waits by
 * Playwright's own means while time is measured: those leave listeners for the pointer on the page.
 */
const bringIntoView = (page: Page, target: string) =>
  page.evaluate((selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  }, target);

/** Brings the pointer over a target, as far as that is not what is measured. */
async function approach(page: Page, [, act, target]: Interaction) {
  const middle = await bringIntoView(page, target);
  await settle(page);
  if (act !== 'point') {
    await page.mouse.move(...middle);
    if (act !== 'press') await page.mouse.click(...middle);
    await settle(page);
  }
  return middle;
}

/** Presses where the pointer is. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

async function act(page: Page, [, how]: Interaction, middle: readonly [number, number]) {
  if (how === 'point') await page.mouse.move(...middle, { steps: 4 });
  else if (how === 'press') await press(page);
  else await page.keyboard.type(how, { delay: KEY_EVERY_MS });
}

/** Lets the browser draw, and report what it has timed. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

/** Does everything a visitor can do, once. */
export async function touchEverything(page: Page): Promise<void> {
  await wakeAll(page);
  for (const [, how, target] of INTERACTIONS) {
    const place = page.locator(target).first();
    if (how === 'point') await place.hover();
    else if (how === 'press') await place.click();
    else await place.fill(how);
  }
}

/** How long each thing a visitor can do takes until the next picture, on a slow phone. */
async function measureOnce(measured: MeasuredSite): Promise<Figure[]> {
  const browser = await launch(measured);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    window.timed = { events: [], tasks: [] };
    const { events, tasks } = window.timed;
    const note = (into: number[]) =>
      new PerformanceObserver((list) => {
        into.push(...list.getEntries().map(({ duration }) => duration));
      });
    note(events).observe({ type: 'event', durationThreshold: 16 });
    note(tasks).observe({ type: 'longtask' });
  });
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await wakeAll(page);
  await settle(page);

  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const [name] = interaction;
    const middle = await approach(page, interaction);
    await page.evaluate(() => {
      window.timed.events.length = 0;
      window.timed.tasks.length = 0;
    });
    await act(page, interaction, middle);
    await settle(page);
    const { events, tasks } = await page.evaluate(() => window.timed);
    const worst = Math.max(SHORTEST_REPORTED_MS, ...events);
    figures.push(
      { name: `${name}, until the next picture`, value: worst, unit: 'ms', atMost: 100 },
      { name: `${name}, longest task`, value: Math.max(0, ...tasks), unit: 'ms', atMost: 50 },
    );
  }
  await browser.close();
  return figures;
}

/** How long each thing a visitor can do takes: the median of several visits. */
export async function measureInteractions(measured: MeasuredSite, runs: number): Promise<Figure[]> {
  const visits: Figure[][] = [];
  for (let i = 0; i < runs; i++) visits.push(await measureOnce(measured));
  return (visits[0] ?? []).map((figure, i) => ({
    ...figure,
    value: median(visits.map((visit) => visit[i]?.value ?? Number.NaN)),
  }));
}
