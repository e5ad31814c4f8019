/** The trail of the smash: a ribbon along the flight, and a dot for each frame of the phone. */
import * as THREE from 'three';
import { token } from '../app/tokens.ts';
import { LANDING_AT_S, SMASH_AT_S, shuttleAt } from '../rally/rally.ts';
import { brightnessAt, CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import { unit } from '../rally/vector.ts';
import { geometryOf } from './meshes.ts';

/** The accent colour in linear light. */
const { r, g, b } = new THREE.Color(token('--accent'));
const ACCENT = `vec3(${[r, g, b].map((value) => value.toFixed(4)).join(', ')})`;

const FRAME_S = 1 / CAPTURE_FRAMES_PER_SECOND;
const RIBBON_STEP_S = 1 / 480;

const VERTEX = /* glsl */ `
attribute vec4 look;
attribute vec3 heading;
varying vec2 vAcross;
varying float vLight;
uniform vec3 eye;
uniform float isDot;
void main() {
  vec3 towards = normalize(eye - position);
  vec3 sideways = isDot > .5 ? normalize(cross(vec3(0, 1, 0), towards)) : normalize(cross(heading, towards));
  vec3 up = isDot > .5 ? cross(towards, sideways) : vec3(0.);
  vec3 p = position + (sideways * look.x + up * look.y) * look.z;
  vAcross = look.xy;
  vLight = look.w;
  gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.);
}`;

const FRAGMENT = /* glsl */ `
varying vec2 vAcross;
varying float vLight;
uniform sampler2D depth;
uniform float hides, isDot;
uniform vec2 resolution;
void main() {
  if (hides > .5 && gl_FragCoord.z > texture2D(depth, gl_FragCoord.xy / resolution).r + 1e-5) discard;
  float r = length(vAcross);
  float a = isDot > .5
    ? smoothstep(1., .7, r) * (.75 + 1.9 * smoothstep(.8, 0., r))
    : 1. - smoothstep(.2, 1., abs(vAcross.x));
  gl_FragColor = vec4(${ACCENT} * a * vLight, 1.);
}`;

/** A pair of vertices across the ribbon, or the four corners of a dot. */
interface Sprite {
  readonly timeS: number;
  readonly halfSizeM: number;
  readonly light: number;
}

const RIBBON_CORNERS = [-1, 1].map((across) => [across, 0] as const);
const DOT_CORNERS = [-1, 1].flatMap((up) => [-1, 1].map((across) => [across, up] as const));

/** The sprites of the ribbon, each joined to the next one, or separate dots. */
function spriteGeometry(sprites: readonly Sprite[], isRibbon: boolean): THREE.BufferGeometry {
  const positions: number[] = [];
  const looks: number[] = [];
  const headings: number[] = [];
  const index: number[] = [];
  for (const [i, { timeS, halfSizeM, light }] of sprites.entries()) {
    const { positionM, velocityMps } = shuttleAt(timeS);
    const n = positions.length / 3;
    for (const [across, up] of isRibbon ? RIBBON_CORNERS : DOT_CORNERS) {
      positions.push(...positionM);
      looks.push(across, up, halfSizeM, light);
      headings.push(...unit(velocityMps));
    }
    if (!isRibbon) index.push(n, n + 1, n + 2, n + 1, n + 3, n + 2);
    else if (i > 0) index.push(n - 2, n - 1, n, n - 1, n + 1, n);
  }
  return geometryOf({ position: [positions, 3], look: [looks, 4], heading: [headings, 3] }, index);
}

/** The ribbon gets dimmer and thinner with the speed of the shuttle, and fades at its end. */
function ribbonAt(sinceS: number, flownS: number): Sprite {
  const timeS = SMASH_AT_S + sinceS;
  const { speedKmh } = shuttleAt(timeS);
  const fade = Math.min(1, (flownS - sinceS) / 0.008);
  return {
    timeS,
    halfSizeM: 0.0078 * (0.55 + 0.45 * Math.sqrt(speedKmh / 320)),
    light: 0.62 * brightnessAt(speedKmh) * fade,
  };
}

/** The trail, in a scene of its own. */
export class Trail {
  readonly scene = new THREE.Scene();
  readonly #ribbon: THREE.Mesh;
  readonly #dots: THREE.Mesh;
  readonly #eye = { value: new THREE.Vector3() };
  readonly #hides = { value: 0 };

  /**
   * @param depth the depth of the scene, which can hide the trail
   * @param resolution of the image, in pixels
   */
  constructor(depth: THREE.Texture, resolution: THREE.Vector2) {
    const mesh = (isDot: 0 | 1): THREE.Mesh => {
      const material = new THREE.ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: {
          depth: { value: depth },
          resolution: { value: resolution },
          eye: this.#eye,
          hides: this.#hides,
          isDot: { value: isDot },
        },
        transparent: true,
        depthWrite: false,
        blending: THREE.CustomBlending,
        blendEquation: THREE.MaxEquation,
        blendSrc: THREE.OneFactor,
        blendDst: THREE.OneFactor,
        side: THREE.DoubleSide,
      });
      const made = new THREE.Mesh(new THREE.BufferGeometry(), material);
      made.frustumCulled = false;
      this.scene.add(made);
      return made;
    };
    this.#ribbon = mesh(0);
    this.#dots = mesh(1);
  }

  /**
   * Turns the trail towards a camera.
   * @param isHiddenByScene whether the depth is the one that this camera sees
   */
  orient(eye: THREE.Vector3, isHiddenByScene: boolean): void {
    this.#eye.value.copy(eye);
    this.#hides.value = isHiddenByScene ? 1 : 0;
  }

  /** Shows the trail up to a moment, or none for null. */
  showUntil(timeS: number | null): void {
    const flownS = Math.min(timeS ?? SMASH_AT_S, LANDING_AT_S) - SMASH_AT_S;
    this.scene.visible = flownS > 0;
    if (flownS <= 0) return;
    const ribbon: Sprite[] = [];
    for (let sinceS = 0; sinceS < flownS; sinceS += RIBBON_STEP_S)
      ribbon.push(ribbonAt(sinceS, flownS));
    ribbon.push(ribbonAt(flownS, flownS));
    const dots: Sprite[] = [];
    for (let frame = 0; frame * FRAME_S <= flownS + 1e-9; frame++) {
      const at = SMASH_AT_S + frame * FRAME_S;
      const light = 1.5 * brightnessAt(shuttleAt(at).speedKmh);
      dots.push({ timeS: at, halfSizeM: 0.029, light });
    }
    this.#ribbon.geometry.dispose();
    this.#ribbon.geometry = spriteGeometry(ribbon, true);
    this.#dots.geometry.dispose();
    this.#dots.geometry = spriteGeometry(dots, false);
  }
}
