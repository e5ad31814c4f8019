import { labWords as words } from '../../../content/en/speedLab.ts';
import type { Reading } from './reading.ts';
import { inUnit, type Unit } from './unit.ts';

/** What is heard once a smash is set: the read-outs in one breath. */
export function summaryOf(reading: Reading, unit: Unit): string {
  const { ending, speedAtNetKmh, speedAtReceiverKmh, timeToReceiverMs, landingM } = reading;
  const speed = (label: string, speedKmh: number | null) =>
    speedKmh === null ? [] : [`${label} ${inUnit(speedKmh, unit)} ${unit}`];
  return [
    ...speed(words.atNet, speedAtNetKmh),
    ...speed(words.atReceiver, speedAtReceiverKmh),
    ...(timeToReceiverMs === null
      ? []
      : [`${words.timeToReceiver} ${Math.round(timeToReceiverMs)} ms`]),
    ...(landingM === null ? [] : [`${words.lands} ${landingM.toFixed(2)} m`]),
    words.ending[ending],
  ].join('. ');
}
