/** Drawings that were computed once still show the court and the flight of today (docs/requirements.md, Product and claims). */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { COURT } from '../src/lib/flight/court.ts';
import { COURT_LINES, type CourtLine } from '../src/lib/flight/courtLines.ts';
import { EXAMPLE_SMASH, fly } from '../src/lib/flight/flight.ts';
import {
  cordHeightM,
  HERO_LOOSE_VIEW,
  HERO_VIEW,
  type ImageView,
  project,
  type View,
} from './support/camera.ts';

const flight = fly(EXAMPLE_SMASH);

/** The lens of court.svg: a unit is a millimetre where the shuttle flies; the origin is the net's foot. */
const LAB_VIEW: View = { focalPx: 9000, principalPx: [-800, -2000], fromM: [-0.8, 2, 9] };

type Point = readonly [number, number];

const readFile = (path: string) =>
  readFileSync(`src/${path}`, 'utf8').replaceAll(/'\s*\+\s*'/g, '');

/** The corners of the shapes of the path that begins like this. Its commands are M, L, H and Z. */
function readShapes(file: string, start: string): Point[][] {
  const [path = ''] = new RegExp(`M${start}[^"']*`).exec(readFile(file)) ?? [];
  return path.split(/(?=M)/).map((shape) => {
    let y = 0;
    return Array.from(shape.matchAll(/(-?\d+)(?: (-?\d+))?/g), ([, x, nextY]) => {
      y = Number(nextY ?? y);
      return [Number(x), y];
    });
  });
}

/** The point of the floor that is seen at a point of a drawing, in metres from the net and the middle. */
function toFloor({ focalPx, principalPx, fromM }: View, [x, y]: Point): Point {
  const unitsPerM = (y - principalPx[1]) / fromM[1];
  return [fromM[0] + (x - principalPx[0]) / unitsPerM, fromM[2] - focalPx / unitsPerM];
}

const corners = ({ x, z }: CourtLine): Point[] => x.flatMap((xM) => z.map((zM): Point => [xM, zM]));

const isNear = ([x, y]: Point, [otherX, otherY]: Point, least: number) =>
  Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) <= least;

/** Expects that each line of the court has a shape of its own. */
function expectCourtLines(
  has: (shape: readonly Point[], corner: Point) => boolean,
  shapes: Point[][],
) {
  expect(shapes).toHaveLength(COURT_LINES.length);
  for (const line of COURT_LINES) {
    const drawn = shapes.filter((shape) => corners(line).every((corner) => has(shape, corner)));
    expect(drawn, `the line from ${line.x} m, ${line.z} m`).toHaveLength(1);
  }
}

test('the court of the lab has its lines, 5 cm wide instead of 4', () => {
  const shapes = readShapes('sections/SpeedLab/court.svg', '-5207 -506L4802 -506L4825');
  expectCourtLines(
    (shape, corner) => shape.some((point) => isNear(toFloor(LAB_VIEW, point), corner, 0.015)),
    shapes,
  );
});

test('the net of the lab has its height across the court', () => {
  const [tape = []] = readShapes('sections/SpeedLab/court.svg', '-202 -1664');
  for (const zM of [-COURT.halfWidthM, -1.5, 0, 1.5, COURT.halfWidthM])
    expect(tape).toContainEqual(project(LAB_VIEW, [0, cordHeightM(zM), zM]).map(Math.round));
});

test('the court of the first view has its lines', () => {
  const shapes = readShapes('sections/Hero/Scene.tsx', '-343 341H1091L');
  expectCourtLines(
    (shape, [xM, zM]) => shape.some((point) => isNear(point, project(HERO_VIEW, [xM, 0, zM]), 2)),
    shapes,
  );
});

test('the exposures and speeds of the first view are those of the example smash', () => {
  const scene = readFile('sections/Hero/Scene.tsx');
  const streaks = Array.from(
    scene.matchAll(/d="M(\S+) (\S+?)l/g),
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  const speeds = Array.from(scene.matchAll(/^ +(\d+)$/gm), ([, speed]) => Number(speed));
  const shown = flight.points.slice(1, 3);
  expect(speeds).toEqual(shown.map(({ speedKmh }) => Math.round(speedKmh)));
  expect(streaks).toEqual(
    shown.map(({ xM, zM }) => project(HERO_VIEW, [xM, zM, 0]).map(Math.round)),
  );
});

test('the curve of the first view is the flight', () => {
  const [, start = '', curve = ''] =
    /'M(\S+ \S+)(C[^']*)/.exec(readFile('sections/Hero/Scene.tsx')) ?? [];
  const ends = curve
    .split('C')
    .slice(1)
    .map((part) => part.split(' ').slice(-2).join(' '));
  const points = [...flight.points.filter((_, index) => index % 8 === 0), flight.landing];
  expect([start, ...ends]).toEqual(
    points.map(({ xM, zM }) => project(HERO_VIEW, [xM, zM, 0]).map(Math.round).join(' ')),
  );
});

/** What of the screen is revealed by then, in percent, in each percent of the animation where that changes. */
function revealedPercents(view: ImageView): [atPercent: number, revealedPercent: number][] {
  const streakCapPx = 14;
  const revealed = flight.points.map((_, index) => {
    const { xM, zM } = flight.points[index + 1] ?? flight.landing;
    const [x] = project(view, [xM, zM, 0]);
    return Math.round(Math.min(100, Math.max(0, ((x - streakCapPx) / view.width) * 100)));
  });
  return revealed.flatMap((percent, index): [number, number][] =>
    percent === revealed[index - 1]
      ? []
      : [[Math.round((index / flight.points.length) * 100), percent]],
  );
}

test('the screen of the first view is revealed up to the next exposure', () => {
  const styles = readFile('sections/Hero/HeroReveal.module.css');
  expect(styles).toContain(`animation: reveal calc(${flight.points.length} *`);
  const [, ...tables] = styles.split('@keyframes reveal');
  const drawn = tables.map((table) =>
    Array.from(table.matchAll(/(\d+)% \{\s+--revealed: (\d+)%/g), ([, at, revealed]) => [
      Number(at),
      Number(revealed),
    ]),
  );
  expect(drawn).toEqual([HERO_LOOSE_VIEW, HERO_VIEW].map(revealedPercents));
});

test('the flight beside texts is the example smash, ten units a metre from its landing', () => {
  const [, path = ''] = /'(m-114[^']*)'/.exec(readFile('sections/Closing/ExampleFlight.tsx')) ?? [];
  const steps = Array.from(path.matchAll(/([ml])(-?[\d.]+) ?(-?[\d.]+)/g), ([, command, x, y]) => ({
    command,
    x: Number(x),
    y: Number(y),
  }));
  let [x, y] = [0, 0];
  const exposures: Point[] = [];
  for (const step of steps) {
    [x, y] = [x + step.x, y + step.y];
    if (step.command === 'm') exposures.push([x, y]);
  }
  expect(exposures).toHaveLength(flight.points.length);
  for (const [index, { xM, zM }] of flight.points.entries()) {
    const expected: Point = [10 * (xM - flight.landing.xM), -10 * zM];
    expect(isNear(exposures[index] ?? [0, 0], expected, 0.15), `${index}`).toBe(true);
  }
});
