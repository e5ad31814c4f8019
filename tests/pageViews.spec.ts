import { site } from '../site.config.ts';
import { expect, ROUTES, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCRIPT = site.pageViewScript ?? '';

test.skip(SCRIPT === '', 'this site counts no page views');

test('every page asks the host’s script to count it, after it has loaded', async ({ page }) => {
  for (const path of ROUTES) {
    const loaded = page.waitForResponse((response) => response.url().endsWith(SCRIPT));
    await page.goto(path);
    await (await loaded).finished();
    const waitedForLoad = await page.evaluate((script) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [entry] = performance.getEntriesByName(location.origin + script);
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      return entry !== undefined && entry.startTime >= loadEventStart;
    }, SCRIPT);
    expect(waitedForLoad).toBe(true);
  }
});

test('events wait in a queue until the script is there', async ({ page }) => {
  await page.goto('/');
  const queued = await page.evaluate(() => {
    window.va?.('event', { name: 'test' });
    return window.vaq;
  });
  expect(queued).toEqual([['event', { name: 'test' }]]);
});

test('without the script the page works, and the console says so', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  await page.route(`**${SCRIPT}`, (route) => route.abort());
  const said = page.waitForEvent('console', (message) => message.text().includes('not counted'));
  await page.goto('/');
  await said;
  await page.getByText('Watch demo').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
