import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLengths } from './seoLimits.ts';

test('a title may have 60 characters, a description 155', () => {
  checkLengths('t'.repeat(60), 'd'.repeat(155));
  assert.throws(() => checkLengths('t'.repeat(61), ''), /title "t+" has 61 characters/);
  assert.throws(() => checkLengths('', 'd'.repeat(156)), /description "d+" has 156 characters/);
});
