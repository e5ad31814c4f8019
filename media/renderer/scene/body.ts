/** The shapes of a player: skin, shirt, shorts, shoes and hair, placed on the joints. */
import type { Vector } from '../../src/lib/camera.ts';
import type { Joints, Limbs } from '../rally/skeleton.ts';
import {
  add,
  along,
  cross,
  dot,
  mix,
  perpendicularTo,
  subtract,
  times,
  unit,
} from '../rally/vector.ts';
import { footwearOf } from './footwear.ts';
import { cone, cut, type Distance, ellipsoid, type Frame, type Shape } from './signedDistance.ts';

export const MATERIALS = [
  'skin',
  'shirt',
  'shorts',
  'sock',
  'shoe',
  'trim',
  'sole',
  'hair',
] as const;
export type Material = (typeof MATERIALS)[number];

export interface Body {
  readonly shapes: Record<Material, Shape[]>;
  /** Displacements of the cloth, and of hair. */
  readonly creases: Partial<Readonly<Record<Material, Distance>>>;
}

const UP: Vector = [0, 1, 0];

/** The axes ahead, up and to the right of a part of the body. */
function frameOf(up: Vector, leftToRight: Vector): Frame {
  const right = perpendicularTo(leftToRight, up);
  return [cross(up, right), up, right];
}

/** A point with an offset along the axes of a frame. */
const offset = (from: Vector, [ahead, up, right]: Frame, by: Vector): Vector =>
  along(along(along(from, ahead, by[0]), up, by[1]), right, by[2]);

/** Creases in the coordinates of a frame, so that they move with the body. */
function creaseIn(origin: Vector, [ahead, up, right]: Frame, depthM: number): Distance {
  return (x, y, z) => {
    const px = x - origin[0];
    const py = y - origin[1];
    const pz = z - origin[2];
    const a = px * ahead[0] + py * ahead[1] + pz * ahead[2];
    const u = px * up[0] + py * up[1] + pz * up[2];
    const r = px * right[0] + py * right[1] + pz * right[2];
    const slanted = Math.sin(u * 31 + 4 * Math.sin(a * 8 + r * 6) + r * 13);
    return depthM * slanted * (0.45 + 0.55 * Math.sin(a * 13 - r * 11 + u * 6));
  };
}

function headOf(joints: Joints, skin: Shape[], hair: Shape[], ponytail: boolean): void {
  const { head, neck } = joints;
  const up = unit(subtract(head, neck));
  const ahead = perpendicularTo(joints.look, up);
  const frame: Frame = [ahead, up, cross(ahead, up)];
  const bone: Shape['bone'] = [neck, head];
  const at = (by: Vector): Vector => offset(head, frame, by);
  skin.push(
    cone(along(neck, up, -0.03), along(head, up, -0.05), 0.058, 0.049, 0.03),
    ellipsoid(at([0, 0.02, 0]), frame, [0.096, 0.106, 0.076], 0.03, bone),
    ellipsoid(at([0.022, -0.062, 0]), frame, [0.064, 0.06, 0.051], 0.04, bone),
  );
  for (const side of [1, -1])
    skin.push(
      ellipsoid(at([-0.004, -0.012, 0.077 * side]), frame, [0.018, 0.027, 0.008], 0.006, bone),
    );
  hair.push(ellipsoid(at([-0.016, 0.036, 0]), frame, [0.099, 0.102, 0.084], 0.01, bone));
  if (!ponytail) return;
  const strand: Vector[] = [
    [-0.095, 0.05, 0],
    [-0.15, 0.06, 0.004],
    [-0.2, 0.02, 0.012],
    [-0.225, -0.06, 0.018],
    [-0.235, -0.15, 0.018],
  ];
  strand.slice(1).forEach((end, i) => {
    const radii = [0.021, 0.027, 0.026, 0.02, 0.005];
    const start = strand[i] ?? end;
    hair.push(cone(at(start), at(end), radii[i] ?? 0.02, radii[i + 1] ?? 0.01, 0.025));
  });
}

