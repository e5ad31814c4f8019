/**
 * Meshes a body by naive surface nets over the blocks that its surface passes through. Each vertex
 * is then projected onto the surface, and its normal is the gradient of the distance. Every pose has
 * its own mesh, so that joints do not deform.
 */
import type { Vector } from '../../src/lib/camera.ts';
import { add, dot, mix, size, subtract, times } from '../rally/vector.ts';
import { type Body, MATERIALS, type Material } from './body.ts';
import { type Distance, type Shape, smoothUnion } from './signedDistance.ts';

/** A triangle mesh with a material and a velocity, in metres a second, for each vertex. */
export interface BodyMesh {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** The two nearest materials of each vertex, and the share of the first. */
  readonly materials: readonly (readonly [first: Material, second: Material, share: number])[];
  readonly velocities: readonly number[];
  readonly triangles: number[];
}

/** Cells on each side of a block. */
const BLOCK = 8;
/** The largest distance over which shapes blend. */
const REACH_M = 0.11;
const FAR_M = 8;

function unionOf(shapes: readonly Shape[], x: number, y: number, z: number): number {
  let distance = FAR_M;
  for (const shape of shapes) {
    const next = shape.distance(x, y, z);
    distance = distance >= FAR_M ? next : smoothUnion(distance, next, shape.blendM);
  }
  return distance;
}

/** The distance to the clothed body, and the material of a point, from the shapes near a block. */
function fieldOf(shapesOf: (material: Material) => readonly Shape[], creases: Body['creases']) {
  const distanceTo = (material: Material): Distance => {
    const shapes = shapesOf(material);
    const crease = creases[material];
    return (x, y, z) => {
      const distance = unionOf(shapes, x, y, z);
      return crease && distance < 0.05 ? distance - crease(x, y, z) : distance;
    };
  };
  const skin = distanceTo('skin');
  const clothes = MATERIALS.filter(
    (material) => material !== 'skin' && shapesOf(material).length > 0,
  ).map((material) => ({ material, distance: distanceTo(material) }));
  const whole: Distance = (x, y, z) => {
    let union = skin(x, y, z);
    for (const { distance } of clothes) union = smoothUnion(union, distance(x, y, z), 0.012);
    return union;
  };
  /** The two nearest materials, and how much nearer the first is. */
  const materialAt = (x: number, y: number, z: number) => {
    let [first, second]: [Material, Material] = ['skin', 'skin'];
    let [firstM, secondM] = [skin(x, y, z), Number.POSITIVE_INFINITY];
    for (const { material, distance } of clothes) {
      const offsetM = material === 'shirt' || material === 'shorts' ? 0.002 : 0;
      const distanceM = distance(x, y, z) - offsetM;
      if (distanceM < firstM) {
        [second, secondM] = [first, firstM];
        [first, firstM] = [material, distanceM];
      } else if (distanceM < secondM) [second, secondM] = [material, distanceM];
    }
    return { first, second, gapM: secondM - firstM };
  };
  return { whole, materialAt };
}

/** The velocity of the bone of the nearest shape. */
function velocityAt(
  point: Vector,
  shapes: readonly Shape[],
  moved: ReadonlyMap<Shape, Shape>,
  laterS: number,
): Vector {
  const distances = shapes.map((shape) => shape.distance(...point));
  const nearest = shapes[distances.indexOf(Math.min(...distances))];
  const later = nearest && moved.get(nearest);
  if (!nearest || !later) return [0, 0, 0];
  const [start, end] = nearest.bone;
  const axis = subtract(end, start);
  const share = dot(subtract(point, start), axis) / Math.max(1e-9, dot(axis, axis));
  const from = subtract(later.bone[0], start);
  const to = subtract(later.bone[1], end);
  return times(mix(from, to, Math.min(1.3, Math.max(-0.3, share))), 1 / laterS);
}

/** The 12 edges of a cell, as pairs of corners whose numbers differ in one bit. */
const EDGES = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((corner) => !(corner & bit))
    .map((corner) => [corner, corner | bit]),
);

/** A block of cells that the surface passes through. */
interface Block {
  /** The grid point of its first corner. */
  readonly first: Vector;
  readonly shapes: readonly Shape[];
  readonly field: ReturnType<typeof fieldOf>;
}

/** The grid points from a first one to a last one, which is excluded. */
function* gridPoints([i0, j0, k0]: Vector, [i1, j1, k1]: Vector) {
  for (let k = k0; k < k1; k++)
    for (let j = j0; j < j1; j++) for (let i = i0; i < i1; i++) yield [i, j, k] as const;
}

const cellsIn = ({ first }: Block) => gridPoints(first, add(first, [BLOCK, BLOCK, BLOCK]));

/** The bounding box of shapes in whole blocks, with a margin. */
function boundsOf(shapes: readonly Shape[], blockM: number): readonly [low: Vector, high: Vector] {
  const low = (axis: 0 | 1 | 2): number =>
    Math.floor(Math.min(...shapes.map((s) => s.centre[axis] - s.reachM)) / blockM - 1);
  const high = (axis: 0 | 1 | 2): number =>
    Math.ceil(Math.max(...shapes.map((s) => s.centre[axis] + s.reachM)) / blockM + 1);
  return [
    [low(0), low(1), low(2)],
    [high(0), high(1), high(2)],
  ];
}

