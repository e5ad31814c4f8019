import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hostileText } from '../../../../dev/hostileText.ts';
import { FRAME_RATES_FPS } from '../frameRates.ts';
import { readSmash, withSmash } from './address.ts';
import { FIRST_SMASH, fit, RANGES } from './smash.ts';

test('a link opens the smash it was made of', () => {
  const smash = { speedKmh: 493, heightM: 2.9, angleDeg: 13.3, fps: 240 };
  assert.equal(withSmash('', smash), '?speedKmh=493&heightM=2.9&angleDeg=13.3&fps=240');
  assert.deepEqual(readSmash(withSmash('?a=%20b&speedKmh=1', smash)), smash);
});

test('everything else in the query stays as it is written', () => {
  const query = withSmash('?utm=a%20b&heightM=9&speedKmhs=1&&c', FIRST_SMASH);
  assert.ok(query.startsWith('?utm=a%20b&speedKmhs=1&c&speedKmh=320&'), query);
});

test('nothing in the query is the example, and what is too far is brought in', () => {
  assert.deepEqual(readSmash(''), FIRST_SMASH);
  assert.deepEqual(readSmash('?speedKmh=&heightM=abc&angleDeg=NaN&fps=59'), FIRST_SMASH);
  const { speedKmh, heightM, angleDeg } = readSmash('?speedKmh=1e9&heightM=-4&angleDeg=Infinity');
  assert.deepEqual([speedKmh, heightM, angleDeg], [600, 1.5, 25]);
  assert.equal(readSmash('?speedKmh=320.4').speedKmh, 320);
});

test('any query at all gives a smash within what can be set', () => {
  const value = fc.oneof(
    hostileText,
    fc.double().map(String),
    fc.constantFrom('1e999', '-0', '0x1'),
  );
  const query = fc.oneof(
    hostileText,
    fc
      .tuple(value, value, value, value)
      .map(([a, b, c, d]) => `?speedKmh=${a}&heightM=${b}&angleDeg=${c}&fps=${d}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      const smash = readSmash(text);
      for (const key of ['speedKmh', 'heightM', 'angleDeg'] as const) {
        assert.ok(smash[key] >= RANGES[key].min && smash[key] <= RANGES[key].max);
        assert.equal(smash[key], fit(key, smash[key]));
      }
      assert.ok((FRAME_RATES_FPS as readonly number[]).includes(smash.fps));
      assert.deepEqual(readSmash(withSmash(text, smash)), smash);
    }),
  );
});
