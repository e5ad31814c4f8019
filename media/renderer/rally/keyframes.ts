/** Smooth interpolation of keyframes. */

/** Smoothstep: from 0 to 1, starting and ending at rest. */
export const smooth = (share: number): number => share * share * (3 - 2 * share);

export interface Keyframe {
  readonly timeS: number;
  readonly values: readonly number[];
}

/** The slope of a value at a keyframe: zero at both ends and at turning points. */
function slope(
  before: Keyframe | undefined,
  here: Keyframe,
  after: Keyframe | undefined,
  i: number,
): number {
  if (!before || !after) return 0;
  const value = here.values[i] ?? 0;
  const rise = (value - (before.values[i] ?? 0)) / (here.timeS - before.timeS);
  const next = ((after.values[i] ?? 0) - value) / (after.timeS - here.timeS);
  // The harmonic mean prevents overshoots (Fritsch and Butland, 1984).
  return rise * next <= 0 ? 0 : (2 * rise * next) / (rise + next);
}

/** The values at a time, interpolated by cubic splines that never overshoot a keyframe. */
export function valuesAt(keys: readonly Keyframe[], timeS: number): number[] {
  const index = keys.findLastIndex((key) => key.timeS <= timeS);
  const from = keys[Math.max(0, index)];
  const to = keys[index + 1];
  if (!from) return [];
  if (!to || index < 0) return [...from.values];
  const spanS = to.timeS - from.timeS;
  const u = (timeS - from.timeS) / spanS;
  return from.values.map((a, i) => {
    const b = to.values[i] ?? a;
    const leaving = slope(keys[index - 1], from, to, i) * spanS;
    const arriving = slope(from, to, keys[index + 2], i) * spanS;
    return (
      a * (1 + 2 * u) * (1 - u) ** 2 +
      leaving * u * (1 - u) ** 2 +
      b * u * u * (3 - 2 * u) +
      arriving * u * u * (u - 1)
    );
  });
}
