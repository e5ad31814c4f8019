import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HERO_VIEW, project } from '../../lib/flight/camera.ts';
import { COURT } from '../../lib/flight/court.ts';
import { lineCorners } from '../../lib/flight/courtLines.ts';

test('the hall around the capture phone, which is a file, has the lines and the near post of a court in its view', () => {
  const drawing = readFileSync('src/sections/Hero/hall.svg', 'utf8');
  for (const corner of lineCorners()) {
    const [x, y] = project(HERO_VIEW, corner).map(Math.round);
    assert.match(drawing, new RegExp(`[ML]${x} ${y}(?=[MLz])`), `${corner} m`);
  }
  const [postX, postY] = project(HERO_VIEW, [0, 0, COURT.halfWidthM]).map(Math.round);
  assert.match(drawing, new RegExp(`M${postX} \\d+V${postY}"`), 'near post');
});
