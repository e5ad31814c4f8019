/** The pictures the phone takes of the whole court. The page's own are in `src/lib/camera.ts`. */
import type { TripodView } from '../../src/lib/camera.ts';

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

/** The same view at another size, in proportion. */
export function scaled(view: TripodView, factor: number): TripodView {
  return {
    width: view.width * factor,
    height: view.height * factor,
    focalPx: view.focalPx * factor,
    principalPx: [view.principalPx[0] * factor, view.principalPx[1] * factor],
  };
}
