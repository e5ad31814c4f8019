import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { scopedName } from './styleNames.ts';

test('a class is named after its file', () => {
  assert.equal(scopedName('title', '/src/sections/Steps.module.css'), 'Steps-title');
  assert.equal(scopedName('title', '/src/Steps.module.css?used'), 'Steps-title');
});

test('no two style modules have the same name, so no two classes have', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  assert.ok(names.length > 30);
  assert.equal(new Set(names).size, names.length);
});