function torsoOf(joints: Joints, shirt: Shape[], shorts: Shape[]): { chest: Frame; hips: Frame } {
  const { pelvis, waist, neck } = joints;
  const up = unit(subtract(neck, pelvis));
  const shoulders = subtract(joints.right.shoulder, joints.left.shoulder);
  const chest = frameOf(unit(subtract(neck, waist)), shoulders);
  const lowerBack = unit(subtract(waist, pelvis));
  const hips = frameOf(unit(mix(lowerBack, UP, 0.4)), subtract(joints.right.hip, joints.left.hip));
  const waistFrame = frameOf(up, add(chest[2], hips[2]));
  const bone: Shape['bone'] = [pelvis, neck];
  const ribs = mix(waist, neck, 0.552);
  shirt.push(
    ellipsoid(ribs, chest, [0.116, 0.2, 0.163], 0.05, bone),
    ellipsoid(offset(ribs, chest, [0.024, 0.05, 0]), chest, [0.1, 0.12, 0.148], 0.05, bone),
    ellipsoid(waist, waistFrame, [0.096, 0.17, 0.128], 0.09, bone),
  );
  // The shirt hangs over the shorts and ends in a wavy hem.
  const skirt = ellipsoid(
    offset(pelvis, hips, [-0.014, 0.02, 0]),
    hips,
    [0.15, 0.28, 0.186],
    0.09,
    bone,
  );
  const hem = offset(pelvis, hips, [0, -0.05, 0]);
  const wave: Distance = (x, y, z) => 0.004 * Math.sin((x + y) * 19 + z * 23);
  shirt.push(cut(skirt, hem, times(hips[1], -1), wave));
  for (const side of [1, -1] as const) {
    const { shoulder } = side > 0 ? joints.right : joints.left;
    shirt.push(cone(offset(neck, chest, [-0.01, -0.02, 0.03 * side]), shoulder, 0.05, 0.057, 0.07));
    const blade = offset(shoulder, chest, [-0.02, -0.07, -0.03 * side]);
    shirt.push(cone(blade, offset(waist, chest, [-0.015, -0.03, 0.07 * side]), 0.061, 0.058, 0.08));
    const breast = offset(shoulder, chest, [0.022, -0.06, -0.05 * side]);
    shirt.push(cone(breast, offset(ribs, chest, [0.04, 0, 0.055 * side]), 0.052, 0.05, 0.1));
  }
  shorts.push(
    ellipsoid(offset(pelvis, hips, [-0.006, -0.012, 0]), hips, [0.108, 0.1, 0.155], 0.05, bone),
  );
  return { chest, hips };
}

function armOf({ shoulder, elbow, wrist }: Limbs, skin: Shape[], shirt: Shape[]): void {
  const upper = unit(subtract(elbow, shoulder));
  skin.push(
    cone(shoulder, elbow, 0.047, 0.035, 0.05),
    cone(mix(shoulder, elbow, 0.28), mix(shoulder, elbow, 0.6), 0.043, 0.041, 0.06),
    cone(elbow, mix(elbow, wrist, 0.3), 0.035, 0.039, 0.06),
    cone(mix(elbow, wrist, 0.28), wrist, 0.038, 0.024, 0.06),
  );
  const sleeve = cone(shoulder, mix(shoulder, elbow, 0.75), 0.062, 0.062, 0.05);
  shirt.push(cut(sleeve, mix(shoulder, elbow, 0.52), upper));
}

/** The fist around the grip of the racket. */
function fistOf({ right, fist, racketAxis, racketNormal }: Joints, skin: Shape[]): void {
  const inwards = racketNormal;
  const round = cross(racketAxis, inwards);
  const palm = along(along(fist, racketAxis, -0.012), inwards, -0.014);
  skin.push(
    cone(right.wrist, palm, 0.024, 0.03, 0.03),
    cone(along(palm, racketAxis, -0.024), along(palm, racketAxis, 0.026), 0.026, 0.023, 0.03),
  );
  const curl: readonly (readonly [number, number])[] = [
    [-0.3, 0.9],
    [0.75, 0.75],
    [1, -0.15],
    [0.35, -0.85],
  ];
  for (let finger = 0; finger < 4; finger++) {
    const knuckle = along(fist, racketAxis, -0.03 + finger * 0.021);
    const joints = curl.map(([a, b]) =>
      along(along(knuckle, inwards, a * 0.026), round, b * 0.026),
    );
    joints.slice(1).forEach((end, i) => {
      skin.push(cone(joints[i] ?? end, end, 0.0105, 0.0095, 0.006));
    });
  }
  const thumb = along(along(fist, racketAxis, 0.05), round, -0.022);
  skin.push(cone(along(palm, round, -0.01), thumb, 0.014, 0.011, 0.012));
}

