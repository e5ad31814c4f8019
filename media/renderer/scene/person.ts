/**
 * A person: the body of media/person (MakeHuman, CC0), whose bones follow the joints of a player. Each bone is
 * stretched between two joints, and each vertex follows up to four bones.
 */
import * as THREE from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { BODY, type Joints, type Limbs } from '../rally/skeleton.ts';

export type Part = 'skin' | 'shirt' | 'shorts' | 'skirt' | 'shoe' | 'hair' | 'eye' | 'sock';

type Point = readonly [number, number, number];

interface PersonData {
  readonly layout: Readonly<Record<string, { offset: number; length: number; kind: string }>>;
  readonly groups: readonly { material: Part; start: number; count: number }[];
  readonly bones: readonly string[];
  readonly heads: Readonly<Record<string, Point>>;
  readonly hands: Readonly<Record<'L' | 'R', { wrist: Point; grip: Point; direction: Point; palm: Point }>>;
  readonly balls: Readonly<Record<'L' | 'R', Point>>;
}

export interface Person extends PersonData {
  readonly uvs: Float32Array;
  readonly positions: Float32Array;
  readonly sources: Uint32Array;
  readonly triangles: Uint32Array;
  readonly boneIds: Uint32Array;
  readonly boneWeights: Float32Array;
}

const FOLDER = '/.media/person/';

/** The smashing player, or the woman who receives. */
export type PersonName = 'person' | 'opponent';

export async function loadPerson(name: PersonName): Promise<Person> {
  const data: PersonData = await (await fetch(`${FOLDER}${name}.json`)).json();
  const bytes = await (await fetch(`${FOLDER}${name}.bin`)).arrayBuffer();
  const floats = (name: string): Float32Array => {
    const { offset = 0, length = 0 } = data.layout[name] ?? {};
    return new Float32Array(bytes, offset, length);
  };
  const integers = (name: string): Uint32Array => {
    const { offset = 0, length = 0 } = data.layout[name] ?? {};
    return new Uint32Array(bytes, offset, length);
  };
  return {
    ...data,
    uvs: floats('uvs'),
    positions: floats('positions'),
    sources: integers('sources'),
    triangles: integers('triangles'),
    boneIds: integers('boneIds'),
    boneWeights: floats('boneWeights'),
  };
}

const v = (point: Point | Vector): THREE.Vector3 => new THREE.Vector3(...point);
const lerp = (a: THREE.Vector3, b: THREE.Vector3, t: number): THREE.Vector3 => a.clone().lerp(b, t);
const direction = (a: THREE.Vector3, b: THREE.Vector3): THREE.Vector3 => b.clone().sub(a).normalize();
const crossed = (a: THREE.Vector3, b: THREE.Vector3): THREE.Vector3 => a.clone().cross(b).normalize();

/** The rotation whose y axis is a direction and whose x axis is as near as possible to a side. */
function frame(axis: THREE.Vector3, side: THREE.Vector3): THREE.Quaternion {
  const y = axis.clone().normalize();
  const x = side.clone().addScaledVector(y, -side.dot(y)).normalize();
  const z = x.clone().cross(y);
  return new THREE.Quaternion().setFromRotationMatrix(new THREE.Matrix4().makeBasis(x, y, z));
}

/** Moves a bone from rest: rotated, and stretched along its axis so that its ends meet. */
function place(
  restFrom: THREE.Vector3,
  restRotation: THREE.Quaternion,
  from: THREE.Vector3,
  rotation: THREE.Quaternion,
  stretch = 1,
): THREE.Matrix4 {
  return new THREE.Matrix4()
    .makeTranslation(from.x, from.y, from.z)
    .multiply(new THREE.Matrix4().makeRotationFromQuaternion(rotation))
    .multiply(new THREE.Matrix4().makeScale(1, stretch, 1))
    .multiply(new THREE.Matrix4().makeRotationFromQuaternion(restRotation.clone().invert()))
    .multiply(new THREE.Matrix4().makeTranslation(-restFrom.x, -restFrom.y, -restFrom.z));
}

const UP = new THREE.Vector3(0, 1, 0);
const LEFT = new THREE.Vector3(1, 0, 0);
const AHEAD = new THREE.Vector3(0, 0, 1);

/** How far the handle is turned from the direction of the hand that holds it. */
const GRIP_ANGLE = (14 * Math.PI) / 180;

/** The centre of the head, from the upper end of the neck. */
const HEAD_CENTRE = new THREE.Vector3(0, 0.07, 0.015);

const SPINE = ['spine05', 'spine04', 'spine03', 'spine02', 'spine01'] as const;

