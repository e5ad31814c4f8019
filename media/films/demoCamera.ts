/** Where the phone is in the picture of the demo, 1280 x 720 pixels. */
import { PLAN, SETTLED_S } from './demoPlan.ts';
import { easeInOut, passed } from './ease.ts';

/** The middle of the phone, its size, and how far it is turned. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Pixels for a point of its screen. */
  readonly scale: number;
  /** 0 upright, 1 on its left side. */
  readonly turn: number;
}

interface Key extends Pose {
  readonly timeS: number;
}

const upright = (timeS: number, x: number, y: number, scale: number): Key => {
  return { timeS, x, y, scale, turn: 0 };
};
const lying = (timeS: number, y: number, scale: number): Key => {
  return { timeS, x: 640, y, scale, turn: 1 };
};

/** The phone rests at each key and glides to the next. */
const KEYS: readonly Key[] = [
  upright(0.4, 920, 596, 1.24),
  upright(2.6, 920, 360, 0.762),
  upright(PLAN.turnToLandscape, 920, 360, 0.762),
  lying(PLAN.turnToLandscape + 1.5, 360, 1.33),
  lying(PLAN.contact - 1, 360, 1.37),
  lying(PLAN.replay, 360, 1.37),
  lying(SETTLED_S + 0.6, 360, 1.415),
  lying(PLAN.turnToPortrait, 360, 1.415),
  upright(PLAN.turnToPortrait + 1.5, 920, 556, 1.18),
  upright(PLAN.session, 920, 546, 1.18),
  upright(PLAN.session + 1.5, 920, 174, 1.18),
  upright(PLAN.progress + 0.1, 920, 178, 1.18),
  upright(PLAN.progress + 1.7, 920, 478, 1),
  upright(PLAN.end, 920, 470, 1),
  upright(PLAN.end + 1.6, 940, 360, 0.762),
];

/** The camera steps back while the phone stands askew, so that its corners stay in the picture. */
const STEP_BACK = 0.3;

/** The pose at a moment of the film. */
export function poseAt(timeS: number): Pose {
  const next = KEYS.findIndex((key) => key.timeS > timeS);
  const before = KEYS.at(next === -1 ? -1 : Math.max(0, next - 1));
  const after = KEYS.at(next);
  if (!before || !after) throw new Error('The camera has no keys.');
  const share = easeInOut(passed(timeS, before.timeS, Math.max(1e-9, after.timeS - before.timeS)));
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const turn = mix(before.turn, after.turn);
  return {
    x: mix(before.x, after.x),
    y: mix(before.y, after.y),
    scale: mix(before.scale, after.scale) * (1 - STEP_BACK * Math.sin(Math.PI * turn) ** 2),
    turn,
  };
}
