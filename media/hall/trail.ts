/** The strobe trail in the hall: a ribbon along the flight, and a dot for every sixtieth of a second. */
import {
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  Float32BufferAttribute,
  MaxEquation,
  Mesh,
  OneFactor,
  Scene,
  ShaderMaterial,
  type Texture,
  type Vector2,
  Vector3,
} from 'three';
import { linearLight, token } from '../app/tokens.ts';
import { brightnessAt, CAPTURE_FRAMES_PER_SECOND } from '../scene/pace.ts';
import { LANDING_AT_S, SMASH_AT_S, shuttleAt } from '../scene/rally.ts';
import { unit } from '../scene/vector.ts';

const ACCENT = linearLight(token('--accent'));
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

interface Vertex {
  readonly timeS: number;
  readonly corners: readonly (readonly [across: number, up: number])[];
  readonly halfSizeM: number;
  readonly light: number;
}

/** A strip (pairs joined to the next pair) or single squares. */
function geometryOf(vertices: readonly Vertex[], joined: boolean): BufferGeometry {
  const positions: number[] = [];
  const looks: number[] = [];
  const headings: number[] = [];
  const index: number[] = [];
  vertices.forEach(({ timeS, corners, halfSizeM, light }, i) => {
    const { positionM, velocityMps } = shuttleAt(timeS);
    const first = positions.length / 3;
    for (const [across, up] of corners) {
      positions.push(...positionM);
      looks.push(across, up, halfSizeM, light);
      headings.push(...unit(velocityMps));
    }
    if (!joined) index.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
    else if (i > 0) index.push(first - 2, first - 1, first, first - 1, first + 1, first);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('look', new Float32BufferAttribute(looks, 4));
  geometry.setAttribute('heading', new Float32BufferAttribute(headings, 3));
  geometry.setIndex(index);
  return geometry;
}

const EDGE = [
  [-1, 0],
  [1, 0],
] as const;
const SQUARE = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The trail of the smash, as far as it has flown. */
export class Trail {
  readonly scene = new Scene();
  readonly #ribbon: Mesh;
  readonly #dots: Mesh;

  readonly #eye = { value: new Vector3() };
  readonly #hides = { value: 0 };

  /**
   * @param depth of the picture it is drawn into
   * @param resolution of that picture, in pixels
   */
  constructor(depth: Texture, resolution: Vector2) {
    const mesh = (isDot: 0 | 1): Mesh => {
      const material = new ShaderMaterial({
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
        blending: CustomBlending,
        blendEquation: MaxEquation,
        blendSrc: OneFactor,
        blendDst: OneFactor,
        side: DoubleSide,
      });
      const made = new Mesh(new BufferGeometry(), material);
      made.frustumCulled = false;
      this.scene.add(made);
      return made;
    };
    this.#ribbon = mesh(0);
    this.#dots = mesh(1);
  }

  /** Turns it towards an eye; the hall may hide it, if the depth is that eye's. */
  seenFrom(eye: Vector3, mayBeHidden: boolean): void {
    this.#eye.value.copy(eye);
    this.#hides.value = mayBeHidden ? 1 : 0;
  }

  /** Draws it up to a moment; null, or one before the smash, leaves none. */
  drawUntil(timeS: number | null): void {
    const flownS = Math.min(timeS ?? SMASH_AT_S, LANDING_AT_S) - SMASH_AT_S;
    this.scene.visible = flownS > 0;
    if (flownS <= 0) return;
    const ribbon: Vertex[] = [];
    for (let since = 0; since < flownS; since += RIBBON_STEP_S)
      ribbon.push(this.#edge(since, flownS));
    ribbon.push(this.#edge(flownS, flownS));
    const dots: Vertex[] = [];
    for (let frame = 0; frame * FRAME_S <= flownS + 1e-9; frame++) {
      const at = SMASH_AT_S + frame * FRAME_S;
      const light = 1.5 * brightnessAt(shuttleAt(at).speedKmh);
      dots.push({ timeS: at, corners: SQUARE, halfSizeM: 0.029, light });
    }
    this.#replace(this.#ribbon, geometryOf(ribbon, true));
    this.#replace(this.#dots, geometryOf(dots, false));
  }

  #edge(since: number, flownS: number): Vertex {
    const { speedKmh } = shuttleAt(SMASH_AT_S + since);
    const fade = Math.min(1, (flownS - since) / 0.008);
    return {
      timeS: SMASH_AT_S + since,
      corners: EDGE,
      halfSizeM: 0.0078 * (0.55 + 0.45 * Math.sqrt(speedKmh / 320)),
      light: 0.62 * brightnessAt(speedKmh) * fade,
    };
  }

  #replace(mesh: Mesh, geometry: BufferGeometry): void {
    mesh.geometry.dispose();
    mesh.geometry = geometry;
  }
}
