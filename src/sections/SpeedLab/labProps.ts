import type { Content } from '../../i18n/content.ts';
import type { Unit } from '../../lib/browser/speedUnit.ts';
import type { FlightAnalysis } from './flightAnalysis.ts';
import type { Smash } from './labSettings.ts';
import type { MeasuredSpeed } from './measuredSpeeds.ts';

/** Words of the lab. */
export type LabWords = Content['labWords'];

/** Props shared by the parts of the lab. */
export interface LabProps {
  words: LabWords;
  /** The language of the words, which decides on the decimal sign. */
  lang: string;
  /** In ascending order. The fastest of them are the records to choose from. */
  measuredSpeeds: readonly Pick<MeasuredSpeed, 'speedKmh' | 'who' | 'inMatch'>[];
  smash: Smash;
  analysis: FlightAnalysis;
  unit: Unit;
  /** False in the served page, which saves bytes with fewer dots and speeds, and may have no style attributes. */
  isHydrated: boolean;
  onChange: (part: Partial<Smash>) => void;
}
