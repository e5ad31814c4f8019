import { labWords as words } from '../../../content/en/speedLab.ts';
import type { Reading } from './reading.ts';
import { inUnit, type Unit } from './unit.ts';

/** What is heard once a smash is set: the read-outs in one breath. */
export function summaryOf(reading: Reading, unit: Unit): string {
  const { ending, speedAtNetKmh, atReceiver } = reading;
  const speed = (label: string, speedKmh: number) => `${label} ${inUnit(speedKmh, unit)} ${unit}. `;
  const net = speedAtNetKmh ? speed(words.atNet, speedAtNetKmh) : '';
  const receiver = atReceiver
    ? `${speed(words.atReceiver, atReceiver.speedKmh)}${Math.round(atReceiver.timeS * 1000)} ms. `
    : '';
  return net + receiver + words.ending[ending];
}
