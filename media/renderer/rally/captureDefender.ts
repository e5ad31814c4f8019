/** The defender of the capture screens: low on the toes, the racket in front, waiting for the smash. */
import type { Vector } from '../../src/lib/camera.ts';
import { EXAMPLE_SMASH } from '../../src/lib/flight.ts';
import type { Pose } from './poses.ts';
import { type Foot, type Joints, jointsOf } from './skeleton.ts';

const POSE: Pose = {
  trunk: { pelvis: [-0.08, 0.66, 0], turn: [-14, -12], lean: [34, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.4, -0.35, 0.1], elbow: [-0.3, -1, 0.6] },
  racket: { axis: [0.82, 0.33, -0.34], normal: [0.35, -0.2, 0.9] },
  freeArm: { fist: [0.28, -0.3, -0.3], elbow: [-0.3, -0.9, -0.6] },
  feet: { right: [0.28, 0.26, 8], left: [-0.3, -0.3, -26], lifted: [0, 0], pointed: [6, 24] },
};

/** The position on the floor. */
export const CAPTURE_DEFENDER_M: Vector = [2.72, 0, -1.75];
const BALL_HEIGHT_M = 0.02;

function foot(side: 'right' | 'left'): Foot {
  const [ahead, aside, turn] = POSE.feet[side];
  const [x, , z] = CAPTURE_DEFENDER_M;
  return { ballM: [x - ahead, BALL_HEIGHT_M, z - aside], turn };
}

export const CAPTURE_DEFENDER_JOINTS: Joints = jointsOf(POSE, {
  originM: CAPTURE_DEFENDER_M,
  facing: -1,
  right: foot('right'),
  left: foot('left'),
  lookAtM: [-EXAMPLE_SMASH.distanceToNetM * 0.3, EXAMPLE_SMASH.heightM * 0.8, 0],
});
