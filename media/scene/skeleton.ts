/**
 * A player's joints from a few handles: where pelvis, hands and feet are and which way they face.
 * Arms and legs follow by two-bone inverse kinematics. Lengths are those of a player of 1.76 m.
 */
import type { Vector } from '../../src/lib/camera.ts';
import {
  acrossTo,
  add,
  along,
  cross,
  dot,
  mix,
  radians,
  size,
  subtract,
  times,
  unit,
} from './vector.ts';

/** Lengths between joints, in metres. */
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

/** From the middle of the fist to the middle of the strings. */
export const FIST_TO_STRINGS_M = 0.51;

/** The handles of a pose, in metres and degrees, seen by the player: x ahead, y up, z to the right. */
export interface Handles {
  /** Pelvis, from the point on the floor the player stands at. */
  readonly pelvis: Vector;
  /** Turn of pelvis and chest to the right, from facing the net. */
  readonly hipsTurn: number;
  readonly chestTurn: number;
  /** Lean of the spine, ahead and to the right, from upright. */
  readonly leanAhead: number;
  readonly leanRight: number;
  /** Right shoulder raised, left one lowered. */
  readonly shoulderTilt: number;
  /** The fists, from the base of the neck. */
  readonly racketFist: Vector;
  readonly freeHand: Vector;
  /** Which way the elbows point. */
  readonly racketElbow: Vector;
  readonly freeElbow: Vector;
  /** From the fist to the racket's head, and the way its strings face. */
  readonly racketAxis: Vector;
  readonly racketFace: Vector;
}

/** A foot on the floor or in the air. */
export interface Foot {
  /** The ball of the foot. */
  readonly ballM: Vector;
  readonly turn: number;
}

/** The joints of a figure, in metres, in the coordinates of the hall. */
export interface Joints {
  readonly pelvis: Vector;
  readonly neck: Vector;
  readonly head: Vector;
  readonly look: Vector;
  readonly rightShoulder: Vector;
  readonly rightElbow: Vector;
  readonly rightWrist: Vector;
  readonly leftShoulder: Vector;
  readonly leftElbow: Vector;
  readonly leftWrist: Vector;
  readonly rightHip: Vector;
  readonly rightKnee: Vector;
  readonly rightAnkle: Vector;
  readonly rightBall: Vector;
  readonly leftHip: Vector;
  readonly leftKnee: Vector;
  readonly leftAnkle: Vector;
  readonly leftBall: Vector;
  readonly fist: Vector;
  readonly racketAxis: Vector;
  readonly racketFace: Vector;
}

const UP: Vector = [0, 1, 0];

/** Ahead, for someone turned so far to the right of +x. */
const ahead = (turn: number): Vector => [Math.cos(radians(turn)), 0, Math.sin(radians(turn))];

/** The middle joint of two bones; where they do not reach, they stretch straight towards the end. */
function bend(root: Vector, end: Vector, first: number, second: number, towards: Vector): Vector {
  const reach = subtract(end, root);
  const distance = Math.min(size(reach), (first + second) * 0.9995);
  const axis = unit(reach);
  const alongFirst = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const out = Math.sqrt(Math.max(0, first ** 2 - alongFirst ** 2));
  return add(along(root, axis, alongFirst), times(acrossTo(towards, axis), out));
}

/** As far as an arm reaches towards a point. */
function within(root: Vector, end: Vector, reach: number): Vector {
  const line = subtract(end, root);
  const distance = size(line);
  return distance <= reach ? end : along(root, line, reach / distance);
}

interface Leg {
  readonly knee: Vector;
  readonly ankle: Vector;
}

const LEG_M = (BODY.thigh + BODY.shank) * 0.992;

/** A leg to a planted ball; when it is too far for a flat foot, the heel comes up. */
function stand(hip: Vector, { ballM, turn }: Foot, pointedDeg: number): Leg {
  const toe = ahead(turn);
  let ankle = ballM;
  for (let heelDeg = pointedDeg; heelDeg <= 78; heelDeg += 1) {
    const [back, up] = [Math.cos(radians(heelDeg)), Math.sin(radians(heelDeg))];
    const heelUp = BODY.ankle * back + BODY.foot * up;
    const heelBack = BODY.foot * back - BODY.ankle * up;
    ankle = add(along(ballM, toe, -heelBack), [0, heelUp - 0.02, 0]);
    if (size(subtract(ankle, hip)) <= LEG_M) break;
  }
  const reached = within(hip, ankle, LEG_M);
  // A knee points where the foot points, a little outwards of it.
  return {
    ankle: reached,
    knee: bend(hip, reached, BODY.thigh, BODY.shank, add(toe, [0, 0.15, 0])),
  };
}

