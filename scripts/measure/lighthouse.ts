/** Runs Lighthouse. npm fetches it when needed, because it is as large as a third of all packages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../install.mjs';
import { type BudgetName, measured, SCORE_BUDGET } from './budgets.ts';
import type { Metric } from './metric.ts';

const COMMAND = 'exec --yes --package=lighthouse@13.5.0 -- lighthouse --quiet --output=json';

/** The part of a report that is used here. The highest score is 1. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; numericValue?: number }>
  >;
}

/** The audits that are reported by their values. */
const AUDITS: readonly BudgetName[] = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Measures a page on a simulated phone. */
export async function measureWithLighthouse(url: string): Promise<Metric[]> {
  const args = [...COMMAND.split(' '), '--chrome-flags=--headless=new --no-sandbox', url];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)('npm', args, { env, maxBuffer: 2 ** 26 });
  const { categories, audits }: Report = JSON.parse(stdout);
  const scores = Object.entries(categories).map(([name, { score }]) => ({ name, score }));
  // Chromium's headless shell has no back/forward cache.
  const cacheScore = audits['bf-cache']?.score ?? null;
  if (cacheScore !== null) scores.push({ name: 'back/forward cache', score: cacheScore });
  const { pathname } = new URL(url);
  return [
    ...scores.map(({ name, score }) => ({
      ...SCORE_BUDGET,
      name: `${pathname}: ${name}`,
      value: 100 * score,
    })),
    ...AUDITS.map((name) => measured(pathname, name, audits[name]?.numericValue ?? Number.NaN)),
  ];
}
