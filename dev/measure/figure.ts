/** One measured value, and what it may be at most or has to be at least. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit:
    | 'B'
    | 'ms'
    | 'requests'
    | 'points'
    | 'percent'
    | 'ratio'
    | 'of 1'
    | 'frames'
    | 'tasks';
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What the value alone does not say. */
  readonly note?: string;
}

/** Whether a figure keeps to its budget; one without a budget does. */
export function isWithin({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

/** A figure as one line of a table. */
export function toLine(figure: Figure): string {
  const { name, value, unit, atMost, atLeast, note } = figure;
  const rounded = Math.round(value * 100) / 100;
  const budget =
    atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : 'reported';
  const verdict = isWithin(figure) ? '' : '  OVER BUDGET';
  const words = `${name.padEnd(66)}${String(rounded).padStart(9)} ${unit.padEnd(9)}${budget}`;
  return words + (note ? `  (${note})` : '') + verdict;
}

/** The middle one of several values; of two in the middle the higher. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
