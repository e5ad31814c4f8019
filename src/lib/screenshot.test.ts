import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshotRefusal } from './screenshot.ts';

/** The screens of every iPhone with Face ID up to 2025, upright, in pixels. */
const IPHONES = [
  [828, 1792],
  [1080, 2340],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2688],
  [1260, 2736],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
] as const;

test('a screenshot of any iPhone with Face ID is taken, either way it is held', () => {
  for (const [short, long] of IPHONES) {
    assert.equal(screenshotRefusal('a.png', { width: short, height: long }, 'portrait'), null);
    assert.equal(screenshotRefusal('a.png', { width: long, height: short }, 'landscape'), null);
  }
});

for (const [what, width, height, shape] of [
  ['of an iPad', 2732, 2048, 'landscape'],
  ['of an iPad held upright', 2048, 2732, 'portrait'],
  ['of an iPhone with a home button', 750, 1334, 'portrait'],
  ['held the other way', 1179, 2556, 'landscape'],
  ['made smaller', 852, 393, 'landscape'],
  ['cut', 2556, 1000, 'landscape'],
] as const) {
  test(`a screenshot ${what} is refused in one sentence: the file, its size, what is expected`, () => {
    const refusal = screenshotRefusal('src/assets/a.png', { width, height }, shape) ?? '';
    assert.ok(refusal.startsWith(`src/assets/a.png is ${width} x ${height} pixels: `), refusal);
    const expected = shape === 'landscape' ? /sideways.*2556 x 1179\.$/ : /upright.*1179 x 2556\.$/;
    assert.match(refusal, expected);
    assert.equal(refusal.match(/\.(?= |$)/g)?.length, 1);
  });
}
