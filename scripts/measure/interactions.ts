/** Uses every feature of the home page, and measures what it fetches and how fast it responds. */
import type { Page } from '@playwright/test';
import { measured } from './budgets.ts';
import { recordFiles, sumBytes } from './bytes.ts';
import type { Metric } from './metric.ts';

/** Makes this machine as slow as a slow phone. */
const CPU_SLOWDOWN = 6;

/** The elements that are clicked, and the texts that are typed into them. */
const INTERACTIONS: readonly (readonly [selector: string, text?: string])[] = [
  ['nav li:nth-of-type(2) a'],
  ['[data-part="speed-lab"] [type="range"]'],
  ['#faq summary'],
  ['#faq details:nth-of-type(2) summary'],
  ['#contact [name="name"]', 'Mei'],
  ['#contact [name="email"]', 'mei@a.club'],
  ['#contact [name="subject"]', 'Club'],
  ['#contact [name="message"]', 'May we try it?'],
  ['#contact [type="submit"]'],
  ['[data-opens="demo"]'],
  ['#demo [type="submit"]'],
];

/** Opens the home page and scrolls to each island, which makes it hydrate. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const island of await page.locator('astro-island > *').all())
    await island.evaluate((element) => element.scrollIntoView());
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

async function tryEveryFeature(page: Page): Promise<void> {
  for (const [selector, text] of INTERACTIONS) {
    const target = page.locator(selector).first();
    await target.click();
    if (text) await target.pressSequentially(text);
  }
}

/** Measures the scripts that the home page has fetched once every feature has been used. */
export async function measureAllScripts(page: Page): Promise<Metric[]> {
  const recordedFiles = recordFiles(page);
  await openHydrated(page);
  await tryEveryFeature(page);
  const scriptsB = sumBytes(await recordedFiles(), 'script');
  return [measured('/', 'scripts of every feature', scriptsB)];
}

/**
 * Measures how long the slowest interaction takes on a slow phone, from the event to the next paint. It
 * is 0 if none takes 104 ms, because browsers record no shorter events by default.
 */
export async function measureSlowestInteraction(page: Page): Promise<Metric[]> {
  await openHydrated(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tryEveryFeature(page);
  const slowestMs = await page.evaluate(async () => {
    const events: PerformanceEventTiming[] = [];
    new PerformanceObserver((list) => {
      events.push(...(list.getEntries() as PerformanceEventTiming[]));
    }).observe({ type: 'event', buffered: true });
    // Until the last events have been painted and recorded.
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Others, such as "pointerleave", are no interactions (https://web.dev/articles/inp).
    const interactions = events.filter(({ interactionId }) => interactionId);
    return Math.max(0, ...interactions.map(({ duration }) => duration));
  });
  return [measured('/', 'slowest interaction', slowestMs)];
}
