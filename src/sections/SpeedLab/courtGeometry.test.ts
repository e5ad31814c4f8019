import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFENDER_M, isBehindDefender } from './courtGeometry.ts';
import { analyzeFlight } from './flightAnalysis.ts';
import { DEFAULT_SMASH } from './labSettings.ts';

test('the first smash is behind the defender from her racket until it lands', () => {
  const { frames } = analyzeFlight(DEFAULT_SMASH);
  const hidden = frames.filter(isBehindDefender);
  assert.ok(hidden.length > 5, `${hidden.length} frames`);
  assert.ok(hidden.every(({ xM }) => xM > DEFENDER_M[0]));
  const landing = frames.at(-1);
  assert.ok(landing && landing.xM > DEFENDER_M[0] && !isBehindDefender(landing));
});

test('a shuttle before the defender, above her head or beyond her heel is in sight', () => {
  const [racketM, heelM] = DEFENDER_M;
  assert.equal(isBehindDefender({ xM: 3.5, yM: 0.5 }), true);
  assert.equal(isBehindDefender({ xM: racketM - 0.1, yM: 0.5 }), false);
  assert.equal(isBehindDefender({ xM: 3.5, yM: 1.6 }), false);
  assert.equal(isBehindDefender({ xM: heelM + 0.1, yM: 0.5 }), false);
});
