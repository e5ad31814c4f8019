import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scatterStars } from './stars.ts';

test('there are at least 20 stars', () => {
  assert.deepEqual(
    scatterStars(19).map(({ length }) => length),
    [12, 8],
  );
});
