/** Points three's cameras as the views say. */
import { type PerspectiveCamera, Vector3 } from 'three';
import { TRIPOD_M, type TripodView } from '../../src/lib/camera.ts';
import { radians } from '../scene/vector.ts';
import { type DollyCamera, isTripod, type View } from './view.ts';

/** What lies nearer or farther is not drawn. */
export const NEAR_M = 0.3;
export const FAR_M = 80;

/** Evenly spread points, one after the other (the R2 sequence, Martin Roberts, 2018). */
export const spread = (i: number): readonly [number, number] => [
  (0.5 + i * 0.7548776662) % 1,
  (0.5 + i * 0.569840291) % 1,
];

/** The phone's own camera: straight across the court, its lens shifted; moved by parts of a pixel. */
export function aimTripod(
  camera: PerspectiveCamera,
  { width, height, focalPx, principalPx }: TripodView,
  [dx, dy]: readonly [number, number] = [0, 0],
): void {
  camera.fov = (2 * Math.atan(height / 2 / focalPx) * 180) / Math.PI;
  camera.aspect = width / height;
  camera.near = NEAR_M;
  camera.far = FAR_M;
  camera.position.set(...TRIPOD_M);
  camera.rotation.set(0, 0, 0);
  const [x, y] = [width / 2 - principalPx[0] + dx, height / 2 - principalPx[1] + dy];
  camera.setViewOffset(width, height, x, y, width, height);
  camera.updateMatrixWorld();
}

/** A camera on a dolly, moved within its pixel and its lens: what is in focus stays where it is. */
function aimDolly(
  camera: PerspectiveCamera,
  dolly: DollyCamera,
  { width, height }: View,
  [dx, dy]: readonly [number, number],
  [a, b]: readonly [number, number],
): void {
  camera.fov = dolly.fieldOfViewDeg;
  camera.aspect = width / height;
  camera.near = NEAR_M;
  camera.far = FAR_M;
  camera.position.set(...dolly.fromM);
  camera.lookAt(...dolly.towardsM);
  camera.updateMatrixWorld();
  const right = new Vector3();
  const up = new Vector3();
  camera.matrixWorld.extractBasis(right, up, new Vector3());
  const radius = (Math.sqrt(a) * dolly.apertureM) / 2;
  const [lensX, lensY] = [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b)];
  const focusM = -new Vector3(...dolly.focusM).applyMatrix4(camera.matrixWorldInverse).z;
  const focalPx = height / 2 / Math.tan(radians(dolly.fieldOfViewDeg) / 2);
  camera.position.addScaledVector(right, lensX).addScaledVector(up, lensY);
  camera.setViewOffset(
    width,
    height,
    dolly.shift[0] * width - (lensX / focusM) * focalPx + dx,
    dolly.shift[1] * height + (lensY / focusM) * focalPx + dy,
    width,
    height,
  );
  camera.updateMatrixWorld();
}

/** Points a camera for one of the pictures that are laid over each other. */
export function aim(camera: PerspectiveCamera, view: View, sample: number): void {
  const [px, py] = spread(sample + 1);
  const within = [px - 0.5, py - 0.5] as const;
  if (isTripod(view.camera)) aimTripod(camera, view.camera, within);
  else aimDolly(camera, view.camera, view, within, spread(sample * 2 + 5));
}
