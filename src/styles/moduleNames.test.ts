import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';

test('no two CSS modules have the same file name, after which their classes are named', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  assert.ok(names.length > 30);
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});
