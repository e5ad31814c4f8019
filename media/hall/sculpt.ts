/**
 * Meshes a body: naive surface nets over the blocks the surface passes through, each vertex then
 * pulled onto the surface, with the distance's own gradient as its normal. A new mesh for every
 * pose, so that no joint creases or collapses.
 */
import { type Body, MATERIALS, type Material } from './body.ts';
import { type Distance, melt, type Shape } from './shapes.ts';

/** A triangle mesh: metres, unit normals, index of the material, metres a second. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly materials: Uint8Array;
  readonly velocities: Float32Array;
  readonly triangles: Uint32Array;
}

const BLOCK = 8;
const SIDE = BLOCK + 1;
/** No volume melts farther than this. */
const REACH_M = 0.11;
const FAR_M = 8;

type Local = Record<Material, readonly Shape[]>;

function unionOf(shapes: readonly Shape[], x: number, y: number, z: number): number {
  let distance = FAR_M;
  for (const shape of shapes) {
    const next = shape.distance(x, y, z);
    distance = distance >= FAR_M ? next : melt(distance, next, shape.blendM);
  }
  return distance;
}

/** Distances of the clothed body and of each material, from the volumes near a block. */
function fieldOf(local: Local, creases: Body['creases']) {
  const clothed =
    (material: Material, crease: Distance): Distance =>
    (x, y, z) => {
      const distance = unionOf(local[material], x, y, z);
      return distance < 0.05 ? distance - crease(x, y, z) : distance;
    };
  const each: Record<Material, Distance> = {
    skin: (x, y, z) => unionOf(local.skin, x, y, z),
    shirt: clothed('shirt', creases.shirt),
    shorts: clothed('shorts', creases.shorts),
    shoe: (x, y, z) => unionOf(local.shoe, x, y, z),
    hair: (x, y, z) => unionOf(local.hair, x, y, z),
  };
  const whole: Distance = (x, y, z) => {
    let distance = each.skin(x, y, z);
    for (const material of ['shirt', 'shorts', 'shoe', 'hair'] as const)
      if (local[material].length > 0) distance = melt(distance, each[material](x, y, z), 0.012);
    return distance;
  };
  const materialAt = (x: number, y: number, z: number): Material => {
    let nearest: Material = 'skin';
    let distance = local.skin.length > 0 ? each.skin(x, y, z) : FAR_M;
    for (const material of ['shirt', 'shorts', 'shoe', 'hair'] as const) {
      if (local[material].length === 0) continue;
      const cloth = material === 'shirt' || material === 'shorts';
      const next = each[material](x, y, z) - (cloth ? 0.002 : 0);
      if (next < distance) [nearest, distance] = [material, next];
    }
    return nearest;
  };
  return { whole, materialAt };
}

/** How fast the bone of the nearest volume moves there. */
function velocityAt(
  local: readonly Shape[],
  moved: ReadonlyMap<Shape, Shape>,
  perS: number,
  [x, y, z]: readonly [number, number, number],
): [number, number, number] {
  let nearest = local[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const shape of local) {
    const next = shape.distance(x, y, z);
    if (next < distance) [nearest, distance] = [shape, next];
  }
  const after = nearest && moved.get(nearest);
  if (!nearest || !after) return [0, 0, 0];
  const [a, b] = nearest.bone;
  const axis = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const lengthSquared = axis[0] ** 2 + axis[1] ** 2 + axis[2] ** 2;
  const alongAxis = (x - a[0]) * axis[0] + (y - a[1]) * axis[1] + (z - a[2]) * axis[2];
  const share = lengthSquared > 1e-9 ? Math.min(1.3, Math.max(-0.3, alongAxis / lengthSquared)) : 0;
  const at = (i: 0 | 1 | 2): number => {
    const start = after.bone[0][i] - a[i];
    return (start + (after.bone[1][i] - b[i] - start) * share) * perS;
  };
  return [at(0), at(1), at(2)];
}

const CORNER_PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

/**
 * Meshes a body with cells of `cellM`. `later` is the same body `laterS` seconds on: its bones give
 * the surface its velocity.
 */
