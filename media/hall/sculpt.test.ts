import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerAt } from '../scene/players.ts';
import { SMASH_AT_S } from '../scene/rally.ts';
import { bodyOf } from './body.ts';
import { type Mesh, sculpt } from './sculpt.ts';
import { cone, ellipsoid, melt } from './shapes.ts';

/** Edges that do not lie between exactly two triangles. */
function openEdges({ triangles }: Mesh): number {
  const edges = new Map<string, number>();
  for (let i = 0; i < triangles.length; i += 3)
    for (let j = 0; j < 3; j++) {
      const ends = [triangles[i + j], triangles[i + ((j + 1) % 3)]].toSorted();
      edges.set(ends.join(), (edges.get(ends.join()) ?? 0) + 1);
    }
  return [...edges.values()].filter((count) => count % 2 !== 0).length;
}

test('a cone is as far as its rounded ends say', () => {
  const { distance } = cone([0, 0, 0], [0, 1, 0], 0.2, 0.1, 0.05);
  assert.ok(Math.abs(distance(0, -0.5, 0) - 0.3) < 1e-9);
  assert.ok(Math.abs(distance(0, 1.5, 0) - 0.4) < 1e-9);
  assert.ok(distance(0, 0.5, 0) < -0.1);
});

test('an ellipsoid has its surface at its half-axes', () => {
  const frame = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const { distance } = ellipsoid([1, 0, 0], frame, [0.1, 0.2, 0.3], 0.05);
  for (const [x, y, z] of [
    [1.1, 0, 0],
    [1, 0.2, 0],
    [1, 0, -0.3],
  ] as const)
    assert.ok(Math.abs(distance(x, y, z)) < 1e-9);
});

test('melting never takes anything away', () => {
  for (const [a, b] of [
    [0.1, 0.12],
    [-0.02, 0.05],
    [0.3, 0.01],
  ] as const)
    assert.ok(melt(a, b, 0.1) <= Math.min(a, b));
});

test('a sculpted player is whole: no holes, normals of length one, nothing far from the body', () => {
  const joints = playerAt('smasher', SMASH_AT_S);
  const body = bodyOf(joints, true);
  const mesh = sculpt(body, body, 0.001, 0.02);
  assert.ok(mesh.triangles.length / 3 > 5000);
  assert.equal(openEdges(mesh), 0);
  assert.ok(mesh.velocities.every((value) => value === 0));
  for (let i = 0; i < mesh.normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = mesh.normals.subarray(i, i + 3);
    assert.ok(Math.abs(Math.hypot(x, y, z) - 1) < 1e-3);
    assert.ok(Math.abs((mesh.positions[i] ?? 0) - joints.pelvis[0]) < 1.1);
  }
});

test('the surface moves with its bones', () => {
  const body = bodyOf(playerAt('smasher', SMASH_AT_S), true);
  const later = bodyOf(playerAt('smasher', SMASH_AT_S + 0.001), true);
  const { velocities } = sculpt(body, later, 0.001, 0.02);
  const fastest = velocities.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  assert.ok(fastest > 2 && fastest < 40, `${fastest} m/s`);
});
