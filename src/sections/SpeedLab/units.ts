/** Units as the page's language writes them after a number. */
import type { LabWords } from './labProps.ts';

/** A unit with the space before it. */
export const spacedUnit = ({ units, unitSpace }: LabWords, unit: keyof LabWords['units']): string =>
  unitSpace + units[unit];

/** A number with its unit. */
export const withUnit = (
  words: LabWords,
  value: number | string,
  unit: keyof LabWords['units'],
): string => value + spacedUnit(words, unit);
