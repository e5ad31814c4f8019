/** What the floor reflects: the hall seen from below it, sharp and soft. */
import { Matrix4, type Object3D, PerspectiveCamera, type Scene, Vector2, Vector3 } from 'three';
import { FAR_M, NEAR_M } from './aim.ts';
import type { ReflectionUniforms } from './floor.ts';
import { deepTarget, type Painter, target } from './painter.ts';
import type { Trail } from './trail.ts';

export class Reflection {
  readonly uniforms: ReflectionUniforms;
  readonly #painter: Painter;
  readonly #camera = new PerspectiveCamera();
  readonly #sharp;
  readonly #soft;
  readonly #softer;

  /** @param width of the picture that reflects; the reflection is half as fine */
  constructor(painter: Painter, width: number, height: number) {
    this.#painter = painter;
    this.#sharp = deepTarget(width >> 1, height >> 1);
    this.#soft = target(width >> 2, height >> 2);
    this.#softer = target(width >> 2, height >> 2);
    this.uniforms = {
      sharp: { value: this.#sharp.target.texture },
      soft: { value: this.#soft.texture },
      depth: { value: this.#sharp.depth },
      toPicture: { value: new Matrix4() },
      nearFar: { value: new Vector2(NEAR_M, FAR_M) },
    };
  }

  /** Takes the picture under the floor, for what this camera will see. */
  take(hall: Scene, floor: Object3D, trail: Trail, camera: PerspectiveCamera): void {
    this.#mirror(camera);
    floor.visible = false;
    this.#painter.render(hall, this.#camera, this.#sharp.target);
    floor.visible = true;
    trail.seenFrom(this.#camera.position, false);
    this.#painter.render(trail.scene, this.#camera, this.#sharp.target, true);
    // A gloss seen at a slant stretches what it reflects upright.
    const { width, height } = this.#soft;
    this.#painter.blur(this.#sharp.target.texture, this.#soft, 1.1 / width, 0);
    this.#painter.blur(this.#soft.texture, this.#softer, 0, 1.1 / height);
    this.#painter.blur(this.#softer.texture, this.#soft, 0, 2.4 / height);
  }

  #mirror({ position, quaternion, projectionMatrix }: PerspectiveCamera): void {
    const mirror = this.#camera;
    const ahead = new Vector3(0, 0, -1).applyQuaternion(quaternion);
    mirror.position.set(position.x, -position.y, position.z);
    mirror.up.set(0, -1, 0);
    mirror.lookAt(position.x + ahead.x, -(position.y + ahead.y), position.z + ahead.z);
    mirror.projectionMatrix.copy(projectionMatrix);
    // Looked at from below, left and right change places.
    mirror.projectionMatrix.elements[8] = -(mirror.projectionMatrix.elements[8] ?? 0);
    mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
    mirror.updateMatrixWorld();
    this.uniforms.toPicture.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(mirror.projectionMatrix)
      .multiply(mirror.matrixWorldInverse);
  }
}
