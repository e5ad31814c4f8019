/** What the demo shows when: seconds of the film. The rally is timed by its smash. */
import { FILM_FRAMES_PER_SECOND } from '../../src/lib/films.ts';
import { EXAMPLE_SMASH, fly } from '../../src/lib/flight.ts';
import { brightnessAt, CAPTURE_FRAMES_PER_SECOND, SLOW_MOTION } from '../scene/pace.ts';
import { RALLY, SMASH_AT_S } from '../scene/rally.ts';
import { passed } from './ease.ts';
import type { SoundEvent } from './soundEvents.ts';

export const DEMO_DURATION_S = 40;

/** When everything happens. */
export const PLAN = {
  filmTap: 3.1,
  turnToLandscape: 3.5,
  aimed: 6,
  lock: 6.2,
  locked: 7.4,
  recordTap: 8.4,
  /** The racket meets the shuttle, in real time. */
  contact: 15,
  stopTap: 16.9,
  replay: 17.2,
  /** The racket meets the shuttle again, eight times slower. */
  replayContact: 18.5,
  turnToPortrait: 24.6,
  chart: 26.2,
  session: 29,
  progressTap: 31.5,
  progress: 31.7,
  end: 36,
} as const;

/** The film's best still: the net crossed, the estimate on the panel. */
export const DEMO_POSTER_S = 20.8;

const FLIGHT_POINTS = fly(EXAMPLE_SMASH).points;
const FLIGHT_FRAMES = FLIGHT_POINTS.length;
const REPLAY_FRAMES_PER_SECOND = CAPTURE_FRAMES_PER_SECOND / SLOW_MOTION;
/** Sums of binary fractions fall a hair short of the frame they mean. */
const HAIR = 1e-6;

/** When the last frame has been read and the number stands. */
export const SETTLED_S = PLAN.replayContact + FLIGHT_FRAMES / REPLAY_FRAMES_PER_SECOND;

/** Frames since contact: 0 in the frame of contact, negative before. */
function framesSinceContact(timeS: number): number {
  return timeS < PLAN.replay
    ? Math.floor((timeS - PLAN.contact) * CAPTURE_FRAMES_PER_SECOND + HAIR)
    : Math.min(
        FLIGHT_FRAMES - 1,
        Math.floor((timeS - PLAN.replayContact) * REPLAY_FRAMES_PER_SECOND + HAIR),
      );
}

/** How many frames of the flight the app has seen at a moment: 0 to 33. */
export function framesFollowed(timeS: number): number {
  return Math.min(FLIGHT_FRAMES, Math.max(0, framesSinceContact(timeS) + 1));
}

/** The players wait for the serve until then: the first whole frame of the phone's in which they move. */
const FIRST_FRAME = Math.ceil((-1.5 - SMASH_AT_S) * CAPTURE_FRAMES_PER_SECOND);

/** The moment of the rally that the phone shows: whole frames of its film. */
export function hallTimeS(timeS: number): number {
  return SMASH_AT_S + Math.max(FIRST_FRAME, framesSinceContact(timeS)) / CAPTURE_FRAMES_PER_SECOND;
}

/** The last moment of the live picture, which stands while the replay comes over it. */
export const LAST_LIVE_S = PLAN.replay - 1 / CAPTURE_FRAMES_PER_SECOND;

/** Every moment of the hall the film needs a picture of, in order: what is to be rendered. */
export function demoHallTimesS(): number[] {
  const count = DEMO_DURATION_S * FILM_FRAMES_PER_SECOND;
  const filmTimesS = Array.from({ length: count }, (_, i) => i / FILM_FRAMES_PER_SECOND);
  const hallTimesS = [...filmTimesS, LAST_LIVE_S].map(hallTimeS);
  return [...new Set(hallTimesS)].toSorted((a, b) => a - b);
}

/** A finger on the screen. */
export interface Touch {
  readonly timeS: number;
  readonly on: 'film' | 'record' | 'stop' | 'progress';
}

export const TOUCHES: readonly Touch[] = [
  { timeS: PLAN.filmTap, on: 'film' },
  { timeS: PLAN.recordTap, on: 'record' },
  { timeS: PLAN.stopTap, on: 'stop' },
  { timeS: PLAN.progressTap, on: 'progress' },
];

/** From 0 to 1 and back: how firmly a finger presses at a moment. */
export function pressure({ timeS: tapS }: Touch, timeS: number): number {
  return Math.min(passed(timeS, tapS - 0.1, 0.1), 1 - passed(timeS, tapS + 0.1, 0.2));
}

/** Everything to be heard. */
export function demoSoundEvents(): SoundEvent[] {
  const rally = RALLY.filter(({ name }) => name !== 'smash').map(
    ({ timeS }): SoundEvent => ({
      timeS: PLAN.contact + timeS - SMASH_AT_S,
      kind: 'contact',
      gain: 0.45,
    }),
  );
  const ticks = FLIGHT_POINTS.map(
    ({ speedKmh }, i): SoundEvent => ({
      timeS: PLAN.replayContact + i / REPLAY_FRAMES_PER_SECOND,
      kind: 'tick',
      gain: 0.5 * brightnessAt(speedKmh),
    }),
  );
  const events: SoundEvent[] = [
    ...TOUCHES.map(({ timeS }): SoundEvent => ({ timeS, kind: 'tap', gain: 0.5 })),
    { timeS: PLAN.locked, kind: 'lock', gain: 0.7 },
    ...rally,
    { timeS: PLAN.contact, kind: 'contact', gain: 1 },
    { timeS: PLAN.replayContact, kind: 'contact', gain: 0.6 },
    ...ticks,
    { timeS: SETTLED_S, kind: 'lock', gain: 0.9 },
  ];
  return events.toSorted((a, b) => a.timeS - b.timeS);
}
