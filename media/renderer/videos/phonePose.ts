/** The movement of the phone in the demo, in pixels of the video. */
import { SETTLED_S, TIMELINE } from './demoTimeline.ts';
import { easeInOut, progress } from './easing.ts';

/** Where the phone is, how large, and how it is turned. */
export interface PhonePose {
  /** The centre of the phone. */
  readonly x: number;
  readonly y: number;
  /** Pixels for a point of its screen. */
  readonly scale: number;
  /** From 0, upright, to 1, on its left side. */
  readonly turn: number;
}

interface Keyframe extends PhonePose {
  readonly timeS: number;
}

const portrait = (timeS: number, x: number, y: number, scale: number): Keyframe => {
  return { timeS, x, y, scale, turn: 0 };
};
const landscape = (timeS: number, y: number, scale: number): Keyframe => {
  return { timeS, x: 640, y, scale, turn: 1 };
};

/** The phone moves from rest to rest. */
const KEYFRAMES: readonly Keyframe[] = [
  portrait(0.4, 920, 596, 1.24),
  portrait(2.6, 920, 360, 0.762),
  portrait(TIMELINE.turnToLandscape, 920, 360, 0.762),
  landscape(TIMELINE.turnToLandscape + 1.5, 360, 1.33),
  landscape(TIMELINE.contact - 1, 360, 1.37),
  landscape(TIMELINE.replay, 360, 1.37),
  landscape(SETTLED_S + 0.6, 360, 1.415),
  landscape(TIMELINE.turnToPortrait, 360, 1.415),
  portrait(TIMELINE.turnToPortrait + 1.5, 920, 556, 1.18),
  portrait(TIMELINE.session, 920, 546, 1.18),
  portrait(TIMELINE.session + 1.5, 920, 174, 1.18),
  portrait(TIMELINE.progress + 0.1, 920, 178, 1.18),
  portrait(TIMELINE.progress + 1.7, 920, 478, 1),
  portrait(TIMELINE.end, 920, 470, 1),
  portrait(TIMELINE.end + 1.6, 940, 360, 0.762),
];

/** How much smaller the phone gets half way through a turn, so that its corners stay visible. */
const TURN_SHRINK = 0.3;

/** The pose of the phone at a moment of the demo. */
export function phonePoseAt(timeS: number): PhonePose {
  const next = KEYFRAMES.findIndex((keyframe) => keyframe.timeS > timeS);
  const before = KEYFRAMES.at(next === -1 ? -1 : Math.max(0, next - 1));
  const after = KEYFRAMES.at(next);
  if (!before || !after) throw new Error('There are no keyframes.');
  const durationS = Math.max(1e-9, after.timeS - before.timeS);
  const share = easeInOut(progress(timeS, before.timeS, durationS));
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const turn = mix(before.turn, after.turn);
  return {
    x: mix(before.x, after.x),
    y: mix(before.y, after.y),
    scale: mix(before.scale, after.scale) * (1 - TURN_SHRINK * Math.sin(Math.PI * turn) ** 2),
    turn,
  };
}
