/** The shots of the videos: for each frame the moment of the rally and the camera. */
import { TRIPOD_M } from '../../src/lib/camera.ts';
import { smooth } from '../rally/keyframes.ts';
import { LANDING_AT_S, SMASH_AT_S } from '../rally/rally.ts';
import { CAPTURE_FRAMES_PER_SECOND, SLOW_MOTION } from '../rally/timing.ts';
import { COURT_VIEW, scaled } from '../rally/tripodViews.ts';
import { mix } from '../rally/vector.ts';
import type { DollyCamera, View } from '../scene/view.ts';
import { demoSceneTimesS } from './demoTimeline.ts';
import { FRAMES_PER_SECOND } from './specs.ts';

/** The size that the trailer's shots are rendered at. It is scaled up under the text. */
const TRAILER_SHOT = { width: 1600, height: 900 } as const;

/** The size and the samples of the shots before the cut to the tripod, in which the camera moves. */
const FILM_QUALITY = { width: 1600, height: 900, samples: 3 } as const;

/** The size of the result shot, into which the image moves. */
const RESULT_SIZE = { width: 2048, height: 1152 } as const;

/** A sequence of frames from one camera. */
export interface Shot {
  readonly name: string;
  /** The moment of the rally in each frame, in seconds. */
  readonly times: readonly number[];
  /** Whether each frame has a floor mask, so that lines can be drawn onto the floor alone. */
  readonly withFloor: boolean;
  view(frame: number): View;
}

/**
 * The moments of a shot.
 * @param pace how many seconds of the rally pass in a second of the video at a moment
 */
function moments(fromS: number, toS: number, pace: (timeS: number) => number): number[] {
  const times: number[] = [];
  for (let timeS = fromS; timeS <= toS; timeS += pace(timeS) / FRAMES_PER_SECOND) times.push(timeS);
  return times;
}

/** What all views of the videos have in common. */
export const BASE_VIEW = {
  ...TRAILER_SHOT,
  samples: 4,
  cellM: [0.01, 0.013],
  trailS: null,
  phone: false,
  grain: 0,
} as const;

/** The moment of a frame, with the shutter open for a third of the time to the next one. */
function exposure(times: readonly number[], frame: number): Pick<View, 'timeS' | 'shutterS'> {
  const timeS = times[frame] ?? 0;
  const next = times[frame + 1] ?? timeS;
  return { timeS, shutterS: Math.max(0, next - timeS) / 5 };
}

const demoTimes = demoSceneTimesS();

/** The rally as the phone records it in the demo. */
export const DEMO_SHOT: Shot = {
  name: 'demo',
  withFloor: true,
  times: demoTimes,
  view: (frame) => ({
    ...BASE_VIEW,
    width: COURT_VIEW.width,
    height: COURT_VIEW.height,
    cellM: [0.013, 0.013],
    rig: 'side',
    camera: COURT_VIEW,
    timeS: demoTimes[frame] ?? 0,
    // As short as on a phone in a bright hall, so that the shuttle stays inside its box.
    shutterS: 0.12 / CAPTURE_FRAMES_PER_SECOND,
  }),
};

/** A camera that moves during a shot. */
interface MovingCamera extends DollyCamera {
  readonly to: Pick<DollyCamera, 'fromM' | 'towardsM'>;
}

/** A shot of the trailer from a moving camera. */
function dollyShot(
  name: string,
  rig: View['rig'],
  times: readonly number[],
  { to, ...camera }: MovingCamera,
  viewAt: (frame: number) => Partial<View> = () => ({}),
): Shot {
  const view = (frame: number): View => {
    const share = frame / (times.length - 1);
    const fromM = mix(camera.fromM, to.fromM, share);
    const towardsM = mix(camera.towardsM, to.towardsM, share);
    return {
      ...BASE_VIEW,
      rig,
      camera: { ...camera, fromM, towardsM },
      ...exposure(times, frame),
      ...viewAt(frame),
    };
  };
  return { name, withFloor: false, times, view };
}

const PHONE_CAMERA: MovingCamera = {
  fromM: [-1.33, 3.645, 11.16],
  towardsM: [-1.19, 3.36, 9.8],
  to: { fromM: [-1.25, 3.6, 10.99], towardsM: [-1.02, 3.33, 9.8] },
  fieldOfViewDeg: 31,
  shift: [0, 0],
  apertureM: 0,
  focusM: TRIPOD_M,
};

