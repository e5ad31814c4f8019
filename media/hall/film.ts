/**
 * Takes pictures in the hall. Each is laid together from several: pixel, lens, lights and time are
 * moved a little between them, which gives smooth edges, depth of field, soft shadows and motion
 * blur at once. The same view always gives the same picture.
 */
import {
  BoxGeometry,
  Color,
  DepthTexture,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  NoToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type ShaderMaterial,
  SpotLight,
  type Texture,
  type TextureDataType,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { COURT_VIEW, TRIPOD_M, type TripodView } from '../scene/camera.ts';
import { seenShuttleAt } from '../scene/players.ts';
import { Figure } from './figure.ts';
import { floor } from './floor.ts';
import { Lights } from './lights.ts';
import { net } from './net.ts';
import { blur, develop, exposure, GLOW_SIZES, HazePass, trailExposure } from './passes.ts';
import { phone } from './phone.ts';
import { flyAt, shuttle } from './shuttle.ts';
import { Trail } from './trail.ts';
import { isTripod, type Rig, type View } from './view.ts';

const NEAR_M = 0.3;
const FAR_M = 80;
/** What the phone's screen shows of its own view: the court, without the dark above it. */
const SCREEN = { width: 852, height: 393, topShare: 85 / 720 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Evenly spread points, one after the other (the R2 sequence, Martin Roberts, 2018). */
const spread = (i: number): readonly [number, number] => [
  (0.5 + i * 0.7548776662) % 1,
  (0.5 + i * 0.569840291) % 1,
];

function target(
  width: number,
  height: number,
  deep: boolean,
  type: TextureDataType = HalfFloatType,
): WebGLRenderTarget {
  const made = new WebGLRenderTarget(Math.max(2, width), Math.max(2, height), {
    type,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: deep,
  });
  if (deep) {
    made.depthTexture = new DepthTexture(width, height, FloatType);
    made.depthTexture.minFilter = made.depthTexture.magFilter = NearestFilter;
  }
  return made;
}

/** Sets uniforms of a material by name. */
function setUniforms(material: ShaderMaterial, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = material.uniforms[name];
    if (uniform) uniform.value = value;
  }
}

/** A black hall with thin strip lights, for what shines to reflect. */
function surroundings(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const strip = (size: readonly number[], at: readonly number[], colour: number, light: number) => {
    const [w = 1, h = 1, d = 1] = size;
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light) });
    const mesh = new Mesh(new BoxGeometry(w, h, d), material);
    const [x = 0, y = 0, z = 0] = at;
    mesh.position.set(x, y, z);
    scene.add(mesh);
  };
  strip([40, 0.2, 40], [0, -3, 0], 0x0a1630, 0.12);
  strip([14, 0.2, 0.9], [0, 8, -5], 0xcfe0ff, 9);
  strip([14, 0.2, 0.9], [0, 8, 5], 0xcfe0ff, 9);
  strip([0.8, 6, 0.3], [11, 3, -7], 0xbcd3ff, 7);
  strip([0.8, 6, 0.3], [11, 3, 7], 0x9fc0ff, 4);
  strip([0.6, 5, 0.3], [-9, 3, -9], 0x86a8ff, 3);
  return new PMREMGenerator(renderer).fromScene(scene, 0.005).texture;
}

