/** The shots of the films: which moment of the rally each frame shows, from which camera. */

import { TRIPOD_M, type Vector } from '../../src/lib/camera.ts';
import { FILM_FRAMES_PER_SECOND, trailerFilm } from '../../src/lib/films.ts';
import type { DollyCamera, View } from '../hall/view.ts';
import { COURT_VIEW, scaled } from '../scene/camera.ts';
import { smooth } from '../scene/keys.ts';
import { SLOW_MOTION } from '../scene/pace.ts';
import { LANDING_AT_S, SMASH_AT_S } from '../scene/rally.ts';
import { mix } from '../scene/vector.ts';

/** The trailer's size in pixels. */
export const FILM_SIZE = { width: trailerFilm.widthPx, height: trailerFilm.heightPx } as const;

/** A run of frames from one camera. */
export interface Shot {
  readonly name: string;
  /** The moment of the rally at each frame, in seconds. */
  readonly times: readonly number[];
  /** Whether it is also kept where the floor is seen, so that lines can be laid onto it alone. */
  readonly withFloor: boolean;
  /** The picture at a frame. */
  view(frame: number): View;
}

/** Moments from one to another, at a pace (rally seconds a film second) that may change. */
function moments(fromS: number, toS: number, pace: (timeS: number) => number): number[] {
  const times: number[] = [];
  for (let timeS = fromS; timeS <= toS; timeS += pace(timeS) / FILM_FRAMES_PER_SECOND)
    times.push(timeS);
  return times;
}

const slow = (): number => 1 / SLOW_MOTION;

/** A camera on its way between two places. */
function dolly(from: DollyCamera, to: DollyCamera, share: number): DollyCamera {
  const between = (a: Vector, b: Vector): Vector => mix(a, b, share);
  return {
    ...from,
    fromM: between(from.fromM, to.fromM),
    towardsM: between(from.towardsM, to.towardsM),
    fieldOfViewDeg: from.fieldOfViewDeg + (to.fieldOfViewDeg - from.fieldOfViewDeg) * share,
  };
}

/** What the films' pictures have in common. */
export const BASE = {
  ...FILM_SIZE,
  samples: 4,
  cellM: [0.008, 0.011],
  trailS: null,
  phone: false,
  haze: 0.009,
  grain: 0,
} as const;

/** The moment of a frame; the shutter is open for a third of it, in the rally's time. */
function exposedAt(times: readonly number[], frame: number): Pick<View, 'timeS' | 'shutterS'> {
  const timeS = times[frame] ?? 0;
  const next = times[frame + 1] ?? timeS;
  return { timeS, shutterS: Math.max(0, next - timeS) / 3 };
}

const PHONE_START: DollyCamera = {
  fromM: [-1.33, 3.645, 11.16],
  towardsM: [-1.19, 3.36, 9.8],
  fieldOfViewDeg: 36,
  shift: [0, 0],
  apertureM: 0,
  focusM: TRIPOD_M,
};
const PHONE_END: DollyCamera = {
  ...PHONE_START,
  fromM: [-1.25, 3.6, 10.99],
  towardsM: [-1.02, 3.33, 9.8],
};

/** Before the film begins: what its last frames dissolve into. */
export const DISSOLVE_FRAMES = 18;

const phoneTimes = moments(-1 - DISSOLVE_FRAMES / FILM_FRAMES_PER_SECOND, 1.72, () => 1);

/** The phone on its tripod, filming the rally in front of it. */
export const PHONE_SHOT: Shot = {
  name: 'phone',
  withFloor: false,
  times: phoneTimes,
  view: (frame) => ({
    ...BASE,
    rig: 'side',
    camera: dolly(PHONE_START, PHONE_END, frame / (phoneTimes.length - 1)),
    ...exposedAt(phoneTimes, frame),
    phone: true,
  }),
};

