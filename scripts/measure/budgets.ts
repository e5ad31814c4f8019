/**
 * All budgets, by the names of their metrics. `tests/budgets.spec.ts` and `tests/languages.spec.ts` enforce
 * those of bytes and files. No test enforces the timings and scores, because machines differ. Bytes are
 * counted as hosts send them: texts are compressed with Brotli.
 */
import type { Metric } from './metric.ts';

type Budget = Pick<Metric, 'unit' | 'min' | 'max'>;

/** 0 bytes would be a mistake of the measurement. */
const bytes = (max: number): Budget => ({ unit: 'B', min: 1, max });
const files = (max: number): Budget => ({ unit: 'files', max });

const BUDGETS = {
  // A first visit to the home page, a legal page or the 404, while nothing on it is used. The first section
  // includes the head: a new connection may send this much before it waits for an answer.
  'HTML of the first section': bytes(14_600),
  HTML: bytes(20_000),
  'inline scripts': bytes(2_000),
  'scripts before load': bytes(3_000),
  'scripts after load': bytes(4_000),
  fonts: bytes(24_000),
  'font files': files(1),
  'video files': files(0),
  'render-blocking requests': files(0),
  // Of the home page: 390 px at three pixels each, and 1440 px at two.
  'images of the first view on a phone': bytes(90_000),
  'images of the first view on a desktop': bytes(160_000),
  // Of other pages.
  'everything but the font': bytes(30_000),

  // The home page in another language. A drawn headline is in a script that the display font lacks.
  'HTML of a translation': bytes(22_000),
  'font files of a translation': files(2),
  'font files beside a drawn headline': files(0),

  // The home page once every feature has been used, on a slow phone.
  'scripts of every feature': bytes(76_000),
  'slowest interaction': { unit: 'ms', max: 100 },

  // Lighthouse on a simulated phone.
  'first-contentful-paint': { unit: 'ms' },
  'largest-contentful-paint': { unit: 'ms' },
  'total-blocking-time': { unit: 'ms', max: 30 },
  'cumulative-layout-shift': { unit: '', max: 0 },
} as const satisfies Readonly<Record<string, Budget>>;

/** The name of a metric with a budget. */
export type BudgetName = keyof typeof BUDGETS;

/** Every score of Lighthouse. */
export const SCORE_BUDGET = { unit: 'points', min: 100 } as const satisfies Budget;

/** A measured value with its budget. `place` says where it was measured. */
export function measured(place: string, name: BudgetName, value: number): Metric {
  return { ...BUDGETS[name], name: `${place}: ${name}`, value };
}