/** The distances to a body on a grid, computed only in the blocks near its surface. */
function sampleGrid(body: Body, cellM: number) {
  const all = MATERIALS.flatMap((material) => body.shapes[material]);
  const blockM = BLOCK * cellM;
  const radiusM = blockM * 0.87;
  const [low, high] = boundsOf(all, blockM);
  const [nx, ny, nz] = add(times(subtract(high, low), BLOCK), [1, 1, 1]);
  const values = new Float32Array(nx * ny * nz).fill(1);
  const known = new Uint8Array(values.length);
  const at = (i: number, j: number, k: number): number => i + nx * (j + ny * k);
  const origin = times(low, BLOCK);
  const toWorld = (point: Vector, offset: Vector = [0, 0, 0]): Vector =>
    times(add(add(point, origin), offset), cellM);
  const blocks: Block[] = [];
  for (const block of gridPoints(low, high)) {
    const centreM = times(add(block, [0.5, 0.5, 0.5]), blockM);
    const isNear = ({ centre, reachM }: Shape): boolean =>
      size(subtract(centreM, centre)) - reachM < radiusM + REACH_M;
    const shapes = all.filter(isNear);
    if (shapes.length === 0) continue;
    const field = fieldOf((material) => body.shapes[material].filter(isNear), body.creases);
    const first = times(subtract(block, low), BLOCK);
    const distanceM = field.whole(...centreM);
    const isPassed = Math.abs(distanceM) <= radiusM + 0.012;
    if (isPassed) blocks.push({ first, shapes, field });
    else if (distanceM > 0) continue;
    for (const point of gridPoints(first, add(first, [BLOCK + 1, BLOCK + 1, BLOCK + 1]))) {
      const index = at(...point);
      if (known[index]) continue;
      if (isPassed) known[index] = 1;
      values[index] = isPassed ? field.whole(...toWorld(point)) : -1;
    }
  }
  return { blocks, values, at, toWorld };
}

/**
 * Meshes a body.
 * @param later the same body `laterS` seconds later, from which the velocities are computed
 * @param cellM the size of the cells
 */
export function meshBody(body: Body, later: Body, laterS: number, cellM: number): BodyMesh {
  const moved = new Map<Shape, Shape>();
  for (const material of MATERIALS)
    body.shapes[material].forEach((shape, i) => {
      const after = later.shapes[material][i];
      if (after) moved.set(shape, after);
    });
  const { blocks, values, at, toWorld } = sampleGrid(body, cellM);

  const vertexAt = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const materials: [Material, Material, number][] = [];
  const velocities: number[] = [];
  const corners = new Float64Array(8);
  for (const block of blocks)
    for (const [i, j, k] of cellsIn(block)) {
      let inside = 0;
      for (let n = 0; n < 8; n++) {
        const value = values[at(i + (n & 1), j + ((n >> 1) & 1), k + (n >> 2))] ?? 1;
        corners[n] = value;
        if (value < 0) inside++;
      }
      if (inside === 0 || inside === 8) continue;
      let [sx, sy, sz, crossings] = [0, 0, 0, 0];
      for (const [p = 0, q = 0] of EDGES) {
        const [vp = 1, vq = 1] = [corners[p], corners[q]];
        if (vp < 0 === vq < 0) continue;
        const share = vp / (vp - vq);
        sx += (p & 1) + ((q & 1) - (p & 1)) * share;
        sy += ((p >> 1) & 1) + (((q >> 1) & 1) - ((p >> 1) & 1)) * share;
        sz += (p >> 2) + ((q >> 2) - (p >> 2)) * share;
        crossings++;
      }
      const { whole, materialAt } = block.field;
      const mean: Vector = [sx / crossings, sy / crossings, sz / crossings];
      let [x, y, z] = toWorld([i, j, k], mean);
      const e = 0.003;
      const here = whole(x, y, z);
      const gradient = [
        whole(x + e, y, z) - here,
        whole(x, y + e, z) - here,
        whole(x, y, z + e) - here,
      ];
      const length = Math.hypot(...gradient) || 1;
      const [gx = 0, gy = 0, gz = 0] = gradient.map((value) => value / length);
      [x, y, z] = [x - gx * here, y - gy * here, z - gz * here];
      vertexAt[at(i, j, k)] = materials.length;
      positions.push(x, y, z);
      normals.push(gx, gy, gz);
      // A colour between two at their border, which makes it straight instead of stepped.
      const { first, second, gapM } = materialAt(x, y, z);
      materials.push([first, second, Math.min(1, 0.5 + gapM / (1.3 * cellM))]);
      velocities.push(...velocityAt([x, y, z], block.shapes, moved, laterS));
    }

  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    const [p = -1, q = -1, r = -1, s = -1] = [a, b, c, d].map((index) => vertexAt[index] ?? -1);
    if (p < 0 || q < 0 || r < 0 || s < 0) return;
    if (flip) triangles.push(p, r, q, q, r, s);
    else triangles.push(p, q, r, q, s, r);
  };
  for (const block of blocks)
    for (const [i, j, k] of cellsIn(block)) {
      const isInside = (values[at(i, j, k)] ?? 1) < 0;
      const changes = (index: number): boolean => isInside !== (values[index] ?? 1) < 0;
      if (j > 0 && k > 0 && changes(at(i + 1, j, k)))
        quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j - 1, k), at(i, j, k), !isInside);
      if (i > 0 && k > 0 && changes(at(i, j + 1, k)))
        quad(at(i - 1, j, k - 1), at(i, j, k - 1), at(i - 1, j, k), at(i, j, k), isInside);
      if (i > 0 && j > 0 && changes(at(i, j, k + 1)))
        quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i - 1, j, k), at(i, j, k), !isInside);
    }
  return { positions, normals, materials, velocities, triangles };
}
