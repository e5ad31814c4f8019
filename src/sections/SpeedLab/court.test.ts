import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Position, project, type View } from '../../lib/flight/camera.ts';
import { COURT } from '../../lib/flight/court.ts';
import { lineCorners } from '../../lib/flight/courtLines.ts';

/** The view of the lab's drawing: a unit is a millimetre where the shuttle flies, the origin is the net's foot. */
const LAB_VIEW: View = { focalPx: 9000, principalPx: [-800, -2000], fromM: [-0.8, 2, 9] };

/** Lines are drawn 5 cm wide instead of 4. */
const TOLERANCE = 20;

test('the court of the lab, which is a file, has the lines and the net of a court', () => {
  const drawing = readFileSync('src/sections/SpeedLab/court.svg', 'utf8');
  const drawn = Array.from(drawing.matchAll(/(-?\d+) (-?\d+)/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const cord: Position[] = [
    [0, COURT.netAtPostM, -COURT.halfWidthM],
    [0, COURT.netInMiddleM, 0],
    [0, COURT.netAtPostM, COURT.halfWidthM],
  ];
  for (const position of [...lineCorners(), ...cord]) {
    const [x, y] = project(LAB_VIEW, position);
    const isDrawn = drawn.some(
      ([drawnX = 0, drawnY = 0]) => Math.hypot(drawnX - x, drawnY - y) < TOLERANCE,
    );
    assert.ok(isDrawn, `${position} m`);
  }
});
