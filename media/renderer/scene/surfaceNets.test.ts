import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerAt } from '../rally/players.ts';
import { SMASH_AT_S } from '../rally/rally.ts';
import { bodyOf } from './body.ts';
import { type BodyMesh, meshBody } from './surfaceNets.ts';

/** The number of edges that are not shared by two triangles of the same orientation. */
function openEdges({ triangles }: BodyMesh): number {
  const edges = new Map<string, number>();
  for (let i = 0; i < triangles.length; i += 3)
    for (let j = 0; j < 3; j++) {
      const [from = 0, to = 0] = [triangles[i + j], triangles[i + ((j + 1) % 3)]];
      const edge = `${Math.min(from, to)} ${Math.max(from, to)}`;
      edges.set(edge, (edges.get(edge) ?? 0) + Math.sign(to - from));
    }
  return [...edges.values()].filter((sum) => sum !== 0).length;
}

test('the mesh of a player is closed, has unit normals, and moves with the bones', () => {
  const body = bodyOf(playerAt('smasher', SMASH_AT_S), true);
  const later = bodyOf(playerAt('smasher', SMASH_AT_S + 0.001), true);
  const mesh = meshBody(body, later, 0.001, 0.02);
  assert.ok(mesh.triangles.length / 3 > 5000);
  assert.equal(openEdges(mesh), 0);
  for (let i = 0; i < mesh.normals.length; i += 3)
    assert.ok(Math.abs(Math.hypot(...mesh.normals.slice(i, i + 3)) - 1) < 1e-3);
  const fastestMps = mesh.velocities.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  assert.ok(fastestMps > 2 && fastestMps < 40, `${fastestMps} m/s`);
});