/** The free hand, half closed: the palm towards the body, the thumb above. */
function handOf({ wrist, elbow }: Limbs, skin: Shape[]): void {
  const ahead = unit(subtract(wrist, elbow));
  const inwards = perpendicularTo(cross(ahead, UP), ahead);
  const thumbwards = cross(inwards, ahead);
  const palm = unit(along(inwards, thumbwards, -0.45));
  const frame: Frame = [ahead, cross(palm, ahead), palm];
  skin.push(
    cone(wrist, along(wrist, ahead, 0.03), 0.025, 0.026, 0.03),
    ellipsoid(along(wrist, ahead, 0.052), frame, [0.046, 0.039, 0.019], 0.025),
  );
  for (let finger = 0; finger < 4; finger++) {
    let from = offset(wrist, frame, [0.08 - 0.004 * finger, (1.4 - finger) * 0.0195, 0.002]);
    const lengthM = [0.04, 0.043, 0.04, 0.033][finger] ?? 0.04;
    [0.35, 0.85, 1.4].forEach((bent, i) => {
      const angle = bent + 0.14 * finger;
      const reachM = lengthM * (1 - 0.27 * i);
      const by: Vector = [Math.cos(angle) * reachM, 0, Math.sin(angle) * reachM];
      const to = offset(from, frame, by);
      skin.push(cone(from, to, 0.0098 - 0.0006 * i, 0.0092 - 0.0006 * i, 0.007));
      from = to;
    });
  }
  const thumb = offset(wrist, frame, [0.03, 0.026, 0.008]);
  const knuckle = offset(thumb, frame, [0.036, 0.014, 0.016]);
  skin.push(
    cone(thumb, knuckle, 0.0145, 0.011, 0.015),
    cone(knuckle, offset(knuckle, frame, [0.028, -0.006, 0.012]), 0.0108, 0.009, 0.006),
  );
}

function legOf({ hip, knee, ankle, ball }: Limbs, hips: Frame, shapes: Body['shapes']): void {
  const { skin, shorts } = shapes;
  const thigh = unit(subtract(knee, hip));
  const shin = unit(subtract(ankle, knee));
  const foot = unit(subtract(ball, ankle));
  const back = times(perpendicularTo(foot, shin), -1);
  /** A point along a bone, behind it by a distance. */
  const behind = (from: Vector, to: Vector, share: number, byM: number): Vector =>
    along(mix(from, to, share), back, byM);
  skin.push(
    cone(hip, knee, 0.086, 0.053, 0.03),
    cone(behind(hip, knee, 0.3, 0.018), behind(hip, knee, 0.68, 0.012), 0.074, 0.057, 0.05),
    cone(along(knee, back, 0.008), mix(knee, ankle, 0.12), 0.05, 0.045, 0.03),
    cone(behind(knee, ankle, 0.16, 0.014), behind(knee, ankle, 0.4, 0.018), 0.045, 0.049, 0.04),
    cone(behind(knee, ankle, 0.36, 0.016), behind(knee, ankle, 0.92, 0), 0.049, 0.03, 0.04),
    cone(mix(knee, ankle, 0.1), ankle, 0.041, 0.031, 0.03),
  );
  const leg = cone(along(hip, thigh, -0.02), mix(hip, knee, 0.9), 0.099, 0.094, 0.05);
  const wave: Distance = (x, y, z) => 0.004 * Math.sin((x - y) * 31 + z * 27);
  shorts.push(
    cut(leg, mix(hip, knee, 0.6), thigh, wave),
    ellipsoid(offset(hip, hips, [-0.028, -0.035, 0]), hips, [0.066, 0.075, 0.078], 0.06, [hip, hip]),
  );
}

