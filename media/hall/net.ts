/** The net: mesh, tape and posts, to scale. */
import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
} from 'three';
import { COURT, cordHeightM } from '../../src/lib/court.ts';

const SEGMENTS = 48;
const MESH_M = 0.019;

/** Rows of points across the court, joined into a surface. */
function sheet(rowAt: (acrossM: number) => number[][]): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  let columns = 0;
  for (let i = 0; i <= SEGMENTS; i++) {
    const acrossM = -COURT.halfWidthM + (2 * COURT.halfWidthM * i) / SEGMENTS;
    const row = rowAt(acrossM);
    columns = row.length;
    for (const [x = 0, y = 0] of row) {
      positions.push(x, y, acrossM);
      uvs.push(acrossM, y);
    }
  }
  for (let i = 0; i < SEGMENTS; i++)
    for (let j = 0; j < columns - 1; j++) {
      const a = i * columns + j;
      const b = a + columns;
      index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Where the mesh's threads are, as how much of a pixel they cover. */
const THREADS = /* glsl */ `
vec2 cell = vKnots / ${MESH_M};
vec2 pixel = max(fwidth(cell), vec2(1e-4));
const float thread = .13;
vec2 away = abs(fract(cell) - .5);
vec2 covered = clamp((thread * .5 - away) / pixel + .5, 0., 1.) * min(vec2(1.), thread / pixel);
covered = mix(covered, vec2(thread), smoothstep(vec2(.35), vec2(.9), pixel));
diffuseColor.a = 1. - (1. - covered.x) * (1. - covered.y);`;

function meshMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    color: 0x8b97ad,
    roughness: 0.8,
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    emissive: 0x2c4272,
    emissiveIntensity: 1.1,
  });
  material.envMapIntensity = 0.6;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vKnots;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvKnots = uv;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vKnots;')
      .replace('#include <alphamap_fragment>', THREADS);
  };
  return material;
}

function posts(): Group {
  const group = new Group();
  const steel = new MeshStandardMaterial({ color: 0x56627c, roughness: 0.42, metalness: 0.35 });
  const weight = new MeshStandardMaterial({ color: 0x161d2c, roughness: 0.6 });
  for (const side of [-1, 1]) {
    const z = side * (COURT.halfWidthM + 0.02);
    const post = new Mesh(new CylinderGeometry(0.019, 0.021, COURT.netAtPostM, 24), steel);
    post.position.set(0, COURT.netAtPostM / 2, z);
    const foot = new Mesh(new BoxGeometry(0.34, 0.05, 0.22), weight);
    foot.position.set(0, 0.025, z + side * 0.12);
    const cap = new Mesh(new CylinderGeometry(0.027, 0.027, 0.05, 20), steel);
    cap.position.set(0, COURT.netAtPostM - 0.025, z);
    group.add(post, foot, cap);
  }
  return group;
}

/** The whole net. */
export function net(): Group {
  const group = posts();
  const bottomM = (acrossM: number): number => cordHeightM(acrossM) - COURT.netDepthM;
  group.add(
    new Mesh(
      sheet((z) => [
        [0, bottomM(z)],
        [0, cordHeightM(z) - 0.03],
      ]),
      meshMaterial(),
    ),
  );
  const halfM = 0.012;
  const tape = new Mesh(
    sheet((z) => {
      const y = cordHeightM(z);
      return [
        [-halfM, y - 0.075],
        [-halfM, y - 0.006],
        [0, y],
        [halfM, y - 0.006],
        [halfM, y - 0.075],
      ];
    }),
    new MeshStandardMaterial({ color: 0xc9d3e4, roughness: 0.75, side: DoubleSide }),
  );
  const hem = new Mesh(
    sheet((z) => [
      [-0.003, bottomM(z) - 0.004],
      [0.003, bottomM(z) + 0.004],
    ]),
    new MeshStandardMaterial({ color: 0x59657a, roughness: 0.9, side: DoubleSide }),
  );
  group.add(tape, hem);
  for (const child of group.children) child.castShadow = child !== hem;
  const threads = group.children.find(
    (child) => child instanceof Mesh && (child.material as MeshStandardMaterial).transparent,
  );
  if (threads) threads.castShadow = false;
  return group;
}
