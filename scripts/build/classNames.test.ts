import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { generateScopedName } from './classNames.ts';

test('a class is named after its CSS module, of which no two have the same name', () => {
  assert.equal(generateScopedName('title', '/src/Steps.module.css?used'), 'Steps-title');
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  assert.ok(names.length > 30);
  assert.equal(new Set(names).size, names.length);
});
