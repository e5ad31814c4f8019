import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

test('npm scripts run the Node version of .node-version', async () => {
  const version = (await readFile('.node-version', 'utf8')).trim();
  assert.equal((await readJson('package.json')).devDependencies.node, version);
  assert.equal(process.versions.node, version);
});

for (const folder of ['.', 'media'])
  test(`${folder}: every package is pinned, has a hash and comes from the public registry`, async () => {
    const { packages } = await readJson(`${folder}/package-lock.json`);
    const { '': root, ...installed } = packages;
    for (const [name, version] of Object.entries({ ...root.dependencies, ...root.devDependencies }))
      assert.match(String(version), /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name);
    assert.ok(Object.keys(installed).length > 0);
    for (const [path, lockedPackage] of Object.entries<Record<string, string>>(installed)) {
      const { integrity, resolved } = lockedPackage;
      assert.match(integrity ?? '', /^sha512-/, path);
      // Without a URL, it comes from the registry that npm is configured for.
      if (resolved) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, path);
    }
  });
