import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERO_VIEW, HERO_WIDE_VIEW, project, TRIPOD_M } from '../../src/lib/camera.ts';
import { COURT_VIEW, scaled } from './camera.ts';
import { SMASH_AT_S, shuttleAt } from './rally.ts';

test('what lies straight ahead of the lens falls on the principal point', () => {
  const [x, y] = TRIPOD_M;
  assert.deepEqual(project(COURT_VIEW, [x, y, -3]), COURT_VIEW.principalPx);
});

test('in the plane of the flight a metre is everywhere as long', () => {
  const lengths = [-6, -2, 0, 4].map(
    (x) => project(COURT_VIEW, [x + 1, 1, 0])[0] - project(COURT_VIEW, [x, 3, 0])[0],
  );
  for (const length of lengths) assert.ok(Math.abs(length - (lengths[0] ?? 0)) < 1e-9);
});

test('the whole flight of the smash is in the picture of the court', () => {
  for (let flownS = 0; flownS <= 0.535; flownS += 0.005) {
    const [x, y] = project(COURT_VIEW, shuttleAt(SMASH_AT_S + flownS).positionM);
    assert.ok(x > 40 && x < COURT_VIEW.width - 40 && y > 40 && y < COURT_VIEW.height - 40);
  }
});

test('the two pictures of the first view are crops of one: they line up to the pixel', () => {
  const zoom = HERO_VIEW.focalPx / HERO_WIDE_VIEW.focalPx;
  const wide = scaled(HERO_WIDE_VIEW, zoom);
  const shift = [0, 1].map((i) => (HERO_VIEW.principalPx[i] ?? 0) - (wide.principalPx[i] ?? 0));
  for (const point of [
    [0, 1.55, 3.05],
    [-1.98, 0, -3.05],
    [2, 1, 0],
  ] as const) {
    const [x, y] = project(HERO_VIEW, point);
    const [wideX, wideY] = project(wide, point);
    assert.ok(Math.hypot(x - wideX - (shift[0] ?? 0), y - wideY - (shift[1] ?? 0)) < 1e-6);
  }
  // And the one lies inside the other.
  const [left = 0, top = 0] = shift.map((value) => -value);
  assert.ok(left >= 0 && top >= 0);
  assert.ok(left + HERO_VIEW.width <= wide.width && top + HERO_VIEW.height <= wide.height);
});
