/**
 * Takes pictures in the hall. Each is laid together from several: pixel, lens, lights and time are
 * moved a little between them, which gives smooth edges, depth of field, soft shadows and motion
 * blur at once. The same view always gives the same picture.
 */
import { FloatType, PerspectiveCamera, Vector2, type WebGLRenderTarget } from 'three';
import { SCREEN_VIEW } from '../scene/camera.ts';
import { aim, aimTripod, spread } from './aim.ts';
import { deepTarget, Painter, setUniforms, target } from './painter.ts';
import { develop, exposure, GLOW_SIZES, HazePass, trailExposure } from './passes.ts';
import { Reflection } from './reflection.ts';
import { Stage } from './stage.ts';
import { Trail } from './trail.ts';
import type { Rig, View } from './view.ts';

/** A camera crew for pictures of one size under one rig of lights. */
export class Film {
  readonly #painter: Painter;
  readonly #stage: Stage;
  readonly #trail: Trail;
  readonly #haze: HazePass;
  readonly #reflection: Reflection;
  readonly #camera = new PerspectiveCamera();
  readonly #picture;
  readonly #screen = deepTarget(SCREEN_VIEW.width, SCREEN_VIEW.height);
  readonly #targets;
  readonly #glow: readonly (readonly [WebGLRenderTarget, WebGLRenderTarget])[];
  readonly #exposure = exposure();
  readonly #trailExposure = trailExposure();
  readonly #develop = develop();

  constructor(width: number, height: number, rig: Rig) {
    this.#painter = new Painter(width, height);
    this.#picture = deepTarget(width, height);
    this.#targets = {
      haze: target(width >> 1, height >> 1),
      trail: target(width, height),
      sum: target(width, height, FloatType),
      trailSum: target(width, height, FloatType),
    };
    this.#glow = Array.from({ length: GLOW_SIZES }, (_, i) => {
      const half = () => target(width >> (i + 1), height >> (i + 1));
      return [half(), half()] as const;
    });
    this.#reflection = new Reflection(this.#painter, width, height);
    this.#trail = new Trail(this.#picture.depth, new Vector2(width, height));
    this.#stage = new Stage(
      this.#painter.renderer,
      rig,
      this.#reflection.uniforms,
      this.#screen.target.texture,
    );
    this.#haze = new HazePass(this.#stage.lights.placed, this.#picture.depth);
  }

  /** Where the pictures appear. */
  get canvas(): HTMLCanvasElement {
    return this.#painter.renderer.domElement;
  }

  /** Takes a picture: it is then on the canvas. */
  take(view: View): void {
    this.#stage.prepare(view);
    this.#haze.follow();
    this.#trail.drawUntil(view.trailS);
    this.#painter.clear(this.#targets.sum);
    this.#painter.clear(this.#targets.trailSum);
    for (let sample = 0; sample < view.samples; sample++) this.#expose(view, sample);
    this.#glowUp();
    this.#show(view, false);
  }

  /** Shows, of the picture just taken, where the floor is seen: white, and black where it is hidden. */
  showFloor(view: View): void {
    this.#show(view, true);
  }

  #expose(view: View, sample: number): void {
    const { renderer } = this.#painter;
    const offset = view.samples > 1 ? (sample + 0.5) / view.samples - 0.5 : 0;
    this.#stage.moveTo(view.timeS + offset * view.shutterS);
    this.#stage.lights.jitter(spread(sample * 3 + 7));
    renderer.shadowMap.autoUpdate = true;
    if (view.phone && sample === 0) this.#showOnPhone();
    aim(this.#camera, view, sample);
    this.#reflect();

    // The lights have not moved since the reflection: neither have the shadows.
    renderer.shadowMap.autoUpdate = false;
    this.#painter.render(this.#stage.scene, this.#camera, this.#picture.target);
    this.#trail.seenFrom(this.#camera.position, true);
    renderer.setClearColor(0, 1);
    this.#painter.render(this.#trail.scene, this.#camera, this.#targets.trail);
    this.#add(view, sample);
    renderer.getContext().finish();
  }

  /** Adds one share of the exposure: the hall through its haze, and the trail by itself. */
  #add({ haze: density, samples }: View, sample: number): void {
    const { haze, trail, sum, trailSum } = this.#targets;
    setUniforms(this.#haze.material, {
      toEye: this.#camera.projectionMatrixInverse,
      toHall: this.#camera.matrixWorld,
      eye: this.#camera.position,
      density,
      offset: (0.5 + sample * 0.618034) % 1,
    });
    this.#painter.pass(this.#haze.material, haze);
    const share = 1 / samples;
    const picture = this.#picture.target.texture;
    setUniforms(this.#exposure, { picture, haze: haze.texture, share });
    this.#painter.pass(this.#exposure, sum, true);
    setUniforms(this.#trailExposure, { picture: trail.texture, share });
    this.#painter.pass(this.#trailExposure, trailSum, true);
  }

  #reflect(): void {
    this.#reflection.take(this.#stage.scene, this.#stage.floor, this.#trail, this.#camera);
  }

  /** Takes the phone's picture for its screen. */
  #showOnPhone(): void {
    aimTripod(this.#camera, SCREEN_VIEW);
    this.#stage.withoutPhone(() => {
      this.#reflect();
      this.#painter.render(this.#stage.scene, this.#camera, this.#screen.target);
    });
  }

  /** Spreads the trail's light, each time twice as far. */
  #glowUp(): void {
    let from = this.#targets.trailSum.texture;
    for (const [across, done] of this.#glow) {
      this.#painter.blur(from, across, 0.5 / across.width, 0);
      this.#painter.blur(across.texture, done, 0, 1 / across.height);
      from = done.texture;
    }
  }

  #show({ width, height, grain }: View, floorOnly: boolean): void {
    setUniforms(this.#develop, {
      picture: this.#targets.sum.texture,
      trail: this.#targets.trailSum.texture,
      glow: this.#glow.map(([, done]) => done.texture),
      resolution: new Vector2(width, height),
      grain,
      floorOnly: floorOnly ? 1 : 0,
    });
    this.#painter.pass(this.#develop, null);
  }
}
