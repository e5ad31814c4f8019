/**
 * Renders images of the scene. Each is the average of samples with small offsets within the pixel,
 * the lens, the lights and the exposure time, which gives smooth edges, depth of field, soft shadows
 * and motion blur. The same view always gives the same image.
 */
import * as THREE from 'three';
import { pngBase64 } from '../app/canvas.ts';
import { SCREEN_VIEW } from '../rally/tripodViews.ts';
import { aim, aimTripod, createCamera, quasiRandom } from './camera.ts';
import { Hall } from './hall.ts';
import { depthTarget, PassRenderer, setUniforms, target } from './passRenderer.ts';
import {
  GLOW_SIZES,
  HazePass,
  sceneAccumulation,
  toneMapping,
  trailAccumulation,
} from './postProcessing.ts';
import { Reflection } from './reflection.ts';
import { Trail } from './trail.ts';
import type { Rig, View } from './view.ts';

/** PNG files as base64. */
interface RenderedFrame {
  readonly image: string;
  /** White where the floor is visible, black elsewhere. */
  readonly floor: string | null;
}

/** Renders images of one size with one set of lights. */
export class SceneRenderer {
  readonly #renderer: PassRenderer;
  readonly #hall: Hall;
  readonly #trail: Trail;
  readonly #haze: HazePass;
  readonly #reflection: Reflection;
  readonly #camera = createCamera();
  readonly #sample;
  readonly #phoneScreen = depthTarget(SCREEN_VIEW.width, SCREEN_VIEW.height);
  readonly #targets;
  readonly #glow: readonly (readonly [THREE.WebGLRenderTarget, THREE.WebGLRenderTarget])[];
  readonly #sceneAccumulation = sceneAccumulation();
  readonly #trailAccumulation = trailAccumulation();
  readonly #toneMapping = toneMapping();
  #frozen = '';

