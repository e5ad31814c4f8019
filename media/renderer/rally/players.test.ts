import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Vector } from '../../src/lib/camera.ts';
import { playerAt, visibleShuttleAt } from './players.ts';
import { LANDING_AT_S, RALLY, type Side, SMASH_AT_S } from './rally.ts';
import { BODY, FIST_TO_STRINGS_M, type Joints } from './skeleton.ts';
import { along, size, subtract } from './vector.ts';

const SIDES: readonly Side[] = ['smasher', 'receiver'];
const distanceM = (a: Vector, b: Vector): number => size(subtract(a, b));

function forEveryMoment(check: (joints: Joints, label: string, side: Side, timeS: number) => void) {
  for (const side of SIDES)
    for (let timeS = -1.8; timeS < 6.2; timeS += 1 / 48)
      check(playerAt(side, timeS), `${side} at ${timeS.toFixed(2)} s`, side, timeS);
}

test('the strings meet the shuttle at each contact', () => {
  for (const { name, by, timeS, contactM } of RALLY) {
    const { fist, racketAxis } = playerAt(by, timeS);
    assert.ok(distanceM(along(fist, racketAxis, FIST_TO_STRINGS_M), contactM) < 0.02, name);
  }
});

test('bones keep their lengths', () => {
  forEveryMoment((joints, label) => {
    for (const limbs of [joints.right, joints.left])
      for (const [from, to, lengthM] of [
        ['shoulder', 'elbow', BODY.upperArm],
        ['elbow', 'wrist', BODY.forearm],
        ['hip', 'knee', BODY.thigh],
        ['knee', 'ankle', BODY.shank],
      ] as const)
        assert.ok(Math.abs(distanceM(limbs[from], limbs[to]) - lengthM) < 0.004, label);
  });
});

test('no joint is below the floor or on the other side of the net', () => {
  forEveryMoment(({ pelvis, neck, head, fist, right, left }, label, side) => {
    const limbs = [right, left].flatMap((each) => Object.values<Vector>({ ...each }));
    for (const joint of [pelvis, neck, head, fist, ...limbs]) {
      assert.ok(joint.every(Number.isFinite) && joint[1] > 0, label);
      assert.ok(side === 'smasher' ? joint[0] < 0 : joint[0] > 0, label);
    }
  });
});

test('no joint is faster than a human: hands 20 m/s, feet 12 m/s', () => {
  forEveryMoment((joints, label, side, timeS) => {
    const later = playerAt(side, timeS + 0.002);
    for (const limbs of ['right', 'left'] as const)
      for (const [joint, limitMps] of [
        ['wrist', 20],
        ['ball', 12],
      ] as const) {
        const speedMps = distanceM(joints[limbs][joint], later[limbs][joint]) / 0.002;
        assert.ok(speedMps < limitMps, `${label}: ${limbs} ${joint} at ${speedMps} m/s`);
      }
  });
});

test('planted feet do not slide', () => {
  forEveryMoment((joints, label, side, timeS) => {
    const later = playerAt(side, timeS + 0.004);
    for (const limbs of ['right', 'left'] as const) {
      const [from, to] = [joints[limbs].ball, later[limbs].ball];
      if (Math.max(from[1], to[1]) < 0.0221) assert.ok(distanceM(from, to) < 0.001, label);
    }
  });
});

test('the smash passes the defender, who is too late, at more than a metre', () => {
  const segments = ({ pelvis, neck, head, right, left, fist, racketAxis }: Joints) => [
    ...[right, left].flatMap(({ shoulder, elbow, wrist, hip, knee, ankle, ball }) => {
      const joints = [shoulder, elbow, wrist, hip, knee, ankle, ball];
      return joints.slice(1).map((to, i) => [joints[i] ?? to, to] as const);
    }),
    [pelvis, neck] as const,
    [neck, head] as const,
    [fist, along(fist, racketAxis, FIST_TO_STRINGS_M + 0.13)] as const,
  ];
  for (let timeS = SMASH_AT_S + 0.02; timeS < LANDING_AT_S + 1.5; timeS += 1 / 240) {
    const { positionM } = visibleShuttleAt(timeS);
    for (const [from, to] of segments(playerAt('receiver', timeS)))
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const point = along(from, subtract(to, from), share);
        assert.ok(distanceM(point, positionM) > 1, `${timeS.toFixed(2)} s`);
      }
  }
});

test('the shuttle is held, released and served without a jump', () => {
  for (let timeS = -1; timeS < 0.05; timeS += 0.002) {
    const [from, to] = [visibleShuttleAt(timeS), visibleShuttleAt(timeS + 0.002)];
    assert.ok(distanceM(from.positionM, to.positionM) < 0.06, `${timeS} s`);
  }
});
