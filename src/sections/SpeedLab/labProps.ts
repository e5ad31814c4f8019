import type { LabWords } from '../../content/en/speedLab.ts';
import type { FlightAnalysis } from './flightAnalysis.ts';
import type { Smash } from './smash.ts';
import type { Unit } from './unit.ts';

/** Props shared by the parts of the lab. */
export interface LabProps {
  words: LabWords;
  smash: Smash;
  analysis: FlightAnalysis;
  unit: Unit;
}
