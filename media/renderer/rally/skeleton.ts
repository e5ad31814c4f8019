/**
 * Computes the joints of a player from the position of pelvis, hands and feet, by two-bone inverse
 * kinematics. The lengths are those of a player of 1.76 m.
 */
import type { Vector } from '../../src/lib/camera.ts';
import type { Pose } from './poses.ts';
import {
  add,
  along,
  cross,
  dot,
  mix,
  perpendicularTo,
  radians,
  size,
  subtract,
  times,
  unit,
} from './vector.ts';

/** The lengths of the bones, in metres. */
export const BODY = {
  spine: 0.5,
  neckToHead: 0.175,
  shoulder: 0.165,
  upperArm: 0.295,
  forearm: 0.262,
  hip: 0.092,
  thigh: 0.435,
  shank: 0.43,
  ankle: 0.085,
  foot: 0.135,
} as const;

/** The distance from the wrist to the middle of the fist. */
const HAND_M = 0.085;

/** The distance from the fist to the middle of the strings. */
export const FIST_TO_STRINGS_M = 0.51;

export interface Foot {
  /** The ball of the foot. */
  readonly ballM: Vector;
  readonly turn: number;
}

/** The joints of one side of the body. */
export interface Limbs {
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  readonly hip: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
  readonly ball: Vector;
}

/** The joints of a player in world coordinates. */
export interface Joints {
  readonly pelvis: Vector;
  readonly waist: Vector;
  readonly neck: Vector;
  readonly head: Vector;
  readonly right: Limbs;
  readonly left: Limbs;
  readonly fist: Vector;
  /** Directions. */
  readonly look: Vector;
  readonly racketAxis: Vector;
  readonly racketNormal: Vector;
}

const UP: Vector = [0, 1, 0];

/** The direction at an angle to the right of +x. */
const ahead = (turn: number): Vector => [Math.cos(radians(turn)), 0, Math.sin(radians(turn))];

/** The middle joint of two bones. If they are too short, they point straight to the end. */
function bend(root: Vector, end: Vector, first: number, second: number, towards: Vector): Vector {
  const reach = subtract(end, root);
  const distance = Math.min(size(reach), (first + second) * 0.9995);
  const axis = unit(reach);
  const alongFirst = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, first ** 2 - alongFirst ** 2));
  return add(along(root, axis, alongFirst), times(perpendicularTo(towards, axis), out));
}

/** A point, or the farthest one in its direction that can be reached. */
function reachable(root: Vector, end: Vector, reach: number): Vector {
  const line = subtract(end, root);
  const distance = size(line);
  return distance <= reach ? end : along(root, line, reach / distance);
}

const LEG_M = (BODY.thigh + BODY.shank) * 0.992;

/** The leg of a planted foot. The heel is raised when the leg is too short for a flat foot. */
function legTo(hip: Vector, ballM: Vector, turn: number, pointedDeg: number) {
  const toe = ahead(turn);
  let ankle = ballM;
  for (let heelDeg = pointedDeg; heelDeg <= Math.max(78, pointedDeg); heelDeg += 1) {
    const [back, up] = [Math.cos(radians(heelDeg)), Math.sin(radians(heelDeg))];
    const heelUp = BODY.ankle * back + BODY.foot * up;
    const heelBack = BODY.foot * back - BODY.ankle * up;
    ankle = add(along(ballM, toe, -heelBack), [0, heelUp - 0.02, 0]);
    if (size(subtract(ankle, hip)) <= LEG_M) break;
  }
  const reached = reachable(hip, ankle, LEG_M);
  // The knee points in the direction of the foot.
  const knee = bend(hip, reached, BODY.thigh, BODY.shank, add(toe, [0, 0.15, 0]));
  return { knee, ankle: reached };
}

interface Placement {
  readonly originM: Vector;
  /** +1 faces +x, -1 faces -x. */
  readonly facing: 1 | -1;
  readonly right: Foot;
  readonly left: Foot;
  readonly lookAtM: Vector;
}

/** The joints of a player in a pose. */
export function jointsOf(pose: Pose, placement: Placement): Joints {
  const { facing, originM } = placement;
  // The other side of the net is half a turn about the vertical axis away.
  const turned = ([x, y, z]: Vector): Vector => [x * facing, y, z * facing];
  const toLocal = (point: Vector): Vector => turned(subtract(point, originM));
  const toWorld = (point: Vector): Vector => add(originM, turned(point));

  const { trunk, racketArm, racket, freeArm, feet } = pose;
  const { pelvis, turn, lean } = trunk;
  const spine = unit([Math.tan(radians(lean[0])), 1, Math.tan(radians(lean[1]))]);
  const neck = along(pelvis, spine, BODY.spine);
  const chestAhead = perpendicularTo(ahead(turn[1]), spine);
  const level = cross(chestAhead, spine);
  const tilt = radians(trunk.shoulderTilt);
  const shoulders = add(times(level, Math.cos(tilt)), times(spine, Math.sin(tilt)));
  const hips = cross(perpendicularTo(ahead(turn[0]), UP), UP);

  const arm = (sideSign: 1 | -1, fist: Vector, elbowTowards: Vector) => {
    const shoulder = along(along(neck, spine, -0.035), shoulders, sideSign * BODY.shoulder);
    const wrist = reachable(shoulder, add(neck, fist), (BODY.upperArm + BODY.forearm) * 0.995);
    const elbow = bend(shoulder, wrist, BODY.upperArm, BODY.forearm, elbowTowards);
    return { shoulder, elbow, wrist };
  };
  const axis = unit(racket.axis);
  const rightArm = arm(1, along(racketArm.fist, axis, -HAND_M), racketArm.elbow);
  const leftArm = arm(-1, freeArm.fist, freeArm.elbow);
  const limbs = (
    sideSign: 1 | -1,
    { shoulder, elbow, wrist }: ReturnType<typeof arm>,
    foot: Foot,
    pointedDeg: number,
  ): Limbs => {
    const hip = along(pelvis, hips, sideSign * BODY.hip);
    const { knee, ankle } = legTo(hip, toLocal(foot.ballM), foot.turn, pointedDeg);
    return {
      shoulder: toWorld(shoulder),
      elbow: toWorld(elbow),
      wrist: toWorld(wrist),
      hip: toWorld(hip),
      knee: toWorld(knee),
      ankle: toWorld(ankle),
      ball: foot.ballM,
    };
  };

  // The head turns towards the shuttle as far as the neck allows.
  const head = along(along(neck, spine, BODY.neckToHead * 0.6), UP, BODY.neckToHead * 0.4);
  const towards = unit(subtract(toLocal(placement.lookAtM), head));
  const facingShare = dot(chestAhead, towards);
  const look =
    facingShare >= -0.2
      ? unit(mix(chestAhead, towards, 0.8))
      : unit(add(times(chestAhead, 0.05), times(perpendicularTo(towards, chestAhead), 0.784)));

  return {
    pelvis: toWorld(pelvis),
    waist: toWorld(along(mix(pelvis, neck, 0.33), chestAhead, trunk.arch)),
    neck: toWorld(neck),
    head: toWorld(along(head, look, 0.02)),
    right: limbs(1, rightArm, placement.right, feet.pointed[0]),
    left: limbs(-1, leftArm, placement.left, feet.pointed[1]),
    fist: toWorld(along(rightArm.wrist, axis, HAND_M)),
    look: turned(look),
    racketAxis: turned(axis),
    racketNormal: turned(perpendicularTo(racket.normal, axis)),
  };
}
