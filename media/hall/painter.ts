/** Draws scenes and whole-picture passes into targets: the little every other part needs of WebGL. */
import {
  DepthTexture,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  NoToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  type ShaderMaterial,
  type Texture,
  type TextureDataType,
  Vector2,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { blur } from './passes.ts';

/** A picture to draw into: linear light in half precision, unless `type` says otherwise. */
export function target(
  width: number,
  height: number,
  type: TextureDataType = HalfFloatType,
): WebGLRenderTarget {
  return new WebGLRenderTarget(Math.max(2, width), Math.max(2, height), {
    type,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
}

/** A picture with its depth, which can be read. */
export interface DeepTarget {
  readonly target: WebGLRenderTarget;
  readonly depth: Texture;
}

/** A picture to draw a scene into. */
export function deepTarget(width: number, height: number): DeepTarget {
  const depth = new DepthTexture(width, height, FloatType);
  depth.minFilter = depth.magFilter = NearestFilter;
  const made = target(width, height);
  made.depthBuffer = true;
  made.depthTexture = depth;
  return { target: made, depth };
}

/** Sets uniforms of a material by name. Throws when it has none of that name. */
export function setUniforms(
  material: ShaderMaterial,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = material.uniforms[name];
    if (!uniform) throw new Error(`This material has no uniform ${name}`);
    uniform.value = value;
  }
}

/** A renderer of one size. */
export class Painter {
  readonly renderer: WebGLRenderer;
  readonly #blur = blur();
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2));
  readonly #sheetScene = new Scene();
  readonly #sheetCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(width: number, height: number) {
    this.renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width, height);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.toneMapping = NoToneMapping;
    this.#sheet.frustumCulled = false;
    this.#sheetScene.add(this.#sheet);
  }

  /** Empties a picture. */
  clear(to: WebGLRenderTarget): void {
    this.renderer.setClearColor(0, 0);
    this.renderer.setRenderTarget(to);
    this.renderer.clear();
  }

  /** Draws a scene, over what is there or onto an empty picture. */
  render(scene: Scene, camera: PerspectiveCamera, to: WebGLRenderTarget, over = false): void {
    this.renderer.setRenderTarget(to);
    this.renderer.autoClear = !over;
    this.renderer.render(scene, camera);
    this.renderer.autoClear = true;
  }

  /** Draws a pass over the whole picture; null is the canvas. */
  pass(material: ShaderMaterial, to: WebGLRenderTarget | null, over = false): void {
    this.#sheet.material = material;
    this.renderer.setRenderTarget(to);
    this.renderer.autoClear = !over;
    this.renderer.render(this.#sheetScene, this.#sheetCamera);
    this.renderer.autoClear = true;
  }

  /** Blurs in one direction; the step is in shares of the picture. */
  blur(from: Texture, to: WebGLRenderTarget, stepX: number, stepY: number): void {
    setUniforms(this.#blur, { picture: from, step: new Vector2(stepX, stepY) });
    this.pass(this.#blur, to);
  }
}
