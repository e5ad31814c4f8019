import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { EMAIL_SETTINGS } from './environment.ts';

/** Starts the preview with one value for all EmailJS settings, and reads its output line by line. */
function startPreview(t: TestContext, setting: string, environment: NodeJS.ProcessEnv = {}) {
  const settings = Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, setting]));
  const child = spawn(process.execPath, ['scripts/preview.ts', '.test/preview'], {
    env: { ...process.env, ...settings, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async function waitFor(pattern: RegExp): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The preview ended without printing ${pattern}`);
      const match = pattern.exec(value);
      if (match) return match[0];
    }
  };
}

function send(siteUrl: string): Promise<Response> {
  const body = JSON.stringify({
    user_id: 'local_public_key',
    service_id: 'local_service',
    template_id: 'local_template',
    template_params: { name: 'Mei', message: 'Does this arrive?' },
  });
  return fetch(`${siteUrl}/api/v1.0/email/send`, { method: 'POST', body });
}

// Each of these tests builds the site.
const options = { timeout: 150_000 };

test('without EmailJS settings an email is printed and saved as a file', options, async (t) => {
  const waitFor = startPreview(t, '');
  const url = await waitFor(/http:\/\/localhost:\d+/);
  assert.match(await (await fetch(url)).text(), /connect-src 'self';/);
  assert.equal(await (await send(url)).text(), 'OK');
  const file = await waitFor(/\.emails\/\S+\.json/);
  t.after(() => rm(file));
  await waitFor(/Does this arrive\?/);
  assert.match(await readFile(file, 'utf8'), /Does this arrive\?/);
});

test('with EmailJS settings the site sends to EmailJS', options, async (t) => {
  const origin = { PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com' };
  const url = await startPreview(t, 'set', origin)(/http:\/\/localhost:\d+/);
  const html = await (await fetch(url)).text();
  assert.match(html, /connect-src 'self' https:\/\/api\.emailjs\.com;/);
  assert.equal((await send(url)).status, 405);
});
