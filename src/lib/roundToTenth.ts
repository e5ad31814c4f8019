/** A coordinate of a drawing, rounded to a tenth of a unit: finer is not seen, only sent. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
