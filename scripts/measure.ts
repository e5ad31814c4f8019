/**
 * `npm run measure`: builds the site, and prints what it costs a visitor against the budgets in
 * `measure/budgets.ts`. `--runs 5` is how often timings are measured.
 */
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { PAGE_PATHS } from '../src/lib/pagePaths.ts';
import { buildSite } from './build.ts';
import { findChromium } from './install.mjs';
import { FIRST_VISITS, measureFirstVisit } from './measure/bytes.ts';
import { measureAllScripts, measureSlowestInteraction } from './measure/interactions.ts';
import { measureWithLighthouse } from './measure/lighthouse.ts';
import { formatMetric, isWithinBudget, type Metric, measureMedians } from './measure/metric.ts';
import { MOCK_EMAIL_SETTINGS } from './mockEmailService.ts';
import { serveSite } from './server.ts';

const FOLDER = '.test/measure';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const metrics: Metric[] = [];

function report(title: string, found: readonly Metric[]): void {
  console.log(`\n${title}\n${found.map(formatMetric).join('\n')}`);
  metrics.push(...found);
}

console.log('Building…');
await buildSite(FOLDER, MOCK_EMAIL_SETTINGS);
const { url, close } = await serveSite({ folder: FOLDER, onEmail: () => {} });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

/** Measures on a page of its own, and closes it: its animations would slow down the next one. */
async function onPage(
  measure: (page: Page) => Promise<Metric[]>,
  options: BrowserContextOptions = {},
): Promise<Metric[]> {
  await using page = await browser.newPage({ baseURL: url, ...options });
  return await measure(page);
}

for (const visit of FIRST_VISITS)
  report('First visit', await onPage((page) => measureFirstVisit(page, visit), visit));
report('Every feature used', await onPage(measureAllScripts));
const interactions = await measureMedians(runs, () => onPage(measureSlowestInteraction));
report(`Interactions, median of ${runs}`, interactions);
await browser.close();
// Lighthouse marks the 404 page down for its status.
for (const path of PAGE_PATHS) {
  const found = await measureMedians(runs, () => measureWithLighthouse(`${url}/${path}`));
  report(`Lighthouse, /${path}, median of ${runs}`, found);
}
await close();

const overBudget = metrics.filter((metric) => !isWithinBudget(metric));
console.log(`\n${metrics.length} metrics, ${overBudget.length} over budget`);
for (const metric of overBudget) console.log(formatMetric(metric));
process.exitCode = overBudget.length > 0 ? 1 : 0;
