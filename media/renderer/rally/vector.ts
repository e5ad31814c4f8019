/** Vector arithmetic. */
import type { Vector } from '../../src/lib/camera.ts';

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, factor: number): Vector => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
];
/** `a` and a multiple of `b`. */
export const along = (a: Vector, b: Vector, factor: number): Vector => add(a, times(b, factor));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Vector): number => Math.hypot(...a);
/** The direction of a vector, as one of length 1. */
export const unit = (a: Vector): Vector => times(a, 1 / (size(a) || 1));
/** From `a` (0) to `b` (1). */
export const mix = (a: Vector, b: Vector, share: number): Vector =>
  add(a, times(subtract(b, a), share));
/** The direction of the part of `a` perpendicular to the unit vector `axis`. */
export const perpendicularTo = (a: Vector, axis: Vector): Vector =>
  unit(along(a, axis, -dot(a, axis)));
/** Converts degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
