/** Rounds a coordinate of a drawing to a tenth of a unit, to save bytes. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
