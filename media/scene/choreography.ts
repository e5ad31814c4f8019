/** Who stands where in which pose, when. The strokes meet the shuttle where the rally has it. */
import type { Vector } from '../../src/lib/camera.ts';
import type { Key } from './keys.ts';
import { POSES, type Pose } from './poses.ts';
import { type Side, type Stroke, strokeNamed } from './rally.ts';
import { FIST_TO_STRINGS_M, pose as jointsOf } from './skeleton.ts';
import { along } from './vector.ts';

/** A pose with its place: what a key of a player's motion holds. */
export interface Moment {
  readonly timeS: number;
  readonly pose: Pose;
  /** The point on the floor the player stands at. */
  readonly atM: readonly [x: number, z: number];
  /** How high the player has jumped. */
  readonly jumpM: number;
}

/** +1 looks towards +x. */
export const FACING: Record<Side, 1 | -1> = { smasher: 1, receiver: -1 };

/** Where the middle of the strings is in a pose, from the point the player stands at. */
function stringsIn(pose: Pose): Vector {
  const [ra, rz, rt] = pose.right;
  const [la, lz, lt] = pose.left;
  const joints = jointsOf(pose, {
    originM: [0, 0, 0],
    facing: 1,
    right: { ballM: [ra, 0.02, rz], turn: rt },
    left: { ballM: [la, 0.02, lz], turn: lt },
    pointed: pose.pointed,
    lookAtM: [5, 2, 0],
  });
  return along(joints.fist, joints.racketAxis, FIST_TO_STRINGS_M);
}

/** The pose in which the strings meet the shuttle: the feet find the place, arm or jump the height. */
function contactMoment({ by, timeS, contactM }: Stroke, pose: Pose, jumps = false): Moment {
  const facing = FACING[by];
  const strings = stringsIn(pose);
  const shortM = contactM[1] - strings[1];
  const [x, y, z] = pose.racketFist;
  const met = jumps ? pose : { ...pose, racketFist: [x, y + shortM, z] as const };
  const reached = jumps ? strings : stringsIn(met);
  return {
    timeS,
    pose: met,
    atM: [contactM[0] - reached[0] * facing, contactM[2] - reached[2] * facing],
    jumpM: jumps ? shortM : 0,
  };
}

/** The same place a little later or earlier, moved by so much (in the hall). */
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

const P = POSES;

function smasher(): Moment[] {
  const serve = contactMoment(strokeNamed('serve'), P.SERVE_CONTACT);
  const drop = contactMoment(strokeNamed('drop'), P.OVERHEAD_CONTACT);
  const smash = contactMoment(strokeNamed('smash'), P.JUMP_CONTACT, true);
  const soft: Pose = { ...P.OVERHEAD_THROUGH, racketAxis: [0.8, 0.35, -0.1] };
  return [
    near(serve, -1.5, P.SERVE_WAITING, [-0.06, 0]),
    near(serve, -0.75, P.SERVE_WAITING, [-0.06, 0]),
    near(serve, -0.32, P.SERVE_BACK, [-0.04, 0]),
    serve,
    near(serve, 0.14, P.SERVE_THROUGH, [0.02, 0]),
    near(serve, 0.55, P.READY, [-0.7, -0.3]),
    near(serve, 1.05, P.READY, [-1.3, -0.55]),
    near(drop, -0.55, P.OVERHEAD_PREPARED, [0.25, 0.02]),
    near(drop, -0.3, P.OVERHEAD_PREPARED),
    near(drop, -0.14, P.OVERHEAD_LOADED),
    near(drop, -0.055, P.OVERHEAD_RISING),
    drop,
    near(drop, 0.09, soft, [0.04, 0]),
    near(drop, 0.3, P.OVERHEAD_DONE, [0.2, 0]),
    near(drop, 0.75, P.READY, [0.9, -0.1]),
    near(drop, 1.15, P.READY, [1.0, -0.15]),
    near(smash, -0.72, P.OVERHEAD_PREPARED, [-0.12, 0]),
    near(smash, -0.42, P.CROUCHED, [-0.1, 0]),
    near(smash, -0.3, { ...P.OVERHEAD_PREPARED, pelvis: [-0.02, 0.95, 0] }, [-0.08, 0]),
    near(smash, -0.13, P.JUMP_LOADED, [-0.04, 0], smash.jumpM * 0.82),
    near(smash, -0.05, P.JUMP_RISING, [-0.01, 0], smash.jumpM * 0.98),
    smash,
    near(smash, 0.07, P.JUMP_THROUGH, [0.04, 0], smash.jumpM * 0.86),
    near(smash, 0.24, P.OVERHEAD_DONE, [0.14, 0]),
    near(smash, 0.36, { ...P.OVERHEAD_DONE, pelvis: [0.04, 0.78, 0] }, [0.24, 0]),
    near(smash, 0.85, P.READY, [0.6, 0]),
    near(smash, 1.6, { ...P.READY, pelvis: [-0.02, 0.9, 0], leanAhead: 10 }, [0.62, 0]),
  ];
}

