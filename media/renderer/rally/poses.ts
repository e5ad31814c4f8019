/** The poses of a right-handed player. Motion interpolates them. */
import type { Vector } from '../../src/lib/camera.ts';

/** An arm, from the base of the neck. */
interface ArmPose {
  readonly fist: Vector;
  /** The direction of the elbow. */
  readonly elbow: Vector;
}

type Foot = readonly [ahead: number, aside: number, turn: number];
type Feet = readonly [right: number, left: number];

/**
 * The handles of the inverse kinematics, in metres and degrees. From the point of view of the player
 * x is ahead, y is up and z is to the right. Turns are to the right, from facing the net.
 */
export interface Pose {
  readonly trunk: {
    /** From the position of the player on the floor. */
    readonly pelvis: Vector;
    readonly turn: readonly [hips: number, chest: number];
    /** The lean of the spine, from upright. */
    readonly lean: readonly [ahead: number, right: number];
    /** How far the waist is ahead of the line from the pelvis to the neck. */
    readonly arch: number;
    /** How far the right shoulder is raised and the left one lowered. */
    readonly shoulderTilt: number;
  };
  readonly racketArm: ArmPose;
  /** The direction from the fist to the head of the racket, and the normal of its strings. */
  readonly racket: { readonly axis: Vector; readonly normal: Vector };
  readonly freeArm: ArmPose;
  readonly feet: {
    /** From the position of the player on the floor. */
    readonly right: Foot;
    readonly left: Foot;
    /** How high the feet are above the height of a jump. */
    readonly lifted: Feet;
    /** How far the toes point down. */
    readonly pointed: Feet;
  };
}

export const READY: Pose = {
  trunk: { pelvis: [-0.04, 0.84, 0], turn: [0, 8], lean: [20, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.4, -0.2, 0.1], elbow: [-0.3, -1, 0.5] },
  racket: { axis: [0.5, 0.8, -0.28], normal: [0.6, -0.4, 0.7] },
  freeArm: { fist: [0.34, -0.26, -0.22], elbow: [-0.3, -1, -0.6] },
  feet: { right: [0.08, 0.26, 14], left: [0.08, -0.26, -14], lifted: [0, 0], pointed: [8, 8] },
};

export const OVERHEAD_PREPARED: Pose = {
  trunk: { pelvis: [-0.06, 0.88, 0], turn: [62, 84], lean: [-7, 0], arch: 0, shoulderTilt: -16 },
  racketArm: { fist: [-0.26, 0.12, 0.2], elbow: [-0.8, -0.5, 0.2] },
  racket: { axis: [-0.12, 0.97, 0.12], normal: [0.9, 0.1, -0.3] },
  freeArm: { fist: [0.44, 0.4, 0.1], elbow: [0.2, -1, 0] },
  feet: { right: [-0.3, 0.16, 80], left: [0.28, -0.1, 40], lifted: [0, 0], pointed: [4, 4] },
};

export const OVERHEAD_LOADED: Pose = {
  trunk: { pelvis: [0, 0.91, 0], turn: [30, 52], lean: [-5, -6], arch: 0, shoulderTilt: 4 },
  racketArm: { fist: [-0.2, 0.2, 0.22], elbow: [0, 0.5, 1] },
  racket: { axis: [-0.42, -0.84, 0.1], normal: [0.8, -0.4, 0.3] },
  freeArm: { fist: [0.42, 0.05, -0.1], elbow: [0, -1, -0.5] },
  feet: { right: [-0.2, 0.18, 50], left: [0.26, -0.14, 20], lifted: [0, 0], pointed: [26, 4] },
};

export const OVERHEAD_RISING: Pose = {
  ...OVERHEAD_LOADED,
  trunk: { pelvis: [0, 0.91, 0], turn: [12, 22], lean: [2, -9], arch: 0, shoulderTilt: 22 },
  racketArm: { fist: [-0.06, 0.45, 0.26], elbow: [0.35, 0.2, 1] },
  racket: { axis: [-0.86, 0.3, 0.1], normal: [0.4, 0.9, 0] },
  freeArm: { fist: [0.38, 0.06, -0.44], elbow: [-0.2, -1, -0.6] },
};

