/** What `npm start` does without an EmailJS account, in a copy of the project, where it leaves its files. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMAIL_SETTINGS } from '../scripts/build/environment.ts';
import { MESSAGE } from './support/contactFormPage.ts';
import { expect, test } from './support/fixtures.ts';
import { copyProject } from './support/projectCopy.ts';

test('npm start serves the site, and prints and keeps what its form sends', async ({ form }) => {
  const folder = await copyProject('preview');
  const noAccount = Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, '']));
  const env = { ...process.env, ...noAccount, PORT: '0' };
  // Ended with this test, however that ends.
  using preview = spawn(process.execPath, ['scripts/preview.ts'], { cwd: folder, env });
  let output = '';
  for (const stream of [preview.stdout, preview.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const readAddress = () => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  // It builds the site first.
  await expect.poll(readAddress, { timeout: 120_000 }).not.toBe('');
  await form.open(readAddress());
  await form.fill();
  await form.send('sent');
  await expect.poll(() => output).toContain(MESSAGE.Message);
  const [file = ''] = /\.emails\/\S+\.json/.exec(output) ?? [];
  expect(await readFile(join(folder, file), 'utf8')).toContain(MESSAGE.Message);
});
