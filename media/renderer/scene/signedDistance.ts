/** Shapes as signed distance functions, in metres. */
import type { Vector } from '../../src/lib/camera.ts';
import { add, dot, size, subtract, times, unit } from '../rally/vector.ts';

/** The distance from a point to a surface, negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** A part of a body. */
export interface Shape {
  readonly distance: Distance;
  /** A bounding sphere. */
  readonly centre: Vector;
  readonly reachM: number;
  /** The distance over which it blends with the shapes before it. */
  readonly blendM: number;
  /** The bone that moves it. */
  readonly bone: readonly [Vector, Vector];
}

/**
 * A round cone from `a` to `b`.
 * Source: Inigo Quilez, "Distance functions" (round cone between two points).
 */
export function cone(
  a: Vector,
  b: Vector,
  radiusA: number,
  radiusB: number,
  blendM: number,
): Shape {
  const [ax, ay, az] = a;
  const [bx, by, bz] = subtract(b, a);
  const lengthSquared = Math.max(1e-9, bx * bx + by * by + bz * bz);
  const taper = radiusA - radiusB;
  const slant = lengthSquared - taper * taper;
  const inverse = 1 / lengthSquared;
  const signedTaperSquared = taper * Math.abs(taper);
  const distance: Distance = (px, py, pz) => {
    const x = px - ax;
    const y = py - ay;
    const z = pz - az;
    const alongAxis = x * bx + y * by + z * bz;
    const beyond = alongAxis - lengthSquared;
    const ox = x * lengthSquared - bx * alongAxis;
    const oy = y * lengthSquared - by * alongAxis;
    const oz = z * lengthSquared - bz * alongAxis;
    const out = ox * ox + oy * oy + oz * oz;
    const onAxis = alongAxis * alongAxis * lengthSquared;
    const pastEnd = beyond * beyond * lengthSquared;
    const k = signedTaperSquared * out;
    if ((beyond < 0 ? -slant : slant) * pastEnd > k)
      return Math.sqrt(out + pastEnd) * inverse - radiusB;
    if ((alongAxis < 0 ? -slant : slant) * onAxis < k)
      return Math.sqrt(out + onAxis) * inverse - radiusA;
    return (Math.sqrt(out * slant * inverse) + alongAxis * taper) * inverse - radiusA;
  };
  return {
    distance,
    centre: times(add(a, b), 0.5),
    reachM: size([bx, by, bz]) / 2 + Math.max(radiusA, radiusB),
    blendM,
    bone: [a, b],
  };
}

/** Three perpendicular directions. */
export type Frame = readonly [Vector, Vector, Vector];

/** An ellipsoid with its half-axes along a frame. */
export function ellipsoid(
  centre: Vector,
  [u, v, w]: Frame,
  [ru, rv, rw]: Vector,
  blendM: number,
  bone: Shape['bone'] = [centre, centre],
): Shape {
  // Numbers instead of vectors, because this runs a million times for a body.
  const [cx, cy, cz] = centre;
  const [ux, uy, uz] = times(u, 1 / ru);
  const [vx, vy, vz] = times(v, 1 / rv);
  const [wx, wy, wz] = times(w, 1 / rw);
  const [su, sv, sw] = [1 / (ru * ru), 1 / (rv * rv), 1 / (rw * rw)];
  const distance: Distance = (x, y, z) => {
    const px = x - cx;
    const py = y - cy;
    const pz = z - cz;
    const a = px * ux + py * uy + pz * uz;
    const b = px * vx + py * vy + pz * vz;
    const c = px * wx + py * wy + pz * wz;
    const squared = a * a + b * b + c * c;
    const slope = Math.sqrt(a * a * su + b * b * sv + c * c * sw) || 1e-6;
    return (squared - Math.sqrt(squared)) / slope;
  };
  return { distance, centre, reachM: Math.max(ru, rv, rw), blendM, bone };
}

/** How round the edge of a cut is. */
const HEM_M = 0.01;

/** The part of a shape on one side of a plane, which a wave can displace. */
export function cut(shape: Shape, point: Vector, normal: Vector, wave?: Distance): Shape {
  const n = unit(normal);
  const offset = dot(point, n);
  const distance: Distance = (x, y, z) => {
    const beyondM = x * n[0] + y * n[1] + z * n[2] - offset;
    const wavyM = beyondM + (wave ? wave(x, y, z) : 0);
    return smoothIntersection(shape.distance(x, y, z), wavyM, HEM_M);
  };
  return { ...shape, distance };
}

/** The union of two distances with a rounded transition. */
export function smoothUnion(a: number, b: number, blendM: number): number {
  const overlap = Math.max(blendM - Math.abs(a - b), 0) / blendM;
  return Math.min(a, b) - overlap * overlap * blendM * 0.25;
}

/** The intersection of two distances with a rounded edge. */
export const smoothIntersection = (a: number, b: number, blendM: number): number =>
  -smoothUnion(-a, -b, blendM);

/** The distance in a plane to two circles and what lies between them. Source: Inigo Quilez. */
export function capsule2d(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radiusA: number,
  radiusB: number,
): (x: number, y: number) => number {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const slope = (radiusA - radiusB) / length;
  const level = Math.sqrt(1 - slope * slope);
  return (x, y) => {
    const on = (x - ax) * ux + (y - ay) * uy;
    const off = Math.abs((x - ax) * uy - (y - ay) * ux);
    const k = on * level - off * slope;
    if (k < 0) return Math.hypot(on, off) - radiusA;
    if (k > level * length) return Math.hypot(on - length, off) - radiusB;
    return off * level + on * slope - radiusA;
  };
}
