import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { generateScopedName } from './classNames.ts';

test('a class name starts with the name of its CSS module', () => {
  assert.equal(generateScopedName('title', '/src/sections/Steps.module.css'), 'Steps-title');
  assert.equal(generateScopedName('title', '/src/Steps.module.css?used'), 'Steps-title');
});

test('no two CSS modules have the same name, and so no two classes', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  assert.ok(names.length > 30);
  assert.equal(new Set(names).size, names.length);
});
