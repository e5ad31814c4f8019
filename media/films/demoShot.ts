/** The hall as the phone films it in the demo. */
import { COURT_VIEW } from '../scene/camera.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../scene/pace.ts';
import { demoHallTimesS } from './demoPlan.ts';
import { BASE, type Shot } from './shots.ts';

const times = demoHallTimesS();

/** A picture for every moment the demo shows: whole sixtieths of a second, as the app films them. */
export const DEMO_SHOT: Shot = {
  name: 'demo',
  withFloor: true,
  times,
  view: (frame) => ({
    ...BASE,
    width: COURT_VIEW.width,
    height: COURT_VIEW.height,
    samples: 3,
    rig: 'side',
    camera: COURT_VIEW,
    timeS: times[frame] ?? 0,
    // As short as a phone's in a hall this bright, so that the shuttle stays in its box.
    shutterS: 0.12 / CAPTURE_FRAMES_PER_SECOND,
  }),
};
