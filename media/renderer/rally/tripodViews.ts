/** The views of the phone onto the whole court. Those of the page are in `src/lib/camera.ts`. */
import type { ImageView } from '../../src/lib/camera.ts';

/** The court as the app records it. The near corners are outside the image. */
export const COURT_VIEW: ImageView = {
  width: 1280,
  height: 720,
  focalPx: 974,
  principalPx: [584, 190],
};

/** The part of that image that fills the screen of the phone. */
export const SCREEN_CROP = { x: 0, y: 85, width: 1280, height: 590 } as const;

const [x, y] = COURT_VIEW.principalPx;
const factor = 852 / SCREEN_CROP.width;

/** The view of that part, in points of the screen. */
export const SCREEN_VIEW: ImageView = {
  width: 852,
  height: 393,
  focalPx: COURT_VIEW.focalPx * factor,
  principalPx: [x * factor, (y - SCREEN_CROP.y) * factor],
};

/** The same view at another size. */
export function scaled({ focalPx, principalPx, ...view }: ImageView, factor: number): ImageView {
  return {
    ...view,
    width: view.width * factor,
    height: view.height * factor,
    focalPx: focalPx * factor,
    principalPx: [principalPx[0] * factor, principalPx[1] * factor],
  };
}
