import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISSOLVE_FRAMES, PHONE_SHOT, RESULT_SHOT, TRACK_SHOT } from './shots.ts';
import { FRAMES_PER_SECOND } from './specs.ts';
import { CHAPTERS_S, layersAt, TRAILER_FRAMES } from './trailer.ts';

test('the end dissolves into the frame before the first, so that the loop has no cut', () => {
  const last = layersAt(TRAILER_FRAMES - 1).at(-1);
  const first = layersAt(0)[0];
  assert.equal(last?.shot, PHONE_SHOT);
  assert.equal(first?.shot, PHONE_SHOT);
  assert.equal((first?.frame ?? 0) - (last?.frame ?? 0), 1);
  assert.ok((last?.opacity ?? 0) > 0.99);
  const begin = layersAt(TRAILER_FRAMES - DISSOLVE_FRAMES).at(-1);
  assert.equal(begin?.frame, 0);
  assert.ok((begin?.opacity ?? 1) < 0.01);
});

test('every frame shows frames that exist, each of them once', () => {
  const shown = new Set<string>();
  for (let frame = 0; frame < TRAILER_FRAMES; frame++)
    for (const layer of layersAt(frame)) {
      assert.ok(layer.frame >= 0 && layer.frame < layer.shot.times.length);
      const name = `${layer.shot.name} ${layer.frame}`;
      assert.ok(!shown.has(name), `${name} is shown twice`);
      shown.add(name);
    }
  assert.throws(() => layersAt(TRAILER_FRAMES), /no frame/);
});

test('each chapter starts with the first frame of its shot', () => {
  const shots = CHAPTERS_S.map((startS) => layersAt(Math.floor(startS * FRAMES_PER_SECOND))[0]);
  assert.deepEqual(
    shots.map((layer) => [layer?.shot.name, layer?.frame]),
    [
      [PHONE_SHOT.name, DISSOLVE_FRAMES],
      [TRACK_SHOT.name, 0],
      [RESULT_SHOT.name, 0],
    ],
  );
});
