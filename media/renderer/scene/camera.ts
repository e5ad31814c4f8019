/** Points the cameras of three.js as a view describes. */
import * as THREE from 'three';
import { type ImageView, TRIPOD_M } from '../../src/lib/camera.ts';
import { radians } from '../rally/vector.ts';
import { type DollyCamera, isTripod, type View } from './view.ts';

/** The clipping planes. */
export const NEAR_M = 0.3;
export const FAR_M = 80;

/** A low-discrepancy sequence of points in the unit square (R2, Martin Roberts, 2018). */
export const quasiRandom = (i: number): readonly [number, number] => [
  (0.5 + i * 0.7548776662) % 1,
  (0.5 + i * 0.569840291) % 1,
];

/** Creates a camera to be pointed by `aim`. */
export const createCamera = () => new THREE.PerspectiveCamera(50, 1, NEAR_M, FAR_M);

/** Points the camera of the phone straight across the court, with a shifted lens. */
export function aimTripod(
  camera: THREE.PerspectiveCamera,
  { width, height, focalPx, principalPx, fromM = TRIPOD_M }: ImageView,
  [dx, dy]: readonly [number, number] = [0, 0],
): void {
  camera.fov = (2 * Math.atan(height / 2 / focalPx) * 180) / Math.PI;
  camera.aspect = width / height;
  camera.position.set(...fromM);
  camera.rotation.set(0, 0, 0);
  const [x, y] = [width / 2 - principalPx[0] + dx, height / 2 - principalPx[1] + dy];
  camera.setViewOffset(width, height, x, y, width, height);
  camera.updateMatrixWorld();
}

/** Points a camera with an aperture. An offset within the lens leaves the focal plane in place. */
function aimDolly(
  camera: THREE.PerspectiveCamera,
  dolly: DollyCamera,
  { width, height }: View,
  [dx, dy]: readonly [number, number],
  [a, b]: readonly [number, number],
): void {
  camera.fov = dolly.fieldOfViewDeg;
  camera.aspect = width / height;
  camera.position.set(...dolly.fromM);
  camera.lookAt(...dolly.towardsM);
  camera.updateMatrixWorld();
  const right = new THREE.Vector3();
  const up = new THREE.Vector3();
  camera.matrixWorld.extractBasis(right, up, new THREE.Vector3());
  const radius = (Math.sqrt(a) * dolly.apertureM) / 2;
  const [lensX, lensY] = [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b)];
  const focusM = -new THREE.Vector3(...dolly.focusM).applyMatrix4(camera.matrixWorldInverse).z;
  const focalPx = height / 2 / Math.tan(radians(dolly.fieldOfViewDeg) / 2);
  camera.position.addScaledVector(right, lensX).addScaledVector(up, lensY);
  const x = dolly.shift[0] * width - (lensX / focusM) * focalPx + dx;
  const y = dolly.shift[1] * height + (lensY / focusM) * focalPx + dy;
  camera.setViewOffset(width, height, x, y, width, height);
  camera.updateMatrixWorld();
}

/** Points a camera for a sample, with offsets within the pixel and the lens. */
export function aim(camera: THREE.PerspectiveCamera, view: View, sample: number): void {
  const [px, py] = quasiRandom(sample + 1);
  const within = [px - 0.5, py - 0.5] as const;
  if (isTripod(view.camera)) aimTripod(camera, view.camera, within);
  else aimDolly(camera, view.camera, view, within, quasiRandom(sample * 2 + 5));
}
