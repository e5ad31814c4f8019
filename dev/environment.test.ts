import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSetting } from './environment.ts';

const NAME = 'PUBLIC_SETTING_OF_THIS_TEST';

test('a setting comes from the process, then from the file; spaces are nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  const file = join(folder, '.env');
  assert.equal(readSetting(NAME, file), undefined);
  await writeFile(file, `${NAME}="from the file"\n`);
  assert.equal(readSetting(NAME, file), 'from the file');
  process.env[NAME] = 'from the process';
  assert.equal(readSetting(NAME, file), 'from the process');
  process.env[NAME] = '  ';
  assert.equal(readSetting(NAME, file), undefined);
  delete process.env[NAME];
  await rm(folder, { recursive: true });
});
