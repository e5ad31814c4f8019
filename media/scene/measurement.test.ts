import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { fitDragCurve } from './dragFit.ts';
import {
  EXAMPLE_ESTIMATES,
  EXAMPLE_MEASUREMENT,
  estimate,
  FEWEST_FRAMES,
  film,
  lockCourt,
  MEASURED_FLIGHT,
  toMetres,
} from './measurement.ts';

const final = EXAMPLE_MEASUREMENT;

test('the example smash is read from 33 frames as 320 km/h off the racket', () => {
  assert.equal(final.frames, 33);
  assert.equal(Math.round(final.contact.speedKmh), 320);
  assert.ok(Math.abs(final.contact.angleBelowHorizontalDeg - 9.6) < 0.05);
  assert.ok(Math.abs(final.contact.heightM - EXAMPLE_SMASH.heightM) < 0.01);
  assert.ok(Math.abs(final.contact.distanceToNetM - EXAMPLE_SMASH.distanceToNetM) < 0.01);
});

test('read to whole km/h, every frame has the speed of the true flight', () => {
  assert.deepEqual(
    MEASURED_FLIGHT.points.map(({ speedKmh }) => Math.round(speedKmh)),
    fly(EXAMPLE_SMASH).points.map(({ speedKmh }) => Math.round(speedKmh)),
  );
});

test('the estimate settles: one for each number of frames, the last ones within 1 km/h', () => {
  assert.deepEqual(
    EXAMPLE_ESTIMATES.map(({ frames }) => frames),
    Array.from({ length: 33 - FEWEST_FRAMES + 1 }, (_, i) => i + FEWEST_FRAMES),
  );
  for (const { contact } of EXAMPLE_ESTIMATES.slice(-20))
    assert.ok(Math.abs(contact.speedKmh - final.contact.speedKmh) < 1);
});

test('every frame counts: moving the shuttle in any one of them changes the result', () => {
  const pixels = film(EXAMPLE_SMASH);
  for (const moved of pixels.keys()) {
    const other = pixels.map(([x, y], i): [number, number] => [i === moved ? x + 3 : x, y]);
    const { speedKmh } = estimate(other, other.length).contact;
    assert.ok(Math.abs(speedKmh - final.contact.speedKmh) > 1e-4, `frame ${moved + 1}`);
  }
});

test('whole pixels are the measurement error: without rounding the fit is exact', () => {
  const { points } = fly(EXAMPLE_SMASH);
  const contact = fitDragCurve(points, 1 / 60);
  assert.ok(Math.abs(contact.speedKmh - 320) < 0.001);
  assert.ok(final.contact.speedKmh !== contact.speedKmh);
});

test('a pixel of the film becomes metres to within a pixel', () => {
  const court = lockCourt();
  fly(EXAMPLE_SMASH).points.forEach(({ xM, zM }, i) => {
    const pixel = film(EXAMPLE_SMASH)[i];
    assert.ok(pixel);
    const read = toMetres(pixel, court);
    assert.ok(Math.hypot(read.xM - xM, read.zM - zM) < 1.5 / court.pxPerM);
  });
});

test('a fit of fewer than three frames is refused', () => {
  assert.throws(() => estimate(film(EXAMPLE_SMASH), 2));
  assert.throws(() => fitDragCurve([{ xM: 0, zM: 2 }], 1 / 60));
});
