import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSize } from './validateScreenshot.ts';

/** The screens of every iPhone with Face ID up to 2025, in pixels: width and height, one after the other. */
const IPHONES_PX = [
  828, 1792, 1080, 2340, 1125, 2436, 1170, 2532, 1179, 2556, 1206, 2622, 1242, 2688, 1260, 2736,
  1284, 2778, 1290, 2796, 1320, 2868,
];

test('a screenshot of any iPhone with Face ID is taken, either way it is held', () => {
  for (let i = 0; i < IPHONES_PX.length; i += 2) {
    const [short = 0, long = 0] = IPHONES_PX.slice(i);
    checkSize('a.png', { width: short, height: long }, 'portrait');
    checkSize('a.png', { width: long, height: short }, 'landscape');
  }
});

for (const [what, width, height, shape, expected] of [
  ['of an iPhone with a home button', 750, 1334, 'portrait', 'upright.*1179 x 2556'],
  ['held the other way', 1179, 2556, 'landscape', 'sideways.*2556 x 1179'],
  ['made smaller', 852, 393, 'landscape', 'sideways.*2556 x 1179'],
] as const)
  test(`a screenshot ${what} is refused with its file, its size and what is expected`, () => {
    const size = `${width} x ${height} pixels`;
    const message = new RegExp(`^src/assets/a\\.png is ${size}: .*${expected}\\.$`);
    assert.throws(() => checkSize('src/assets/a.png', { width, height }, shape), { message });
  });