export function sculpt(body: Body, later: Body, laterS: number, cellM: number): Mesh {
  const all = MATERIALS.flatMap((material) => body.shapes[material]);
  const moved = new Map<Shape, Shape>();
  for (const material of MATERIALS)
    body.shapes[material].forEach((shape, i) => {
      const after = later.shapes[material][i];
      if (after) moved.set(shape, after);
    });
  const blockM = BLOCK * cellM;
  const radiusM = blockM * 0.87;
  const low = [0, 1, 2].map((i) =>
    Math.floor(Math.min(...all.map((s) => (s.centre[i] ?? 0) - s.reachM)) / blockM - 1),
  );
  const high = [0, 1, 2].map((i) =>
    Math.ceil(Math.max(...all.map((s) => (s.centre[i] ?? 0) + s.reachM)) / blockM + 1),
  );
  const [lx = 0, ly = 0, lz = 0] = low;
  const [hx = 0, hy = 0, hz = 0] = high;
  const nx = (hx - lx) * BLOCK + 1;
  const ny = (hy - ly) * BLOCK + 1;
  const nz = (hz - lz) * BLOCK + 1;
  const values = new Float32Array(nx * ny * nz).fill(1);
  const known = new Uint8Array(nx * ny * nz);
  const at = (i: number, j: number, k: number): number => i + nx * (j + ny * k);

  interface Block {
    readonly i: number;
    readonly j: number;
    readonly k: number;
    readonly shapes: readonly Shape[];
    readonly field: ReturnType<typeof fieldOf>;
  }
  const blocks: Block[] = [];
  for (let c = lz; c < hz; c++)
    for (let b = ly; b < hy; b++)
      for (let a = lx; a < hx; a++) {
        const [x, y, z] = [(a + 0.5) * blockM, (b + 0.5) * blockM, (c + 0.5) * blockM];
        const isNear = ({ centre, reachM }: Shape): boolean =>
          Math.hypot(x - centre[0], y - centre[1], z - centre[2]) - reachM < radiusM + REACH_M;
        const shapes = all.filter(isNear);
        if (shapes.length === 0) continue;
        const near = (material: Material): Shape[] => body.shapes[material].filter(isNear);
        const local: Local = {
          skin: near('skin'),
          shirt: near('shirt'),
          shorts: near('shorts'),
          shoe: near('shoe'),
          hair: near('hair'),
        };
        const field = fieldOf(local, body.creases);
        const middle = field.whole(x, y, z);
        const [i0, j0, k0] = [(a - lx) * BLOCK, (b - ly) * BLOCK, (c - lz) * BLOCK];
        const isPassed = Math.abs(middle) <= radiusM + 0.012;
        if (isPassed) blocks.push({ i: i0, j: j0, k: k0, shapes, field });
        else if (middle > 0) continue;
        for (let k = k0; k < k0 + SIDE; k++)
          for (let j = j0; j < j0 + SIDE; j++)
            for (let i = i0; i < i0 + SIDE; i++) {
              const index = at(i, j, k);
              if (known[index]) continue;
              if (isPassed) known[index] = 1;
              values[index] = isPassed
                ? field.whole(
                    (i + lx * BLOCK) * cellM,
                    (j + ly * BLOCK) * cellM,
                    (k + lz * BLOCK) * cellM,
                  )
                : -1;
            }
      }

  const vertexAt = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const materials: number[] = [];
  const velocities: number[] = [];
  const corner = new Float64Array(8);
  for (const { i: i0, j: j0, k: k0, shapes, field } of blocks)
    for (let k = k0; k < k0 + BLOCK; k++)
      for (let j = j0; j < j0 + BLOCK; j++)
        for (let i = i0; i < i0 + BLOCK; i++) {
          let inside = 0;
          for (let n = 0; n < 8; n++) {
            const value = values[at(i + (n & 1), j + ((n >> 1) & 1), k + (n >> 2))] ?? 1;
            corner[n] = value;
            if (value < 0) inside++;
          }
          if (inside === 0 || inside === 8) continue;
          let [sx, sy, sz, crossings] = [0, 0, 0, 0];
          for (const [p, q] of CORNER_PAIRS) {
            const vp = corner[p] ?? 1;
            const vq = corner[q] ?? 1;
            if (vp < 0 === vq < 0) continue;
            const share = vp / (vp - vq);
            sx += (p & 1) + ((q & 1) - (p & 1)) * share;
            sy += ((p >> 1) & 1) + (((q >> 1) & 1) - ((p >> 1) & 1)) * share;
            sz += (p >> 2) + ((q >> 2) - (p >> 2)) * share;
            crossings++;
          }
          let x = (i + lx * BLOCK + sx / crossings) * cellM;
          let y = (j + ly * BLOCK + sy / crossings) * cellM;
          let z = (k + lz * BLOCK + sz / crossings) * cellM;
          const e = 0.003;
          const here = field.whole(x, y, z);
          let gx = field.whole(x + e, y, z) - here;
          let gy = field.whole(x, y + e, z) - here;
          let gz = field.whole(x, y, z + e) - here;
          const length = Math.hypot(gx, gy, gz) || 1;
          gx /= length;
          gy /= length;
          gz /= length;
          x -= gx * here;
          y -= gy * here;
          z -= gz * here;
          vertexAt[at(i, j, k)] = materials.length;
          positions.push(x, y, z);
          normals.push(gx, gy, gz);
          materials.push(MATERIALS.indexOf(field.materialAt(x, y, z)));
          velocities.push(...velocityAt(shapes, moved, 1 / laterS, [x, y, z]));
        }

  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    const [p, q, r, s] = [a, b, c, d].map((index) => vertexAt[index] ?? -1);
    if (p === undefined || q === undefined || r === undefined || s === undefined) return;
    if (p < 0 || q < 0 || r < 0 || s < 0) return;
    if (flip) triangles.push(p, r, q, q, r, s);
    else triangles.push(p, q, r, q, s, r);
  };
  for (const { i: i0, j: j0, k: k0 } of blocks)
    for (let k = k0; k < k0 + BLOCK; k++)
      for (let j = j0; j < j0 + BLOCK; j++)
        for (let i = i0; i < i0 + BLOCK; i++) {
          const isInside = (values[at(i, j, k)] ?? 1) < 0;
          const changes = (index: number): boolean => isInside !== (values[index] ?? 1) < 0;
          if (j > 0 && k > 0 && changes(at(i + 1, j, k)))
            quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j - 1, k), at(i, j, k), !isInside);
          if (i > 0 && k > 0 && changes(at(i, j + 1, k)))
            quad(at(i - 1, j, k - 1), at(i, j, k - 1), at(i - 1, j, k), at(i, j, k), isInside);
          if (i > 0 && j > 0 && changes(at(i, j, k + 1)))
            quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i - 1, j, k), at(i, j, k), !isInside);
        }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    materials: new Uint8Array(materials),
    velocities: new Float32Array(velocities),
    triangles: new Uint32Array(triangles),
  };
}
