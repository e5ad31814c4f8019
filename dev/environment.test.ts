import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEmailOrigin, readSetting } from './environment.ts';

const NAME = 'PUBLIC_SETTING_OF_THIS_TEST';

test('a setting comes from the process, then from the files of a build; spaces are nothing', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  t.after(() => rm(folder, { recursive: true }));
  assert.equal(readSetting(NAME, folder), undefined);
  // Each of these goes before the ones above it.
  for (const file of ['.env', '.env.local', '.env.production', '.env.production.local']) {
    await writeFile(join(folder, file), `${NAME}=" from ${file} "\n`);
    assert.equal(readSetting(NAME, folder), `from ${file}`);
  }
  process.env[NAME] = 'from the process';
  t.after(() => delete process.env[NAME]);
  assert.equal(readSetting(NAME, folder), 'from the process');
  process.env[NAME] = '  ';
  assert.equal(readSetting(NAME, folder), undefined);
});

test('the files of the development server are not a build’s', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '.env.development'), `${NAME}=development\n`);
  assert.equal(readSetting(NAME, folder), undefined);
});

test('messages go to an origin, or to the site itself: anything else is no setting', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  t.after(() => rm(folder, { recursive: true }));
  assert.equal(readEmailOrigin(folder), 'https://api.emailjs.com');
  const set = (value: string) =>
    writeFile(join(folder, '.env'), `PUBLIC_EMAILJS_ORIGIN=${value}\n`);
  for (const origin of ['/', 'https://mail.example', 'http://localhost:8080']) {
    await set(origin);
    assert.equal(readEmailOrigin(folder), origin);
  }
  for (const wrong of ['api.emailjs.com', 'https://api.emailjs.com/', '//mail.example', 'data:,']) {
    await set(wrong);
    assert.throws(() => readEmailOrigin(folder), /has to be like https:/);
  }
});