  constructor(width: number, height: number, rig: Rig) {
    this.#renderer = new PassRenderer(width, height);
    this.#sample = depthTarget(width, height);
    this.#targets = {
      haze: target(width >> 1, height >> 1),
      trail: target(width, height),
      sceneSum: target(width, height, THREE.FloatType),
      trailSum: target(width, height, THREE.FloatType),
      without: target(width, height, THREE.FloatType),
      reflecting: target(width, height, THREE.FloatType),
    };
    this.#glow = Array.from({ length: GLOW_SIZES }, (_, i) => {
      const half = () => target(width >> (i + 1), height >> (i + 1));
      return [half(), half()] as const;
    });
    this.#reflection = new Reflection(this.#renderer, width, height);
    this.#trail = new Trail(this.#sample.depth, new THREE.Vector2(width, height));
    const { webgl } = this.#renderer;
    const screen = this.#phoneScreen.target.texture;
    this.#hall = new Hall(webgl, rig, this.#reflection.uniforms, screen);
    this.#haze = new HazePass(this.#hall.lights.placed, this.#sample.depth);
  }

  /** Renders a view, and its floor mask if wanted. */
  async renderPng(view: View, withFloor: boolean): Promise<RenderedFrame> {
    await this.#hall.load();
    this.#render(view);
    this.#show(view, false);
    const image = pngBase64(this.#renderer.webgl.domElement);
    if (!withFloor) return { image, floor: null };
    this.#show(view, true);
    return { image, floor: pngBase64(this.#renderer.webgl.domElement) };
  }

  #render(view: View): void {
    if (view.frozenS) {
      this.#renderFrozen(view, view.frozenS);
      return;
    }
    this.#renderScene(view);
    if (view.trailS !== null) this.#blurTrail();
  }

  /** Renders a scene in which only the trail grows: with and without its reflection once, then the trail alone. */
  #renderFrozen(view: View, [fromS, toS]: readonly [number, number]): void {
    const { sceneSum, without, reflecting } = this.#targets;
    const copy = (from: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget, share: number): void => {
      setUniforms(this.#trailAccumulation, { image: from.texture, share });
      this.#renderer.pass(this.#trailAccumulation, to, true);
    };
    const scene = JSON.stringify({ ...view, trailS: 0 });
    if (scene !== this.#frozen)
      for (const [trailS, kept] of [[fromS, without], [toS, reflecting]] as const) {
        this.#renderScene({ ...view, trailS });
        this.#renderer.clear(kept);
        copy(sceneSum, kept, 1);
      }
    this.#frozen = scene;
    const drawn = ((view.trailS ?? fromS) - fromS) / (toS - fromS);
    this.#renderer.clear(sceneSum);
    copy(without, sceneSum, 1 - drawn ** 2);
    copy(reflecting, sceneSum, drawn ** 2);
    this.#trail.showUntil(view.trailS);
    this.#renderer.clear(this.#targets.trailSum);
    for (let sample = 0; sample < 4; sample++) {
      aim(this.#camera, view, sample);
      this.#accumulateTrail({ ...view, samples: 4 });
    }
    this.#blurTrail();
  }

  #renderScene(view: View): void {
    this.#hall.prepare(view);
    this.#haze.update();
    this.#trail.showUntil(view.trailS);
    this.#renderer.clear(this.#targets.sceneSum);
    this.#renderer.clear(this.#targets.trailSum);
    for (let sample = 0; sample < view.samples; sample++) this.#renderSample(view, sample);
  }

  #renderSample(view: View, sample: number): void {
    const { webgl } = this.#renderer;
    const offset = view.samples > 1 ? (sample + 0.5) / view.samples - 0.5 : 0;
    this.#hall.moveTo(view.timeS + offset * view.shutterS);
    // With few samples the shadows of the first one serve all.
    const ownShadows = sample === 0 || view.samples > 3;
    if (ownShadows) this.#hall.lights.jitter(quasiRandom(sample * 3 + 7));
    webgl.shadowMap.autoUpdate = ownShadows;
    if (view.phone && sample === 0) this.#renderPhoneScreen();
    aim(this.#camera, view, sample);
    if (!view.cutout) this.#reflection.render(this.#hall, this.#trail, this.#camera);

    // The lights have not moved since the reflection was rendered, so the shadows are the same.
    webgl.shadowMap.autoUpdate = Boolean(view.cutout);
    webgl.setClearColor(0, 0);
    this.#renderer.render(this.#hall.scene, this.#camera, this.#sample.target);
    this.#accumulate(view, sample);
    if (view.trailS !== null) this.#accumulateTrail(view);
    webgl.getContext().finish();
  }

  #accumulate({ samples, cutout }: View, sample: number): void {
    const { haze, sceneSum } = this.#targets;
    setUniforms(this.#haze.material, {
      inverseProjection: this.#camera.projectionMatrixInverse,
      cameraToWorld: this.#camera.matrixWorld,
      eye: this.#camera.position,
      offset: (0.5 + sample * 0.618034) % 1,
    });
    if (cutout) this.#renderer.clear(haze, 1);
    else this.#renderer.pass(this.#haze.material, haze);
    const share = 1 / samples;
    const image = this.#sample.target.texture;
    setUniforms(this.#sceneAccumulation, { image, haze: haze.texture, share });
    this.#renderer.pass(this.#sceneAccumulation, sceneSum, true);
  }

  #accumulateTrail({ samples }: View): void {
    const { trail, trailSum } = this.#targets;
    this.#trail.orient(this.#camera.position, true);
    this.#renderer.webgl.setClearColor(0, 1);
    this.#renderer.render(this.#trail.scene, this.#camera, trail);
    setUniforms(this.#trailAccumulation, { image: trail.texture, share: 1 / samples });
    this.#renderer.pass(this.#trailAccumulation, trailSum, true);
  }

  #renderPhoneScreen(): void {
    aimTripod(this.#camera, SCREEN_VIEW);
    this.#hall.withoutPhone(() => {
      this.#reflection.render(this.#hall, this.#trail, this.#camera);
      this.#camera.layers.enable(1);
      this.#renderer.render(this.#hall.scene, this.#camera, this.#phoneScreen.target);
      this.#camera.layers.disable(1);
    });
  }

  /** Blurs the trail repeatedly, each time at half the resolution. */
  #blurTrail(): void {
    let from = this.#targets.trailSum.texture;
    for (const [horizontal, blurred] of this.#glow) {
      this.#renderer.blur(from, horizontal, 0.5 / horizontal.width, 0);
      this.#renderer.blur(horizontal.texture, blurred, 0, 1 / horizontal.height);
      from = blurred.texture;
    }
  }

  /** Shows the image or its floor mask on the canvas. */
  #show({ width, height, grain, cutout }: View, floorOnly: boolean): void {
    setUniforms(this.#toneMapping, {
      image: this.#targets.sceneSum.texture,
      trail: this.#targets.trailSum.texture,
      glow: this.#glow.map(([, blurred]) => blurred.texture),
      resolution: new THREE.Vector2(width, height),
      grain,
      floorOnly: floorOnly ? 1 : 0,
      cutout: cutout ? 1 : 0,
    });
    this.#renderer.pass(this.#toneMapping, null);
  }
}
