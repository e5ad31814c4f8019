import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inkOfEm, setHeadline } from './headline.ts';

const { lines, space } = setHeadline('How fast was that?');
const letters = lines.flat();

test('widths fall from 150 to 50 percent, as a shuttle slows', () => {
  assert.equal(letters[0]?.widthPercent, 150);
  assert.equal(letters.at(-1)?.widthPercent, 50);
  const slowness = letters.map(({ widthPercent, index }) => [index, 1 / widthPercent] as const);
  for (const [index, value] of slowness)
    assert.ok(Math.abs(value - (1 + (2 * index) / 17) / 150) < 1e-6, `letter ${index}`);
});

test('it breaks at the space nearest to its middle', () => {
  const words = lines.map((line) => line.map(({ character }) => character).join(''));
  assert.deepEqual(words, ['How fast', 'was that?']);
  assert.equal(space?.index, 8);
});

test('a title without spaces is one line, an empty one none wide', () => {
  assert.equal(setHeadline('Smash').lines.length, 1);
  assert.equal(setHeadline('Smash').space, null);
  assert.equal(inkOfEm(setHeadline('').lines.flat()).width, 0);
});

test('a line is as wide as its letters together, but for what is empty at its ends', () => {
  const [line = []] = lines;
  const sum = line.reduce((total, { advanceEm }) => total + advanceEm, 0);
  const { left, width } = inkOfEm(line);
  assert.ok(left > 0.03 && left < 0.1, `${left} em`);
  assert.ok(width < sum - left && width > sum - left - 0.1, `${width} of ${sum} em`);
});
