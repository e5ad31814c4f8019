import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { site } from '../../site.config.ts';
import { launch, type MeasuredSite } from './browser.ts';
import { type Figure, median } from './figure.ts';

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));

/** What of Lighthouse's report is read here. */
export interface Report {
  /** How fast the processor was: from 1500 a fast desktop, below 800 a phone of the middle. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly unknown[] };
      }
    >
  >;
}

/** Lighthouse's own names. */
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const TIMINGS = {
  'first-contentful-paint': {},
  'largest-contentful-paint': {},
  'speed-index': {},
  'total-blocking-time': { atMost: 30 },
} as const;

/** Where Lighthouse finds the browser. */
const PORT = 9333;

/** One run. It reads what was printed even after a failure, which the report itself tells of. */
async function runOnce(measured: MeasuredSite, path: string): Promise<Report> {
  const browser = await launch(measured, { port: PORT });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[program, site.origin + path, `--port=${PORT}`, '--output=json', '--quiet'],
      // The page for unknown addresses comes with status 404, as it should.
      '--ignore-status-code',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout?: string }) => ({ stdout: error.stdout || '{}' }));
  await browser.close();
  return JSON.parse(stdout) as Report;
}

/** Lighthouse loses a trace now and then, and asks to be run again. */
async function run(measured: MeasuredSite, path: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const report = await runOnce(measured, path);
    const failure = report.categories ? report.runtimeError?.message : 'no report';
    if (!failure) return report;
    if (attempt === 3) throw new Error(`Lighthouse failed: ${failure}`);
  }
}

/** Several runs of Lighthouse for a phone on one page. */
export async function runLighthouse(
  measured: MeasuredSite,
  path: string,
  runs: number,
): Promise<Report[]> {
  const reports: Report[] = [];
  for (let i = 0; i < runs; i++) reports.push(await run(measured, path));
  return reports;
}

/** The median of one timing, in milliseconds. */
export const timingMs = (reports: readonly Report[], name: keyof typeof TIMINGS): number =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));

/** What a page fetched, of one kind or of all, in bytes as they travelled. */
export function transferredB(
  reports: readonly Report[],
  kind: 'Script' | 'Document' | 'all',
): number {
  const items = (reports[0]?.audits['network-requests']?.details?.items ?? []) as readonly {
    readonly resourceType?: string;
    readonly transferSize?: number;
  }[];
  return items
    .filter(({ resourceType }) => kind === 'all' || resourceType === kind)
    .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
}

/** What keeps a category from a full score, in Lighthouse's words. */
function shortcomings({ audits }: Report): string {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title)
    .join('; ');
}

/** How fast the machine was meanwhile: what "4x slower" and a time on it mean depends on it. */
export function machineFigure(reports: readonly Report[]): Figure {
  const indexes = reports.map(({ environment }) => environment.benchmarkIndex);
  return {
    name: "the processor's speed (Lighthouse's BenchmarkIndex)",
    value: median(indexes),
    unit: 'points',
    note: `${Math.min(...indexes)} to ${Math.max(...indexes)}`,
  };
}

/** The medians of several runs as figures. */
export function lighthouseFigures(path: string, reports: readonly Report[]): Figure[] {
  const [first] = reports;
  if (!first) return [];
  const named = (name: string) => `${path}: ${name.replaceAll('-', ' ')}`;
  const scoreOf = (name: string) =>
    100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0));
  const others = Object.keys(first.categories).filter(
    (name) => !SCORES.some((known) => known === name),
  );
  return [
    ...SCORES.map((name): Figure => {
      // The page for unknown addresses is meant to stay out of search engines, and its status is an
      // error in the browser's console.
      const isMeant =
        (name === 'seo' || name === 'best-practices') && first.audits['is-crawlable']?.score === 0;
      const value = scoreOf(name);
      const note = value < 100 ? shortcomings(first) : '';
      return {
        name: named(name),
        value,
        unit: 'points',
        note,
        ...(isMeant ? {} : { atLeast: 100 }),
      };
    }),
    ...others.map((name): Figure => ({ name: named(name), value: scoreOf(name), unit: 'points' })),
    ...(Object.keys(TIMINGS) as (keyof typeof TIMINGS)[]).map(
      (name): Figure => ({
        name: named(name),
        value: timingMs(reports, name),
        unit: 'ms',
        ...TIMINGS[name],
      }),
    ),
    {
      name: named('cumulative layout shift'),
      value: Math.max(
        ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
      ),
      unit: 'of 1',
      atMost: 0,
    },
  ];
}
