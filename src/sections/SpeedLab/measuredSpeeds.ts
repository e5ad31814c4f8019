import type { Content } from '../../i18n/content.ts';

/**
 * Measured speeds, the slowest first; their sources are in the content. Elite men: the three fastest
 * smashes of each, 95.0 m/s on average. College players: 54 m/s from a standing smash.
 */
const MEASURED_SPEEDS: readonly { id: keyof Content['measured']; speedKmh: number }[] = [
  { id: 'college', speedKmh: 194 },
  { id: 'eliteMen', speedKmh: 342 },
  { id: 'intanon', speedKmh: 372 },
  { id: 'leeChongWei', speedKmh: 408 },
  { id: 'lakshyaSen', speedKmh: 420 },
  { id: 'kolding', speedKmh: 426 },
  { id: 'pearlyTan', speedKmh: 438 },
  { id: 'tanBoonHeong', speedKmh: 493 },
  { id: 'rankireddy', speedKmh: 565 },
];

/** The measured speeds with their words, in ascending order. */
export const measuredSpeeds = ({ measured }: Pick<Content, 'measured'>) =>
  MEASURED_SPEEDS.map(({ id, speedKmh }) => ({ speedKmh, ...measured[id] }));

/** A measured speed: `who` hit it, and `where` it is written, with date and conditions. */
export type MeasuredSpeed = ReturnType<typeof measuredSpeeds>[number];
