/** The motion of the players as keyframes, in which the rackets meet the shuttle of the rally. */
import type { Vector } from '../../src/lib/camera.ts';
import { type Keyframe, valuesAt } from './keyframes.ts';
import type { Pose } from './poses.ts';
import * as P from './poses.ts';
import { type Side, type Stroke, strokeNamed } from './rally.ts';
import { FIST_TO_STRINGS_M, jointsOf } from './skeleton.ts';
import { along } from './vector.ts';

/** A player at a moment of the rally. */
interface Moment {
  readonly timeS: number;
  readonly pose: Pose;
  /** The position on the floor. */
  readonly atM: readonly [x: number, z: number];
  /** The height of the jump. */
  readonly jumpM: number;
}

/** +1 faces +x. */
export const FACING: Record<Side, 1 | -1> = { smasher: 1, receiver: -1 };

/** The middle of the strings in a pose, relative to the position of the player. */
function stringsIn(pose: Pose): Vector {
  const [ra, rz, rt] = pose.feet.right;
  const [la, lz, lt] = pose.feet.left;
  const joints = jointsOf(pose, {
    originM: [0, 0, 0],
    facing: 1,
    right: { ballM: [ra, 0.02, rz], turn: rt },
    left: { ballM: [la, 0.02, lz], turn: lt },
    lookAtM: [5, 2, 0],
  });
  return along(joints.fist, joints.racketAxis, FIST_TO_STRINGS_M);
}

/** From the strings to the middle of the cork, drawn larger than life. */
const CORK_BEFORE_STRINGS_M = 0.022;

/** Moves a pose so that the strings meet the shuttle. The arm or a jump makes up the height. */
function contactMoment({ by, timeS, contactM }: Stroke, pose: Pose, jumps = false): Moment {
  const facing = FACING[by];
  const strings = stringsIn(pose);
  const shortM = contactM[1] - strings[1];
  const [x, y, z] = pose.racketArm.fist;
  const racketArm = { ...pose.racketArm, fist: [x, y + shortM, z] as const };
  const met = jumps ? pose : { ...pose, racketArm };
  const reached = jumps ? strings : stringsIn(met);
  // In the smash the cork is in front of the strings.
  const corkM = jumps ? CORK_BEFORE_STRINGS_M : 0;
  return {
    timeS,
    pose: met,
    atM: [contactM[0] - (reached[0] + corkM) * facing, contactM[2] - reached[2] * facing],
    jumpM: jumps ? shortM : 0,
  };
}

/** A moment before or after another one, with an offset of the position. */
function near(
  moment: Moment,
  afterS: number,
  pose: Pose,
  move: readonly [number, number] = [0, 0],
  jumpM = 0,
): Moment {
  const [x, z] = moment.atM;
  return { timeS: moment.timeS + afterS, pose, atM: [x + move[0], z + move[1]], jumpM };
}

/** A pose with another position of the pelvis, and another lean of the spine. */
function withTrunk(pose: Pose, pelvis: Vector, leanAhead = pose.trunk.lean[0]): Pose {
  return { ...pose, trunk: { ...pose.trunk, pelvis, lean: [leanAhead, pose.trunk.lean[1]] } };
}

function smasher(): Moment[] {
  const serve = contactMoment(strokeNamed('serve'), P.SERVE_CONTACT);
  const drop = contactMoment(strokeNamed('drop'), P.OVERHEAD_CONTACT);
  const smash = contactMoment(strokeNamed('smash'), P.SMASH_CONTACT, true);
  const racket = { ...P.OVERHEAD_THROUGH.racket, axis: [0.8, 0.35, -0.1] } as const;
  const soft: Pose = { ...P.OVERHEAD_THROUGH, racket };
  return [
    near(serve, -1.5, P.SERVE_WAITING, [-0.06, 0]),
    near(serve, -0.75, P.SERVE_WAITING, [-0.06, 0]),
    near(serve, -0.32, P.SERVE_BACK, [-0.04, 0]),
    serve,
    near(serve, 0.14, P.SERVE_THROUGH, [0.02, 0]),
    near(serve, 0.55, P.READY, [-0.7, -0.3]),
    near(serve, 1.05, P.READY, [-1.3, -0.55]),
    near(drop, -0.55, P.DROP_PREPARED, [0.25, 0.02]),
    near(drop, -0.3, P.DROP_PREPARED),
    near(drop, -0.14, P.OVERHEAD_LOADED),
    near(drop, -0.055, P.OVERHEAD_RISING),
    drop,
    near(drop, 0.14, soft, [0.04, 0]),
    near(drop, 0.36, P.OVERHEAD_DONE, [0.2, 0]),
    near(drop, 0.75, P.READY, [0.9, -0.1]),
    near(drop, 1.15, P.READY, [1.0, -0.15]),
    near(smash, -1.24, P.SMASH_TURNING, [0.14, -0.06]),
    near(smash, -0.84, P.SMASH_PREPARED, [-0.12, 0]),
    near(smash, -0.44, P.SMASH_CROUCHED, [-0.12, 0]),
    near(smash, -0.31, P.SMASH_TAKE_OFF, [-0.1, 0]),
    near(smash, -0.24, P.SMASH_TAKE_OFF, [-0.08, 0], smash.jumpM * 0.45),
    near(smash, -0.14, P.SMASH_LOADED, [-0.05, 0], smash.jumpM * 0.84),
    near(smash, -0.08, P.SMASH_DROPPED, [-0.03, 0], smash.jumpM * 0.94),
    near(smash, -0.032, P.SMASH_RISING, [-0.012, 0], smash.jumpM * 0.99),
    smash,
    near(smash, 0.032, P.SMASH_AHEAD, [0.02, 0], smash.jumpM * 0.96),
    near(smash, 0.075, P.SMASH_BELOW, [0.05, 0], smash.jumpM * 0.84),
    near(smash, 0.14, P.SMASH_ACROSS, [0.1, 0], smash.jumpM * 0.5),
    near(smash, 0.24, P.SMASH_DONE, [0.18, 0]),
    near(smash, 0.36, withTrunk(P.SMASH_DONE, [0.06, 0.72, 0]), [0.26, 0]),
    near(smash, 0.85, P.READY, [0.6, 0]),
    near(smash, 1.6, withTrunk(P.READY, [-0.02, 0.9, 0], 10), [0.62, 0]),
  ];
}

