/**
 * What `npm start` does with and without an EmailJS account, in a copy of the project whose build is
 * replaced, because it takes long. The other tests use sites that are really built so.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { EMAIL_SETTINGS } from '../scripts/build/environment.ts';
import { MOCK_EMAIL_SETTINGS } from '../scripts/mockEmailService.ts';
import { SEND_PATH } from '../src/sections/Contact/emailjs.ts';
import { copyProject } from './support/projectCopy.ts';

/** Writes a page that is the settings it was given, and the 404 page that every site has. */
const MOCK_BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
  export async function buildSite(folder: string, settings: object) {
    mkdirSync(folder);
    writeFileSync(folder + '/index.html', JSON.stringify(settings));
    writeFileSync(folder + '/404.html', '');
  }`;

type Start = (setting: string) => Promise<{
  folder: string;
  readOutput: () => string;
  buildSettings: unknown;
  status: number;
}>;

const test = base.extend<{ startPreview: Start }>({
  /** Starts the preview with one value for all EmailJS settings, and sends it an email. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  startPreview: async ({}, use, { title }) => {
    let end = () => {};
    await use(async (setting) => {
      const folder = await copyProject(`preview-${title.split(' ', 1)}`, {
        'scripts/buildSite.ts': MOCK_BUILD,
      });
      const settings = Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, setting]));
      const env = { ...process.env, ...settings, PORT: '0' };
      const preview = spawn(process.execPath, ['scripts/preview.ts'], { cwd: folder, env });
      end = () => void preview.kill();
      let output = '';
      for (const stream of [preview.stdout, preview.stderr])
        stream.on('data', (part) => {
          output += part;
        });
      await expect.poll(() => output).toMatch(/http:\/\/localhost:\d+/);
      const [url = ''] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };
      const body = JSON.stringify({ ...ids, template_params: { message: 'Does this arrive?' } });
      const { status } = await fetch(url + SEND_PATH, { method: 'POST', body });
      const buildSettings = await (await fetch(url)).json();
      return { folder, readOutput: () => output, buildSettings, status };
    });
    end();
  },
});

test('without EmailJS settings an email is printed and saved as a file', async ({
  startPreview,
}) => {
  const { folder, readOutput, buildSettings, status } = await startPreview('');
  expect([buildSettings, status]).toEqual([MOCK_EMAIL_SETTINGS, 200]);
  await expect.poll(readOutput).toMatch(/\.emails\/\S+\.json/);
  await expect.poll(readOutput).toContain('Does this arrive?');
  const [file = ''] = /\.emails\/\S+\.json/.exec(readOutput()) ?? [];
  expect(await readFile(join(folder, file), 'utf8')).toContain('Does this arrive?');
});

test('with EmailJS settings the site is built with those, and takes no email', async ({
  startPreview,
}) => {
  const { buildSettings, status } = await startPreview('set');
  expect([buildSettings, status]).toEqual([{}, 405]);
});
