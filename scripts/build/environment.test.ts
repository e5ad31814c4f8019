import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEmailOrigin, readSetting } from './environment.ts';

const NAME = 'PUBLIC_SETTING_OF_THIS_TEST';

test('reads a setting from the .env files of a production build; the environment overrides', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '.env.development'), `${NAME}=development\n`);
  assert.equal(readSetting(NAME, folder), undefined);
  await writeFile(join(folder, '.env.production'), `${NAME}=" from a file "\n`);
  assert.equal(readSetting(NAME, folder), 'from a file');
  process.env[NAME] = '  ';
  t.after(() => delete process.env[NAME]);
  assert.equal(readSetting(NAME, folder), undefined);
});

test('accepts an origin or "/" for the email service, and nothing else', (t) => {
  t.after(() => delete process.env.PUBLIC_EMAILJS_ORIGIN);
  const read = (origin: string) => {
    process.env.PUBLIC_EMAILJS_ORIGIN = origin;
    return readEmailOrigin();
  };
  assert.equal(read(''), 'https://api.emailjs.com');
  for (const origin of ['/', 'https://mail.example', 'http://localhost:8080'])
    assert.equal(read(origin), origin);
  for (const wrong of ['api.emailjs.com', 'https://api.emailjs.com/', '//mail.example', 'data:,'])
    assert.throws(() => read(wrong), /has to be like https:/);
});