/** A camera crew for pictures of one size under one rig of lights. */
export class Film {
  readonly #width: number;
  readonly #height: number;
  readonly #renderer: WebGLRenderer;
  readonly #hall = new Scene();
  readonly #lights: Lights;
  readonly #figures = { smasher: new Figure('smasher'), receiver: new Figure('receiver') };
  readonly #shuttle = shuttle();
  readonly #spark = new SpotLight(0xe8efff, 42, 0, 0.09, 0.5, 2);
  readonly #phoneLight = new SpotLight(0xcfe0ff, 80, 0, 0.3, 1, 2);
  readonly #camera = new PerspectiveCamera();
  readonly #mirror = new PerspectiveCamera();
  readonly #eye = { value: new Vector3() };
  readonly #hides = { value: 0 };
  readonly #trail: Trail;
  readonly #haze: HazePass;
  readonly #floor: Mesh;
  readonly #phone;
  readonly #targets;
  readonly #reflection;
  readonly #materials = {
    exposure: exposure(),
    trailExposure: trailExposure(),
    blur: blur(),
    develop: develop(),
  };
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2));
  readonly #sheetScene = new Scene();
  readonly #sheetCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(width: number, height: number, rig: Rig) {
    this.#width = width;
    this.#height = height;
    this.#renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.#renderer.setPixelRatio(1);
    this.#renderer.setSize(width, height);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.toneMapping = NoToneMapping;
    const half = [width >> 1, height >> 1] as const;
    this.#targets = {
      picture: target(width, height, true),
      mirror: target(...half, true),
      soft: target(half[0] >> 1, half[1] >> 1, false),
      softer: target(half[0] >> 1, half[1] >> 1, false),
      haze: target(...half, false),
      trail: target(width, height, false),
      sum: target(width, height, false, FloatType),
      trailSum: target(width, height, false, FloatType),
      screen: target(SCREEN.width, SCREEN.height, true),
      glow: Array.from({ length: GLOW_SIZES }, (_, i) => [
        target(width >> (i + 1), height >> (i + 1), false),
        target(width >> (i + 1), height >> (i + 1), false),
      ]),
    };
    const { picture, mirror, soft } = this.#targets;
    this.#reflection = {
      sharp: { value: mirror.texture },
      soft: { value: soft.texture },
      depth: { value: mirror.depthTexture },
      toPicture: { value: new Matrix4() },
      nearFar: { value: new Vector2(NEAR_M, FAR_M) },
    };
    this.#trail = new Trail({
      depth: { value: picture.depthTexture },
      hides: this.#hides,
      resolution: { value: new Vector2(width, height) },
      eye: this.#eye,
    });
    this.#hall.background = new Color(0x010205);
    this.#hall.environment = surroundings(this.#renderer);
    this.#hall.environmentIntensity = 0.34;
    this.#floor = floor(this.#reflection);
    this.#phone = phone(this.#targets.screen.texture);
    this.#hall.add(this.#floor, net(), this.#figures.smasher.group, this.#figures.receiver.group);
    this.#hall.add(this.#shuttle, this.#phone, this.#spark, this.#spark.target);
    this.#hall.add(this.#phoneLight, this.#phoneLight.target);
    this.#phoneLight.position.set(TRIPOD_M[0] - 1.1, TRIPOD_M[1] + 1.6, TRIPOD_M[2] - 0.5);
    this.#phoneLight.target.position.set(...TRIPOD_M);
    this.#lights = new Lights(this.#hall, rig);
    this.#haze = new HazePass(this.#lights.placed, picture.depthTexture as Texture);
    this.#sheet.frustumCulled = false;
    this.#sheetScene.add(this.#sheet);
  }

  /** Where the pictures appear. */
  get canvas(): HTMLCanvasElement {
    return this.#renderer.domElement;
  }

  /** Takes a picture: it is then on the canvas. */
  take(view: View): void {
    this.#lights.aim(view.timeS);
    this.#haze.follow();
    this.#trail.drawUntil(view.trailS);
    this.#figures.smasher.pose(view.timeS, view.cellM[0]);
    this.#figures.receiver.pose(view.timeS, view.cellM[1]);
    this.#phone.visible = this.#phoneLight.visible = view.phone;
    for (const sum of [this.#targets.sum, this.#targets.trailSum]) this.#clear(sum);
    for (let i = 0; i < view.samples; i++) this.#expose(view, i);
    this.#develop(view, false);
  }

  /** Shows, of the picture just taken, where the floor is seen: white, and black where it is hidden. */
  showFloor(view: View): void {
    this.#develop(view, true);
  }

  /** Puts the hall into the state of a moment. */
  #setHall(timeS: number): void {
    this.#figures.smasher.carry(timeS);
    this.#figures.receiver.carry(timeS);
    const { positionM, velocityMps, flownM } = seenShuttleAt(timeS);
    flyAt(this.#shuttle, positionM, velocityMps, flownM);
    const [x, y, z] = positionM;
    this.#spark.position.set(x + 0.9, y + 2.4, z - 1.2);
    this.#spark.target.position.set(x, y, z);
  }

  #expose(view: View, i: number): void {
    const offset = view.samples > 1 ? (i + 0.5) / view.samples - 0.5 : 0;
    this.#setHall(view.timeS + offset * view.shutterS);
    this.#lights.jitter(spread(i * 3 + 7));
    this.#renderer.shadowMap.autoUpdate = true;
    if (view.phone && i === 0) this.#showOnPhone();
    this.#aim(view, i);
    this.#reflect();

    this.#renderer.shadowMap.autoUpdate = false;
    this.#eye.value.copy(this.#camera.position);
    this.#render(this.#hall, this.#camera, this.#targets.picture);
    this.#hides.value = 1;
    this.#renderer.setClearColor(0, 1);
    this.#render(this.#trail.scene, this.#camera, this.#targets.trail);

    setUniforms(this.#haze.material, {
      toEye: this.#camera.projectionMatrixInverse,
      toHall: this.#camera.matrixWorld,
      eye: this.#camera.position,
      density: view.haze,
      offset: (0.5 + i * 0.618034) % 1,
    });
    this.#pass(this.#haze.material, this.#targets.haze);
    const share = 1 / view.samples;
    const { picture, haze, trail, sum, trailSum } = this.#targets;
    const { exposure: add, trailExposure: addTrail } = this.#materials;
    setUniforms(add, { picture: picture.texture, haze: haze.texture, share });
    this.#pass(add, sum, false);
    setUniforms(addTrail, { picture: trail.texture, share });
    this.#pass(addTrail, trailSum, false);
    this.#renderer.getContext().finish();
  }

  /** Points the camera, moved within its lens and its pixel. */
  #aim({ camera, width, height }: View, i: number): void {
    const [px, py] = spread(i + 1);
    if (isTripod(camera)) {
      this.#lens(camera, px - 0.5, py - 0.5);
      return;
    }
    const cam = this.#camera;
    cam.fov = camera.fieldOfViewDeg;
    cam.aspect = width / height;
    cam.near = NEAR_M;
    cam.far = FAR_M;
    cam.position.set(...camera.fromM);
    cam.lookAt(...camera.towardsM);
    cam.updateMatrixWorld();
    const right = new Vector3();
    const up = new Vector3();
    cam.matrixWorld.extractBasis(right, up, new Vector3());
    const [a, b] = spread(i * 2 + 5);
    const radius = (Math.sqrt(a) * camera.apertureM) / 2;
    const [ox, oy] = [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b)];
    const focusM = -new Vector3(...camera.focusM).applyMatrix4(cam.matrixWorldInverse).z;
    const focalPx = height / 2 / Math.tan(radians(camera.fieldOfViewDeg) / 2);
    cam.position.addScaledVector(right, ox).addScaledVector(up, oy);
    cam.setViewOffset(
      width,
      height,
      camera.shift[0] * width - (ox / focusM) * focalPx + px - 0.5,
      camera.shift[1] * height + (oy / focusM) * focalPx + py - 0.5,
      width,
      height,
    );
    cam.updateMatrixWorld();
  }

  /** The phone's own camera: straight across the court, its lens shifted. */
  #lens({ width, height, focalPx, principalPx }: TripodView, dx: number, dy: number): void {
    const cam = this.#camera;
    cam.fov = (2 * Math.atan(height / 2 / focalPx) * 180) / Math.PI;
    cam.aspect = width / height;
    cam.near = NEAR_M;
    cam.far = FAR_M;
    cam.position.set(...TRIPOD_M);
    cam.rotation.set(0, 0, 0);
    cam.setViewOffset(
      width,
      height,
      width / 2 - principalPx[0] + dx,
      height / 2 - principalPx[1] + dy,
      width,
      height,
    );
    cam.updateMatrixWorld();
  }

  /** Takes the phone's picture for its screen, without the phone. */
  #showOnPhone(): void {
    const scale = SCREEN.width / COURT_VIEW.width;
    const [x, y] = COURT_VIEW.principalPx;
    this.#lens(
      {
        width: SCREEN.width,
        height: SCREEN.height,
        focalPx: COURT_VIEW.focalPx * scale,
        principalPx: [x * scale, (y - SCREEN.topShare * COURT_VIEW.height) * scale],
      },
      0,
      0,
    );
    this.#phone.visible = false;
    this.#reflect();
    this.#render(this.#hall, this.#camera, this.#targets.screen);
    this.#phone.visible = true;
  }

  /** Takes the picture under the floor, sharp and soft. */
  #reflect(): void {
    const { position } = this.#camera;
    const mirror = this.#mirror;
    const ahead = new Vector3(0, 0, -1).applyQuaternion(this.#camera.quaternion);
    mirror.position.set(position.x, -position.y, position.z);
    mirror.up.set(0, -1, 0);
    mirror.lookAt(position.x + ahead.x, -(position.y + ahead.y), position.z + ahead.z);
    mirror.projectionMatrix.copy(this.#camera.projectionMatrix);
    // Looked at from below, left and right change places.
    const shift = mirror.projectionMatrix.elements[8] ?? 0;
    mirror.projectionMatrix.elements[8] = -shift;
    mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
    mirror.updateMatrixWorld();
    this.#reflection.toPicture.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(mirror.projectionMatrix)
      .multiply(mirror.matrixWorldInverse);
    this.#floor.visible = false;
    this.#render(this.#hall, mirror, this.#targets.mirror);
    this.#eye.value.copy(mirror.position);
    this.#hides.value = 0;
    this.#renderer.autoClear = false;
    this.#render(this.#trail.scene, mirror, this.#targets.mirror);
    this.#renderer.autoClear = true;
    this.#floor.visible = true;
    const { mirror: sharp, soft, softer } = this.#targets;
    // A gloss seen at a slant stretches what it reflects upright.
    this.#blur(sharp.texture, soft, 1.1 / soft.width, 0);
    this.#blur(soft.texture, softer, 0, 1.1 / soft.height);
    this.#blur(softer.texture, soft, 0, 2.4 / soft.height);
  }

  #blur(from: Texture, to: WebGLRenderTarget, dx: number, dy: number): void {
    setUniforms(this.#materials.blur, { picture: from, step: new Vector2(dx, dy) });
    this.#pass(this.#materials.blur, to);
  }

  #develop(view: View, floorOnly: boolean): void {
    let from = this.#targets.trailSum.texture;
    for (const [first, second] of this.#targets.glow) {
      if (!first || !second) continue;
      this.#blur(from, first, 0.5 / first.width, 0);
      this.#blur(first.texture, second, 0, 1 / first.height);
      from = second.texture;
    }
    setUniforms(this.#materials.develop, {
      picture: this.#targets.sum.texture,
      trail: this.#targets.trailSum.texture,
      glow: this.#targets.glow.map(([, second]) => second?.texture ?? null),
      resolution: new Vector2(this.#width, this.#height),
      grain: view.grain,
      floorOnly: floorOnly ? 1 : 0,
    });
    this.#pass(this.#materials.develop, null);
  }

  #clear(to: WebGLRenderTarget): void {
    this.#renderer.setClearColor(0, 0);
    this.#renderer.setRenderTarget(to);
    this.#renderer.clear();
  }

  #render(scene: Scene, camera: PerspectiveCamera, to: WebGLRenderTarget): void {
    this.#renderer.setRenderTarget(to);
    this.#renderer.render(scene, camera);
  }

  #pass(material: ShaderMaterial, to: WebGLRenderTarget | null, clear = true): void {
    this.#sheet.material = material;
    this.#renderer.setRenderTarget(to);
    this.#renderer.autoClear = clear;
    this.#renderer.render(this.#sheetScene, this.#sheetCamera);
    this.#renderer.autoClear = true;
  }
}