function receiver(): Moment[] {
  const clear = contactMoment(strokeNamed('clear'), P.OVERHEAD_CONTACT);
  const lift = contactMoment(strokeNamed('lift'), P.LUNGE_CONTACT);
  const waits: Moment = { timeS: -1.5, pose: P.READY, atM: [3.9, -0.35], jumpM: 0 };
  const receives: Moment = { ...waits, timeS: strokeNamed('smash').timeS, atM: [4.5, -0.8] };
  return [
    waits,
    near(waits, 1.55, P.READY),
    near(clear, -0.5, P.OVERHEAD_PREPARED, [-0.2, 0]),
    near(clear, -0.28, P.OVERHEAD_PREPARED),
    near(clear, -0.13, P.OVERHEAD_LOADED),
    near(clear, -0.05, P.OVERHEAD_RISING),
    clear,
    near(clear, 0.07, P.OVERHEAD_THROUGH, [-0.05, 0]),
    near(clear, 0.24, P.OVERHEAD_DONE, [-0.2, 0]),
    near(clear, 0.75, P.READY, [-1.2, 0.1]),
    near(clear, 1.15, P.READY, [-1.4, 0.15]),
    near(lift, -0.28, P.LUNGE_REACHING, [0.34, 0]),
    lift,
    near(lift, 0.12, P.LUNGE_THROUGH, [0.02, 0]),
    near(lift, 0.5, withTrunk(P.READY, [-0.04, 0.8, 0]), [0.7, 0.1]),
    near(receives, -0.7, withTrunk(P.DEFENDING, [-0.08, 0.76, 0], 28)),
    near(receives, -0.36, withTrunk(P.DEFENDING, [-0.08, 0.75, 0], 28)),
    near(receives, -0.16, P.DEFENDING),
    near(receives, 0.06, P.DEFENDING),
    near(receives, 0.16, P.DEFENDING_LOW),
    near(receives, 0.35, P.DEFENDING_LOW),
    near(receives, 0.47, P.JAMMED),
    near(receives, 0.62, P.BEATEN),
    near(receives, 0.95, P.BEATEN),
    near(receives, 1.6, withTrunk(P.READY, [-0.02, 0.9, 0], 8)),
  ];
}

/** The numbers in nested objects and arrays. */
const flatten = (tree: number | object): number[] =>
  typeof tree === 'number' ? [tree] : Object.values(tree).flatMap(flatten);

/** The reverse of `flatten`: puts values in the place of the numbers of another tree. */
function unflatten(template: number | object, values: Iterator<number>): unknown {
  if (typeof template === 'number') return values.next().value ?? 0;
  const entries = Object.entries(template);
  const filled = entries.map(([name, tree]) => [name, unflatten(tree, values)] as const);
  return Array.isArray(template) ? filled.map(([, tree]) => tree) : Object.fromEntries(filled);
}

const MOMENTS: Record<Side, readonly Moment[]> = { smasher: smasher(), receiver: receiver() };

const keyframesOf = (side: Side): Keyframe[] =>
  MOMENTS[side].map((moment) => ({ timeS: moment.timeS, values: flatten(moment) }));
const KEYFRAMES = { smasher: keyframesOf('smasher'), receiver: keyframesOf('receiver') };

/** The pose and the position of a player at a moment of the rally. */
export function momentAt(side: Side, timeS: number): Moment {
  const values = valuesAt(KEYFRAMES[side], timeS);
  // The template has the type of a moment.
  return unflatten({ ...MOMENTS[side][0] }, values.values()) as Moment;
}
