/** A feather shuttle: cork at the origin, pointing to -y. Drawn larger than life, to be seen. */
import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Vector } from '../../src/lib/camera.ts';

/** How much larger than life: a real one, 68 mm across, would be a dot. */
const SHUTTLE_SCALE = 1.7;
/** Feathers lie at a slant, so a shuttle spins as it flies: turns for each metre. */
const TURNS_PER_M = 0.45;

const FEATHERS = 16;
const CORK = new MeshStandardMaterial({ color: 0xf2ede2, roughness: 0.6 });
const FEATHER = new MeshStandardMaterial({ color: 0xf4f6fa, roughness: 0.7, side: DoubleSide });
const QUILL = new MeshStandardMaterial({ color: 0xfdf6e4, roughness: 0.5 });
const BAND = new MeshStandardMaterial({ color: 0x20305a });
for (const material of [CORK, FEATHER, QUILL]) {
  material.emissive.set(0x9aa4b8);
  material.emissiveIntensity = 0.28;
}

function vane(): BufferGeometry {
  const rows = 8;
  const positions: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const t = row / rows;
    const half = 0.0078 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.6 * (0.55 + 0.45 * t);
    for (const e of [-1, 0, 1])
      positions.push(
        e * half,
        0.028 + t * 0.042 - Math.abs(e) * 0.004 * (1 - t),
        Math.abs(e) * 0.0012 + (e > 0 ? 0.0014 : 0),
      );
  }
  for (let row = 0; row < rows; row++)
    for (let e = 0; e < 2; e++) {
      const a = row * 3 + e;
      index.push(a, a + 1, a + 3, a + 1, a + 4, a + 3);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** A shuttle to be placed in flight. */
export function shuttle(): Group {
  const group = new Group();
  const profile = [
    [0, -0.0125],
    [0.006, -0.0113],
    [0.0105, -0.007],
    [0.0128, 0],
    [0.0132, 0.006],
    [0.0128, 0.0135],
    [0, 0.0138],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  group.add(new Mesh(new LatheGeometry(profile, 24), CORK));
  const band = new Mesh(new CylinderGeometry(0.0134, 0.0134, 0.004, 24), BAND);
  band.position.y = 0.0115;
  group.add(band);
  const vanes = vane();
  for (let i = 0; i < FEATHERS; i++) {
    const quill = new Mesh(new CylinderGeometry(0.0006, 0.0011, 0.072, 5), QUILL);
    quill.position.y = 0.036;
    const feather = new Group();
    feather.add(quill, new Mesh(vanes, FEATHER));
    feather.rotation.x = 0.325;
    feather.position.set(0, 0.012, 0.0095);
    const turn = new Group();
    turn.add(feather);
    turn.rotation.y = (i / FEATHERS) * Math.PI * 2;
    group.add(turn);
  }
  for (const [y, radius] of [
    [0.03, 0.0155],
    [0.04, 0.019],
  ] as const) {
    const thread = new Mesh(new TorusGeometry(radius, 0.0007, 6, 32), QUILL);
    thread.rotation.x = Math.PI / 2;
    thread.position.y = y;
    group.add(thread);
  }
  group.traverse((child) => {
    child.castShadow = true;
  });
  group.scale.setScalar(SHUTTLE_SCALE);
  return group;
}

/** Puts a shuttle into the air: cork ahead, spinning as it goes. */
export function flyAt(group: Group, positionM: Vector, headingM: Vector, flownM: number): void {
  const heading = new Vector3(...headingM).normalize();
  const down = new Vector3(0, -1, 0);
  const spin = new Quaternion().setFromAxisAngle(down, flownM * TURNS_PER_M * Math.PI * 2);
  group.quaternion.setFromUnitVectors(down, heading).multiply(spin);
  group.position.set(...positionM);
}
