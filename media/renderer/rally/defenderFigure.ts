/** The defender of the speed lab, on the toes with the racket in front. */
import type { Vector } from '../../src/lib/camera.ts';
import { EXAMPLE_SMASH } from '../../src/lib/flight.ts';
import type { Pose } from './poses.ts';
import { type Foot, type Joints, jointsOf } from './skeleton.ts';

const POSE: Pose = {
  trunk: { pelvis: [-0.12, 0.72, 0], turn: [6, 12], lean: [32, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.44, -0.34, 0.12], elbow: [-0.3, -1, 0.5] },
  racket: { axis: [0.9, -0.2, -0.2], normal: [0.3, 0.5, 0.8] },
  freeArm: { fist: [0.3, -0.2, -0.34], elbow: [-0.3, -0.8, -0.6] },
  feet: { right: [0.2, 0.3, 18], left: [-0.06, -0.3, -16], lifted: [0, 0], pointed: [5, 13] },
};

/** The position on the floor, a metre behind the plane of the flight. */
export const DEFENDER_M: Vector = [3.81, 0, -1];
const BALL_HEIGHT_M = 0.02;

function foot(side: 'right' | 'left'): Foot {
  const [ahead, aside, turn] = POSE.feet[side];
  const [x, , z] = DEFENDER_M;
  return { ballM: [x - ahead, BALL_HEIGHT_M, z - aside], turn };
}

export const DEFENDER_JOINTS: Joints = jointsOf(POSE, {
  originM: DEFENDER_M,
  facing: -1,
  right: foot('right'),
  left: foot('left'),
  lookAtM: [-EXAMPLE_SMASH.distanceToNetM, EXAMPLE_SMASH.heightM, 0],
});
