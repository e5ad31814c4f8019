import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<
    Record<string, Manifest & { version?: string; integrity?: string; resolved?: string }>
  >;
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

test('scripts run the Node that is developed with, whatever Node runs npm', async () => {
  const { devDependencies } = (await read('package.json')) as Manifest;
  const wanted = (await readFile('.nvmrc', 'utf8')).trim();
  assert.equal(devDependencies?.node, wanted);
  assert.equal(process.versions.node, wanted);
});

for (const folder of ['.', 'media']) {
  test(`${folder}: every package is pinned to one version`, async () => {
    const manifest = (await read(`${folder}/package.json`)) as Manifest;
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    assert.ok(Object.keys(wanted).length > 0);
    for (const [name, version] of Object.entries(wanted))
      assert.match(version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/, name);
  });

  test(`${folder}: the lock is of this package.json, and knows every file by its hash`, async () => {
    const manifest = (await read(`${folder}/package.json`)) as Manifest;
    const { lockfileVersion, packages } = (await read(`${folder}/package-lock.json`)) as Lock;
    assert.equal(lockfileVersion, 3);
    const { '': root, ...installed } = packages;
    assert.deepEqual(root?.dependencies, manifest.dependencies);
    assert.deepEqual(root?.devDependencies, manifest.devDependencies);
    for (const [path, { version, integrity, resolved }] of Object.entries(installed)) {
      assert.match(version ?? '', /^\d+\.\d+\.\d+/, path);
      assert.match(integrity ?? '', /^sha512-[\w+/]{86}==$/, path);
      // Left out, it is the registry of whoever installs.
      if (resolved) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, path);
    }
  });
}
