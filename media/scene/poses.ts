/**
 * The poses a right-handed player passes through, seen by the player. Between them the motion is
 * interpolated.
 */
import type { Handles } from './skeleton.ts';

/** Where the feet want to be, from the point the player stands at; how high they hang in the air. */
export interface Stance {
  /** Ahead and to the right, in metres, and the turn of the toes to the right, in degrees. */
  readonly right: readonly [ahead: number, aside: number, turn: number];
  readonly left: readonly [ahead: number, aside: number, turn: number];
  readonly lifted: readonly [right: number, left: number];
  readonly pointed: readonly [right: number, left: number];
}

/** A whole pose. */
export type Pose = Handles & Stance;

const READY: Pose = {
  pelvis: [-0.04, 0.84, 0],
  hipsTurn: 0,
  chestTurn: 8,
  leanAhead: 20,
  leanRight: 0,
  shoulderTilt: 0,
  racketFist: [0.4, -0.2, 0.1],
  freeHand: [0.34, -0.26, -0.22],
  racketElbow: [-0.3, -1, 0.5],
  freeElbow: [-0.3, -1, -0.6],
  racketAxis: [0.5, 0.8, -0.28],
  racketFace: [0.6, -0.4, 0.7],
  right: [0.08, 0.26, 14],
  left: [0.08, -0.26, -14],
  lifted: [0, 0],
  pointed: [8, 8],
};

const OVERHEAD_PREPARED: Pose = {
  ...READY,
  pelvis: [-0.06, 0.88, 0],
  hipsTurn: 62,
  chestTurn: 84,
  leanAhead: -7,
  shoulderTilt: -16,
  racketFist: [-0.26, 0.12, 0.2],
  freeHand: [0.44, 0.4, 0.1],
  racketElbow: [-0.8, -0.5, 0.2],
  freeElbow: [0.2, -1, 0],
  racketAxis: [-0.12, 0.97, 0.12],
  racketFace: [0.9, 0.1, -0.3],
  right: [-0.3, 0.16, 80],
  left: [0.28, -0.1, 40],
  pointed: [4, 4],
};

const OVERHEAD_LOADED: Pose = {
  ...OVERHEAD_PREPARED,
  pelvis: [0, 0.91, 0],
  hipsTurn: 30,
  chestTurn: 52,
  leanAhead: -5,
  leanRight: -6,
  shoulderTilt: 4,
  racketFist: [-0.2, 0.2, 0.22],
  freeHand: [0.42, 0.05, -0.1],
  racketElbow: [0, 0.5, 1],
  freeElbow: [0, -1, -0.5],
  racketAxis: [-0.42, -0.84, 0.1],
  racketFace: [0.8, -0.4, 0.3],
  right: [-0.2, 0.18, 50],
  left: [0.26, -0.14, 20],
  pointed: [26, 4],
};

const OVERHEAD_RISING: Pose = {
  ...OVERHEAD_LOADED,
  hipsTurn: 12,
  chestTurn: 22,
  leanAhead: 2,
  leanRight: -9,
  shoulderTilt: 22,
  racketFist: [-0.06, 0.45, 0.26],
  freeHand: [0.38, -0.2, -0.2],
  racketElbow: [0.35, 0.2, 1],
  racketAxis: [-0.86, 0.3, 0.1],
  racketFace: [0.4, 0.9, 0],
};

const OVERHEAD_CONTACT: Pose = {
  ...OVERHEAD_RISING,
  pelvis: [0.04, 0.94, 0],
  hipsTurn: 0,
  chestTurn: 0,
  leanAhead: 9,
  leanRight: -10,
  shoulderTilt: 30,
  racketFist: [0.1, 0.61, 0.3],
  freeHand: [0.3, -0.36, -0.28],
  racketElbow: [0.1, -0.2, 1],
  freeElbow: [-0.4, -0.3, -1],
  racketAxis: [0.2, 0.97, 0.1],
  racketFace: [1, -0.17, 0],
  right: [-0.1, 0.16, 14],
  left: [0.22, -0.16, -4],
  pointed: [40, 4],
};

