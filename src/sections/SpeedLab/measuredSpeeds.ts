import type { Content } from '../../i18n/content.ts';

interface MeasuredSpeedData {
  id: keyof Content['measured'];
  speedKmh: number;
  /** Whether it was measured in a match, and not under test conditions. */
  inMatch: boolean;
}

/**
 * Measured speeds, in any order; their sources are in the content. Elite men: the three fastest
 * smashes of each, 95.0 m/s on average. College players: 54 m/s from a standing smash.
 */
const MEASURED_SPEEDS: readonly MeasuredSpeedData[] = [
  { id: 'college', speedKmh: 194, inMatch: false },
  { id: 'eliteMen', speedKmh: 342, inMatch: false },
  { id: 'pearlyTan', speedKmh: 438, inMatch: false },
  { id: 'tanBoonHeong', speedKmh: 493, inMatch: false },
  { id: 'rankireddy', speedKmh: 565, inMatch: false },
  { id: 'intanon', speedKmh: 372, inMatch: true },
  { id: 'leeChongWei', speedKmh: 408, inMatch: true },
  { id: 'lakshyaSen', speedKmh: 420, inMatch: true },
  { id: 'kolding', speedKmh: 426, inMatch: true },
];

/** Lists the measured speeds with their words, in ascending order. */
export const listMeasuredSpeeds = ({ measured }: Pick<Content, 'measured'>) =>
  MEASURED_SPEEDS.map(({ id, ...speed }) => ({ ...speed, ...measured[id] })).sort(
    (a, b) => a.speedKmh - b.speedKmh,
  );

/** A measured speed: `who` hit it, and `where` it is written, with date and conditions. */
export type MeasuredSpeed = ReturnType<typeof listMeasuredSpeeds>[number];
