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
  for (const { leftPercent, topPercent, radiusEm } of scatterStars().flat()) {
    assert.ok(leftPercent >= 0 && leftPercent < 100);
    assert.ok(topPercent >= 0 && topPercent < 50, 'the lower half of a layer repeats the upper');
    assert.ok(radiusEm >= 0.1 && radiusEm <= 0.5);
  }
});

test('few stars are bright', () => {
  for (const layer of scatterStars()) {
    const radii = layer.map(({ radiusEm }) => radiusEm).sort((a, b) => a - b);
    const median = radii[Math.floor(radii.length / 2)] ?? 0;
    const bright = radii.filter((radiusEm) => radiusEm > 2 * median).length;
    assert.ok(bright >= 1 && bright <= radii.length / 8);
  }
});

test('stars are spread evenly: no quarter of a layer holds more than twice its share', () => {
  for (const layer of scatterStars())
    for (const isLeft of [true, false])
      for (const isUpper of [true, false]) {
        const inQuarter = layer.filter(
          (star) => star.leftPercent < 50 === isLeft && star.topPercent < 25 === isUpper,
        );
        assert.ok(inQuarter.length >= layer.length / 8 && inQuarter.length <= layer.length / 2);
      }
});
