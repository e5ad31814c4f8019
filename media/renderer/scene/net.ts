/** The net with its tape and posts, to scale. */
import * as THREE from 'three';
import { COURT, cordHeightM } from '../../src/lib/court.ts';
import { geometryOf, meshAt, standardMaterial } from './meshes.ts';

const SEGMENTS = 48;
const MESH_M = 0.019;
/** The fewest pixels from thread to thread. Finer threads would blend to a plane. */
const THREAD_PITCH_PX = 4;

/** A surface across the court from its profile: positions along the court, and their heights. */
function sheet(xs: readonly number[], heightsAt: (acrossM: number) => readonly number[]) {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= SEGMENTS; i++) {
    const acrossM = -COURT.halfWidthM + (2 * COURT.halfWidthM * i) / SEGMENTS;
    for (const [j, y] of heightsAt(acrossM).entries()) {
      positions.push(xs[j] ?? 0, y, acrossM);
      uvs.push(acrossM, y);
    }
  }
  for (let i = 0; i < SEGMENTS; i++)
    for (let j = 0; j < xs.length - 1; j++) {
      const a = i * xs.length + j;
      const b = a + xs.length;
      index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  const geometry = geometryOf({ position: [positions, 3], uv: [uvs, 2] }, index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The coverage of a pixel by threads some cells apart, thicker the farther apart they are. */
const COVERAGE = /* glsl */ `
vec2 coverage(vec2 cell, vec2 pixel, vec2 apart) {
  const float thread = .17;
  vec2 away = abs(fract(cell / apart + .5) - .5), size = pixel / apart;
  return clamp((thread * .5 - away) / size + .5, 0., 1.) * min(vec2(1.), thread / size);
}`;

/** Where the mesh is too fine for the image, only every second thread is drawn, every fourth, ... */
const THREADS = /* glsl */ `
vec2 cell = vKnots / ${MESH_M};
vec2 pixel = max(fwidth(cell), vec2(1e-4));
vec2 level = max(vec2(0.), log2(pixel * ${THREAD_PITCH_PX.toFixed(1)}));
vec2 apart = exp2(floor(level));
vec2 covered = mix(
  coverage(cell, pixel, apart), coverage(cell, pixel, apart * 2.), smoothstep(.5, 1., fract(level)));
diffuseColor.a = 1. - (1. - covered.x) * (1. - covered.y);`;

function meshMaterial(): THREE.MeshStandardMaterial {
  const material = standardMaterial(0xaab4c6, 0.8, {
    side: THREE.DoubleSide,
    transparent: true,
    depthWrite: false,
    emissive: 0x8492b0,
    emissiveIntensity: 0.62,
  });
  material.envMapIntensity = 0.6;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vKnots;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvKnots = uv;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec2 vKnots;${COVERAGE}`)
      .replace('#include <alphamap_fragment>', THREADS);
  };
  return material;
}

function posts(): THREE.Group {
  const group = new THREE.Group();
  const steel = standardMaterial(0xaab4c6, 0.5, { emissive: 0x4a5468 });
  const { netAtPostM } = COURT;
  const pole = new THREE.CylinderGeometry(0.019, 0.021, netAtPostM, 24);
  const weight = new THREE.BoxGeometry(0.34, 0.05, 0.22);
  const cap = new THREE.CylinderGeometry(0.027, 0.027, 0.05, 20);
  for (const side of [-1, 1]) {
    const z = side * (COURT.halfWidthM + 0.02);
    group.add(
      meshAt(pole, steel, 0, netAtPostM / 2, z),
      meshAt(weight, standardMaterial(0x161d2c, 0.6), 0, 0.025, z + side * 0.12),
      meshAt(cap, steel, 0, netAtPostM - 0.025, z),
    );
  }
  return group;
}

/** Creates the net. */
export function net(): THREE.Group {
  const bottomM = (acrossM: number): number => cordHeightM(acrossM) - COURT.netDepthM;
  const threads = sheet([0, 0], (z) => [bottomM(z), cordHeightM(z) - 0.03]);
  const hem = sheet([-0.003, 0.003], (z) => [bottomM(z) - 0.004, bottomM(z) + 0.004]);
  const tape = sheet([-0.012, -0.012, 0, 0.012, 0.012], (z) =>
    [-0.075, -0.006, 0, -0.006, -0.075].map((y) => cordHeightM(z) + y),
  );
  const side = THREE.DoubleSide;
  const group = posts();
  group.add(new THREE.Mesh(tape, standardMaterial(0xe8edf6, 0.75, { side, emissive: 0x4c5566 })));
  for (const child of group.children) child.castShadow = true;
  // The threads and the hem are too thin for the shadow maps.
  group.add(new THREE.Mesh(threads, meshMaterial()));
  group.add(new THREE.Mesh(hem, standardMaterial(0x8b97ad, 0.9, { side, emissive: 0x2a3142 })));
  return group;
}