/** The matrices of the bones in a pose. */
function bonesOf(person: Person, joints: Joints): THREE.Matrix4[] {
  const rest = (name: string): THREE.Vector3 => v(person.heads[name] ?? [0, 0, 0]);
  const matrices = new Map<string, THREE.Matrix4>();
  const [pelvis, waist, neck] = [v(joints.pelvis), v(joints.waist), v(joints.neck)];
  const hipsLeft = direction(v(joints.right.hip), v(joints.left.hip));
  const shouldersLeft = direction(v(joints.right.shoulder), v(joints.left.shoulder));

  // The spine follows a curve through the waist.
  const restHips = rest('upperleg01.L').lerp(rest('upperleg01.R'), 0.5);
  const restNeck = rest('neck01');
  const control = waist.clone().multiplyScalar(2.25).addScaledVector(pelvis, -1).addScaledVector(neck, -0.25);
  const onCurve = (t: number): THREE.Vector3 =>
    pelvis.clone().multiplyScalar((1 - t) ** 2).addScaledVector(control, 2 * t * (1 - t)).addScaledVector(neck, t * t);
  const share = (point: THREE.Vector3): number =>
    Math.min(1, Math.max(0, (point.y - restHips.y) / (restNeck.y - restHips.y)));
  const tangent = (t: number): THREE.Vector3 => direction(onCurve(t - 0.02), onCurve(t + 0.02));
  const sideAt = (t: number): THREE.Vector3 => lerp(hipsLeft, shouldersLeft, t).normalize();
  const pelvisRotation = frame(tangent(0.06).lerp(UP, 0.35), hipsLeft);
  const identity = new THREE.Quaternion();
  const pelvisMatrix = place(restHips, identity, pelvis, pelvisRotation);
  for (const name of ['root', 'pelvis.L', 'pelvis.R']) matrices.set(name, pelvisMatrix);
  SPINE.forEach((name, i) => {
    const from = rest(name);
    const to = rest(SPINE[i + 1] ?? 'neck01');
    const [t0, t1] = [share(from), share(to)];
    const target = direction(onCurve(t0), onCurve(t1));
    // The bend of the spine at rest stays.
    const rotation = frame(target, sideAt((t0 + t1) / 2));
    const lean = frame(new THREE.Vector3(0, to.y - from.y, 0).normalize(), LEFT);
    const offset = v([from.x, 0, from.z]).applyQuaternion(rotation);
    const stretch = onCurve(t0).distanceTo(onCurve(t1)) / (to.y - from.y);
    matrices.set(name, place(from, lean, onCurve(t0).add(offset), rotation, stretch));
  });
  const chestRotation = frame(tangent(0.94), shouldersLeft);
  const chest = (point: THREE.Vector3): THREE.Vector3 =>
    point.clone().applyMatrix4(matrices.get('spine01') ?? new THREE.Matrix4());

  // Head: looks where the player looks, as far as a neck turns.
  const look = v(joints.look);
  const flat = Math.hypot(look.x, look.z);
  const pitch = Math.min(Math.atan2(look.y, flat), (48 * Math.PI) / 180);
  const heading = v([look.x, 0, look.z]).normalize().multiplyScalar(Math.cos(pitch)).addScaledVector(UP, Math.sin(pitch));
  const headUp = tangent(0.98).lerp(UP, 0.5).normalize();
  const headRotation = frame(headUp.clone().addScaledVector(heading, -headUp.dot(heading)), crossed(headUp, heading));
  const skull = rest('head');
  const restCentre = skull.clone().add(HEAD_CENTRE);
  const headMatrix = place(restCentre, identity, v(joints.head).addScaledVector(UP, -0.005), headRotation);
  matrices.set('head', headMatrix);
  const neckBase = chest(rest('neck01'));
  const neckTop = skull.clone().applyMatrix4(headMatrix);
  const neckRest = frame(direction(rest('neck01'), skull), LEFT);
  ['neck01', 'neck02', 'neck03'].forEach((name, i) => {
    const side = lerp(LEFT.clone().applyQuaternion(chestRotation), LEFT.clone().applyQuaternion(headRotation), (i + 1) / 4);
    const stretch = neckBase.distanceTo(neckTop) / rest('neck01').distanceTo(skull);
    matrices.set(name, place(rest('neck01'), neckRest, neckBase, frame(direction(neckBase, neckTop), side), stretch));
  });

  for (const side of ['L', 'R'] as const) {
    arm(side, side === 'L' ? joints.left : joints.right);
    leg(side, side === 'L' ? joints.left : joints.right);
  }
  return person.bones.map((name) => matrices.get(name) ?? new THREE.Matrix4());

  function between(restRotation: THREE.Quaternion, from: [THREE.Vector3, THREE.Vector3], to: [THREE.Vector3, THREE.Vector3], rotation: THREE.Quaternion): THREE.Matrix4 {
    const stretch = to[0].distanceTo(to[1]) / from[0].distanceTo(from[1]);
    return place(from[0], restRotation, to[0], rotation, stretch);
  }

  /** The rotation of a limb without its twist: the least one from where its parent has it. */
  function untwisted(parent: THREE.Quaternion, restAxis: THREE.Vector3, axis: THREE.Vector3, restRotation: THREE.Quaternion): THREE.Quaternion {
    const carried = restAxis.clone().applyQuaternion(parent);
    return new THREE.Quaternion().setFromUnitVectors(carried, axis).multiply(parent).multiply(restRotation);
  }

  function arm(side: 'L' | 'R', limbs: Limbs): void {
    const hand = person.hands[side];
    const [restShoulder, restElbow, restWrist] = [rest(`upperarm01.${side}`), rest(`lowerarm01.${side}`), v(hand.wrist)];
    const shoulder = v(limbs.shoulder);
    let elbow = v(limbs.elbow);
    const restHandRotation = frame(v(hand.direction), v(hand.palm));
    const grip = v(hand.grip);
    let handRotation: THREE.Quaternion;
    let gripAt: THREE.Vector3;
    if (side === 'R') {
      const axis = v(joints.racketAxis);
      const palm = v(joints.racketNormal);
      const handAxis = axis.clone().applyAxisAngle(palm, GRIP_ANGLE);
      handRotation = frame(handAxis, palm);
      gripAt = v(joints.fist);
    } else {
      const fore = direction(elbow, v(limbs.wrist));
      // The palm of the free hand looks inwards and down.
      const inwards = shouldersLeft.clone().multiplyScalar(-1).addScaledVector(UP, -0.6);
      handRotation = frame(fore, inwards);
      gripAt = v(limbs.wrist).addScaledVector(fore, 0.07);
    }
    const handMatrix = place(grip, restHandRotation, gripAt, handRotation);
    const wrist = restWrist.clone().applyMatrix4(handMatrix);
    // The hand holds the handle at an angle, which moves the wrist: the elbow follows.
    const line = direction(shoulder, wrist);
    const distance = Math.min(shoulder.distanceTo(wrist), (BODY.upperArm + BODY.forearm) * 0.999);
    const along = (BODY.upperArm ** 2 - BODY.forearm ** 2 + distance ** 2) / (2 * distance);
    const outward = elbow.clone().sub(shoulder);
    outward.addScaledVector(line, -outward.dot(line)).normalize();
    elbow = shoulder
      .clone()
      .addScaledVector(line, along)
      .addScaledVector(outward, Math.sqrt(Math.max(0, BODY.upperArm ** 2 - along ** 2)));
    const restHinge = crossed(direction(restShoulder, restElbow), direction(restElbow, restWrist));
    const upper = direction(shoulder, elbow);
    const fore = direction(elbow, wrist);
    const hinge = crossed(upper, fore);
    const [restUpper, restFore] = [frame(direction(restShoulder, restElbow), restHinge), frame(direction(restElbow, restWrist), restHinge)];
    const upperFrame = frame(upper, hinge);
    const free = untwisted(chestRotation, direction(restShoulder, restElbow), upper, restUpper);
    const from: [THREE.Vector3, THREE.Vector3] = [restShoulder, restElbow];
    const to: [THREE.Vector3, THREE.Vector3] = [shoulder, elbow];
    matrices.set(`upperarm01.${side}`, between(restUpper, from, to, free.clone().slerp(upperFrame, 0.35)));
    matrices.set(`upperarm02.${side}`, between(restUpper, from, to, upperFrame));
    const foreFrame = frame(fore, hinge);
    // The forearm turns with the hand, more towards the wrist.
    const handSide = v(hand.palm).applyQuaternion(restHandRotation.clone().invert()).applyQuaternion(handRotation);
    const restPalmInFore = v(hand.palm).applyQuaternion(restFore.clone().invert());
    const restTwist = Math.atan2(restPalmInFore.z, restPalmInFore.x);
    const palmInFore = handSide.clone().applyQuaternion(foreFrame.clone().invert());
    let twist = Math.atan2(palmInFore.z, palmInFore.x) - restTwist;
    twist = Math.atan2(Math.sin(twist), Math.cos(twist));
    const turned = (part: number): THREE.Quaternion =>
      foreFrame.clone().multiply(new THREE.Quaternion().setFromAxisAngle(UP, -twist * part));
    const fromFore: [THREE.Vector3, THREE.Vector3] = [restElbow, restWrist];
    const toFore: [THREE.Vector3, THREE.Vector3] = [elbow, wrist];
    matrices.set(`lowerarm01.${side}`, between(restFore, fromFore, toFore, turned(0.2)));
    matrices.set(`lowerarm02.${side}`, between(restFore, fromFore, toFore, turned(0.65)));
    matrices.set(`wrist.${side}`, handMatrix);
    const root = rest(`clavicle.${side}`);
    const restClavicle = frame(direction(root, restShoulder), AHEAD);
    const clavicle = between(restClavicle, [root, restShoulder], [chest(root), shoulder], frame(direction(chest(root), shoulder), AHEAD.clone().applyQuaternion(chestRotation)));
    matrices.set(`clavicle.${side}`, clavicle);
    matrices.set(`shoulder01.${side}`, clavicle);
  }

  function leg(side: 'L' | 'R', limbs: Limbs): void {
    const [restHip, restKnee, restAnkle] = [rest(`upperleg01.${side}`), rest(`lowerleg01.${side}`), rest(`foot.${side}`)];
    const restBall = v(person.balls[side]);
    const [hip, knee, ankle, ball] = [v(limbs.hip), v(limbs.knee), v(limbs.ankle), v(limbs.ball)];
    const toe = v([ball.x - ankle.x, 0, ball.z - ankle.z]);
    const [thigh, shank] = [direction(hip, knee), direction(knee, ankle)];
    // The knee bends towards the toes.
    const bendSide = crossed(shank, thigh);
    const straight = thigh.dot(shank) > 0.9995;
    const hinge = straight ? crossed(UP, toe.normalize()) : bendSide.multiplyScalar(1);
    const restToe = v([restBall.x - restAnkle.x, 0, restBall.z - restAnkle.z]).normalize();
    const restHinge = crossed(UP, restToe);
    if (hinge.dot(hipsLeft) < 0) hinge.negate();
    const restThigh = frame(direction(restHip, restKnee), restHinge);
    const restShank = frame(direction(restKnee, restAnkle), restHinge);
    const restFoot = frame(direction(restAnkle, restBall), restHinge);
    const thighFrame = frame(thigh, hinge);
    const free = untwisted(pelvisRotation, direction(restHip, restKnee), thigh, restThigh);
    const thighRest: [THREE.Vector3, THREE.Vector3] = [restHip, restKnee];
    matrices.set(`upperleg01.${side}`, between(restThigh, thighRest, [hip, knee], free.clone().slerp(thighFrame, 0.4)));
    matrices.set(`upperleg02.${side}`, between(restThigh, thighRest, [hip, knee], thighFrame));
    const shankFrame = frame(shank, hinge);
    const shankMatrix = between(restShank, [restKnee, restAnkle], [knee, ankle], shankFrame);
    matrices.set(`lowerleg01.${side}`, shankMatrix);
    matrices.set(`lowerleg02.${side}`, shankMatrix);
    const footAxis = direction(ankle, ball);
    const footRotation = frame(footAxis, hinge);
    matrices.set(`foot.${side}`, between(restFoot, [restAnkle, restBall], [ankle, ball], footRotation));
    // Toes stay flat on the floor.
    const onFloor = 1 - Math.min(1, Math.max(0, (ball.y - 0.03) / 0.06));
    const flatToe = v([footAxis.x, 0, footAxis.z]).normalize();
    const restToeAxis = restToe;
    const restToes = frame(restToeAxis, restHinge);
    const asFoot = footRotation.clone().multiply(restFoot.clone().invert()).multiply(restToes);
    const flatRotation = frame(flatToe, hinge);
    matrices.set(`toes.${side}`, place(restBall, restToes, ball, asFoot.slerp(flatRotation, onFloor)));
  }
}

/** The vertices of a person in a pose, in metres. */
export function posedPositions(person: Person, joints: Joints): Float32Array {
  const matrices = bonesOf(person, joints).map(({ elements }) => elements);
  const { positions, boneIds, boneWeights } = person;
  const posed = new Float32Array(positions.length);
  for (let i = 0; i < positions.length / 3; i++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(i * 3, i * 3 + 3);
    for (let k = 0; k < 4; k++) {
      const weight = boneWeights[i * 4 + k] ?? 0;
      const m = matrices[boneIds[i * 4 + k] ?? 0];
      if (weight === 0 || !m) continue;
      for (let axis = 0; axis < 3; axis++) {
        const at = (m[axis] ?? 0) * x + (m[axis + 4] ?? 0) * y + (m[axis + 8] ?? 0) * z + (m[axis + 12] ?? 0);
        posed[i * 3 + axis] = (posed[i * 3 + axis] ?? 0) + weight * at;
      }
    }
  }
  return posed;
}
