import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HERO_VIEW, project } from '../../lib/flight/camera.ts';
import { lineCorners } from '../../lib/flight/courtLines.ts';

test('the hall around the capture phone, which is a file, has the lines of a court in the view of its screen', () => {
  const drawing = readFileSync('src/sections/Hero/hall.svg', 'utf8');
  for (const corner of lineCorners()) {
    const [x, y] = project(HERO_VIEW, corner).map(Math.round);
    assert.match(drawing, new RegExp(`[ML]${x} ${y}(?=[MLz])`), `${corner} m`);
  }
});
