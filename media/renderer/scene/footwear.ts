/** Socks and shoes: 28 cm long, a round toe, a collar, a heel counter, a sole of one thickness. */
import type { Vector } from '../../src/lib/camera.ts';
import { BODY, type Limbs } from '../rally/skeleton.ts';
import { add, along, dot, mix, perpendicularTo, subtract, times, unit } from '../rally/vector.ts';
import { cross } from '../rally/vector.ts';
import type { Body } from './body.ts';
import {
  capsule2d,
  cone,
  type Distance,
  type Shape,
  smoothIntersection,
  smoothUnion,
} from './signedDistance.ts';

const UP: Vector = [0, 1, 0];
/** The ball of the foot above the floor, which the ankle of the skeleton is lowered by. */
const BALL_M = 0.02;
const SOLE_M = 0.028;
/** How round the edges of the sole are. */
const SOLE_EDGE_M = 0.007;
/** The angle between the sole and the line from the ankle to the ball. */
const INSTEP = Math.atan2(BODY.ankle, BODY.foot);

/** Toe, up and right of a shoe. */
function axesOf({ knee, ankle, ball }: Limbs): readonly [Vector, Vector, Vector] {
  const shin = unit(subtract(ankle, knee));
  const line = unit(subtract(ball, add(ankle, [0, BALL_M, 0])));
  const above = unit(mix(perpendicularTo(times(shin, -1), line), UP, 0.05));
  const instep = perpendicularTo(above, line);
  const toe = along(times(line, Math.cos(INSTEP)), instep, Math.sin(INSTEP));
  const up = along(times(instep, Math.cos(INSTEP)), line, -Math.sin(INSTEP));
  return [toe, up, cross(toe, up)];
}

/** The height of the upper above the floor, from the heel to the toe. */
const TOP_M: readonly (readonly [number, number])[] = [
  [-0.2, 0.132],
  [-0.17, 0.13],
  [-0.13, 0.118],
  [-0.085, 0.128],
  [-0.04, 0.106],
  [0.01, 0.082],
  [0.06, 0.071],
  [0.1, 0.06],
];

function topAt(t: number): number {
  const next = TOP_M.findIndex(([at]) => at > t);
  if (next < 0) return 0.06;
  const [to, toM] = TOP_M[next] ?? [0, 0];
  const [from, fromM] = TOP_M[Math.max(0, next - 1)] ?? [0, 0];
  return to === from ? toM : fromM + ((toM - fromM) * (t - from)) / (to - from);
}

/** A sock and a shoe. */
export function footwearOf(limbs: Limbs, foot: 'right' | 'left', shapes: Body['shapes']): void {
  const { knee, ankle, ball } = limbs;
  const shin = unit(subtract(ankle, knee));
  const [toe, up, side] = axesOf(limbs);
  const origin = along(ball, up, -BALL_M);
  const inner = foot === 'right' ? -1 : 1;
  const rear = capsule2d([-0.147, 0], [0, -0.003 * inner], 0.0375, 0.047);
  const front = capsule2d([0, -0.003 * inner], [0.048, 0.006 * inner], 0.047, 0.041);
  const outline = (t: number, s: number): number => smoothUnion(rear(t, s), front(t, s), 0.012);
  // On the floor the toes stay flat when the heel is raised.
  const planted = Math.min(1, Math.max(0, (0.1 - ball[1]) / 0.06));
  const bend = 0.1 + planted * Math.min(0.8, Math.tan(Math.asin(Math.min(0.6, Math.max(0, -toe[1])))));
  const within =
    (place: (t: number, u: number, s: number) => number): Distance =>
    (x, y, z) => {
      const by: Vector = [x - origin[0], y - origin[1], z - origin[2]];
      const t = dot(by, toe);
      const beyond = Math.max(0, t - 0.005);
      const raised = bend * (beyond < 0.04 ? (beyond * beyond) / 0.08 : beyond - 0.02);
      return place(t, dot(by, up) - raised, dot(by, side));
    };
  const upper = (t: number, u: number, s: number): number => {
    // The toe box narrows upwards, the collar hardly.
    const inset = Math.min(0.22, Math.max(0.02, 0.22 + 1.9 * (t + 0.01)));
    const wall = outline(t, s) + 0.004 + inset * Math.max(0, u - SOLE_M);
    const lid = u - topAt(t) + 4 * s * s;
    return Math.max(smoothIntersection(wall, lid, 0.034), 0.004 - u);
  };
  const shape = (place: (t: number, u: number, s: number) => number): Shape => ({
    distance: within(place),
    centre: along(along(origin, toe, -0.05), up, 0.05),
    reachM: 0.19,
    blendM: 0.004,
    bone: [ankle, ball],
  });
  shapes.shoe.push(shape(upper));
  shapes.trim.push(
    shape((t, u, s) =>
      Math.max(upper(t, u, s) - 0.0012, t + 0.128 - 0.5 * (u - SOLE_M), 0.02 - u, u - 0.105),
    ),
    // The gaps between the laces.
    shape((t, u, s) => {
      const gap = Math.abs((((t + 0.1) / 0.02) % 1) - 0.5) * 0.02 - 0.006;
      return Math.max(upper(t, u, s) - 0.0015, Math.abs(s) - 0.017, t + 0.012, -0.084 - t, 0.05 - u, gap);
    }),
  );
  shapes.sole.push(
    shape((t, u, s) => {
      const wall = outline(t, s) - 0.002 + SOLE_EDGE_M;
      const slab = Math.abs(u - SOLE_M / 2) - SOLE_M / 2 + SOLE_EDGE_M;
      const outside = Math.hypot(Math.max(0, wall), Math.max(0, slab));
      return Math.min(0, Math.max(wall, slab)) + outside - SOLE_EDGE_M;
    }),
  );
  shapes.sock.push(
    cone(mix(knee, ankle, 0.7), along(ankle, shin, -0.03), 0.0415, 0.039, 0.004),
    cone(along(ankle, shin, -0.03), along(ankle, shin, 0.01), 0.039, 0.034, 0.004),
  );
}
