import assert from 'node:assert/strict';
import { test } from 'node:test';
import face from '../assets/display-face.json' with { type: 'json' };
import { advanceEm } from './displayFace.ts';

test('at a master the advance is the one the face has', () => {
  const [narrow, regular, wide] = face.advancesEm.H;
  assert.equal(advanceEm('H', 50), narrow);
  assert.equal(advanceEm('H', 100), regular);
  assert.equal(advanceEm('H', 150), wide);
});

test('between masters it lies on the straight line', () => {
  assert.ok(Math.abs(advanceEm('w', 75) - (advanceEm('w', 50) + advanceEm('w', 100)) / 2) < 1e-9);
  assert.ok(Math.abs(advanceEm('w', 140) - (advanceEm('w', 130) + advanceEm('w', 150)) / 2) < 1e-9);
});

test('a letter the face does not have still takes room', () => {
  assert.ok(advanceEm('ж', 50) > 0.2);
  assert.ok(advanceEm('ж', 150) > advanceEm('ж', 50));
});
