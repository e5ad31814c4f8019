import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setHeadline } from '../headline.ts';
import { headlinePath, setWord } from './setWords.ts';

const BLOCK = { leftPx: 64, rightPx: 540, baselinePx: 566 };

/** The box round a path's points. */
function box(path: string) {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd));
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
}
const near = (a: number, b: number, within = 0.05) =>
  assert.ok(Math.abs(a - b) < within, `${a} is not ${b}`);

test('both lines of a headline reach from edge to edge, and the last stands on the baseline', () => {
  const { lines } = setHeadline('How fast was that?');
  for (const line of lines) {
    const { left, right } = box(headlinePath([line], BLOCK));
    near(left, BLOCK.leftPx);
    near(right, BLOCK.rightPx);
  }
  // Round letters reach a little below it.
  near(box(headlinePath(lines, BLOCK)).bottom, BLOCK.baselinePx, 4);
});

test('the lines do not touch', () => {
  const [first = [], last = []] = setHeadline('How fast was that?').lines;
  const lastTop = box(headlinePath([last], BLOCK)).top;
  const both = headlinePath([first, last], BLOCK);
  const ys = (both.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, i) => i % 2 === 1);
  const above = Math.max(...ys.filter((y) => y < lastTop - 0.05));
  assert.ok(lastTop - above > 8, `${lastTop - above} px between them`);
});

test('a title of one word is one line, an empty one no path', () => {
  const { left, right } = box(headlinePath(setHeadline('Smash').lines, BLOCK));
  near(left, BLOCK.leftPx);
  near(right, BLOCK.rightPx);
  assert.equal(headlinePath(setHeadline('').lines, BLOCK), '');
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
