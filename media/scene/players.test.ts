import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Vector } from '../../src/lib/camera.ts';
import { playerAt, seenShuttleAt } from './players.ts';
import { RALLY, type Side, SMASH_AT_S } from './rally.ts';
import { BODY, FIST_TO_STRINGS_M, type Joints } from './skeleton.ts';
import { along, size, subtract } from './vector.ts';

const SIDES: readonly Side[] = ['smasher', 'receiver'];

function everyMoment(check: (joints: Joints, label: string, side: Side, timeS: number) => void) {
  for (const side of SIDES)
    for (let timeS = -1.8; timeS < 6.2; timeS += 1 / 48)
      check(playerAt(side, timeS), `${side} at ${timeS.toFixed(2)} s`, side, timeS);
}

const apartM = (a: Vector, b: Vector): number => size(subtract(a, b));

test('at each contact the strings are where the shuttle is', () => {
  for (const { name, by, timeS, contactM } of RALLY) {
    const { fist, racketAxis } = playerAt(by, timeS);
    const awayM = apartM(along(fist, racketAxis, FIST_TO_STRINGS_M), contactM);
    assert.ok(awayM < 0.02, `${name}: ${awayM.toFixed(3)} m away`);
  }
});

test('bones keep their length', () => {
  everyMoment((joints, label) => {
    const bones: [Vector, Vector, number][] = [
      [joints.rightShoulder, joints.rightElbow, BODY.upperArm],
      [joints.rightElbow, joints.rightWrist, BODY.forearm],
      [joints.leftShoulder, joints.leftElbow, BODY.upperArm],
      [joints.leftElbow, joints.leftWrist, BODY.forearm],
      [joints.rightHip, joints.rightKnee, BODY.thigh],
      [joints.rightKnee, joints.rightAnkle, BODY.shank],
      [joints.leftHip, joints.leftKnee, BODY.thigh],
      [joints.leftKnee, joints.leftAnkle, BODY.shank],
      [joints.pelvis, joints.neck, BODY.spine],
    ];
    for (const [from, to, lengthM] of bones)
      assert.ok(Math.abs(apartM(from, to) - lengthM) < 0.004, `${label}: ${apartM(from, to)}`);
  });
});

test('nothing goes through the floor, and nobody crosses the net', () => {
  everyMoment((joints, label, side) => {
    for (const [name, point] of Object.entries(joints) as [string, Vector][]) {
      if (name === 'look' || name === 'racketAxis' || name === 'racketFace') continue;
      assert.ok(point.every(Number.isFinite), `${label}: ${name} is nowhere`);
      assert.ok(point[1] > 0, `${label}: ${name} is under the floor`);
      assert.ok(side === 'smasher' ? point[0] < 0 : point[0] > 0, `${label}: ${name} is over`);
    }
  });
});

test('no joint jumps: a hand never moves faster than 20 m/s, a foot than 12', () => {
  const limits: [keyof Joints, number][] = [
    ['rightWrist', 20],
    ['leftWrist', 20],
    ['rightBall', 12],
    ['leftBall', 12],
    ['pelvis', 6],
  ];
  everyMoment((joints, label, side, timeS) => {
    const later = playerAt(side, timeS + 0.002);
    for (const [name, limitMps] of limits) {
      const speedMps = apartM(joints[name], later[name]) / 0.002;
      assert.ok(speedMps < limitMps, `${label}: ${name} at ${speedMps.toFixed(1)} m/s`);
    }
  });
});

test('a foot that stands does not slide', () => {
  everyMoment((joints, label, side, timeS) => {
    const later = playerAt(side, timeS + 0.004);
    for (const name of ['rightBall', 'leftBall'] as const) {
      const stands = joints[name][1] < 0.0221 && later[name][1] < 0.0221;
      if (stands) assert.ok(apartM(joints[name], later[name]) < 0.001, `${label}: ${name}`);
    }
  });
});

test('the smasher is in the air at contact', () => {
  const { leftBall, rightBall } = playerAt('smasher', SMASH_AT_S);
  assert.ok(Math.min(leftBall[1], rightBall[1]) > 0.1);
});

test('the shuttle is held, let go, and hit, without a jump', () => {
  for (let timeS = -1; timeS < 0.05; timeS += 0.002) {
    const movedM = apartM(seenShuttleAt(timeS).positionM, seenShuttleAt(timeS + 0.002).positionM);
    assert.ok(movedM < 0.06, `${movedM} m at ${timeS} s`);
  }
});
