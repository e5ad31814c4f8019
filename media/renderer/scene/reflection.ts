/** The reflection of the scene in the floor, sharp and blurred. */
import * as THREE from 'three';
import { FAR_M, NEAR_M } from './camera.ts';
import type { ReflectionUniforms } from './floor.ts';
import type { Hall } from './hall.ts';
import { depthTarget, type PassRenderer, target } from './passRenderer.ts';
import type { Trail } from './trail.ts';

export class Reflection {
  readonly uniforms: ReflectionUniforms;
  readonly #renderer: PassRenderer;
  readonly #camera = new THREE.PerspectiveCamera();
  readonly #sharp;
  readonly #soft;
  readonly #softer;

  /** @param width of the image; the reflection has half its resolution */
  constructor(renderer: PassRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#sharp = depthTarget(width >> 1, height >> 1);
    this.#soft = target(width >> 2, height >> 2);
    this.#softer = target(width >> 2, height >> 2);
    this.uniforms = {
      sharp: { value: this.#sharp.target.texture },
      soft: { value: this.#soft.texture },
      depth: { value: this.#sharp.depth },
      toReflection: { value: new THREE.Matrix4() },
      nearFar: { value: new THREE.Vector2(NEAR_M, FAR_M) },
    };
  }

  render({ scene, floor }: Hall, trail: Trail, camera: THREE.PerspectiveCamera): void {
    this.#camera.layers.enable(1);
    this.#mirror(camera);
    floor.visible = false;
    this.#renderer.render(scene, this.#camera, this.#sharp.target);
    floor.visible = true;
    trail.orient(this.#camera.position, false);
    this.#renderer.render(trail.scene, this.#camera, this.#sharp.target, true);
    // A glossy surface at a flat angle blurs reflections vertically.
    const { width, height } = this.#soft;
    this.#renderer.blur(this.#sharp.target.texture, this.#soft, 1.1 / width, 0);
    this.#renderer.blur(this.#soft.texture, this.#softer, 0, 1.1 / height);
    this.#renderer.blur(this.#softer.texture, this.#soft, 0, 2.4 / height);
  }

  #mirror({ position, quaternion, projectionMatrix }: THREE.PerspectiveCamera): void {
    const mirror = this.#camera;
    const ahead = new THREE.Vector3(0, 0, -1).applyQuaternion(quaternion);
    mirror.position.set(position.x, -position.y, position.z);
    mirror.up.set(0, -1, 0);
    mirror.lookAt(position.x + ahead.x, -(position.y + ahead.y), position.z + ahead.z);
    mirror.projectionMatrix.copy(projectionMatrix);
    // A mirror image: left and right are swapped.
    mirror.projectionMatrix.elements[8] = -(mirror.projectionMatrix.elements[8] ?? 0);
    mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
    mirror.updateMatrixWorld();
    this.uniforms.toReflection.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(mirror.projectionMatrix)
      .multiply(mirror.matrixWorldInverse);
  }
}
