import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setHeadline } from '../headline.ts';
import { headlinePath, setWord } from './setWords.ts';

const BLOCK = { leftPx: 64, rightPx: 540, baselinePx: 566 };

/** The points of a path: a level or upright stroke gives one of their coordinates. */
function pointsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') x = numbers[0] ?? x;
    if (command === 'V') y = numbers[0] ?? y;
    if (command === 'H' || command === 'V') return [[x, y] as [number, number]];
    return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
      [x, y] = [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0];
      return [x, y];
    });
  });
}

/** The box round a path's points. */
function box(path: string) {
  const points = pointsOf(path);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
const near = (a: number, b: number, within = 0.05) =>
  assert.ok(Math.abs(a - b) < within, `${a} is not ${b}`);

test('the lines of a headline reach from edge to edge, and the last stands on the baseline', () => {
  const { narrow } = setHeadline('How fast was that?');
  for (const line of narrow) {
    const { left, right } = box(headlinePath([line], BLOCK));
    near(left, BLOCK.leftPx, 0.3);
    near(right, BLOCK.rightPx, 0.3);
  }
  // Round letters reach a little below it.
  near(box(headlinePath(narrow, BLOCK)).bottom, BLOCK.baselinePx, 4);
});

for (const title of [
  'How fast was that?',
  'Joggy pygmy jumps, quickly',
  'Jogging (quickly) Åland, gypsy? ÉÅÇ flight of the kid',
]) {
  test(`no two lines of "${title}" touch, and all stand below the name`, () => {
    const { narrow } = setHeadline(title);
    // Each line's box within the whole: a path of the last lines ends on the same baseline.
    const boxes = narrow.map((_, i) => box(headlinePath(narrow.slice(i), BLOCK)));
    for (const [i, { top }] of boxes.entries()) {
      const above = narrow[i - 1];
      if (!above) continue;
      const ys = pointsOf(headlinePath(narrow.slice(i - 1), BLOCK)).map(([, y]) => y);
      const nearest = Math.max(...ys.filter((y) => y < top - 0.05));
      assert.ok(top - nearest > 8, `${top - nearest} px above line ${i}`);
    }
    assert.ok((boxes[0]?.top ?? 0) > 110);
  });
}

test('a title of one word is one line, a short one not as wide as it would be high', () => {
  const { left, right } = box(headlinePath(setHeadline('Smash').narrow, BLOCK));
  near(left, BLOCK.leftPx, 0.3);
  near(right, BLOCK.rightPx, 0.3);
  const short = box(headlinePath(setHeadline('Go').narrow, BLOCK));
  near(short.left, BLOCK.leftPx, 0.3);
  assert.ok(short.right < 400 && short.top > 400);
});

test('a word begins or ends with its ink at the edge', () => {
  const place = { edgePx: 500, baselinePx: 100, sizePx: 90 };
  const setting = { widthPercent: 150, trackingEm: -0.02 };
  const begins = setWord('320', setting, { ...place, side: 'left' });
  near(box(begins.path).left, 500);
  near(begins.leftPx, 500);
  const ends = setWord('320', setting, { ...place, side: 'right' });
  near(box(ends.path).right, 500);
  near(box(ends.path).left, ends.leftPx);
});
