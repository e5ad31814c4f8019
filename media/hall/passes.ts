/** The passes over the whole picture: haze, blur, and the developing of the film. */
import {
  Color,
  CustomBlending,
  Matrix4,
  OneFactor,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
} from 'three';
import { subtract, unit } from '../scene/vector.ts';
import { NOISE, WHOLE_PICTURE } from './glsl.ts';
import type { Placed } from './lights.ts';

const flat = { vertexShader: WHOLE_PICTURE, depthTest: false, depthWrite: false } as const;
const adding = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneFactor,
} as const;

/** Light scattered by the hall's air, from the lights that the haze shows. */
export class HazePass {
  readonly material: ShaderMaterial;
  readonly #lights: readonly Placed[];
  readonly #from: Vector3[];
  readonly #towards: Vector3[];

  constructor(lights: readonly Placed[], depth: Texture) {
    this.#lights = lights.filter(({ lamp }) => lamp.haze > 0);
    this.#from = this.#lights.map(() => new Vector3());
    this.#towards = this.#lights.map(() => new Vector3());
    const count = this.#lights.length;
    this.material = new ShaderMaterial({
      ...flat,
      uniforms: {
        depth: { value: depth },
        offset: { value: 0 },
        density: { value: 0 },
        toEye: { value: new Matrix4() },
        toHall: { value: new Matrix4() },
        eye: { value: new Vector3() },
        from: { value: this.#from },
        towards: { value: this.#towards },
        colour: {
          value: this.#lights.map(({ light, lamp }) =>
            light.color
              .clone()
              .multiply(new Color(0.32, 0.56, 1))
              .multiplyScalar(light.intensity * lamp.haze),
          ),
        },
        edge: { value: this.#lights.map(({ light }) => Math.cos(light.angle)) },
      },
      fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D depth;
uniform float offset, density, edge[${count}];
uniform mat4 toEye, toHall;
uniform vec3 eye, from[${count}], towards[${count}], colour[${count}];
${NOISE}
void main() {
  vec4 v = toEye * vec4(vUv * 2. - 1., texture2D(depth, vUv).r * 2. - 1., 1.);
  vec3 ray = (toHall * (v / v.w)).xyz - eye;
  float far = min(length(ray), 26.), near = min(far, 4.);
  ray = normalize(ray);
  vec3 light = vec3(0.);
  const int STEPS = 8;
  for (int i = 0; i < STEPS; i++) {
    float t = near + (float(i) + offset) / float(STEPS) * (far - near);
    vec3 p = eye + ray * t;
    float thick = density * (.5 + 1.1 * noise(p * vec3(.5, .8, .5)) * noise(p * 1.6 + 3.));
    vec3 lit = vec3(.0006, .0015, .0037);
    for (int k = 0; k < ${count}; k++) {
      vec3 q = p - from[k];
      float squared = dot(q, q);
      vec3 u = q * inversesqrt(squared);
      float cone = smoothstep(edge[k], 1., dot(u, towards[k]));
      float phase = .6975 / pow(1.3025 + 1.1 * dot(u, ray), 1.5) * .25;
      lit += colour[k] * cone * phase / (squared + 2.5);
    }
    light += thick * lit * exp(-.025 * t);
  }
  gl_FragColor = vec4(light * (far - near) / float(STEPS), exp(-.025 * far));
}`,
    });
  }

  /** Takes over where the lights point. */
  follow(): void {
    this.#lights.forEach(({ fromM, toM }, i) => {
      this.#from[i]?.set(...fromM);
      this.#towards[i]?.set(...unit(subtract(toM, fromM)));
    });
  }
}

/** Adds one share of an exposure, seen through the haze. */
export const exposure = (): ShaderMaterial =>
  new ShaderMaterial({
    ...flat,
    ...adding,
    uniforms: { picture: { value: null }, haze: { value: null }, share: { value: 1 } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture, haze;
uniform float share;
void main() {
  vec4 c = texture2D(picture, vUv), h = texture2D(haze, vUv);
  gl_FragColor = vec4(min(c.rgb, vec3(7.)) * h.a + h.rgb, c.a) * share;
}`,
  });

/** Adds one share of the trail. */
export const trailExposure = (): ShaderMaterial =>
  new ShaderMaterial({
    ...flat,
    ...adding,
    uniforms: { picture: { value: null }, share: { value: 1 } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture;
uniform float share;
void main() { gl_FragColor = vec4(texture2D(picture, vUv).rgb * share, 1.); }`,
  });

/** One direction of a blur. */
export const blur = (): ShaderMaterial =>
  new ShaderMaterial({
    ...flat,
    uniforms: { picture: { value: null }, step: { value: new Vector2() } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture;
uniform vec2 step;
void main() {
  vec3 sum = vec3(0.);
  float weights = 0.;
  for (int i = -6; i <= 6; i++) {
    float weight = exp(-float(i * i) / 12.);
    sum += texture2D(picture, vUv + step * float(i)).rgb * weight;
    weights += weight;
  }
  gl_FragColor = vec4(sum / weights, 1.);
}`,
  });

/** How much each size of glow adds, from the sharpest on. */
const GLOW = [0.3, 0.32, 0.34, 0.3, 0.2, 0.12, 0.06];
export const GLOW_SIZES = GLOW.length;

/**
 * Develops the film: filmic curve (Stephen Hill's fit of the ACES reference), vignette, the trail
 * with its glow screened on after it, so that the accent keeps its hue, and grain.
 */
export const develop = (): ShaderMaterial =>
  new ShaderMaterial({
    ...flat,
    uniforms: {
      picture: { value: null },
      trail: { value: null },
      glow: { value: GLOW.map(() => null) },
      resolution: { value: new Vector2() },
      grain: { value: 0 },
      glowing: { value: 0.42 },
      floorOnly: { value: 0 },
    },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture, trail, glow[${GLOW_SIZES}];
uniform vec2 resolution;
uniform float grain, glowing, floorOnly;
float rand(vec2 p) { vec3 q = fract(vec3(p.xyx) * vec3(.1031, .1030, .0973)); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec3 filmic(vec3 x) {
  mat3 a = mat3(.59719, .07600, .02840, .35458, .90834, .13383, .04823, .01566, .83777);
  mat3 b = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602);
  x = a * x;
  x = (x * (x + .0245786) - .000090537) / (x * (.983729 * x + .4329510) + .238081);
  return clamp(b * x, 0., 1.);
}
void main() {
  vec4 p = texture2D(picture, vUv);
  if (floorOnly > .5) { gl_FragColor = vec4(vec3(1. - p.a), 1.); return; }
  vec2 v = (vUv - .5) * vec2(min(1.6, resolution.x / resolution.y), max(1., resolution.y / resolution.x) * .9);
  vec3 c = filmic(p.rgb * 1.18 * mix(1., smoothstep(1.15, .25, length(v)), .35));
  vec3 t = texture2D(trail, vUv).rgb;
  vec3 g = vec3(0.);
  ${GLOW.map((weight, i) => `g += texture2D(glow[${i}], vUv).rgb * ${weight.toFixed(2)};`).join('\n  ')}
  float peak = max(t.r, max(t.g, t.b));
  vec3 lit = clamp((1. - exp(-1.9 * t)) + smoothstep(1.2, 3.2, peak) * .75, 0., 1.);
  vec3 halo = vec3(.6795, .9131, .0497) * (1. - exp(-dot(g, vec3(.58)) * glowing * 1.7));
  c = 1. - (1. - c) * (1. - lit) * (1. - halo);
  c = mix(12.92 * c, 1.055 * pow(max(c, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, c));
  vec2 n = gl_FragCoord.xy;
  float speck = rand(n) + rand(n.yx + 17.) + rand(n + 91.) + rand(n.yx + 53.) - 2.;
  float light = dot(c, vec3(.3, .6, .1));
  c += speck * (grain * (.25 + 1.2 * sqrt(light) * (1. - .5 * light)) + .35 / 255.);
  gl_FragColor = vec4(c, 1.);
}`,
  });
