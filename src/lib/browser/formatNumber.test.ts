import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber } from './formatNumber.ts';

test('a number has the decimal sign of the language, and as many digits as asked for', () => {
  assert.equal(formatNumber(2.8, 2, 'en'), '2.80');
  assert.equal(formatNumber(2.8, 2, 'de'), '2,80');
  assert.equal(formatNumber(1234.5678, 1, 'da'), '1234,6');
  assert.equal(formatNumber(9.25, 2, 'th'), '9.25');
});
