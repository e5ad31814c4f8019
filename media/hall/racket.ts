/**
 * A racket: along +y from where its butt would be on a longer one, its strings facing +x. Metres.
 * 680 mm long, as the Laws of Badminton allow (4.1).
 */
import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  Group,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { FIST_TO_STRINGS_M, type Joints } from '../scene/skeleton.ts';
import { cross } from '../scene/vector.ts';

const HEAD = { halfWidthM: 0.098, halfLengthM: 0.122, squareness: 2.35 };
const MIDDLE_M = 0.45 + HEAD.halfLengthM;

const STEEL = new MeshStandardMaterial({ color: 0x9fb0c8, roughness: 0.28, metalness: 0.55 });
STEEL.envMapIntensity = 2.2;
const STRING = new MeshStandardMaterial({ color: 0xc2cede, roughness: 0.5 });
STRING.envMapIntensity = 1.5;

/** Half the head's length at a share of its half width, and the other way round. */
const halfAt = (share: number): number =>
  Math.max(0, 1 - Math.abs(share) ** HEAD.squareness) ** (1 / HEAD.squareness);

function handle(): Mesh {
  const profile = [
    [0, 0.02],
    [0.0155, 0.02],
    [0.0165, 0.026],
    [0.0135, 0.04],
    [0.0132, 0.165],
    [0.011, 0.185],
    [0.006, 0.205],
    [0.0036, 0.215],
    [0.0034, 0.43],
    [0.005, 0.436],
    [0.0052, 0.452],
    [0, 0.455],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  return new Mesh(new LatheGeometry(profile, 20), STEEL);
}

function rim(): Mesh {
  const points = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const k =
      (Math.abs(c) ** HEAD.squareness + Math.abs(s) ** HEAD.squareness) ** (-1 / HEAD.squareness);
    return new Vector3(0, MIDDLE_M + HEAD.halfLengthM * s * k, HEAD.halfWidthM * c * k);
  });
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(points, true), 96, 0.0052, 8, true), STEEL);
}

function strings(): Mesh[] {
  const box = new BoxGeometry(1, 1, 1);
  const line = (y0: number, z0: number, y1: number, z1: number, x: number): Mesh => {
    const mesh = new Mesh<BufferGeometry>(box, STRING);
    mesh.scale.set(0.0015, Math.hypot(y1 - y0, z1 - z0), 0.0015);
    mesh.position.set(x, (y0 + y1) / 2, (z0 + z1) / 2);
    mesh.rotation.x = Math.atan2(z1 - z0, y1 - y0);
    return mesh;
  };
  const mains = Array.from({ length: 21 }, (_, i) => {
    const z = (i - 10) * 0.0088;
    const half = HEAD.halfLengthM * halfAt(z / HEAD.halfWidthM);
    return line(MIDDLE_M - half, z, MIDDLE_M + half, z, 0.0006);
  });
  const crosses = Array.from({ length: 25 }, (_, i) => {
    const y = (i - 12) * 0.0094;
    const half = HEAD.halfWidthM * halfAt(y / HEAD.halfLengthM);
    return line(MIDDLE_M + y, -half, MIDDLE_M + y, half, -0.0006);
  });
  return [...mains, ...crosses];
}

/** A racket to be put into a hand. */
export function racket(): Group {
  const group = new Group();
  const solid = [handle(), rim()];
  for (const mesh of solid) mesh.castShadow = true;
  group.add(...solid, ...strings());
  group.matrixAutoUpdate = false;
  return group;
}

const vector = ([x, y, z]: Vector): Vector3 => new Vector3(x, y, z);

/** Puts a racket where a player holds it. */
export function hold(group: Group, { fist, racketAxis, racketFace }: Joints): void {
  const along = vector(racketAxis);
  group.matrix = new Matrix4()
    .makeBasis(vector(racketFace), along, vector(cross(racketFace, racketAxis)))
    .setPosition(vector(fist).addScaledVector(along, FIST_TO_STRINGS_M - MIDDLE_M));
  group.matrixWorldNeedsUpdate = true;
}
