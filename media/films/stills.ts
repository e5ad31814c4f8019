/** Single pictures of the hall: no faces, no words. */

import { HERO_VIEW, HERO_WIDE_VIEW, type TripodView } from '../../src/lib/camera.ts';
import type { View } from '../hall/view.ts';
import { scaled } from '../scene/camera.ts';
import { LANDING_AT_S, SMASH_AT_S } from '../scene/rally.ts';
import { BASE, READ_SHOT, type Shot } from './shots.ts';

const STILL = { ...BASE, samples: 24, cellM: [0.0065, 0.009], shutterS: 0, grain: 0.012 } as const;

/** The net and the court round it, just as the page's first view draws them: the app writes on it. */
const CAPTURE: View = {
  ...STILL,
  width: HERO_VIEW.width * 3,
  height: HERO_VIEW.height * 3,
  camera: scaled(HERO_VIEW, 3),
  rig: 'window',
  timeS: SMASH_AT_S,
  grain: 0,
};

/** The same from the same place, with more around it: every crop of it lines up with the page. */
const HERO: View = {
  ...CAPTURE,
  camera: scaled(HERO_WIDE_VIEW, 3),
};

const lastRead = READ_SHOT.view(READ_SHOT.times.length - 1);

/** The last view of the trailer, finer, without its words. */
const POSTER: View = {
  ...STILL,
  width: 2560,
  height: 1440,
  camera: lastRead.camera,
  rig: lastRead.rig,
  timeS: lastRead.timeS,
  trailS: lastRead.trailS,
};

const SMASH = {
  ...STILL,
  rig: 'cinema',
  timeS: SMASH_AT_S,
  trailS: SMASH_AT_S + (LANDING_AT_S - SMASH_AT_S) * 0.5,
} as const;

/** The smash, its strobe crossing the net; quiet on the left, for a headline. */
const SMASH_WIDE: View = {
  ...SMASH,
  width: 2560,
  height: 1440,
  camera: {
    fromM: [-16.8, 1, 4.9],
    towardsM: [-5.6, 1.55, 0],
    fieldOfViewDeg: 20,
    shift: [-0.1, 0.045],
    apertureM: 0.045,
    focusM: [-6.3, 1.4, 0],
  },
};

/** The same upright; quiet above. */
const SMASH_TALL: View = {
  ...SMASH,
  width: 1440,
  height: 2560,
  camera: {
    fromM: [-14.8, 0.8, 1.9],
    towardsM: [-5.6, 1.5, 0],
    fieldOfViewDeg: 27,
    shift: [0.11, -0.15],
    apertureM: 0.045,
    focusM: [-6.3, 1.4, 0],
  },
};

const still = (name: string, view: View, withFloor = false): Shot => ({
  name,
  withFloor,
  times: [view.timeS],
  view: () => view,
});

const HERO_STILL = still('hero-hall', HERO, true);

/** The app while it films, over a still of the court onto whose floor it lays lines. */
export interface CaptureScreen {
  readonly name: string;
  readonly still: Shot;
  /** How the still was taken, in points of the screen. */
  readonly view: TripodView;
  readonly isShownSmall: boolean;
}

/** The capture screens in `src/assets`, by name: the wide one is for narrow pages. */
export const CAPTURE_SCREENS: readonly CaptureScreen[] = [
  {
    name: 'capture-screen',
    still: still('capture', CAPTURE, true),
    view: HERO_VIEW,
    isShownSmall: false,
  },
  {
    name: 'capture-wide-screen',
    still: HERO_STILL,
    view: HERO_WIDE_VIEW,
    isShownSmall: true,
  },
];

/** The masters in `src/assets`, by name. */
export const STILLS: readonly Shot[] = [
  HERO_STILL,
  still('trailer-poster', POSTER),
  still('smash-wide', SMASH_WIDE),
  still('smash-tall', SMASH_TALL),
];
