/** Renders scenes and full-screen passes into render targets. */
import * as THREE from 'three';
import { blur } from './postProcessing.ts';

/** A render target without depth, by default in half precision. */
export function target(
  width: number,
  height: number,
  type: THREE.TextureDataType = THREE.HalfFloatType,
): THREE.WebGLRenderTarget {
  return new THREE.WebGLRenderTarget(Math.max(2, width), Math.max(2, height), {
    type,
    minFilter: THREE.LinearFilter,
    magFilter: THREE.LinearFilter,
    depthBuffer: false,
  });
}

/** A render target with a depth texture, for scenes. */
export function depthTarget(width: number, height: number) {
  const depth = new THREE.DepthTexture(width, height, THREE.FloatType);
  depth.minFilter = depth.magFilter = THREE.NearestFilter;
  const made = target(width, height);
  made.depthBuffer = true;
  made.depthTexture = depth;
  return { target: made, depth };
}

/** Sets uniforms by name. Throws when there is no such uniform. */
export function setUniforms(
  material: THREE.ShaderMaterial,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = material.uniforms[name];
    if (!uniform) throw new Error(`This material has no uniform ${name}.`);
    uniform.value = value;
  }
}

/** A WebGL renderer for images of one size. */
export class PassRenderer {
  readonly webgl: THREE.WebGLRenderer;
  readonly #blur = blur();
  readonly #passMesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  readonly #passScene = new THREE.Scene();
  readonly #passCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(width: number, height: number) {
    this.webgl = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.webgl.setPixelRatio(1);
    this.webgl.setSize(width, height);
    this.webgl.shadowMap.enabled = true;
    this.webgl.shadowMap.type = THREE.PCFShadowMap;
    this.webgl.toneMapping = THREE.NoToneMapping;
    this.#passMesh.frustumCulled = false;
    this.#passScene.add(this.#passMesh);
  }

  /** Clears a target to black. */
  clear(to: THREE.WebGLRenderTarget, alpha = 0): void {
    this.webgl.setClearColor(0, alpha);
    this.webgl.setRenderTarget(to);
    this.webgl.clear();
  }

  /** Renders a scene, on top of the content of the target or after clearing it. */
  render(
    scene: THREE.Scene,
    camera: THREE.Camera,
    to: THREE.WebGLRenderTarget | null,
    over = false,
  ) {
    this.webgl.setRenderTarget(to);
    this.webgl.autoClear = !over;
    this.webgl.render(scene, camera);
    this.webgl.autoClear = true;
  }

  /** Renders a full-screen pass into a target, or to the canvas. */
  pass(material: THREE.ShaderMaterial, to: THREE.WebGLRenderTarget | null, over = false): void {
    this.#passMesh.material = material;
    this.render(this.#passScene, this.#passCamera, to, over);
  }

  /** Blurs in one direction, with a step as a share of the image. */
  blur(from: THREE.Texture, to: THREE.WebGLRenderTarget, stepX: number, stepY: number): void {
    setUniforms(this.#blur, { image: from, step: new THREE.Vector2(stepX, stepY) });
    this.pass(this.#blur, to);
  }
}
