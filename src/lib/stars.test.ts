import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scatterStars } from './stars.ts';

for (const [wanted, layer0, layer1] of [
  [undefined, 36, 24],
  [60, 36, 24],
  [21, 13, 8],
  [20, 12, 8],
  [19, 12, 8],
  [0, 12, 8],
  [100, 60, 40],
] as const) {
  test(`${wanted ?? 'by default'} stars: ${layer0} in layer 0, ${layer1} in layer 1`, () => {
    assert.deepEqual(
      scatterStars(wanted).map((layer) => layer.length),
      [layer0, layer1],
    );
  });
}

test('the same sky every time, and every star in it', () => {
  assert.deepEqual(scatterStars(), scatterStars());
  for (const { leftPercent, topPercent, radiusPx } of scatterStars().flat()) {
    assert.ok(leftPercent >= 0 && leftPercent <= 100 && topPercent >= 0 && topPercent <= 100);
    assert.ok(radiusPx >= 0.6 && radiusPx <= 1.2);
  }
});
