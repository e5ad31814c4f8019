/** A measured value with its budget: a maximum or a minimum, or none if it is only reported. */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 'ms' | 'files' | 'points' | '';
  readonly max?: number;
  readonly min?: number;
}

/** Whether a metric keeps to its budget. */
export function isWithinBudget({ value, max = Infinity, min = -Infinity }: Metric): boolean {
  return value <= max && value >= min;
}

/** A metric as a line of text. */
export function formatMetric(metric: Metric): string {
  const { name, value, unit, max, min } = metric;
  const budget = max !== undefined ? `≤ ${max}` : min !== undefined ? `≥ ${min}` : '';
  const rounded = Math.round(value * 1000) / 1000;
  const verdict = isWithinBudget(metric) ? '' : 'OVER BUDGET';
  return `${name.padEnd(60)} ${`${rounded} ${unit}`.padStart(12)}  ${budget.padEnd(9)} ${verdict}`;
}

/** Measures several times in turn. Each metric gets its median value; of two in the middle the higher. */
export async function measureMedians(
  runs: number,
  measure: () => Promise<Metric[]>,
): Promise<Metric[]> {
  const results = await Array.fromAsync({ length: runs }, measure);
  const [first = []] = results;
  return first.map((metric) => {
    const values = results.flatMap((metrics) =>
      metrics.filter(({ name }) => name === metric.name).map(({ value }) => value),
    );
    const value = values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
    return { ...metric, value };
  });
}
