/** A feather shuttle with its cork at the origin, pointing to -y. */
import * as THREE from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { geometryOf, latheOf, meshAt, standardMaterial } from './meshes.ts';

/** The shuttle is drawn larger than life, because a real one, 68 mm wide, would be a dot. */
export const SHUTTLE_SCALE = 1.7;
/** A shuttle spins in flight, because its feathers overlap at an angle. */
const TURNS_PER_M = 0.45;

const FEATHERS = 16;
const GLOW = { emissive: 0x9aa4b8, emissiveIntensity: 0.28 };
const CORK = standardMaterial(0xf2ede2, 0.6, GLOW);
const FEATHER = standardMaterial(0xf4f6fa, 0.7, { ...GLOW, side: THREE.DoubleSide });
const QUILL = standardMaterial(0xfdf6e4, 0.5, GLOW);
const BAND = standardMaterial(0x20305a, 1);

function vane(): THREE.BufferGeometry {
  const rows = 8;
  const positions: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const t = row / rows;
    const half = 0.0078 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.6 * (0.55 + 0.45 * t);
    for (const e of [-1, 0, 1]) {
      const y = 0.028 + t * 0.042 - Math.abs(e) * 0.004 * (1 - t);
      positions.push(e * half, y, Math.abs(e) * 0.0012 + (e > 0 ? 0.0014 : 0));
    }
  }
  for (let row = 0; row < rows; row++)
    for (let e = 0; e < 2; e++) {
      const a = row * 3 + e;
      index.push(a, a + 1, a + 3, a + 1, a + 4, a + 3);
    }
  const geometry = geometryOf({ position: [positions, 3] }, index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Creates a shuttle. */
export function shuttle(): THREE.Group {
  const group = new THREE.Group();
  const radiiM = [0, 0.006, 0.0105, 0.0128, 0.0132, 0.0128, 0];
  const heightsM = [-0.0125, -0.0113, -0.007, 0, 0.006, 0.0135, 0.0138];
  group.add(new THREE.Mesh(latheOf(radiiM, heightsM, 24), CORK));
  group.add(meshAt(new THREE.CylinderGeometry(0.0134, 0.0134, 0.004, 24), BAND, 0, 0.0115, 0));
  const vanes = vane();
  for (let i = 0; i < FEATHERS; i++) {
    const quill = new THREE.CylinderGeometry(0.0006, 0.0011, 0.072, 5);
    const feather = new THREE.Group();
    feather.add(meshAt(quill, QUILL, 0, 0.036, 0), new THREE.Mesh(vanes, FEATHER));
    feather.rotation.x = 0.325;
    feather.position.set(0, 0.012, 0.0095);
    const turn = new THREE.Group();
    turn.add(feather);
    turn.rotation.y = (i / FEATHERS) * Math.PI * 2;
    group.add(turn);
  }
  const addThread = (y: number, radius: number): void => {
    const thread = meshAt(new THREE.TorusGeometry(radius, 0.0007, 6, 32), QUILL, 0, y, 0);
    thread.rotation.x = Math.PI / 2;
    group.add(thread);
  };
  addThread(0.03, 0.0155);
  addThread(0.04, 0.019);
  group.traverse((child) => {
    child.castShadow = true;
  });
  return group;
}

/** The feathers from afar: a translucent skirt, which is visible where single feathers are not. */
export function skirt(): THREE.Mesh {
  const feathers = standardMaterial(0xf8faff, 0.8, {
    emissive: 0xb4bed2,
    emissiveIntensity: 0.5,
    side: THREE.DoubleSide,
    transparent: true,
    opacity: 0.72,
  });
  return new THREE.Mesh(latheOf([0.0105, 0.033], [0.014, 0.08], 32), feathers);
}

/** Moves a shuttle to a point of its flight, with the cork ahead. */
export function flyAt(group: THREE.Group, positionM: Vector, cork: Vector, flownM: number) {
  const heading = new THREE.Vector3(...cork);
  const down = new THREE.Vector3(0, -1, 0);
  const spin = new THREE.Quaternion().setFromAxisAngle(down, flownM * TURNS_PER_M * Math.PI * 2);
  group.quaternion.setFromUnitVectors(down, heading).multiply(spin);
  group.position.set(...positionM);
}
