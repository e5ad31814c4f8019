/** Runs Lighthouse. npm fetches it when needed, because it is as large as a third of all packages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../install.mjs';
import { type Metric, median, repeat } from './metric.ts';

const COMMAND = 'exec --yes --package=lighthouse@13.5.0 -- lighthouse --quiet --output=json';

/** The part of a report that is used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; numericValue?: number }>
  >;
}

/** The audits that are reported by their values, with their units and budgets. */
const AUDITS: Readonly<Record<string, Pick<Metric, 'unit' | 'max'>>> = {
  'first-contentful-paint': { unit: 'ms' },
  'largest-contentful-paint': { unit: 'ms' },
  'total-blocking-time': { unit: 'ms', max: 30 },
  'cumulative-layout-shift': { unit: '', max: 0 },
};

async function runLighthouse(url: string): Promise<Report> {
  const args = [...COMMAND.split(' '), '--chrome-flags=--headless=new --no-sandbox', url];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)('npm', args, { env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** Measures a page on a simulated phone: medians of several runs. */
export async function measureWithLighthouse(url: string, runs: number): Promise<Metric[]> {
  const reports = await repeat(runs, () => runLighthouse(url));
  const medianOf = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? Number.NaN));
  const score = (name: string, read: (report: Report) => number | null | undefined): Metric => {
    return { name, value: 100 * medianOf(read), unit: 'points', min: 100 };
  };
  // Chromium's headless shell has no back/forward cache.
  const canTestCache = reports.every(({ audits }) => typeof audits['bf-cache']?.score === 'number');
  return [
    ...Object.keys(reports[0]?.categories ?? {}).map((name) =>
      score(name, ({ categories }) => categories[name]?.score),
    ),
    ...(canTestCache
      ? [score('back/forward cache', ({ audits }) => audits['bf-cache']?.score)]
      : []),
    ...Object.entries(AUDITS).map(([name, budget]) => ({
      name,
      value: medianOf(({ audits }) => audits[name]?.numericValue),
      ...budget,
    })),
  ];
}
