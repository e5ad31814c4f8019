import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNear } from '../../../../tests/support/unitTests.ts';
import { layoutHeadline } from '../headlineLayout.ts';
import { headlinePath, layoutWord } from './layoutWords.ts';

const BLOCK = { leftPx: 64, rightPx: 540, baselinePx: 566 };

/** The edges of a path, and every height at which it has a point. */
function measure(path: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', text = ''] of path.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else for (const [i, value] of numbers.entries()) (i % 2 === 0 ? xs : ys).push(value);
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys), ys };
}

for (const title of ['How fast was that?', 'Jogging (quickly) Åland, gypsy? ÉÅÇ flight of the kid'])
  test(`the lines of "${title}" reach from edge to edge and do not touch`, () => {
    const { narrow } = layoutHeadline(title);
    for (const [i, line] of narrow.entries()) {
      const { left, right } = measure(headlinePath([line], BLOCK));
      assertNear(left, BLOCK.leftPx, 0.3);
      assertNear(right, BLOCK.rightPx, 0.3);
      if (i === 0) continue;
      // A path of the last lines ends on the same baseline as the whole.
      const { top } = measure(headlinePath(narrow.slice(i), BLOCK));
      const above = measure(headlinePath(narrow.slice(i - 1), BLOCK)).ys;
      assert.ok(top - Math.max(...above.filter((y) => y < top - 0.05)) > 8, `above line ${i}`);
    }
    const whole = measure(headlinePath(narrow, BLOCK));
    // Round letters reach a little below the baseline; the name stands above 110 px.
    assertNear(whole.bottom, BLOCK.baselinePx, 30);
    assert.ok(whole.top > 110);
  });

test('a very short title is not as wide as it would be high', () => {
  const { left, right, top } = measure(headlinePath(layoutHeadline('Go').narrow, BLOCK));
  assertNear(left, BLOCK.leftPx, 0.3);
  assert.ok(right < 400 && top > 400);
});

test('a word begins or ends with its ink at the edge, and stands on its baseline', () => {
  const style = { edgePx: 500, baselinePx: 100, sizePx: 90, widthPercent: 150, trackingEm: -0.02 };
  for (const side of ['left', 'right'] as const) {
    const { path, leftPx } = layoutWord('320', { ...style, side });
    const ink = measure(path);
    assertNear(ink[side], 500, 0.05);
    assertNear(ink.left, leftPx, 0.05);
    // Round figures reach a little below the line.
    assertNear(ink.bottom, 100, 2);
  }
});
