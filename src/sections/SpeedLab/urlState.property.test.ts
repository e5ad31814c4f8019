import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../../tests/support/arbitraries.ts';
import { FRAME_RATES_FPS } from '../../lib/flight/frameRates.ts';
import { clampToRange, DEFAULT_SMASH, RANGES } from './labSettings.ts';
import { readSmash, withSmash } from './urlState.ts';

test('a link restores the smash it was made from, and keeps the rest of the query', () => {
  const smash = { speedKmh: 493, heightM: 2.9, angleDeg: 13.3, fps: 240 };
  const query = withSmash('?utm=a%20b&heightM=9&speedKmhs=1&&fps&c', smash);
  const expected = '?utm=a%20b&speedKmhs=1&c&speedKmh=493&heightM=2.9&angleDeg=13.3&fps=240';
  assert.equal(query, expected);
  assert.deepEqual(readSmash(query), smash);
});

test('uses the default for missing values and clamps values out of range', () => {
  for (const query of ['', '?speedKmh=&heightM=abc&angleDeg=NaN&fps=59'])
    assert.deepEqual(readSmash(query), DEFAULT_SMASH);
  const clamped = { speedKmh: 600, heightM: 1.5, angleDeg: 25, fps: 60 };
  assert.deepEqual(readSmash('?speedKmh=1e9&heightM=-4&angleDeg=Infinity'), clamped);
});

test('rounds values to the steps of their sliders', () => {
  assert.equal(readSmash('?heightM=2.73333').heightM, 2.75);
  assert.equal(readSmash('?heightM=2.77777').heightM, 2.8);
});

test('reads a smash within the ranges from any query', () => {
  const value = fc.oneof(
    arbitraryText,
    fc.double().map(String),
    fc.constantFrom('1e999', '-0', '0x1'),
  );
  const query = fc.oneof(
    arbitraryText,
    fc
      .tuple(value, value, value, value)
      .map(([a, b, c, d]) => `?speedKmh=${a}&heightM=${b}&angleDeg=${c}&fps=${d}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      const smash = readSmash(text);
      for (const key of ['speedKmh', 'heightM', 'angleDeg'] as const) {
        assert.ok(smash[key] >= RANGES[key].min && smash[key] <= RANGES[key].max);
        assert.equal(smash[key], clampToRange(key, smash[key]));
      }
      assert.ok((FRAME_RATES_FPS as readonly number[]).includes(smash.fps));
      assert.deepEqual(readSmash(withSmash(text, smash)), smash);
    }),
  );
});
