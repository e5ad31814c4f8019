import type { Figure } from './figure.ts';
import { type Report, TIMINGS, timingMs, transferredB } from './lighthouse.ts';

/** What the page costs as a share of what the same page costs when it is built the usual way. */
export function compare(ours: readonly Report[], usual: readonly Report[]): Figure[] {
  const timings = (Object.keys(TIMINGS) as (keyof typeof TIMINGS)[]).map((name) => ({
    name: name.replaceAll('-', ' '),
    ours: timingMs(ours, name),
    usual: timingMs(usual, name),
    unit: 'ms',
  }));
  const bytes = (['Script', 'Document', 'all'] as const).map((kind) => ({
    name: { Script: 'scripts', Document: 'HTML', all: 'everything fetched' }[kind],
    ours: transferredB(ours, kind),
    usual: transferredB(usual, kind),
    unit: 'B',
  }));
  return [...timings, ...bytes].map((pair) => ({
    name: `against the usual way: ${pair.name}`,
    value: pair.ours / pair.usual,
    unit: 'ratio',
    note: `${Math.round(pair.ours)} against ${Math.round(pair.usual)} ${pair.unit}`,
  }));
}