function receiver(): Moment[] {
  const clear = contactMoment(strokeNamed('clear'), P.OVERHEAD_CONTACT);
  const lift = contactMoment(strokeNamed('lift'), P.LUNGE_CONTACT);
  const waits: Moment = { timeS: -1.5, pose: P.READY, atM: [3.9, -0.35], jumpM: 0 };
  const receives: Moment = {
    timeS: strokeNamed('smash').timeS,
    pose: P.READY,
    atM: [4.75, 0.42],
    jumpM: 0,
  };
  const low: Pose = { ...P.READY, pelvis: [-0.06, 0.76, 0], leanAhead: 26 };
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
    near(lift, 0.5, { ...P.READY, pelvis: [-0.04, 0.8, 0] }, [0.7, 0.1]),
    near(receives, -0.55, P.READY),
    near(receives, -0.12, low),
    near(receives, 0.16, low),
    near(receives, 0.46, P.BEATEN, [0.05, -0.1]),
    near(receives, 0.9, P.BEATEN, [0.05, -0.1]),
    near(receives, 1.6, { ...P.READY, pelvis: [-0.02, 0.9, 0], leanAhead: 8 }, [0, -0.1]),
  ];
}

/** The numbers of a pose, in one fixed order: `fromNumbers` reads them back. */
export function numbersOf({ pose, atM, jumpM }: Moment): number[] {
  return [
    ...pose.pelvis,
    ...[pose.hipsTurn, pose.chestTurn, pose.leanAhead, pose.leanRight, pose.shoulderTilt],
    ...pose.racketFist,
    ...pose.freeHand,
    ...pose.racketElbow,
    ...pose.freeElbow,
    ...pose.racketAxis,
    ...pose.racketFace,
    ...pose.right,
    ...pose.left,
    ...pose.lifted,
    ...pose.pointed,
    ...atM,
    jumpM,
  ];
}

/** A pose from its numbers. */
export function fromNumbers(numbers: readonly number[]): Omit<Moment, 'timeS'> {
  let read = 0;
  const one = (): number => numbers[read++] ?? 0;
  const two = (): [number, number] => [one(), one()];
  const three = (): [number, number, number] => [one(), one(), one()];
  const pose: Pose = {
    pelvis: three(),
    hipsTurn: one(),
    chestTurn: one(),
    leanAhead: one(),
    leanRight: one(),
    shoulderTilt: one(),
    racketFist: three(),
    freeHand: three(),
    racketElbow: three(),
    freeElbow: three(),
    racketAxis: three(),
    racketFace: three(),
    right: three(),
    left: three(),
    lifted: two(),
    pointed: two(),
  };
  return { pose, atM: two(), jumpM: one() };
}

const keysOf = (moments: readonly Moment[]): Key[] =>
  moments.map((moment) => ({ timeS: moment.timeS, values: numbersOf(moment) }));

/** The motion of each player, as keys. */
export const KEYS: Record<Side, readonly Key[]> = {
  smasher: keysOf(smasher()),
  receiver: keysOf(receiver()),
};
