import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeft } from './progress.ts';

test('the time left is in seconds, and in minutes from a minute and a half on', () => {
  assert.equal(timeLeft(300), '1 s left');
  assert.equal(timeLeft(90_000), '90 s left');
  assert.equal(timeLeft(90_001), '2 min left');
  assert.equal(timeLeft(600_000), '10 min left');
});
