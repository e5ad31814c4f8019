import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scatterStars } from './stars.ts';

test('of 60 stars, or as many as wanted but at least 20, 60 percent are in layer 0', () => {
  for (const [wanted, ...expected] of [
    [undefined, 36, 24],
    [19, 12, 8],
    [100, 60, 40],
  ])
    assert.deepEqual(
      scatterStars(wanted).map(({ length }) => length),
      expected,
    );
});

test('stars are spread evenly', () => {
  for (const layer of scatterStars()) {
    const quarters = [0, 0, 0, 0];
    for (const { leftPercent, topPercent } of layer) {
      assert.ok(leftPercent >= 0 && leftPercent < 100);
      assert.ok(topPercent >= 0 && topPercent < 50, 'the lower half of a layer repeats the upper');
      const quarter = Math.floor(leftPercent / 50) + 2 * Math.floor(topPercent / 25);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const count of quarters) assert.ok(count >= layer.length / 8 && count <= layer.length / 2);
  }
});
