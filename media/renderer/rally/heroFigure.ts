/** The player of the page's first view at contact: a small jump, the shuttle ahead of the head. */
import type { Vector } from '../../src/lib/camera.ts';
import { EXAMPLE_SMASH } from '../../src/lib/flight.ts';
import type { Pose } from './poses.ts';
import { FIST_TO_STRINGS_M, type Foot, type Joints, jointsOf } from './skeleton.ts';
import { add, along, mix, perpendicularTo, subtract, unit } from './vector.ts';

const POSE: Pose = {
  trunk: { pelvis: [0.03, 0.95, 0], turn: [20, -16], lean: [11, -9], arch: 0, shoulderTilt: 28 },
  racketArm: { fist: [0.37, 0.55, 0.22], elbow: [0.3, -0.5, 1] },
  racket: { axis: [0.2, 0.97, 0.06], normal: [1, -0.21, -0.06] },
  freeArm: { fist: [0.31, -0.215, -0.12], elbow: [-0.2, -1, -0.5] },
  feet: {
    right: [0.2, 0.15, 4],
    left: [-0.47, -0.13, -6],
    lifted: [0, 0.23],
    pointed: [24, 48],
  },
};

/** Where the strings meet the shuttle. */
const CONTACT_M: Vector = [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0];
const BALL_HEIGHT_M = 0.02;

/** The joints with the player's position on the floor at a point, and the height of the jump. */
function jointsAt([x, jumpM, z]: Vector): Joints {
  const foot = (side: 'right' | 'left', i: 0 | 1): Foot => {
    const [ahead, aside, turn] = POSE.feet[side];
    const y = jumpM + BALL_HEIGHT_M + POSE.feet.lifted[i];
    return { ballM: [x + ahead, y, z + aside], turn };
  };
  return jointsOf(POSE, {
    originM: [x, jumpM, z],
    facing: 1,
    right: foot('right', 0),
    left: foot('left', 1),
    lookAtM: CONTACT_M,
  });
}

const stringsOf = ({ fist, racketAxis }: Joints): Vector =>
  along(fist, racketAxis, FIST_TO_STRINGS_M);

const ORIGIN_M = subtract(CONTACT_M, stringsOf(jointsAt([0, 0, 0])));

/** The joints at contact. The jump makes up the height that the body does not reach. */
export const HERO_JOINTS: Joints = jointsAt(ORIGIN_M);

/** The height of the jump. */
export const HERO_JUMP_M = ORIGIN_M[1];

/** From the middle of the cork to its tip. */
const CORK_TIP_M = 0.0125;
/** The shuttle comes down with its cork ahead. */
export const HERO_SHUTTLE_HEADING: Vector = [-0.85, -0.5, 0.14];

/** The middle of the cork, whose tip is on the strings. */
export const HERO_SHUTTLE_M: Vector = add(CONTACT_M, [CORK_TIP_M + 0.004, 0.004, 0]);

/** The racket in the exposures before the contact, 60 a second: how far the fist is from its place at contact, and the axes. */
const SWING: readonly {
  readonly fistM: Vector;
  readonly axis: Vector;
  readonly normal: Vector;
}[] = [
  { fistM: [0, 0, 0], axis: [0.2, 0.97, 0.06], normal: [1, -0.21, -0.06] },
  { fistM: [-0.15, -0.03, 0.03], axis: [-0.78, 0.62, 0.05], normal: [0.55, 0.6, 0.55] },
  { fistM: [-0.27, -0.11, 0.08], axis: [-0.97, -0.2, 0.12], normal: [0, 0.5, 0.86] },
  { fistM: [-0.34, -0.21, 0.12], axis: [-0.78, -0.6, 0.15], normal: [-0.1, 0.3, 0.95] },
  { fistM: [-0.37, -0.29, 0.14], axis: [-0.56, -0.81, 0.15], normal: [-0.1, 0.2, 0.97] },
  { fistM: [-0.38, -0.34, 0.15], axis: [-0.42, -0.9, 0.15], normal: [-0.1, 0.15, 0.98] },
];

/** The joints of the player at contact, with the racket where it was some exposures before. */
export function swingJoints(exposuresBefore: number): Joints {
  const share = Math.min(Math.max(exposuresBefore, 0), SWING.length - 1);
  const first = Math.min(Math.floor(share), SWING.length - 2);
  const [from, to] = [SWING[first], SWING[first + 1]];
  if (!from || !to) return HERO_JOINTS;
  const t = share - first;
  const racketAxis = unit(mix(from.axis, to.axis, t));
  return {
    ...HERO_JOINTS,
    fist: add(HERO_JOINTS.fist, mix(from.fistM, to.fistM, t)),
    racketAxis,
    racketNormal: perpendicularTo(mix(from.normal, to.normal, t), racketAxis),
  };
}
