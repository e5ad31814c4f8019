/** What a camera in the hall takes: a still or one frame of a film. */
import type { TripodView, Vector } from '../../src/lib/camera.ts';

/** Which lights are on: for the cinematic cameras, for the tripod, for the page's first view. */
export type Rig = 'cinema' | 'side' | 'window';

/** A camera that looks at a point, like one on a dolly. */
export interface DollyCamera {
  readonly fromM: Vector;
  readonly towardsM: Vector;
  readonly fieldOfViewDeg: number;
  /** Shifts the picture within the lens, in shares of its width and height. */
  readonly shift: readonly [x: number, y: number];
  readonly apertureM: number;
  readonly focusM: Vector;
}

/** One picture to be taken. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly camera: DollyCamera | TripodView;
  readonly rig: Rig;
  /** Moment of the rally, and how long the shutter is open, in the rally's time. */
  readonly timeS: number;
  readonly shutterS: number;
  /** Pictures laid over each other. */
  readonly samples: number;
  /** Size of the cells from which the near and the far player are meshed. */
  readonly cellM: readonly [smasher: number, receiver: number];
  /** Until which moment the trail of the smash is drawn into the air; null for none. */
  readonly trailS: number | null;
  /** Whether the phone on its tripod stands in the picture, its own picture on its screen. */
  readonly phone: boolean;
  readonly haze: number;
  readonly grain: number;
}

/** Whether a camera is the phone's own. */
export function isTripod(camera: View['camera']): camera is TripodView {
  return 'principalPx' in camera;
}