const OVERHEAD_THROUGH: Pose = {
  ...OVERHEAD_CONTACT,
  hipsTurn: -8,
  chestTurn: -16,
  leanAhead: 17,
  shoulderTilt: 18,
  racketFist: [0.42, 0.36, 0.2],
  racketElbow: [0, -0.6, 1],
  racketAxis: [0.93, -0.3, -0.1],
  racketFace: [-0.3, -0.95, 0],
};

const OVERHEAD_DONE: Pose = {
  ...OVERHEAD_THROUGH,
  pelvis: [0.06, 0.88, 0],
  hipsTurn: -14,
  chestTurn: -32,
  leanAhead: 24,
  leanRight: -4,
  shoulderTilt: 2,
  racketFist: [0.34, -0.3, -0.14],
  freeHand: [0.02, -0.36, -0.34],
  racketElbow: [0.2, -0.6, 1],
  racketAxis: [0.3, -0.8, -0.55],
  racketFace: [-0.8, -0.5, 0.3],
  right: [0.26, 0.18, 8],
  left: [-0.14, -0.2, -24],
};

const SERVE_WAITING: Pose = {
  ...READY,
  pelvis: [-0.04, 0.93, 0],
  hipsTurn: 42,
  chestTurn: 52,
  leanAhead: 4,
  racketFist: [-0.26, -0.24, 0.36],
  freeHand: [0.46, -0.12, 0.2],
  racketElbow: [-0.6, -0.7, 0.2],
  freeElbow: [0.2, -1, -0.4],
  racketAxis: [-0.35, 0.75, 0.5],
  racketFace: [0.8, 0.2, 0.3],
  right: [-0.22, 0.16, 62],
  left: [0.24, -0.1, 18],
  pointed: [0, 0],
};

const SERVE_BACK: Pose = {
  ...SERVE_WAITING,
  pelvis: [-0.1, 0.91, 0.02],
  hipsTurn: 58,
  chestTurn: 74,
  racketFist: [-0.5, -0.16, 0.22],
  racketAxis: [-0.75, 0.1, 0.5],
  racketFace: [0.5, 0, 0.8],
};

const SERVE_CONTACT: Pose = {
  ...SERVE_WAITING,
  pelvis: [0.06, 0.93, 0],
  hipsTurn: 14,
  chestTurn: 16,
  leanAhead: 8,
  racketFist: [0.26, -0.42, 0.26],
  freeHand: [0.2, -0.16, -0.24],
  racketElbow: [-0.5, -0.5, 0.6],
  racketAxis: [0.84, -0.2, 0.32],
  racketFace: [0.75, 0.6, 0],
  pointed: [34, 0],
};

const SERVE_THROUGH: Pose = {
  ...SERVE_CONTACT,
  hipsTurn: 0,
  chestTurn: -10,
  racketFist: [0.34, 0.16, -0.16],
  freeHand: [0.06, -0.36, -0.26],
  racketElbow: [0.5, -0.4, 0.6],
  racketAxis: [-0.1, 0.85, -0.5],
  racketFace: [-0.5, 0.4, 0.8],
  pointed: [44, 0],
};

const LUNGE_REACHING: Pose = {
  ...READY,
  pelvis: [-0.1, 0.72, 0],
  hipsTurn: 16,
  chestTurn: 26,
  leanAhead: 24,
  racketFist: [0.36, -0.22, 0.34],
  freeHand: [-0.3, -0.16, -0.42],
  racketAxis: [0.5, 0.5, 0.6],
  racketFace: [0.6, 0.7, 0],
  right: [0.5, 0.1, 4],
  left: [-0.5, -0.14, -34],
  pointed: [0, 24],
};

