import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNear } from '../../../tests/support/unitTests.ts';
import { findFurtherParts, measureLetter, outline } from './displayFont.ts';

const advanceEm = (character: string, widthPercent: number) =>
  measureLetter(character, widthPercent).advanceEm;

test('letters are as wide as those of the font at its masters', () => {
  assertNear(advanceEm('H', 50), 0.3285);
  assertNear(advanceEm('H', 100), 0.715);
  assertNear(advanceEm('H', 150), 1.1015);
});

test('between two masters letters are interpolated', () => {
  assertNear(advanceEm('w', 75), (advanceEm('w', 50) + advanceEm('w', 100)) / 2);
  assertNear(advanceEm('w', 140), (advanceEm('w', 130) + advanceEm('w', 150)) / 2);
});

test('a letter the font lacks cannot be drawn', () => {
  const place = { xPx: 0, yPx: 0, sizePx: 10 };
  assert.throws(() => outline([measureLetter('a', 100), measureLetter('ж', 100)], place), /no "ж"/);
});

test('a text whose letters a page lacks needs the part of the font that has them', () => {
  assert.deepEqual(findFurtherParts('How fast was that? Éclair', ['latin']), []);
  assert.deepEqual(findFurtherParts('Łódź č', ['latin']), ['latinExtended']);
  assert.deepEqual(findFurtherParts('c\u030c', ['latin']), ['latinExtended']);
  assert.deepEqual(findFurtherParts('cơ č', ['latin']), ['latinExtended', 'vietnamese']);
  // Two parts have this letter.
  assert.deepEqual(findFurtherParts('ă', ['latin', 'vietnamese']), []);
  // The text of another script is in a font of the system.
  assert.deepEqual(findFurtherParts('速', ['latin']), []);
});
