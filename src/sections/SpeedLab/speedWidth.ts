/** The width of a number at full speed, and at none, on the display font's width axis. */
const FULL_PERCENT = 120;
const LEAST_PERCENT = 50;
/** Browsers render text of a new width slowly. */
const STEP_PERCENT = 5;

/** The width of a number with a share of its speed left, as that of the headline's letters. */
export function measureWidth(share: number): string {
  const percent = LEAST_PERCENT + share * (FULL_PERCENT - LEAST_PERCENT);
  return `${Math.round(percent / STEP_PERCENT) * STEP_PERCENT}%`;
}