const LUNGE_CONTACT: Pose = {
  ...LUNGE_REACHING,
  pelvis: [-0.06, 0.6, 0],
  hipsTurn: 20,
  chestTurn: 22,
  leanAhead: 32,
  racketFist: [0.52, -0.36, 0.24],
  freeHand: [-0.38, -0.1, -0.44],
  racketElbow: [-0.2, -0.8, 0.6],
  racketAxis: [0.86, -0.36, 0.22],
  racketFace: [0.4, 0.9, 0],
  right: [0.62, 0.1, 4],
  left: [-0.56, -0.14, -40],
  pointed: [0, 30],
};

const LUNGE_THROUGH: Pose = {
  ...LUNGE_CONTACT,
  pelvis: [-0.08, 0.64, 0],
  chestTurn: 4,
  leanAhead: 22,
  racketFist: [0.46, 0.24, -0.06],
  racketAxis: [0.1, 0.95, -0.3],
  racketFace: [-0.8, 0.2, 0.4],
};

/** Sunk before a jump, the racket coming up. */
const CROUCHED: Pose = {
  ...OVERHEAD_PREPARED,
  pelvis: [-0.08, 0.74, 0],
  leanAhead: 4,
  racketFist: [-0.2, -0.04, 0.28],
  freeHand: [0.4, 0.2, 0.1],
  racketAxis: [-0.3, 0.9, 0.25],
  right: [-0.2, 0.2, 84],
  left: [0.22, -0.14, 60],
  pointed: [6, 10],
};

/** In the air, bent like a bow. */
const JUMP_LOADED: Pose = {
  ...OVERHEAD_LOADED,
  leanAhead: -12,
  chestTurn: 58,
  freeHand: [0.46, 0.22, -0.05],
  right: [-0.34, 0.14, 40],
  left: [0.04, -0.14, 10],
  lifted: [0.16, 0.04],
  pointed: [42, 30],
};

const JUMP_RISING: Pose = {
  ...OVERHEAD_RISING,
  right: [-0.16, 0.15, 24],
  left: [-0.14, -0.15, 0],
  lifted: [0.12, 0.1],
  pointed: [48, 44],
};

const JUMP_CONTACT: Pose = {
  ...OVERHEAD_CONTACT,
  leanAhead: 12,
  right: [0.06, 0.15, 10],
  left: [-0.36, -0.16, -10],
  lifted: [0.03, 0.24],
  pointed: [52, 62],
};

const JUMP_THROUGH: Pose = {
  ...OVERHEAD_THROUGH,
  leanAhead: 22,
  right: [0.2, 0.16, 6],
  left: [-0.38, -0.17, -16],
  lifted: [0.02, 0.2],
  pointed: [34, 58],
};

/** Reaching in vain for a smash that is past. */
const BEATEN: Pose = {
  ...READY,
  pelvis: [-0.06, 0.7, 0.16],
  hipsTurn: 12,
  chestTurn: 22,
  leanAhead: 22,
  leanRight: 14,
  racketFist: [0.24, -0.34, 0.5],
  freeHand: [0.14, -0.16, -0.46],
  racketAxis: [0.2, -0.62, 0.76],
  racketFace: [1, 0, 0.1],
  right: [0.16, 0.6, 34],
  left: [0, -0.34, -10],
  pointed: [0, 16],
};

/** Every pose, by name. */
export const POSES = {
  READY,
  OVERHEAD_PREPARED,
  OVERHEAD_LOADED,
  OVERHEAD_RISING,
  OVERHEAD_CONTACT,
  OVERHEAD_THROUGH,
  OVERHEAD_DONE,
  SERVE_WAITING,
  SERVE_BACK,
  SERVE_CONTACT,
  SERVE_THROUGH,
  LUNGE_REACHING,
  LUNGE_CONTACT,
  LUNGE_THROUGH,
  CROUCHED,
  JUMP_LOADED,
  JUMP_RISING,
  JUMP_CONTACT,
  JUMP_THROUGH,
  BEATEN,
} as const;
