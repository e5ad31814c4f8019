/**
 * Pinhole cameras. The world: `x` along the court from the net (the smash flies towards +x), `y` up
 * from the floor, `z` across the court, towards the tripod. Metres.
 */

export type Vector = readonly [x: number, y: number, z: number];

/** Where the phone stands: beside the court, high enough to look down on the floor. */
export const TRIPOD_M: Vector = [-1.2, 3.4, 10.5];

/** A picture whose plane is parallel to the court's length: a shifted lens, no tilt. */
export interface View {
  /** Pixels for a metre at a distance of one metre. */
  readonly focalPx: number;
  /** The point of the picture that lies straight ahead of the lens; it may lie outside. */
  readonly principalPx: readonly [x: number, y: number];
  /** Where the lens is: on the tripod unless told. */
  readonly fromM?: Vector;
}

/** A picture taken from the tripod, with its edges. */
export interface TripodView extends View {
  readonly width: number;
  readonly height: number;
  readonly fromM?: never;
}

/** What the capture phone of the page's first view shows: the net, and the flight across it. */
export const HERO_VIEW: TripodView = {
  width: 852,
  height: 393,
  focalPx: (1150 * 852) / 584,
  principalPx: [(148 * 852) / 584, (-76 * 852) / 584],
};

/** More of the same picture, for first views that are framed wider: each is a crop of it. */
export const HERO_WIDE_VIEW: TripodView = {
  width: 852,
  height: 393,
  focalPx: (462 * 852) / 352,
  principalPx: [(138 * 852) / 352, 0],
};

/** How many pixels of a picture a metre takes at some place across the court. */
export function pxPerM({ focalPx, fromM = TRIPOD_M }: View, z: number): number {
  return focalPx / (fromM[2] - z);
}

/** Where a point of the world falls in a picture, in its pixels from the top left. */
export function project(view: View, [x, y, z]: Vector): [x: number, y: number] {
  const { principalPx, fromM = TRIPOD_M } = view;
  const scale = pxPerM(view, z);
  return [principalPx[0] + (x - fromM[0]) * scale, principalPx[1] - (y - fromM[1]) * scale];
}
