/** When things happen in the demo, in seconds of the video. */
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { RALLY, SMASH_AT_S } from '../rally/rally.ts';
import { brightnessAt, CAPTURE_FRAMES_PER_SECOND, SLOW_MOTION } from '../rally/timing.ts';
import type { SoundEvent } from '../sound.ts';
import { progress } from './easing.ts';
import { FRAMES_PER_SECOND } from './specs.ts';

export const DEMO_DURATION_S = 40;

/** The events of the demo. */
export const TIMELINE = {
  openCameraTap: 3.1,
  turnToLandscape: 3.5,
  aimed: 6,
  lock: 6.2,
  locked: 7.4,
  recordTap: 8.4,
  /** The racket meets the shuttle, in real time. */
  contact: 15,
  stopTap: 16.9,
  replay: 17.2,
  /** The racket meets the shuttle in the replay, eight times slower. */
  replayContact: 18.5,
  turnToPortrait: 24.6,
  chart: 26.2,
  session: 29,
  progressTap: 31.5,
  progress: 31.7,
  end: 36,
} as const;

/** The moment of the poster: the shuttle has crossed the net, the panel shows an estimate. */
export const DEMO_POSTER_S = 20.8;

const FLIGHT_POINTS = fly(EXAMPLE_SMASH).points;
const FLIGHT_FRAMES = FLIGHT_POINTS.length;
const REPLAY_FRAMES_PER_SECOND = CAPTURE_FRAMES_PER_SECOND / SLOW_MOTION;
/** Sums of fractions can fall just short of the frame they mean. */
const ROUNDING = 1e-6;

/** When the last frame has been analysed and the speed is final. */
export const SETTLED_S = TIMELINE.replayContact + FLIGHT_FRAMES / REPLAY_FRAMES_PER_SECOND;

/** Frames of the phone's recording since contact, negative before it. */
function framesSinceContact(timeS: number): number {
  const { contact, replay, replayContact } = TIMELINE;
  if (timeS < replay) return Math.floor((timeS - contact) * CAPTURE_FRAMES_PER_SECOND + ROUNDING);
  const frame = Math.floor((timeS - replayContact) * REPLAY_FRAMES_PER_SECOND + ROUNDING);
  return Math.min(FLIGHT_FRAMES - 1, frame);
}

/** How many frames of the flight the app has tracked: 0 to 33. */
export const trackedFrames = (timeS: number): number =>
  Math.min(FLIGHT_FRAMES, Math.max(0, framesSinceContact(timeS) + 1));

/** The first frame in which the players move. They stand still until then. */
const FIRST_FRAME = Math.ceil((-1.5 - SMASH_AT_S) * CAPTURE_FRAMES_PER_SECOND);

/** The moment of the rally that the phone shows, in whole frames of its recording. */
export const sceneTimeS = (timeS: number): number =>
  SMASH_AT_S + Math.max(FIRST_FRAME, framesSinceContact(timeS)) / CAPTURE_FRAMES_PER_SECOND;

/** All moments of the rally that the demo shows, in order. */
export function demoSceneTimesS(): number[] {
  const frameCount = DEMO_DURATION_S * FRAMES_PER_SECOND;
  const timesS = Array.from({ length: frameCount }, (_, frame) => frame / FRAMES_PER_SECOND);
  return [...new Set(timesS.map(sceneTimeS))].toSorted((a, b) => a - b);
}

interface Tap {
  readonly timeS: number;
  readonly on: 'openCamera' | 'record' | 'stop' | 'progress';
}

export const TAPS: readonly Tap[] = [
  { timeS: TIMELINE.openCameraTap, on: 'openCamera' },
  { timeS: TIMELINE.recordTap, on: 'record' },
  { timeS: TIMELINE.stopTap, on: 'stop' },
  { timeS: TIMELINE.progressTap, on: 'progress' },
];

/** How far a finger is pressed down at a moment, from 0 to 1. */
export const pressure = ({ timeS: tapS }: Tap, timeS: number): number =>
  Math.min(progress(timeS, tapS - 0.1, 0.1), 1 - progress(timeS, tapS + 0.1, 0.2));

/** All sounds of the demo, in order. */
export function demoSoundEvents(): SoundEvent[] {
  const event = (kind: SoundEvent['kind'], timeS: number, gain: number): SoundEvent => {
    return { kind, timeS, gain };
  };
  const { contact, replayContact } = TIMELINE;
  const rally = RALLY.filter(({ name }) => name !== 'smash');
  return [
    ...TAPS.map(({ timeS }) => event('tap', timeS, 0.5)),
    event('lock', TIMELINE.locked, 0.7),
    ...rally.map(({ timeS }) => event('contact', contact + timeS - SMASH_AT_S, 0.45)),
    event('contact', contact, 1),
    event('contact', replayContact, 0.6),
    ...FLIGHT_POINTS.map(({ timeS, speedKmh }) =>
      event('tick', replayContact + timeS * SLOW_MOTION, 0.5 * brightnessAt(speedKmh)),
    ),
    event('lock', SETTLED_S, 0.9),
  ].toSorted((a, b) => a.timeS - b.timeS);
}