const BEHIND: DollyCamera = {
  fromM: [-15.9, 1.02, 4.5],
  towardsM: [-5, 1.62, 0.05],
  fieldOfViewDeg: 20.5,
  shift: [-0.03, 0],
  apertureM: 0.012,
  focusM: [-6, 1.4, 0],
};
const BEHIND_END: DollyCamera = {
  ...BEHIND,
  fromM: [-15.3, 1.08, 4.1],
  towardsM: [-4.9, 1.74, 0.05],
};

/** Real time until the jump, slower and slower until the racket meets the shuttle. */
function rallyPace(timeS: number): number {
  const share = Math.min(1, Math.max(0, (timeS - (SMASH_AT_S - 0.46)) / 0.4));
  return 1 + (1 / SLOW_MOTION - 1) * smooth(share);
}

const rallyTimes = moments(1.72, SMASH_AT_S + 0.012, rallyPace);

/** From behind the smasher: a drop, a lift, and up to the smash. */
export const RALLY_SHOT: Shot = {
  name: 'rally',
  withFloor: false,
  times: rallyTimes,
  view: (frame) => ({
    ...BASE,
    rig: 'cinema',
    camera: dolly(BEHIND, BEHIND_END, frame / (rallyTimes.length - 1)),
    ...exposedAt(rallyTimes, frame),
  }),
};

const trackTimes = moments(SMASH_AT_S - 0.06, LANDING_AT_S + 0.08, slow);

/** The smash from the tripod, eight times slower, with the moments between the phone's frames. */
export const TRACK_SHOT: Shot = {
  name: 'track',
  withFloor: true,
  times: trackTimes,
  view: (frame) => ({
    ...BASE,
    rig: 'side',
    camera: scaled(COURT_VIEW, FILM_SIZE.width / COURT_VIEW.width),
    ...exposedAt(trackTimes, frame),
  }),
};

const CLOSE: DollyCamera = {
  fromM: [-13.5, 0.95, 2.5],
  towardsM: [-3.2, 1.62, 0.2],
  fieldOfViewDeg: 26,
  shift: [-0.02, 0],
  apertureM: 0.008,
  focusM: [-5.6, 1.5, 0],
};
const CLOSE_END: DollyCamera = { ...CLOSE, fromM: [-13.1, 1.25, 1.7], towardsM: [-3.2, 1.6, 0.2] };

/** The trail draws itself eight times slower than the shuttle flew; then the result rests. */
const DRAWN_FRAMES = Math.ceil((LANDING_AT_S - SMASH_AT_S) * SLOW_MOTION * FILM_FRAMES_PER_SECOND);
const RESTING_FRAMES = 52;
/** Frames of the last shot before the trail starts. */
const STILL_FRAMES = 6;
const readFrames = STILL_FRAMES + DRAWN_FRAMES + RESTING_FRAMES;

/** The frame of the last shot from which on the whole trail is drawn. */
export const SETTLED_FRAME = STILL_FRAMES + DRAWN_FRAMES;

/** The moment up to which the trail is drawn, in a frame of the last shot. */
export function drawnUntilS(frame: number): number {
  const drawnS = (frame - STILL_FRAMES) / FILM_FRAMES_PER_SECOND / SLOW_MOTION;
  return Math.min(LANDING_AT_S, SMASH_AT_S + Math.max(0, drawnS));
}

/** The smash held still at contact, while its trail is drawn and the number settles. */
export const READ_SHOT: Shot = {
  name: 'read',
  withFloor: false,
  times: Array.from({ length: readFrames }, () => SMASH_AT_S),
  view: (frame) => ({
    ...BASE,
    rig: 'cinema',
    camera: dolly(CLOSE, CLOSE_END, frame / (readFrames - 1)),
    timeS: SMASH_AT_S,
    shutterS: 0,
    trailS: drawnUntilS(frame),
  }),
};

/** The shots of the trailer. */
export const TRAILER_SHOTS: readonly Shot[] = [TRACK_SHOT, READ_SHOT, RALLY_SHOT, PHONE_SHOT];
