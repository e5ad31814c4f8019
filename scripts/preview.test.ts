/**
 * What `npm start` does with and without an EmailJS account, in a copy of the project whose build is
 * replaced, because it takes long. The browser tests use sites that are really built so.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { SEND_PATH } from '../src/sections/Contact/emailjs.ts';
import { copyProject } from '../tests/projectCopy.ts';
import { EMAIL_SETTINGS } from './environment.ts';
import { MOCK_EMAIL_SETTINGS } from './mockEmailService.ts';

/** Stands in for the build: writes a page that is the settings it was given. */
const STAND_IN = `import { mkdirSync, writeFileSync } from 'node:fs';
  export async function buildSite(folder: string, settings: object) {
    mkdirSync(folder);
    writeFileSync(folder + '/index.html', JSON.stringify(settings));
  }`;

/** Starts the preview with one value for all EmailJS settings, and sends it an email. */
async function startPreview(t: TestContext, setting: string) {
  const folder = await copyProject('preview', { 'scripts/build.ts': STAND_IN });
  const settings = Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, setting]));
  const env = { ...process.env, ...settings, PORT: '0' };
  const child = spawn(process.execPath, ['scripts/preview.ts'], { cwd: folder, env });
  t.after(() => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const waitFor = (pattern: RegExp): Promise<string> => {
    const find = () =>
      pattern.exec(output)?.[0] ?? assert.fail(`There is no ${pattern} in: ${output}`);
    return t.waitFor(find, { timeout: 60_000 });
  };
  const url = await waitFor(/http:\/\/localhost:\d+/);
  const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
  const body = JSON.stringify({ ...ids, template_params: { message: 'Does this arrive?' } });
  const { status } = await fetch(url + SEND_PATH, { method: 'POST', body });
  const buildSettings = await (await fetch(url)).json();
  return { folder, waitFor, buildSettings, status };
}

test('without EmailJS settings an email is printed and saved as a file', async (t) => {
  const { folder, waitFor, buildSettings, status } = await startPreview(t, '');
  assert.deepEqual([buildSettings, status], [MOCK_EMAIL_SETTINGS, 200]);
  const file = await waitFor(/\.emails\/\S+\.json/);
  await waitFor(/Does this arrive\?/);
  assert.match(await readFile(join(folder, file), 'utf8'), /Does this arrive\?/);
});

test('with EmailJS settings the site is built with those, and takes no email', async (t) => {
  const { buildSettings, status } = await startPreview(t, 'set');
  assert.deepEqual([buildSettings, status], [{}, 405]);
});