/** The body of a player with these joints. */
export function bodyOf(joints: Joints, ponytail: boolean): Body {
  const shapes: Body['shapes'] = {
    skin: [],
    shirt: [],
    shorts: [],
    sock: [],
    shoe: [],
    trim: [],
    sole: [],
    hair: [],
  };
  const { skin, shirt, shorts, hair } = shapes;
  const { chest, hips } = torsoOf(joints, shirt, shorts);
  const body: Body = {
    shapes,
    creases: {
      shirt: creaseIn(joints.pelvis, chest, 0.0026),
      shorts: creaseIn(joints.pelvis, hips, 0.003),
    },
  };
  headOf(joints, skin, hair, ponytail);
  for (const limbs of [joints.right, joints.left]) armOf(limbs, skin, shirt);
  fistOf(joints, skin);
  handOf(joints.left, skin);
  for (const limbs of [joints.right, joints.left]) legOf(limbs, hips, shapes);
  footwearOf(joints.right, 'right', shapes);
  footwearOf(joints.left, 'left', shapes);
  return body;
}

/** A fold: a rounded ridge and a narrower valley, from -1 to 1. */
const ridge = (phase: number): number => {
  const wave = Math.sin(phase);
  return wave > 0 ? wave : wave * (0.7 - 0.3 * wave);
};

/** A bump of a width around 0. */
const bump = (offset: number, width: number): number => Math.exp(-((offset / width) ** 2));

/** The coordinates of points in a frame: ahead, up and to the right of an origin. */
function within(origin: Vector, [ahead, up, right]: Frame, place: Distance): Distance {
  return (x, y, z) => {
    const by: Vector = [x - origin[0], y - origin[1], z - origin[2]];
    return place(dot(by, ahead), dot(by, up), dot(by, right));
  };
}

/**
 * Folds of a shirt whose right arm is raised and whose hips and shoulders are turned: from the waist
 * to the raised shoulder, around the waist, and across the sleeve.
 */
function foldsOf(joints: Joints, chest: Frame, depth: number): Distance {
  return within(joints.pelvis, chest, (a, u, r) => {
    const wander = 1.5 * Math.sin(u * 13 + a * 9) + Math.sin(a * 23 - u * 11 + r * 9);
    const near = 0.3 + 0.7 * bump(u - 0.44, 0.15);
    const pull = ridge((u * 0.5 - r * 0.9 - a * 0.8) * 92 + 1.6 * wander) * near;
    const waist = ridge(u * 104 + r * 18 - a * 26 + 2.1 * wander) * bump(u - 0.1, 0.11);
    const twist = ridge((u - 0.9 * a + 0.4 * r) * 84 + 1.8 * wander) * bump(u - 0.26, 0.12);
    return depth * (0.003 * pull + 0.0044 * waist + 0.0024 * twist);
  });
}

/** Folds of shorts, from the crotch to the outside of each leg. */
function shortsFoldsOf(joints: Joints, hips: Frame, depth: number): Distance {
  return within(joints.pelvis, hips, (a, u, r) => {
    const wander = 1.4 * Math.sin(u * 15 + r * 12);
    const across = ridge((u + 0.7 * a) * 88 + r * 20 + wander) * bump(u + 0.06, 0.09);
    const hang = ridge(a * 96 + r * 40 + wander) * bump(u + 0.24, 0.1);
    return depth * (0.0016 * across + 0.0036 * hang);
  });
}

