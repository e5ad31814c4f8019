/** The floor: a matt court with a thin gloss and lines to scale. */
import * as THREE from 'three';
import { COURT } from '../../src/lib/court.ts';
import { NOISE } from './glsl.ts';

/** The reflection, which is rendered again for each sample. */
export interface ReflectionUniforms {
  readonly sharp: { value: THREE.Texture | null };
  readonly soft: { value: THREE.Texture | null };
  readonly depth: { value: THREE.Texture | null };
  /** From world coordinates to those of the reflection. */
  readonly toReflection: { value: THREE.Matrix4 };
  readonly nearFar: { value: THREE.Vector2 };
}

const HEAD = /* glsl */ `
varying vec3 vWorld;
uniform sampler2D sharp, soft, depth;
uniform mat4 toReflection;
uniform vec2 nearFar;
${NOISE}
float stripe(float distance, float pixel) {
  const float width = ${COURT.lineWidthM.toFixed(3)};
  return clamp((width * .5 - abs(distance)) / pixel + .5, 0., 1.) * min(1., width / pixel);
}
float lines(vec2 p, vec2 pixel) {
  vec2 a = abs(p);
  float inLength = step(a.x, ${COURT.halfLengthM}), inWidth = step(a.y, ${COURT.halfWidthM});
  float half_ = ${(COURT.lineWidthM / 2).toFixed(3)};
  float m = stripe(a.y - ${COURT.halfWidthM} + half_, pixel.y) * inLength;
  m = max(m, stripe(a.y - ${COURT.halfSinglesWidthM} + half_, pixel.y) * inLength);
  m = max(m, stripe(a.x - ${COURT.halfLengthM} + half_, pixel.x) * inWidth);
  m = max(m, stripe(a.x - ${COURT.longDoublesServiceM} + half_, pixel.x) * inWidth);
  m = max(m, stripe(a.x - ${COURT.shortServiceM} - half_, pixel.x) * inWidth);
  return max(m, stripe(p.y, pixel.y) * inLength * step(${COURT.shortServiceM}, a.x));
}
float metres(float d) { return nearFar.x * nearFar.y / (nearFar.y - d * (nearFar.y - nearFar.x)); }`;

const COLOUR = /* glsl */ `
vec2 pixel = max(fwidth(vWorld.xz), vec2(.004));
float line = lines(vWorld.xz, pixel);
float inside = smoothstep(0., .05, 6.95 - abs(vWorld.x)) * smoothstep(0., .05, 3.45 - abs(vWorld.z));
float wear = noise(vWorld * vec3(7., 1., 7.)) * .6 + noise(vWorld * vec3(1.7, 1., 1.7)) * .5;
diffuseColor.rgb = mix(vec3(.005, .010, .022), vec3(.014, .038, .088), inside) * (.72 + .42 * wear);
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.62, .68, .75), line * .9);`;

const GLOSS = /* glsl */ `
{
  float light = dot(outgoingLight, vec3(.3, .5, .2));
  vec3 tint = mix(mix(vec3(.05, .085, .13), vec3(.2, .3, .42), inside), vec3(.62), line);
  outgoingLight *= tint / (1. + light);

  vec4 q = toReflection * vec4(vWorld, 1.);
  vec2 uv = q.xy / q.w;
  vec3 view = normalize(cameraPosition - vWorld);
  float facing = clamp(view.y, 0., 1.);
  float mirror = .035 + .965 * pow(1. - facing, 5.);
  // Reflections get softer with the distance of the reflected object from the floor.
  float away = 0.;
  for (int i = -1; i <= 2; i++) away += metres(texture2D(depth, uv + vec2(0., float(i) * .012)).r);
  away = clamp((away * .25 - q.w) / (away * .25), 0., 1.);
  vec3 reflected = mix(texture2D(sharp, uv).rgb, texture2D(soft, uv).rgb, smoothstep(.0, .12, away));
  outgoingLight += min(reflected, vec3(2.)) * mirror * 1.3 * mix(1., .55, line) * (.75 + .35 * wear);
  outgoingLight += line * vec3(.062, .085, .125) * smoothstep(17., 3., length(vWorld.xz));
}
#include <opaque_fragment>
gl_FragColor.a = 0.;`;

/** Creates the floor. */
export function floor(reflection: ReflectionUniforms): THREE.Mesh {
  const material = new THREE.MeshLambertMaterial({ color: 0xffffff });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, reflection);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vWorld;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvWorld = (modelMatrix * vec4(position, 1.)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${HEAD}`)
      .replace('#include <color_fragment>', COLOUR)
      .replace('#include <opaque_fragment>', GLOSS);
  };
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(70, 52), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
}