export const OVERHEAD_CONTACT: Pose = {
  trunk: { pelvis: [0.04, 0.94, 0], turn: [0, 0], lean: [9, -10], arch: 0, shoulderTilt: 30 },
  racketArm: { fist: [0.1, 0.61, 0.3], elbow: [0.1, -0.2, 1] },
  racket: { axis: [0.2, 0.97, 0.1], normal: [1, -0.17, 0] },
  freeArm: { fist: [0.22, -0.06, -0.6], elbow: [-0.4, -1, -0.4] },
  feet: { right: [-0.1, 0.16, 14], left: [0.22, -0.16, -4], lifted: [0, 0], pointed: [40, 4] },
};

export const OVERHEAD_THROUGH: Pose = {
  ...OVERHEAD_CONTACT,
  trunk: { pelvis: [0.04, 0.94, 0], turn: [-8, -16], lean: [17, -10], arch: 0, shoulderTilt: 18 },
  racketArm: { fist: [0.42, 0.36, 0.2], elbow: [0, -0.6, 1] },
  racket: { axis: [0.93, -0.3, -0.1], normal: [-0.3, -0.95, 0] },
};

export const OVERHEAD_DONE: Pose = {
  trunk: { pelvis: [0.06, 0.88, 0], turn: [-14, -32], lean: [24, -4], arch: 0, shoulderTilt: 2 },
  racketArm: { fist: [0.34, -0.3, -0.14], elbow: [0.2, -0.6, 1] },
  racket: { axis: [0.3, -0.8, -0.55], normal: [-0.8, -0.5, 0.3] },
  freeArm: { fist: [-0.02, -0.26, -0.5], elbow: [-0.5, -0.5, -0.8] },
  feet: { right: [0.26, 0.18, 8], left: [-0.14, -0.2, -24], lifted: [0, 0], pointed: [40, 4] },
};

