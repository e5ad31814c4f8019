/** Single images of the scene. */
import { HERO_VIEW, HERO_WIDE_VIEW, type ImageView } from '../../src/lib/camera.ts';
import { LANDING_AT_S, SMASH_AT_S } from '../rally/rally.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import { scaled } from '../rally/tripodViews.ts';
import type { View } from '../scene/view.ts';
import { BASE_VIEW, RESULT_SHOT, type Shot } from './shots.ts';

/** Pixels for each point of a phone's screen. */
export const SCREEN_SCALE = 3;

const QUALITY = { samples: 24, cellM: [0.0065, 0.009], shutterS: 0, grain: 0.012 } as const;
const STILL_VIEW = { ...BASE_VIEW, ...QUALITY };

/** The smash in a view of the page's first section, which draws over it. */
function pageView(view: ImageView, rig: View['rig'], scale: number = SCREEN_SCALE): View {
  const camera = scaled(view, scale);
  const [width, height] = [Math.round(camera.width), Math.round(camera.height)];
  return { ...STILL_VIEW, width, height, camera, rig, timeS: SMASH_AT_S, grain: 0 };
}

const SIZE = { width: 2560, height: 1440 } as const;

const { camera, rig, timeS, trailS } = RESULT_SHOT.view(RESULT_SHOT.times.length - 1);

/** The last frame of the trailer without its text, larger. */
const POSTER: View = { ...STILL_VIEW, ...SIZE, camera, rig, timeS, trailS };

/** The smash while its trail crosses the net, with empty space on the left for text. */
const SMASH_WIDE: View = {
  ...STILL_VIEW,
  ...SIZE,
  rig: 'cinema',
  timeS: SMASH_AT_S,
  trailS: SMASH_AT_S + (LANDING_AT_S - SMASH_AT_S) * 0.5,
  camera: {
    fromM: [-16.8, 1, 4.9],
    towardsM: [-5.6, 1.55, 0],
    fieldOfViewDeg: 20,
    shift: [-0.1, 0.045],
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

/** The place of the figure of the first section, in points of the capture screen: left of it. */
const FIGURE = { x: -603, y: -25, width: 221, height: 403 } as const;

/** Pixels for each point of the figure's image. */
const FIGURE_SCALE = 3.6;

/** The figure, whose contact is at 84.2 percent of the width and 10.2 of the height. */
const FIGURE_IMAGE: ImageView = {
  ...HERO_VIEW,
  width: FIGURE.width,
  height: FIGURE.height,
  principalPx: [HERO_VIEW.principalPx[0] - FIGURE.x, HERO_VIEW.principalPx[1] - FIGURE.y],
};

/** The player at contact, without a background. */
export const HERO_FIGURE: Shot = still(
  'hero-figure',
  {
    ...pageView(FIGURE_IMAGE, 'figure', FIGURE_SCALE),
    cellM: [0.004, 0.009],
    shuttleScale: 1,
    isFigure: true,
    cutout: ['player', 'racket', 'shuttle'],
  },
  true,
);

/** The frame of the phone's recording at which the capture screens show the replay. */
export const REPLAY_FRAMES = 12;

/** The court without players, at a frame of the phone's recording of the smash. */
const courtView = (view: ImageView, frames = 1): View => ({
  ...pageView(view, 'window'),
  // Everything is in focus and at rest, so half of the samples are enough.
  samples: QUALITY.samples / 2,
  timeS: SMASH_AT_S + (frames - 1) / CAPTURE_FRAMES_PER_SECOND,
  isEmpty: true,
});

/** The replay of the app, drawn over a still of the court. */
interface CaptureScreen {
  readonly name: string;
  readonly still: Shot;
  /** The view of the still, in points of the screen. */
  readonly view: ImageView;
  /** The smallest font size, so that texts are readable at the size at which the page shows them. */
  readonly smallestPt: number;
  /** The first frame whose speed is written. */
  readonly firstNumeral: number;
}

/** The capture screens by their names in `src/assets`. The wide one is for narrow windows. */
export const CAPTURE_SCREENS: readonly CaptureScreen[] = [
  {
    name: 'capture-screen',
    still: still('capture', courtView(HERO_VIEW, REPLAY_FRAMES), true),
    view: HERO_VIEW,
    smallestPt: 21,
    firstNumeral: 1,
  },
  {
    name: 'capture-wide-screen',
    still: still('capture-wide', courtView(HERO_WIDE_VIEW, REPLAY_FRAMES), true),
    view: HERO_WIDE_VIEW,
    smallestPt: 30,
    // The page shows the speed at contact below this screen.
    firstNumeral: 2,
  },
];

/** The stills by their names in `src/assets`. */
export const STILLS: readonly Shot[] = [
  still('hero-court', { ...courtView(HERO_WIDE_VIEW), shuttleScale: 0 }),
  still('trailer-poster', POSTER),
  still('smash-wide', SMASH_WIDE),
];
