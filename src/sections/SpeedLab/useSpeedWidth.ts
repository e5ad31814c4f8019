import { type RefObject, useLayoutEffect } from 'react';

/** The width of a number at full speed, and at none, on the display font's width axis. */
const FULL_PERCENT = 120;
const LEAST_PERCENT = 50;
/** Browsers render text of a new width slowly. */
const STEP_PERCENT = 5;

/** Makes a number as wide as the share of its speed that is left, as the headline's letters are. */
export function useSpeedWidth(number: RefObject<HTMLElement | null>, share: number): void {
  const percent = LEAST_PERCENT + share * (FULL_PERCENT - LEAST_PERCENT);
  const stretch = `${Math.round(percent / STEP_PERCENT) * STEP_PERCENT}%`;
  // Not a style attribute, which the security policy forbids in the served page.
  useLayoutEffect(() => {
    number.current?.style.setProperty('font-stretch', stretch);
  }, [number, stretch]);
}
