/** The numbers in the English sentences, wherever an owner has left them. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { english } from '../../i18n/content.ts';
import { AERODYNAMIC_LENGTH_M } from '../../lib/flight/flight.ts';

const { filmingGuide, trailer } = english;

const tips = filmingGuide.tips.map(({ text }) => text).join('\n');

/** The numbers that a pattern finds in a text. A test of words that an owner has changed is skipped. */
function readNumbers(t: TestContext, text: string, pattern: RegExp): number[] {
  const numbers = pattern.exec(text)?.slice(1).map(Number) ?? [];
  if (numbers.length === 0) t.skip('the sentence has other words');
  return numbers;
}

const toDigits = (value: number, digits: number) => Number(value.toFixed(digits));

test('a shuttle loses half its speed in the metres the lead names', (t) => {
  const [halfM] = readNumbers(t, trailer.lead, /half its speed in ([\d.]+)\smetres/);
  // Under drag alone v = v₀ e^(-s/L).
  if (halfM) assert.equal(halfM, toDigits(AERODYNAMIC_LENGTH_M * Math.log(2), 1));
});

test('a wobble of one degree moves the image as far as the tip says', (t) => {
  const numbers = readNumbers(
    t,
    tips,
    /at (\d+)\sm, one degree of wobble shifts the picture (\d+)\scm/,
  );
  const [distanceM, shiftCm] = numbers;
  if (distanceM) assert.equal(shiftCm, toDigits(distanceM * Math.tan(Math.PI / 180) * 100, 0));
});

test('off the side view, the speed across the image falls with the cosine', (t) => {
  const numbers = readNumbers(t, tips, /(\d+)\sdegrees off and it reads (\d+)\spercent low/);
  const [angleDeg, lessPercent] = numbers;
  const expected = (angle: number) => toDigits((1 - Math.cos((angle * Math.PI) / 180)) * 100, 0);
  if (angleDeg) assert.equal(lessPercent, expected(angleDeg));
});
