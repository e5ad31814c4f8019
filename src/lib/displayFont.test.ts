import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inkOf, letterOf, outline } from './displayFont.ts';

const near = (a: number, b: number, within = 1e-9) =>
  assert.ok(Math.abs(a - b) < within, `${a} is not ${b}`);

const advanceEm = (character: string, widthPercent: number) =>
  letterOf(character, widthPercent).advanceEm;

/** The x and y values of a path: every command of these outlines takes points. */
function coordinates(path: string): { xs: number[]; ys: number[] } {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return { xs: numbers.filter((_, i) => i % 2 === 0), ys: numbers.filter((_, i) => i % 2 === 1) };
}

test('advances are those of the font at its masters, and on a straight line between', () => {
  near(advanceEm('H', 50), 0.3285);
  near(advanceEm('H', 100), 0.715);
  near(advanceEm('H', 150), 1.1015);
  near(advanceEm('w', 75), (advanceEm('w', 50) + advanceEm('w', 100)) / 2);
  near(advanceEm('w', 140), (advanceEm('w', 130) + advanceEm('w', 150)) / 2);
});

test('a letter the font lacks cannot be drawn', () => {
  const place = { xPx: 0, yPx: 0, sizePx: 10 };
  assert.throws(() => outline([letterOf('a', 100), letterOf('ж', 100)], place), /no "ж"/);
});

test('an outline stands on its baseline, between the edges of its ink, in any size', () => {
  const letters = [...'320 H'].map((character) => letterOf(character, 120, -0.02));
  const { leftEm, rightEm } = inkOf(letters);
  for (const sizePx of [100, 200]) {
    const { xs, ys } = coordinates(outline(letters, { xPx: 40, yPx: 300, sizePx }));
    near(Math.min(...xs), 40 + leftEm * sizePx, 0.02);
    near(Math.max(...xs), 40 + rightEm * sizePx, 0.02);
    // Round figures reach a little below the line, and nothing is higher than the size.
    assert.ok(Math.min(...ys) > 300 - sizePx && Math.max(...ys) < 300 + 0.03 * sizePx);
  }
});
