/** The full-screen passes: haze, accumulation of samples, blur, and tone mapping. */
import * as THREE from 'three';
import { subtract, unit } from '../rally/vector.ts';
import { FULL_SCREEN, NOISE } from './glsl.ts';
import type { PlacedLight } from './lights.ts';

const fullScreen = { vertexShader: FULL_SCREEN, depthTest: false, depthWrite: false } as const;
const additive = {
  transparent: true,
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneFactor,
} as const;

/** Light scattered by the air. */
export class HazePass {
  readonly material: THREE.ShaderMaterial;
  readonly #lights: readonly PlacedLight[];
  readonly #from: THREE.Vector3[];
  readonly #towards: THREE.Vector3[];

  constructor(lights: readonly PlacedLight[], depth: THREE.Texture) {
    this.#lights = lights.filter(({ lamp }) => lamp.haze > 0);
    this.#from = this.#lights.map(() => new THREE.Vector3());
    this.#towards = this.#lights.map(() => new THREE.Vector3());
    const count = this.#lights.length;
    this.material = new THREE.ShaderMaterial({
      ...fullScreen,
      uniforms: {
        depth: { value: depth },
        offset: { value: 0 },
        density: { value: 0.009 },
        inverseProjection: { value: new THREE.Matrix4() },
        cameraToWorld: { value: new THREE.Matrix4() },
        eye: { value: new THREE.Vector3() },
        from: { value: this.#from },
        towards: { value: this.#towards },
        colour: {
          value: this.#lights.map(({ light, lamp }) =>
            light.color
              .clone()
              .multiply(new THREE.Color(0.32, 0.56, 1))
              .multiplyScalar(light.intensity * lamp.haze),
          ),
        },
        edge: { value: this.#lights.map(({ light }) => Math.cos(light.angle)) },
      },
      fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D depth;
uniform float offset, density, edge[${count}];
uniform mat4 inverseProjection, cameraToWorld;
uniform vec3 eye, from[${count}], towards[${count}], colour[${count}];
${NOISE}
void main() {
  vec4 v = inverseProjection * vec4(vUv * 2. - 1., texture2D(depth, vUv).r * 2. - 1., 1.);
  vec3 ray = (cameraToWorld * (v / v.w)).xyz - eye;
  float far = min(length(ray), 26.), near = min(far, 4.);
  ray = normalize(ray);
  vec3 light = vec3(0.);
  const int STEPS = 4;
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

  update(): void {
    this.#lights.forEach(({ fromM, toM }, i) => {
      this.#from[i]?.set(...fromM);
      this.#towards[i]?.set(...unit(subtract(toM, fromM)));
    });
  }
}

/** Adds a sample to the image, seen through the haze. */
export const sceneAccumulation = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    ...fullScreen,
    ...additive,
    uniforms: { image: { value: null }, haze: { value: null }, share: { value: 1 } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D image, haze;
uniform float share;
void main() {
  vec4 c = texture2D(image, vUv), h = texture2D(haze, vUv);
  vec3 lit = min(c.rgb, vec3(1.6)) * h.a + h.rgb;
  // Compressed, so that an edge between bright and dark is as smooth after the tone mapping.
  lit /= 1. + 2. * max(lit.r, max(lit.g, lit.b));
  gl_FragColor = vec4(lit, c.a) * share;
}`,
  });

/** Adds a sample of the trail. */
export const trailAccumulation = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    ...fullScreen,
    ...additive,
    uniforms: { image: { value: null }, share: { value: 1 } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D image;
uniform float share;
void main() { gl_FragColor = vec4(texture2D(image, vUv).rgb * share, 1.); }`,
  });

/** A blur in one direction. */
export const blur = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    ...fullScreen,
    uniforms: { image: { value: null }, step: { value: new THREE.Vector2() } },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D image;
uniform vec2 step;
void main() {
  vec3 sum = vec3(0.);
  float weights = 0.;
  for (int i = -6; i <= 6; i++) {
    float weight = exp(-float(i * i) / 12.);
    sum += texture2D(image, vUv + step * float(i)).rgb * weight;
    weights += weight;
  }
  gl_FragColor = vec4(sum / weights, 1.);
}`,
  });

/** The weights of the blurred copies of the trail, from the sharpest. */
const GLOW = [0.3, 0.32, 0.34, 0.3, 0.2, 0.12, 0.06];
export const GLOW_SIZES = GLOW.length;

/**
 * Tone mapping (Stephen Hill's fit of the ACES reference), vignette and grain. The trail and its
 * glow are added after the tone mapping, so that the accent keeps its hue.
 */
export const toneMapping = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    ...fullScreen,
    uniforms: {
      image: { value: null },
      trail: { value: null },
      glow: { value: GLOW.map(() => null) },
      resolution: { value: new THREE.Vector2() },
      grain: { value: 0 },
      floorOnly: { value: 0 },
      cutout: { value: 0 },
    },
    fragmentShader: /* glsl */ `
varying vec2 vUv;
uniform sampler2D image, trail, glow[${GLOW_SIZES}];
uniform vec2 resolution;
uniform float grain, floorOnly, cutout;
float rand(vec2 p) { vec3 q = fract(vec3(p.xyx) * vec3(.1031, .1030, .0973)); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec3 filmic(vec3 x) {
  mat3 a = mat3(.59719, .07600, .02840, .35458, .90834, .13383, .04823, .01566, .83777);
  mat3 b = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602);
  x = a * x;
  x = (x * (x + .0245786) - .000090537) / (x * (.983729 * x + .4329510) + .238081);
  return clamp(b * x, 0., 1.);
}
void main() {
  vec4 p = texture2D(image, vUv);
  if (floorOnly > .5) { gl_FragColor = vec4(vec3(1. - p.a), 1.); return; }
  if (cutout > .5) p.rgb /= max(p.a, 1e-3);
  p.rgb /= 1. - 2. * min(.49, max(p.r, max(p.g, p.b)));
  vec2 v = (vUv - .5) * vec2(min(1.6, resolution.x / resolution.y), max(1., resolution.y / resolution.x) * .9);
  vec3 c = filmic(p.rgb * (cutout > .5 ? 1.18 : 1.5) * mix(1., smoothstep(1.15, .25, length(v)), .35));
  vec3 t = texture2D(trail, vUv).rgb;
  vec3 g = vec3(0.);
  ${GLOW.map((weight, i) => `g += texture2D(glow[${i}], vUv).rgb * ${weight.toFixed(2)};`).join('\n  ')}
  float peak = max(t.r, max(t.g, t.b));
  vec3 lit = clamp((1. - exp(-1.9 * t)) + smoothstep(1.2, 3.2, peak) * .75, 0., 1.);
  vec3 halo = vec3(.6795, .9131, .0497) * (1. - exp(-dot(g, vec3(.58)) * 0.42 * 1.7));
  c = 1. - (1. - c) * (1. - lit) * (1. - halo);
  c = mix(12.92 * c, 1.055 * pow(max(c, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, c));
  vec2 n = gl_FragCoord.xy;
  float speck = rand(n) + rand(n.yx + 17.) + rand(n + 91.) + rand(n.yx + 53.) - 2.;
  float light = dot(c, vec3(.3, .6, .1));
  c += speck * (grain * (.25 + 1.2 * sqrt(light) * (1. - .5 * light)) + .35 / 255.);
  gl_FragColor = vec4(c, 1.);
}`,
  });
