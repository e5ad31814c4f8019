/** court.svg was drawn once: its lines and its net are where the lens of its comment sees them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { project, type View } from '../../lib/flight/camera.ts';
import { COURT, cordHeightM } from '../../lib/flight/court.ts';
import { COURT_LINES } from '../../lib/flight/courtLines.ts';

const SVG = readFileSync('src/sections/SpeedLab/court.svg', 'utf8');

/** A unit is a millimetre where the shuttle flies, 9 m from the lens; the foot of the net is the origin. */
const VIEW: View = { focalPx: 9000, principalPx: [-800, -2000], fromM: [-0.8, 2, 9] };

type Point = readonly [number, number];

/** The corners of the shapes in the path that begins like this. */
function readShapes(start: string): Point[][] {
  const [path = ''] = new RegExp(`M${start}[^"]*`).exec(SVG) ?? [];
  const points = (shape: string) => Array.from(shape.matchAll(/(-?\d+) (-?\d+)/g));
  return path
    .split(/(?=M)/)
    .map((shape) => points(shape).map(([, x, y]) => [Number(x), Number(y)]));
}

/** The point of the floor that is seen at a point of the drawing, in metres from the net and the middle. */
function toFloor([x, y]: Point): Point {
  const { focalPx, principalPx, fromM } = VIEW;
  const unitsPerM = (y - principalPx[1]) / fromM[1];
  return [fromM[0] + (x - principalPx[0]) / unitsPerM, fromM[2] - focalPx / unitsPerM];
}

test('each line of the court is drawn once, 5 cm wide instead of 4', () => {
  const shapes = readShapes('-5207 -506L4802 -506L4825').map((shape) => shape.map(toFloor));
  assert.equal(shapes.length, COURT_LINES.length);
  const isNear =
    ([x, z]: Point) =>
    ([otherX, otherZ]: Point) =>
      Math.max(Math.abs(x - otherX), Math.abs(z - otherZ)) < 0.015;
  for (const { x, z } of COURT_LINES) {
    const corners = x.flatMap((xM) => z.map((zM): Point => [xM, zM]));
    const drawn = shapes.filter((shape) => corners.every((corner) => shape.some(isNear(corner))));
    assert.equal(drawn.length, 1, `the line from ${x} m, ${z} m`);
  }
});

test('the upper edge of the net has its height across the court', () => {
  const [tape = []] = readShapes('-202 -1664');
  for (const zM of [-COURT.halfWidthM, -1.5, 0, 1.5, COURT.halfWidthM]) {
    const [x, y] = project(VIEW, [0, cordHeightM(zM), zM]).map(Math.round);
    assert.ok(
      tape.some(([tapeX, tapeY]) => tapeX === x && tapeY === y),
      `at ${zM} m`,
    );
  }
});
