import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../i18n/content.ts';
import { AERODYNAMIC_LENGTH_M, EXAMPLE_SMASH } from '../../lib/flight.ts';

const { filmingGuide, trailer } = english;

/** The numbers in a sentence. */
const numbers = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const tip = (title: string) => filmingGuide.tips.find((each) => each.title === title)?.text ?? '';
const toDigits = (value: number, digits: number) => Number(value.toFixed(digits));

test('a shuttle loses half its speed in the metres the lead names', () => {
  // Under drag alone v = v₀ e^(-s/L).
  assert.deepEqual(numbers(trailer.lead), [toDigits(AERODYNAMIC_LENGTH_M * Math.log(2), 1)]);
});

test('the chart is computed for the example smash', () => {
  assert.deepEqual(numbers(filmingGuide.chart.caption), [EXAMPLE_SMASH.speedKmh]);
});

test('a wobble of one degree moves the image as far as the tip says', () => {
  const [distanceM = 0, shiftCm] = numbers(tip('Tripod'));
  assert.equal(shiftCm, toDigits(distanceM * Math.tan(Math.PI / 180) * 100, 0));
});

test('off the side view, the speed across the image falls with the cosine', () => {
  const [angleDeg = 0, lessPercent] = numbers(tip('From the side'));
  assert.equal(lessPercent, toDigits((1 - Math.cos((angleDeg * Math.PI) / 180)) * 100, 0));
});
