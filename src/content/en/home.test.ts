import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AERODYNAMIC_LENGTH_M, distanceUnderDragM, EXAMPLE_SMASH } from '../../lib/flight.ts';
import { filmingGuide, trailer } from './home.ts';

/** What stands in a sentence, as a number. */
const numbers = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const tip = (title: string) => filmingGuide.tips.find((each) => each.title === title)?.text ?? '';
const toDigits = (value: number, digits: number) => Number(value.toFixed(digits));

test('a shuttle loses half its speed in the metres the lead names', () => {
  // Under drag alone v = v₀ e^(-s/L).
  assert.deepEqual(numbers(trailer.lead), [toDigits(AERODYNAMIC_LENGTH_M * Math.log(2), 1)]);
});

test('the gaps between the first two frames are those of the example smash', () => {
  const gapM = (fps: number) => distanceUnderDragM(EXAMPLE_SMASH.speedKmh, 1 / fps);
  assert.deepEqual(numbers(tip('Frame rate')), [
    30,
    toDigits(gapM(30), 1),
    240,
    toDigits(gapM(240), 2),
  ]);
  assert.deepEqual(numbers(filmingGuide.chart.caption), [EXAMPLE_SMASH.speedKmh]);
});

test('a wobble of one degree moves the picture as far as the words say', () => {
  const [distanceM = 0, shiftCm] = numbers(tip('Steadiness'));
  assert.equal(shiftCm, toDigits(distanceM * Math.tan(Math.PI / 180) * 100, 0));
});

test('off the side view, the speed across the picture falls with the cosine', () => {
  const [angleDeg = 0, lessPercent] = numbers(tip('Angle'));
  assert.equal(lessPercent, toDigits((1 - Math.cos((angleDeg * Math.PI) / 180)) * 100, 0));
});
