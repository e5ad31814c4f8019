import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../i18n/content.ts';
import { listMeasuredSpeeds } from './measuredSpeeds.ts';

test('measured speeds ascend, wherever their lines stand', () => {
  const speedsKmh = listMeasuredSpeeds(english).map(({ speedKmh }) => speedKmh);
  assert.deepEqual(
    speedsKmh,
    speedsKmh.toSorted((a, b) => a - b),
  );
});
