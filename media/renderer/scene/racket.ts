/** A racket along +y with its strings facing +x, 680 mm long (Laws of Badminton, 4.1). */
import * as THREE from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { FIST_TO_STRINGS_M, type Joints } from '../rally/skeleton.ts';
import { cross } from '../rally/vector.ts';
import { latheOf, standardMaterial } from './meshes.ts';

const HEAD = { halfWidthM: 0.098, halfLengthM: 0.122, squareness: 2.35 };
const MIDDLE_M = 0.45 + HEAD.halfLengthM;

const STEEL = standardMaterial(0x9fb0c8, 0.28, { metalness: 0.55, envMapIntensity: 2.2 });
const STRING = standardMaterial(0xc2cede, 0.5, { envMapIntensity: 1.5 });

/** Half the length of the head at a share of its half width, and vice versa. */
const halfAt = (share: number): number =>
  Math.max(0, 1 - Math.abs(share) ** HEAD.squareness) ** (1 / HEAD.squareness);

function handle(thickness: number): THREE.Mesh {
  const grip = [0, 0.0155, 0.0165, 0.0135, 0.0132, 0.011, 0.006];
  const shaft = [0.0036, 0.0034, 0.005, 0.0052, 0].map((radiusM) => radiusM * thickness);
  const gripHeightsM = [0.02, 0.02, 0.026, 0.04, 0.165, 0.185, 0.205];
  const shaftHeightsM = [0.215, 0.43, 0.436, 0.452, 0.455];
  const geometry = latheOf([...grip, ...shaft], [...gripHeightsM, ...shaftHeightsM], 20);
  return new THREE.Mesh(geometry, STEEL);
}

function outline(): THREE.Vector3[] {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const k =
      (Math.abs(c) ** HEAD.squareness + Math.abs(s) ** HEAD.squareness) ** (-1 / HEAD.squareness);
    return new THREE.Vector3(0, MIDDLE_M + HEAD.halfLengthM * s * k, HEAD.halfWidthM * c * k);
  });
}

function rim(thickness: number): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(outline(), true);
  return new THREE.Mesh(new THREE.TubeGeometry(curve, 96, 0.0052 * thickness, 8, true), STEEL);
}

/** The strings from afar, where single ones would flicker: a translucent surface. */
function stringBed(): THREE.Mesh {
  const shape = new THREE.Shape(outline().map(({ y, z }) => new THREE.Vector2(-z, y)));
  const geometry = new THREE.ShapeGeometry(shape);
  geometry.rotateY(Math.PI / 2);
  const material = standardMaterial(0xd2dcec, 0.6, {
    side: THREE.DoubleSide,
    transparent: true,
    opacity: 0.07,
    depthWrite: false,
    emissive: 0x8090b0,
    emissiveIntensity: 0.35,
  });
  return new THREE.Mesh(geometry, material);
}

/** @param every from afar every second string is drawn, twice as thick */
function strings(every = 1): THREE.Mesh[] {
  const box = new THREE.BoxGeometry(1, 1, 1);
  const line = (y0: number, z0: number, y1: number, z1: number, x: number): THREE.Mesh => {
    const mesh = new THREE.Mesh<THREE.BufferGeometry>(box, STRING);
    const thicknessM = every > 1 ? 0.0024 : 0.0015;
    mesh.scale.set(thicknessM, Math.hypot(y1 - y0, z1 - z0), thicknessM);
    mesh.position.set(x, (y0 + y1) / 2, (z0 + z1) / 2);
    mesh.rotation.x = Math.atan2(z1 - z0, y1 - y0);
    return mesh;
  };
  const half = (count: number): number => Math.floor(count / every);
  const mains = Array.from({ length: 2 * half(10) + 1 }, (_, i) => {
    const z = (i - half(10)) * 0.0088 * every;
    const reach = HEAD.halfLengthM * halfAt(z / HEAD.halfWidthM);
    return line(MIDDLE_M - reach, z, MIDDLE_M + reach, z, 0.0006);
  });
  const crosses = Array.from({ length: 2 * half(12) + 1 }, (_, i) => {
    const y = (i - half(12)) * 0.0094 * every;
    const reach = HEAD.halfWidthM * halfAt(y / HEAD.halfLengthM);
    return line(MIDDLE_M + y, -reach, MIDDLE_M + y, reach, -0.0006);
  });
  return [...mains, ...crosses];
}

/**
 * Creates a racket.
 * @param isFar whether it is small in the image: thicker, with fewer strings and a surface behind them
 */
export function racket(isFar: boolean): THREE.Group {
  const group = new THREE.Group();
  const solid = isFar ? [handle(1.6), rim(1.25)] : [handle(1), rim(1)];
  for (const mesh of solid) mesh.castShadow = true;
  group.add(...solid, ...(isFar ? [stringBed(), ...strings(2)] : strings()));
  group.matrixAutoUpdate = false;
  return group;
}

const vector = ([x, y, z]: Vector): THREE.Vector3 => new THREE.Vector3(x, y, z);

/** Moves a racket into the hand of a player. */
export function hold(group: THREE.Group, { fist, racketAxis, racketNormal }: Joints): void {
  const along = vector(racketAxis);
  group.matrix = new THREE.Matrix4()
    .makeBasis(vector(racketNormal), along, vector(cross(racketNormal, racketAxis)))
    .setPosition(vector(fist).addScaledVector(along, FIST_TO_STRINGS_M - MIDDLE_M));
  group.matrixWorldNeedsUpdate = true;
}
