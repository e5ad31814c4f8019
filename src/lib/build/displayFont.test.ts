import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNear } from '../../../tests/support/assertNear.ts';
import { measureLetter, needsVietnameseFont, outline } from './displayFont.ts';

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

test('only a text with Vietnamese letters needs their file', () => {
  assert.equal(needsVietnameseFont('How fast was that? Éclair'), false);
  assert.equal(needsVietnameseFont('cơ'), true);
  // As a letter and its accent.
  assert.equal(needsVietnameseFont('co\u031b'), true);
  // The font has no such letters.
  assert.equal(needsVietnameseFont('Łódź 速'), false);
});
