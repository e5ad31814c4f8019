/** A view of the scene: everything that an image depends on. */
import type { ImageView, Vector } from '../../src/lib/camera.ts';

/**
 * A set of lights: for the dolly cameras, for the tripod, or for the first section of the page, the
 * court and the figure of the player.
 */
export type Rig = 'cinema' | 'side' | 'window' | 'figure' | 'defender';

/** A camera that looks at a point. */
export interface DollyCamera {
  readonly fromM: Vector;
  readonly towardsM: Vector;
  readonly fieldOfViewDeg: number;
  /** The lens shift, as a share of the width and the height of the image. */
  readonly shift: readonly [x: number, y: number];
  readonly apertureM: number;
  readonly focusM: Vector;
}

/** A part of the smash that can be rendered alone, without a background. */
export type CutoutPart = 'player' | 'racket' | 'shuttle';

/** An image to render. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly camera: DollyCamera | ImageView;
  readonly rig: Rig;
  /** The moment of the rally, and how long the shutter is open around it. */
  readonly timeS: number;
  readonly shutterS: number;
  /** How many images are averaged. */
  readonly samples: number;
  /** The size of the cells that the players are meshed with. */
  readonly cellM: readonly [smasher: number, receiver: number];
  /** The moment until which the trail of the smash is drawn, or null for no trail. */
  readonly trailS: number | null;
  /** Whether the phone on its tripod is visible. */
  readonly phone: boolean;
  /** When the trail starts and ends, if nothing but the trail differs between the frames of the shot. */
  readonly frozenS?: readonly [fromS: number, toS: number];
  readonly grain: number;
  /** Whether the hall is without the smashing player. */
  readonly isEmpty?: boolean;
  /** The only parts to render, on a transparent ground. Undefined for the whole scene. */
  readonly cutout?: readonly CutoutPart[];
  /** Whether the smashing player is the figure of the first section, at contact. */
  readonly isFigure?: boolean;
  /** How much larger than life the shuttle is. */
  readonly shuttleScale?: number;
}

/** Whether a camera is that of the phone on its tripod. */
export function isTripod(camera: View['camera']): camera is ImageView {
  return 'principalPx' in camera;
}
