/**
 * Pinhole cameras. The world: `x` along the court from the net (the smash flies towards +x), `y` up
 * from the floor, `z` across the court, towards the tripod. Metres.
 */

export type Vector = readonly [x: number, y: number, z: number];

/** Where the phone stands: beside the court, high enough to look down on the floor. */
export const TRIPOD_M: Vector = [-1.2, 3.4, 10.5];

/** A picture taken from the tripod, its plane parallel to the flight: a shifted lens, no tilt. */
export interface TripodView {
  readonly width: number;
  readonly height: number;
  /** Pixels for a metre at a distance of one metre. */
  readonly focalPx: number;
  /** The point of the picture that lies straight ahead of the lens; it may lie outside. */
  readonly principalPx: readonly [x: number, y: number];
}

/** The court from side line to side line, as the app films it; its near corners lie outside. */
export const COURT_VIEW: TripodView = {
  width: 1280,
  height: 720,
  focalPx: 974,
  principalPx: [584, 190],
};

/** The part of the court's picture that fills a phone's screen: its full width, less above and below. */
export const SCREEN_CROP = { x: 0, y: 85, width: 1280, height: 590 } as const;

/** That part on a screen of 852 x 393 points. */
export const SCREEN_VIEW: TripodView = (() => {
  const factor = 852 / SCREEN_CROP.width;
  const [x, y] = COURT_VIEW.principalPx;
  return {
    width: 852,
    height: 393,
    focalPx: COURT_VIEW.focalPx * factor,
    principalPx: [x * factor, (y - SCREEN_CROP.y) * factor],
  };
})();

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

/** Where a point of the world falls in a picture, in its pixels from the top left. */
export function project(view: TripodView, [x, y, z]: Vector): [x: number, y: number] {
  const pxPerM = view.focalPx / (TRIPOD_M[2] - z);
  return [
    view.principalPx[0] + (x - TRIPOD_M[0]) * pxPerM,
    view.principalPx[1] - (y - TRIPOD_M[1]) * pxPerM,
  ];
}

/** The same view at another size, in proportion. */
export function scaled(view: TripodView, factor: number): TripodView {
  return {
    width: view.width * factor,
    height: view.height * factor,
    focalPx: view.focalPx * factor,
    principalPx: [view.principalPx[0] * factor, view.principalPx[1] * factor],
  };
}