/** Where and how a player stands in the hall. */
export interface Stand {
  readonly originM: Vector;
  /** +1 faces +x, -1 faces -x. */
  readonly facing: 1 | -1;
  readonly right: Foot;
  readonly left: Foot;
  /** How far the toes point down, in degrees: in the air, not on the floor. */
  readonly pointed: readonly [right: number, left: number];
  /** What the eyes follow. */
  readonly lookAtM: Vector;
}

/** The joints of a player. Feet and what is looked at are in the hall, the handles by the player. */
export function pose(handles: Handles, stand_: Stand): Joints {
  const { facing, originM } = stand_;
  // Half a turn about the vertical takes one side's view to the other's.
  const turned = ([x, y, z]: Vector): Vector => [x * facing, y, z * facing];
  const own = (point: Vector): Vector => turned(subtract(point, originM));
  const inHall = (point: Vector): Vector => add(originM, turned(point));
  const foot = ({ ballM, turn }: Foot): Foot => ({ ballM: own(ballM), turn });

  const { pelvis } = handles;
  const spine = unit([
    Math.tan(radians(handles.leanAhead)),
    1,
    Math.tan(radians(handles.leanRight)),
  ]);
  const neck = along(pelvis, spine, BODY.spine);
  const chestAhead = acrossTo(ahead(handles.chestTurn), spine);
  const level = cross(chestAhead, spine);
  const tilt = radians(handles.shoulderTilt);
  const shoulders = add(times(level, Math.cos(tilt)), times(spine, Math.sin(tilt)));
  const hips = cross(acrossTo(ahead(handles.hipsTurn), UP), UP);

  const shoulderBase = along(neck, spine, -0.035);
  const arm = (sideSign: 1 | -1, fist: Vector, elbowTowards: Vector) => {
    const shoulder = along(shoulderBase, shoulders, sideSign * BODY.shoulder);
    const wrist = within(shoulder, add(neck, fist), (BODY.upperArm + BODY.forearm) * 0.995);
    const elbow = bend(shoulder, wrist, BODY.upperArm, BODY.forearm, elbowTowards);
    return { shoulder, elbow, wrist };
  };
  const axis = unit(handles.racketAxis);
  const right = arm(1, along(handles.racketFist, axis, -0.06), handles.racketElbow);
  const left = arm(-1, handles.freeHand, handles.freeElbow);
  const rightLeg = stand(along(pelvis, hips, BODY.hip), foot(stand_.right), stand_.pointed[0]);
  const leftLeg = stand(along(pelvis, hips, -BODY.hip), foot(stand_.left), stand_.pointed[1]);

  // The head follows the shuttle as far as a neck turns.
  const head = along(along(neck, spine, BODY.neckToHead * 0.6), UP, BODY.neckToHead * 0.4);
  const wanted = unit(subtract(own(stand_.lookAtM), head));
  const look = unit(mix(chestAhead, wanted, dot(chestAhead, wanted) < -0.2 ? 0.5 : 0.8));
  const tipped = along(head, look, 0.02);

  return {
    pelvis: inHall(pelvis),
    neck: inHall(neck),
    head: inHall(tipped),
    look: turned(look),
    rightShoulder: inHall(right.shoulder),
    rightElbow: inHall(right.elbow),
    rightWrist: inHall(right.wrist),
    leftShoulder: inHall(left.shoulder),
    leftElbow: inHall(left.elbow),
    leftWrist: inHall(left.wrist),
    rightHip: inHall(along(pelvis, hips, BODY.hip)),
    rightKnee: inHall(rightLeg.knee),
    rightAnkle: inHall(rightLeg.ankle),
    rightBall: stand_.right.ballM,
    leftHip: inHall(along(pelvis, hips, -BODY.hip)),
    leftKnee: inHall(leftLeg.knee),
    leftAnkle: inHall(leftLeg.ankle),
    leftBall: stand_.left.ballM,
    fist: inHall(along(right.wrist, axis, 0.06)),
    racketAxis: turned(axis),
    racketFace: turned(acrossTo(handles.racketFace, axis)),
  };
}