/** Short hair with volume: fuller on the top and in front, the sides and the neck shorter. */
function shortHairOf(at: (by: Vector) => Vector, frame: Frame, bone: Shape['bone'], hair: Shape[]): void {
  const [ahead, up] = frame;
  const ragged: Distance = (x, y, z) => 0.004 * Math.sin(x * 130 + y * 70) * Math.sin(z * 150 + y * 40);
  const edge = unit(along(times(ahead, 0.62), up, -0.78));
  const below = (shape: Shape, by: Vector): Shape => cut(shape, at(by), edge, ragged);
  hair.push(
    below(ellipsoid(at([-0.018, 0.04, 0]), frame, [0.107, 0.106, 0.087], 0.01, bone), [0.02, 0.016, 0]),
    below(ellipsoid(at([-0.048, -0.01, 0]), frame, [0.06, 0.075, 0.066], 0.03, bone), [-0.02, -0.022, 0]),
    ellipsoid(at([-0.002, 0.1, 0]), frame, [0.082, 0.046, 0.066], 0.035, bone),
  );
  // Locks that are brushed up and to one side.
  for (let lock = 0; lock < 6; lock++) {
    const side = (lock - 2.5) * 0.022;
    const rise = 0.008 * Math.sin(lock * 2.4);
    hair.push(
      cone(at([0.005, 0.106, side]), at([0.07, 0.12 + rise, side + 0.014]), 0.031, 0.016, 0.02),
      cone(at([-0.055, 0.108, side]), at([0.01, 0.134 + rise, side + 0.012]), 0.028, 0.014, 0.02),
      cone(at([-0.08, 0.06, side]), at([-0.1, 0.066 - rise, side * 1.1]), 0.028, 0.018, 0.02),
    );
  }
  for (const side of [1, -1])
    hair.push(cone(at([0.012, 0.02, 0.078 * side]), at([0.016, -0.018, 0.076 * side]), 0.011, 0.006, 0.01));
}

/**
 * A body in still more detail: nose, chin, folds, and hair in strands, tied behind or short.
 * @param depth how deep the folds are, as a share
 */
export function detailedBodyOf(joints: Joints, ponytail: boolean, depth = 1): Body {
  const body = bodyOf(joints, false);
  const { skin, hair } = body.shapes;
  const { head, neck, look, pelvis, right, left } = joints;
  const up = unit(subtract(head, neck));
  const ahead = perpendicularTo(look, up);
  const frame: Frame = [ahead, up, cross(ahead, up)];
  const bone: Shape['bone'] = [neck, head];
  const at = (by: Vector): Vector => offset(head, frame, by);
  skin.push(
    cone(at([0.088, 0.02, 0]), at([0.106, -0.018, 0]), 0.008, 0.0135, 0.016),
    ellipsoid(at([0.072, -0.092, 0]), frame, [0.026, 0.02, 0.026], 0.03, bone),
    ellipsoid(at([0.082, 0.03, 0]), frame, [0.02, 0.012, 0.046], 0.02, bone),
  );
  const tail: Vector[] = [
    [-0.1, 0.06, 0],
    [-0.15, 0.085, 0.004],
    [-0.2, 0.075, 0.012],
    [-0.245, 0.03, 0.02],
    [-0.265, -0.03, 0.024],
  ];
  const radii = [0.02, 0.031, 0.032, 0.024, 0.006];
  if (ponytail)
    hair.push(
      ellipsoid(at([-0.024, 0.044, 0]), frame, [0.103, 0.102, 0.087], 0.01, bone),
      cone(at([0.03, 0.118, 0.02]), at([0.072, 0.07, 0.058]), 0.022, 0.012, 0.02),
      cone(at([0.03, 0.118, -0.01]), at([0.076, 0.07, -0.054]), 0.022, 0.012, 0.02),
    );
  if (!ponytail) {
    hair.length = 0;
    shortHairOf(at, frame, bone, hair);
  }
  if (ponytail) hair.push(ellipsoid(at([-0.1, 0.06, 0]), frame, [0.018, 0.026, 0.026], 0.012, bone));
  if (ponytail) tail.slice(1).forEach((end, i) => {
    const start = tail[i] ?? end;
    hair.push(cone(at(start), at(end), radii[i] ?? 0.02, radii[i + 1] ?? 0.01, 0.02));
  });
  const chestUp = unit(subtract(neck, pelvis));
  const chest = frameOf(chestUp, subtract(right.shoulder, left.shoulder));
  const hips = frameOf(unit(mix(chestUp, UP, 0.4)), subtract(right.hip, left.hip));
  return {
    shapes: body.shapes,
    creases: {
      shirt: foldsOf(joints, chest, depth),
      shorts: shortsFoldsOf(joints, hips, depth),
      hair: within(
        head,
        frame,
        (a, u, r) => 0.0016 * depth * Math.sin(Math.atan2(r, u + 0.03) * 16 + a * 14),
      ),
    },
  };
}