/** How many frames the end of the trailer takes to dissolve into its beginning. */
export const DISSOLVE_FRAMES = 18;

const phoneTimes = moments(-1 - DISSOLVE_FRAMES / FRAMES_PER_SECOND, 1.72, () => 1);

/** The phone on its tripod, recording the rally. */
export const PHONE_SHOT = dollyShot('phone', 'side', phoneTimes, PHONE_CAMERA, () => {
  return { ...FILM_QUALITY, phone: true };
});

const CAMERA_BEHIND: MovingCamera = {
  fromM: [-15.9, 1.02, 4.5],
  towardsM: [-5, 1.62, 0.05],
  to: { fromM: [-15.3, 1.08, 4.1], towardsM: [-4.9, 1.74, 0.05] },
  fieldOfViewDeg: 20.5,
  shift: [-0.03, 0],
  apertureM: 0.012,
  focusM: [-6, 1.4, 0],
};

/** Real time until the jump, then slowing down until the racket meets the shuttle. */
function rallyPace(timeS: number): number {
  const share = Math.min(1, Math.max(0, (timeS - (SMASH_AT_S - 0.46)) / 0.4));
  return 1 + (1 / SLOW_MOTION - 1) * smooth(share);
}

const rallyTimes = moments(1.72, SMASH_AT_S + 0.012, rallyPace);

/** From behind the smashing player: a drop, a lift, and the jump for the smash. */
export const RALLY_SHOT = dollyShot('rally', 'cinema', rallyTimes, CAMERA_BEHIND, () => {
  return FILM_QUALITY;
});

const trackTimes = moments(SMASH_AT_S - 0.06, LANDING_AT_S + 0.08, () => 1 / SLOW_MOTION);

/** The smash from the tripod in slow motion, with moments between the frames of the phone. */
export const TRACK_SHOT: Shot = {
  name: 'track',
  withFloor: true,
  times: trackTimes,
  view: (frame) => ({
    ...BASE_VIEW,
    rig: 'side',
    camera: scaled(COURT_VIEW, TRAILER_SHOT.width / COURT_VIEW.width),
    samples: 3,
    ...exposure(trackTimes, frame),
  }),
};

/** It stands still, so that the hall is rendered once; the compositor moves slowly into the image. */
const CLOSE_CAMERA: MovingCamera = {
  fromM: [-13, 1.02, 3.7],
  towardsM: [-3.3, 1.64, 0.2],
  to: { fromM: [-13, 1.02, 3.7], towardsM: [-3.3, 1.64, 0.2] },
  fieldOfViewDeg: 25,
  shift: [-0.02, 0],
  apertureM: 0.008,
  focusM: [-5.6, 1.5, 0],
};

/** The result shot: a pause, then the trail is drawn in slow motion, then the result stays. */
const PAUSE_FRAMES = 6;
const DRAWING_FRAMES = Math.ceil((LANDING_AT_S - SMASH_AT_S) * SLOW_MOTION * FRAMES_PER_SECOND);
const RESULT_FRAMES = 52;

/** The first frame of the result shot that shows the whole trail. */
const SETTLED_FRAME = PAUSE_FRAMES + DRAWING_FRAMES;

const resultTimes = new Array<number>(SETTLED_FRAME + RESULT_FRAMES).fill(SMASH_AT_S);

/** The moment of the rally up to which the trail is drawn in a frame of the result shot. */
export function drawnUntilS(frame: number): number {
  const drawnS = (frame - PAUSE_FRAMES) / FRAMES_PER_SECOND / SLOW_MOTION;
  return Math.min(LANDING_AT_S, SMASH_AT_S + Math.max(0, drawnS));
}

/** The result: the smash frozen at contact while its trail is drawn and the speed settles. */
export const RESULT_SHOT = dollyShot('result', 'cinema', resultTimes, CLOSE_CAMERA, (frame) => {
  return { ...RESULT_SIZE, isEmpty: true, shuttleScale: 0, trailS: drawnUntilS(frame), samples: 16, frozenS: [SMASH_AT_S, LANDING_AT_S] };
});

/** The shots of the trailer, not in the order in which they are shown. */
export const TRAILER_SHOTS: readonly Shot[] = [TRACK_SHOT, RESULT_SHOT, RALLY_SHOT, PHONE_SHOT];
