/**
 * What stands around the capture phone, in the pixels of its screen: the phone is a window onto
 * this very scene, so the drawing goes on where the picture ends.
 */
import { HERO_VIEW, HERO_WIDE_VIEW, project, pxPerM, type Vector } from '../../lib/camera.ts';
import { COURT, cordHeightM } from '../../lib/court.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

/** Exposure of one strobe flash, which makes a moving shuttle a streak. */
const EXPOSURE_S = 1 / 420;

const flight = fly(EXAMPLE_SMASH);
const round = (value: number): number => Math.round(value);

function toScreen(point: Vector): string {
  const [x, y] = project(HERO_VIEW, point);
  return `${round(x)} ${round(y)}`;
}

const line = (points: readonly Vector[]): string => `M${points.map(toScreen).join('L')}`;
const area = (points: readonly Vector[]): string => `${line(points)}Z`;

/** A painted line between two corners of its rectangle. */
const painted = (x: readonly [number, number], z: readonly [number, number]): string =>
  area([
    [x[0], 0, z[0]],
    [x[1], 0, z[0]],
    [x[1], 0, z[1]],
    [x[0], 0, z[1]],
  ]);

/** The court's lines, each as wide as it is painted, as one path to fill. */
export function courtPath(): string {
  const width = COURT.lineWidthM;
  const along = [
    -halfWidthM,
    -halfSinglesWidthM,
    halfSinglesWidthM - width,
    halfWidthM - width,
  ].map((z) => painted([-halfLengthM, halfLengthM], [z, z + width]));
  const across = [shortServiceM, longDoublesServiceM, halfLengthM].flatMap((x) => [
    painted([-x, width - x], [-halfWidthM, halfWidthM]),
    painted([x - width, x], [-halfWidthM, halfWidthM]),
  ]);
  const centre = [-1, 1].map((side) =>
    painted([side * shortServiceM, side * halfLengthM], [-width / 2, width / 2]),
  );
  return [...along, ...across, ...centre].join('');
}

/** The net: its cords and posts as lines, and the mesh between them as an area. */
export function netPaths(): { cords: string; mesh: string } {
  const { halfWidthM: post, netDepthM } = COURT;
  const top: Vector[] = [-post, 0, post].map((z) => [0, cordHeightM(z), z]);
  const bottom: Vector[] = [post, -post].map((z) => [0, cordHeightM(z) - netDepthM, z]);
  const posts = [-post, post].map((z) =>
    line([
      [0, 0, z],
      [0, cordHeightM(z), z],
    ]),
  );
  return { cords: [line(top), line(bottom), ...posts].join(''), mesh: area([...top, ...bottom]) };
}

/** The flight's path, and its streaks at equal time steps from contact to the floor. */
export function flightPaths(): { path: string; streaks: readonly string[] } {
  const points = [...flight.points, flight.landing].map(
    ({ xM, zM }): Vector => [xM, Math.max(0, zM), 0],
  );
  const scale = pxPerM(HERO_VIEW, 0);
  const streaks = flight.points.map(({ xM, zM, velocityXMps, velocityZMps }) => {
    const [x, y] = project(HERO_VIEW, [xM, zM, 0]);
    const dx = roundToTenth(velocityXMps * EXPOSURE_S * scale);
    const dy = roundToTenth(-velocityZMps * EXPOSURE_S * scale);
    return `M${roundToTenth(x)} ${roundToTenth(y)}l${dx} ${dy}`;
  });
  return { path: line(points), streaks };
}

/** How a smash's racket turns from one sixtieth of a second to the next, the last before contact. */
const SWING_STEPS_DEG = [7, 12, 18, 24, 30, 37];
/** It leans this far past the vertical when it meets the shuttle. */
const LEAN_DEG = 8;
/** From the shoulder, about which it turns, to the middle of the strings. */
const REACH_M = 1.12;

/** A racket drawn upright from its pivot, and the turns it is seen at, contact last. */
export function swing() {
  const { distanceToNetM, heightM } = EXAMPLE_SMASH;
  const lean = (LEAN_DEG * Math.PI) / 180;
  const pivot: Vector = [
    -distanceToNetM - REACH_M * Math.sin(lean),
    heightM - REACH_M * Math.cos(lean),
    0,
  ];
  const scale = pxPerM(HERO_VIEW, 0);
  const up = (metres: number): number => -round(metres * scale);
  const backDeg = SWING_STEPS_DEG.map((_, i) =>
    SWING_STEPS_DEG.slice(i).reduce((sum, step) => sum + step, 0),
  );
  return {
    pivot: toScreen(pivot),
    /** Laws of Badminton, 4.1: at most 680 mm long; the head about 290 mm by 230 mm. */
    grip: `M0 ${up(REACH_M - 0.535)}V${up(REACH_M - 0.36)}`,
    shaft: `M0 ${up(REACH_M - 0.36)}V${up(REACH_M - 0.145)}`,
    head: { y: up(REACH_M), alongPx: round(0.145 * scale), acrossPx: round(0.115 * scale) },
    turnsDeg: [...backDeg, 0].map((degrees) => LEAN_DEG - degrees),
  };
}

/** Where the wider picture of narrow screens has the scene: a shift in percent, and a scale. */
export function wideTransform(): { xPercent: number; yPercent: number; scale: number } {
  const scale = HERO_WIDE_VIEW.focalPx / HERO_VIEW.focalPx;
  const [x, y] = [0, 1].map(
    (axis) => (HERO_WIDE_VIEW.principalPx[axis] ?? 0) - scale * (HERO_VIEW.principalPx[axis] ?? 0),
  );
  return {
    xPercent: ((x ?? 0) / HERO_VIEW.width) * 100,
    yPercent: ((y ?? 0) / HERO_VIEW.height) * 100,
    scale,
  };
}

/** How many exposures the flight has, the one at contact included. */
export const EXPOSURES = flight.points.length;

/**
 * How much of the screen's width each exposure has brought into view, in percent: up to just
 * before the next one, so that its numeral is shown with it.
 */
export function shownPercent(view: typeof HERO_VIEW): readonly number[] {
  const streakCapPx = 14;
  return flight.points.map((_, i) => {
    const next = flight.points[i + 1] ?? flight.landing;
    const [x] = project(view, [next.xM, next.zM, 0]);
    return roundToTenth(Math.min(100, Math.max(0, ((x - streakCapPx) / view.width) * 100)));
  });
}
