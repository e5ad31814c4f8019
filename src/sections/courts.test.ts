import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Position, project, type View } from '../lib/flight/camera.ts';
import { COURT } from '../lib/flight/court.ts';
import { lineCorners } from '../lib/flight/courtLines.ts';

/** The views of the courts that are files. The origin of each drawing is the foot of the net. */
const VIEWS: Record<string, View> = {
  // A unit is a millimetre in the middle of the court, where the shuttle flies.
  'SpeedLab/court.svg': { focalPx: 9000, principalPx: [-800, -2000], fromM: [-0.8, 2, 9] },
  // A unit is a millimetre at the near side line, where the player is.
  'Closing/court.svg': { focalPx: 5950, principalPx: [-2500, -1050], fromM: [-2.5, 1.05, 9] },
};

/** Lines are drawn 5 cm wide instead of 4. */
const TOLERANCE = 20;

for (const [file, view] of Object.entries(VIEWS))
  test(`${file} has the lines and the net of a court`, () => {
    const drawing = readFileSync(`src/sections/${file}`, 'utf8');
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
      const [x, y] = project(view, position);
      const isDrawn = drawn.some(
        ([drawnX = 0, drawnY = 0]) => Math.hypot(drawnX - x, drawnY - y) < TOLERANCE,
      );
      assert.ok(isDrawn, `${position} m`);
    }
  });
