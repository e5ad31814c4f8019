/**
 * The bytes and files of a first visit against the budgets in `scripts/measure/budgets.ts`.
 * `npm run measure` prints these metrics and more.
 */
import { FIRST_VISITS, measureFirstVisit } from '../scripts/measure/bytes.ts';
import { measureAllScripts } from '../scripts/measure/interactions.ts';
import { formatMetric, isWithinBudget, type Metric } from '../scripts/measure/metric.ts';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, test } from './fixtures.ts';
import { scrollThrough } from './layout.ts';
import { slowOn } from './slow.ts';

const { messageForm } = english;

function expectWithinBudget(metrics: readonly Metric[]): void {
  for (const metric of metrics) {
    console.log(`  ${formatMetric(metric)}`);
    expect.soft(isWithinBudget(metric), formatMetric(metric)).toBe(true);
  }
}

for (const visit of FIRST_VISITS) {
  const { path, viewport, deviceScaleFactor } = visit;
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor });

    test(`${path}: the budgets at ${viewport.width} px`, slowOn(path), async ({ page }) =>
      expectWithinBudget(await measureFirstVisit(page, visit)),
    );
  });
}

test('all scripts are within their budget, and a second visit fetches only the page', async ({
  page,
}) => {
  expectWithinBudget(await measureAllScripts(page));
  await expect(page.getByText(messageForm.sentNote)).toBeVisible();
  // How near a lazy image has to be depends on how fast the browser believes the network to be.
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  // The host decides how long its own script is cached.
  expect(fetched.filter((file) => file !== site.pageViewScript)).toEqual([]);
});