export const SERVE_WAITING: Pose = {
  trunk: { pelvis: [-0.04, 0.93, 0], turn: [42, 52], lean: [4, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [-0.26, -0.24, 0.36], elbow: [-0.6, -0.7, 0.2] },
  racket: { axis: [-0.35, 0.75, 0.5], normal: [0.8, 0.2, 0.3] },
  freeArm: { fist: [0.46, -0.12, 0.2], elbow: [0.2, -1, -0.4] },
  feet: { right: [-0.22, 0.16, 62], left: [0.24, -0.1, 18], lifted: [0, 0], pointed: [0, 0] },
};

export const SERVE_BACK: Pose = {
  ...SERVE_WAITING,
  trunk: { pelvis: [-0.1, 0.91, 0.02], turn: [58, 74], lean: [4, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [-0.5, -0.16, 0.22], elbow: [-0.6, -0.7, 0.2] },
  racket: { axis: [-0.75, 0.1, 0.5], normal: [0.5, 0, 0.8] },
};

export const SERVE_CONTACT: Pose = {
  trunk: { pelvis: [0.06, 0.93, 0], turn: [14, 16], lean: [8, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.26, -0.42, 0.26], elbow: [-0.5, -0.5, 0.6] },
  racket: { axis: [0.84, -0.2, 0.32], normal: [0.75, 0.6, 0] },
  freeArm: { fist: [0.2, -0.16, -0.24], elbow: [0.2, -1, -0.4] },
  feet: { right: [-0.22, 0.16, 62], left: [0.24, -0.1, 18], lifted: [0, 0], pointed: [34, 0] },
};

export const SERVE_THROUGH: Pose = {
  trunk: { pelvis: [0.06, 0.93, 0], turn: [0, -10], lean: [8, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.34, 0.16, -0.16], elbow: [0.5, -0.4, 0.6] },
  racket: { axis: [-0.1, 0.85, -0.5], normal: [-0.5, 0.4, 0.8] },
  freeArm: { fist: [0.06, -0.36, -0.26], elbow: [0.2, -1, -0.4] },
  feet: { right: [-0.22, 0.16, 62], left: [0.24, -0.1, 18], lifted: [0, 0], pointed: [44, 0] },
};

export const LUNGE_REACHING: Pose = {
  trunk: { pelvis: [-0.1, 0.72, 0], turn: [16, 26], lean: [24, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.36, -0.22, 0.34], elbow: [-0.3, -1, 0.5] },
  racket: { axis: [0.5, 0.5, 0.6], normal: [0.6, 0.7, 0] },
  freeArm: { fist: [-0.3, -0.16, -0.42], elbow: [-0.3, -1, -0.6] },
  feet: { right: [0.5, 0.1, 4], left: [-0.5, -0.14, -34], lifted: [0, 0], pointed: [0, 24] },
};

export const LUNGE_CONTACT: Pose = {
  trunk: { pelvis: [-0.06, 0.6, 0], turn: [20, 22], lean: [32, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.52, -0.36, 0.24], elbow: [-0.2, -0.8, 0.6] },
  racket: { axis: [0.86, -0.36, 0.22], normal: [0.4, 0.9, 0] },
  freeArm: { fist: [-0.38, -0.1, -0.44], elbow: [-0.3, -1, -0.6] },
  feet: { right: [0.62, 0.1, 4], left: [-0.56, -0.14, -40], lifted: [0, 0], pointed: [0, 30] },
};

export const LUNGE_THROUGH: Pose = {
  ...LUNGE_CONTACT,
  trunk: { pelvis: [-0.08, 0.64, 0], turn: [20, 4], lean: [22, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.46, 0.24, -0.06], elbow: [-0.2, -0.8, 0.6] },
  racket: { axis: [0.1, 0.95, -0.3], normal: [-0.8, 0.2, 0.4] },
};

/** Before the jump. */
export const CROUCHED: Pose = {
  trunk: { pelvis: [-0.08, 0.74, 0], turn: [62, 84], lean: [4, 0], arch: 0, shoulderTilt: -16 },
  racketArm: { fist: [-0.2, -0.04, 0.28], elbow: [-0.8, -0.5, 0.2] },
  racket: { axis: [-0.3, 0.9, 0.25], normal: [0.9, 0.1, -0.3] },
  freeArm: { fist: [0.4, 0.2, 0.1], elbow: [0.2, -1, 0] },
  feet: { right: [-0.2, 0.2, 84], left: [0.22, -0.14, 60], lifted: [0, 0], pointed: [6, 10] },
};

/** Leaving the floor. */
export const TAKE_OFF: Pose = {
  ...OVERHEAD_PREPARED,
  trunk: { pelvis: [0, 0.96, 0], turn: [50, 76], lean: [-12, -2], arch: 0.03, shoulderTilt: -14 },
  freeArm: { fist: [0.42, 0.42, 0.04], elbow: [0.2, -1, 0] },
  feet: {
    right: [-0.22, 0.16, 60],
    left: [0.12, -0.12, 34],
    lifted: [0, 0],
    pointed: [62, 50],
  },
};

/** In the air, bent like a bow: the hips ahead, the chest and both feet behind. */
export const JUMP_LOADED: Pose = {
  ...OVERHEAD_LOADED,
  trunk: { pelvis: [0.1, 0.93, 0], turn: [30, 58], lean: [-24, -8], arch: 0.075, shoulderTilt: -2 },
  racketArm: { fist: [-0.22, 0.16, 0.24], elbow: [-0.1, 0.4, 1] },
  freeArm: { fist: [0.4, 0.36, -0.04], elbow: [0, -1, -0.5] },
  feet: {
    right: [-0.57, 0.15, 26],
    left: [-0.2, -0.13, 8],
    lifted: [0.28, 0.05],
    pointed: [124, 78],
  },
};

/** The legs change places while the chest comes forward. */
export const JUMP_RISING: Pose = {
  ...OVERHEAD_RISING,
  trunk: { pelvis: [0.07, 0.94, 0], turn: [12, 24], lean: [-9, -10], arch: 0.05, shoulderTilt: 20 },
  freeArm: { fist: [0.06, -0.3, -0.52], elbow: [-0.2, -1, -0.6] },
  feet: {
    right: [-0.16, 0.15, 20],
    left: [-0.36, -0.15, 0],
    lifted: [0.3, 0.28],
    pointed: [84, 100],
  },
};

/** The scissor: the right leg is ahead, the left one behind. */
export const JUMP_CONTACT: Pose = {
  ...OVERHEAD_CONTACT,
  trunk: { pelvis: [0.02, 0.94, 0], turn: [0, -10], lean: [16, -12], arch: 0, shoulderTilt: 34 },
  // The arm is straight, and the racket on the line of the arm.
  racketArm: { fist: [0.3, 0.72, 0.3], elbow: [0.1, -0.2, 1] },
  racket: { axis: [0.26, 0.96, 0.05], normal: [1, -0.24, 0.02] },
  // Pulled down, so that the other shoulder comes forward.
  freeArm: { fist: [0.1, -0.32, -0.47], elbow: [-0.4, -1, -0.4] },
  feet: {
    right: [0.28, 0.15, 8],
    left: [-0.52, -0.16, -8],
    lifted: [0.16, 0.34],
    pointed: [44, 118],
  },
};

export const JUMP_THROUGH: Pose = {
  ...OVERHEAD_THROUGH,
  trunk: {
    pelvis: [0.04, 0.94, 0],
    turn: [-8, -16],
    lean: [24, -10],
    arch: -0.02,
    shoulderTilt: 18,
  },
  freeArm: { fist: [0.08, -0.34, -0.42], elbow: [-0.4, -1, -0.4] },
  feet: {
    right: [0.34, 0.16, 6],
    left: [-0.44, -0.17, -14],
    lifted: [0.06, 0.26],
    pointed: [24, 92],
  },
};

/** Landed from the split step, wide and low, the racket lowered in front of the body. */
export const SPLIT: Pose = {
  trunk: { pelvis: [-0.1, 0.7, 0], turn: [0, 0], lean: [32, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.4, -0.4, 0.06], elbow: [-0.3, -1, 0.6] },
  racket: { axis: [0.78, 0.1, -0.5], normal: [0.5, -0.1, 0.85] },
  freeArm: { fist: [0.24, -0.34, -0.34], elbow: [-0.3, -0.9, -0.6] },
  feet: { right: [0.04, 0.36, 22], left: [0.06, -0.36, -24], lifted: [0, 0], pointed: [16, 16] },
};

/** Pushing off to the left, the racket on its way down to the backhand. */
export const PUSHING_LEFT: Pose = {
  trunk: { pelvis: [0.06, 0.62, -0.2], turn: [-16, -28], lean: [32, -14], arch: 0, shoulderTilt: 6 },
  racketArm: { fist: [0.42, -0.4, -0.12], elbow: [0.2, -0.7, 0.7] },
  racket: { axis: [0.72, -0.16, -0.66], normal: [0.7, 0.1, 0.7] },
  freeArm: { fist: [-0.12, -0.28, -0.4], elbow: [-0.6, -0.6, -0.4] },
  feet: { right: [-0.06, 0.34, 4], left: [0.42, -0.56, -40], lifted: [0, 0], pointed: [34, 0] },
};

/** Stretched to the left in a low lunge, too late for the smash. */
export const LATE: Pose = {
  trunk: { pelvis: [0.22, 0.5, -0.36], turn: [-22, -34], lean: [40, -20], arch: 0, shoulderTilt: 12 },
  racketArm: { fist: [0.47, -0.36, -0.26], elbow: [0.3, -0.5, 0.7] },
  racket: { axis: [0.76, -0.3, -0.57], normal: [0.64, 0.1, 0.76] },
  freeArm: { fist: [-0.4, 0, -0.24], elbow: [-0.6, -0.4, -0.3] },
  feet: { right: [-0.36, 0.18, -20], left: [0.66, -0.68, -42], lifted: [0, 0], pointed: [50, 0] },
};

// The smash of the film.

const RAISED_ARM = { fist: [0.36, 0.42, 0.12], elbow: [0.5, -0.5, -0.3] } as const;
/** The elbow at shoulder height behind the line of the shoulders, the racket beside the head. */
const DRAWN_ARM = { fist: [-0.33, 0.24, -0.2], elbow: [-0.9, -0.35, -0.35] } as const;
const DRAWN_RACKET = { axis: [-0.12, 0.95, -0.28], normal: [0.85, 0.05, -0.5] } as const;

export const SMASH_TURNING: Pose = {
  trunk: { pelvis: [-0.08, 0.82, 0.01], turn: [54, 68], lean: [4, 0], arch: 0, shoulderTilt: -8 },
  racketArm: { fist: [-0.32, 0.17, -0.06], elbow: [-0.85, -0.5, -0.2] },
  racket: { axis: [-0.04, 0.97, -0.24], normal: [0.85, 0, -0.4] },
  freeArm: { fist: [0.42, 0.2, 0.1], elbow: [0.2, -0.8, -0.3] },
  feet: { right: [-0.38, 0.06, 66], left: [0.28, 0.02, 30], lifted: [0, 0], pointed: [6, 10] },
};

/** Side on under the shuttle: the elbow behind at shoulder height, the other arm up. */
export const SMASH_PREPARED: Pose = {
  trunk: { pelvis: [-0.12, 0.8, 0.03], turn: [72, 84], lean: [-6, 0], arch: 0, shoulderTilt: -12 },
  racketArm: DRAWN_ARM,
  racket: DRAWN_RACKET,
  freeArm: RAISED_ARM,
  feet: { right: [-0.42, -0.05, 86], left: [0.36, 0.15, 50], lifted: [0, 0], pointed: [4, 8] },
};

export const SMASH_CROUCHED: Pose = {
  ...SMASH_PREPARED,
  trunk: { pelvis: [-0.14, 0.69, 0.03], turn: [72, 86], lean: [-2, 2], arch: 0, shoulderTilt: -14 },
  racketArm: { fist: [-0.35, 0.2, -0.18], elbow: [-0.9, -0.4, -0.3] },
  racket: { axis: [-0.2, 0.95, -0.24], normal: [0.85, 0.1, -0.5] },
  freeArm: { fist: [0.4, 0.34, 0.12], elbow: [0.4, -0.7, -0.3] },
  feet: { right: [-0.4, -0.04, 86], left: [0.32, 0.13, 56], lifted: [0, 0], pointed: [6, 12] },
};

export const SMASH_TAKE_OFF: Pose = {
  ...SMASH_PREPARED,
  trunk: { pelvis: [-0.02, 0.96, 0], turn: [56, 80], lean: [-12, -2], arch: 0.03, shoulderTilt: -14 },
  racketArm: { fist: [-0.34, 0.26, -0.16], elbow: [-0.9, -0.1, -0.2] },
  racket: { axis: [-0.3, 0.92, -0.26], normal: [0.85, 0.2, -0.5] },
  freeArm: { fist: [0.36, 0.44, 0.08], elbow: [0.5, -0.5, -0.3] },
  feet: { right: [-0.34, -0.02, 70], left: [0.2, 0.1, 40], lifted: [0, 0], pointed: [58, 50] },
};

/** Bent like a bow in the air, the elbow high and behind, the racket behind the head. */
export const SMASH_LOADED: Pose = {
  trunk: { pelvis: [0.1, 0.93, 0], turn: [32, 64], lean: [-24, -6], arch: 0.075, shoulderTilt: -6 },
  racketArm: { fist: [-0.38, 0.27, -0.06], elbow: [-0.85, 0.3, 0.2] },
  racket: { axis: [-0.62, 0.68, -0.3], normal: [0.7, 0.6, 0] },
  freeArm: { fist: [0.34, 0.42, -0.1], elbow: [0.4, -0.5, -0.6] },
  feet: JUMP_LOADED.feet,
};

/** The elbow leads, the racket has dropped behind the back. */
export const SMASH_DROPPED: Pose = {
  trunk: { pelvis: [0.09, 0.94, 0], turn: [16, 36], lean: [-16, -9], arch: 0.06, shoulderTilt: 12 },
  racketArm: { fist: [-0.3, 0.2, 0.24], elbow: [-0.1, 0.7, 0.8] },
  racket: { axis: [-0.5, -0.82, -0.2], normal: [0.8, -0.5, 0.1] },
  freeArm: { fist: [0.3, 0.06, -0.3], elbow: [0, -1, -0.6] },
  feet: {
    right: [-0.34, 0.15, 22],
    left: [-0.3, -0.14, 4],
    lifted: [0.3, 0.18],
    pointed: [100, 92],
  },
};

export const SMASH_RISING: Pose = {
  ...JUMP_RISING,
  trunk: { pelvis: [0.06, 0.94, 0], turn: [6, 10], lean: [0, -11], arch: 0.03, shoulderTilt: 26 },
  racketArm: { fist: [-0.06, 0.54, 0.3], elbow: [0.3, 0.5, 1] },
  racket: { axis: [-0.86, 0.42, 0.1], normal: [0.4, 0.9, 0] },
  freeArm: { fist: [0.16, -0.2, -0.32], elbow: [-0.4, -1, -0.7] },
  feet: {
    right: [0.06, 0.15, 14],
    left: [-0.44, -0.15, -4],
    lifted: [0.24, 0.32],
    pointed: [64, 108],
  },
};

export const SMASH_CONTACT: Pose = {
  ...JUMP_CONTACT,
  trunk: { pelvis: [0.02, 0.94, 0], turn: [0, -14], lean: [17, -12], arch: 0, shoulderTilt: 34 },
  freeArm: { fist: [0.16, -0.22, -0.26], elbow: [-0.6, -0.8, -0.7] },
};

export const SMASH_AHEAD: Pose = {
  ...SMASH_CONTACT,
  trunk: { pelvis: [0.03, 0.94, 0], turn: [-6, -22], lean: [22, -11], arch: -0.01, shoulderTilt: 26 },
  racketArm: { fist: [0.54, 0.46, 0.18], elbow: [0.1, -0.5, 1] },
  racket: { axis: [0.9, 0.4, -0.08], normal: [0.4, -0.9, 0] },
};

export const SMASH_BELOW: Pose = {
  ...SMASH_CONTACT,
  trunk: { pelvis: [0.03, 0.93, 0], turn: [-12, -32], lean: [28, -9], arch: -0.02, shoulderTilt: 14 },
  racketArm: { fist: [0.55, 0, 0.04], elbow: [0.3, -0.5, 1] },
  racket: { axis: [0.66, -0.7, -0.28], normal: [-0.7, -0.66, 0.1] },
  freeArm: { fist: [0, -0.24, -0.36], elbow: [-0.8, -0.5, -0.5] },
  feet: { right: [0.36, 0.16, 6], left: [-0.46, -0.17, -14], lifted: [0.1, 0.26], pointed: [24, 92] },
};

/** The racket has gone past the other knee. */
export const SMASH_ACROSS: Pose = {
  ...SMASH_BELOW,
  trunk: { pelvis: [0, 0.9, 0], turn: [-18, -44], lean: [36, -6], arch: -0.02, shoulderTilt: 4 },
  racketArm: { fist: [0.44, -0.4, -0.16], elbow: [0.6, -0.3, 0.8] },
  racket: { axis: [-0.05, -0.9, -0.42], normal: [-0.95, 0, 0.1] },
  freeArm: { fist: [-0.24, -0.1, -0.4], elbow: [-0.9, -0.2, -0.4] },
  feet: { right: [0.44, 0.18, 4], left: [-0.46, -0.18, -20], lifted: [0.03, 0.14], pointed: [8, 60] },
};

/** At the hip of the other side. */
export const SMASH_DONE: Pose = {
  trunk: { pelvis: [0, 0.82, 0], turn: [-22, -52], lean: [40, -4], arch: -0.02, shoulderTilt: -2 },
  racketArm: { fist: [0.28, -0.48, -0.3], elbow: [0.8, -0.2, 0.5] },
  racket: { axis: [-0.66, -0.5, -0.5], normal: [-0.6, 0.8, 0.1] },
  freeArm: { fist: [-0.36, 0, -0.36], elbow: [-0.9, 0, -0.4] },
  feet: { right: [0.5, 0.18, 4], left: [-0.46, -0.18, -24], lifted: [0, 0], pointed: [0, 40] },
};

/** The receiver at the smash: wide and low, the racket in front. */
export const DEFENDING: Pose = {
  trunk: { pelvis: [-0.1, 0.66, 0], turn: [0, 0], lean: [34, 0], arch: 0, shoulderTilt: 0 },
  racketArm: { fist: [0.42, -0.32, 0.06], elbow: [-0.3, -1, 0.7] },
  racket: { axis: [0.66, 0.42, -0.5], normal: [0.5, -0.2, 0.8] },
  freeArm: { fist: [0.26, -0.3, -0.36], elbow: [-0.3, -0.9, -0.7] },
  feet: { right: [0.04, 0.42, 24], left: [0.06, -0.42, -26], lifted: [0, 0], pointed: [14, 14] },
};
export const DEFENDING_LOW: Pose = {
  ...DEFENDING,
  trunk: { pelvis: [-0.08, 0.6, -0.04], turn: [-6, -8], lean: [38, -4], arch: 0, shoulderTilt: 2 },
};
export const STEPPING_LEFT: Pose = {
  trunk: { pelvis: [0.16, 0.56, -0.16], turn: [-6, -14], lean: [40, -8], arch: 0, shoulderTilt: 6 },
  racketArm: { fist: [0.48, -0.4, -0.04], elbow: [0.2, -0.8, 0.6] },
  racket: { axis: [0.84, -0.16, -0.5], normal: [0.6, 0.4, 0.7] },
  freeArm: { fist: [-0.34, -0.18, -0.3], elbow: [-0.8, -0.4, -0.5] },
  feet: { right: [-0.14, 0.36, 20], left: [0.6, -0.4, -14], lifted: [0, 0], pointed: [34, 0] },
};
/** A long low lunge, the racket stretched where the shuttle was. */
export const LATE_LUNGE: Pose = {
  trunk: { pelvis: [0.34, 0.44, -0.22], turn: [-6, -16], lean: [50, -8], arch: 0, shoulderTilt: 10 },
  racketArm: { fist: [0.54, -0.32, -0.06], elbow: [0.3, -0.6, 0.7] },
  racket: { axis: [0.9, -0.16, -0.4], normal: [0.5, 0.6, 0.6] },
  freeArm: { fist: [-0.5, -0.06, -0.22], elbow: [-0.8, 0, -0.3] },
  feet: { right: [-0.46, 0.24, 26], left: [0.98, -0.4, -10], lifted: [0, 0], pointed: [56, 0] },
};
/** Too late: the racket comes to the hip of the backhand side when the shuttle has passed it. */
export const JAMMED: Pose = {
  trunk: { pelvis: [-0.12, 0.6, -0.06], turn: [-8, -18], lean: [32, -8], arch: 0, shoulderTilt: 6 },
  racketArm: { fist: [0.4, -0.42, -0.04], elbow: [0.4, -0.5, 0.8] },
  racket: { axis: [0.74, -0.36, -0.5], normal: [0.7, 0.1, 0.6] },
  freeArm: { fist: [-0.1, -0.24, -0.42], elbow: [-0.8, -0.4, -0.5] },
  feet: { right: [0.16, 0.42, 14], left: [-0.06, -0.42, -34], lifted: [0, 0], pointed: [18, 20] },
};
/** She looks after it. */
export const BEATEN: Pose = {
  ...JAMMED,
  trunk: { pelvis: [-0.14, 0.66, -0.06], turn: [-14, -30], lean: [26, -8], arch: 0, shoulderTilt: 4 },
  racketArm: { fist: [0.4, -0.44, -0.1], elbow: [0.4, -0.5, 0.8] },
  racket: { axis: [0.66, -0.5, -0.5], normal: [0.75, 0.2, 0.5] },
  freeArm: { fist: [-0.24, -0.2, -0.38], elbow: [-0.9, -0.3, -0.4] },
};
/** Before the drop: as before a smash. */
export const DROP_PREPARED: Pose = {
  ...SMASH_PREPARED,
  trunk: { pelvis: [-0.1, 0.84, 0.02], turn: [66, 82], lean: [-6, 0], arch: 0, shoulderTilt: -12 },
  feet: { right: [-0.38, -0.02, 84], left: [0.32, 0.12, 46], lifted: [0, 0], pointed: [4, 6] },
};
