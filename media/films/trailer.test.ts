import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILM_FRAMES_PER_SECOND } from '../../src/lib/films.ts';
import { SLOW_MOTION } from '../scene/pace.ts';
import { LANDING_AT_S, SMASH_AT_S, shuttleAt } from '../scene/rally.ts';
import { DISSOLVE_FRAMES, drawnUntilS, PHONE_SHOT, READ_SHOT, TRACK_SHOT } from './shots.ts';
import { STILLS } from './stills.ts';
import { layersAt, TRAILER_FRAMES } from './trailer.ts';

test('lasts 18 to 24 seconds', () => {
  assert.ok(
    TRAILER_FRAMES >= 18 * FILM_FRAMES_PER_SECOND && TRAILER_FRAMES <= 24 * FILM_FRAMES_PER_SECOND,
  );
});

test('the end dissolves into the frame before the first, so that no cut shows when it loops', () => {
  const last = layersAt(TRAILER_FRAMES - 1).at(-1);
  const first = layersAt(0)[0];
  assert.equal(last?.shot, PHONE_SHOT);
  assert.equal(first?.shot, PHONE_SHOT);
  assert.equal((first?.frame ?? 0) - (last?.frame ?? 0), 1);
  assert.ok((last?.opacity ?? 0) > 0.99);
  const begun = layersAt(TRAILER_FRAMES - DISSOLVE_FRAMES).at(-1);
  assert.equal(begun?.frame, 0);
  assert.ok((begun?.opacity ?? 1) < 0.01);
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

test('the tracked smash runs eight times slower than it was, from before contact to after landing', () => {
  const [first = 0, second = 0] = TRACK_SHOT.times;
  assert.ok(Math.abs((second - first) * FILM_FRAMES_PER_SECOND * SLOW_MOTION - 1) < 1e-9);
  assert.ok(first < SMASH_AT_S && (TRACK_SHOT.times.at(-1) ?? 0) > LANDING_AT_S);
});

test('the trail is drawn at the same pace, and to its end', () => {
  const stepS = drawnUntilS(41) - drawnUntilS(40);
  assert.ok(Math.abs(stepS * FILM_FRAMES_PER_SECOND * SLOW_MOTION - 1) < 1e-9);
  assert.equal(drawnUntilS(0), SMASH_AT_S);
  assert.equal(drawnUntilS(READ_SHOT.times.length - DISSOLVE_FRAMES - 20), LANDING_AT_S);
});

test('the poster is the last view with the whole trail, the social pictures have it over the net', () => {
  const trailOf = (name: string): number | null =>
    STILLS.find((still) => still.name === name)?.view(0).trailS ?? null;
  assert.equal(trailOf('trailer-poster'), LANDING_AT_S);
  for (const name of ['smash-wide', 'smash-tall']) {
    const { positionM } = shuttleAt(trailOf(name) ?? 0);
    assert.ok(positionM[0] > 0 && positionM[1] > 0, name);
  }
});
