import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { EMAIL_SETTINGS } from './environment.ts';

/** Every setting of the account with the same value. */
const settings = (value: string) => Object.fromEntries(EMAIL_SETTINGS.map((name) => [name, value]));

/** Starts the preview as `npm start` does, on any free port. */
function startPreview(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['dev/preview.ts', '.test/preview'], {
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** Reads on in the terminal's output until a line matches. */
    async waitFor(pattern: RegExp): Promise<string> {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The preview ended without printing ${pattern}`);
        const match = pattern.exec(value);
        if (match) return match[0];
      }
    },
    async stop(): Promise<void> {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    },
  };
}

const message = JSON.stringify({
  user_id: 'local_public_key',
  service_id: 'local_service',
  template_id: 'local_template',
  template_params: { name: 'Mei', message: 'Is this the mailbox?' },
});

const send = (url: string) =>
  fetch(`${url}/api/v1.0/email/send`, { method: 'POST', body: message });

// It builds the site twice.
test('without settings a message is printed and kept as a file; with them it is EmailJS', {
  timeout: 300_000,
}, async (t) => {
  const local = startPreview(settings(''));
  t.after(local.stop);
  const url = await local.waitFor(/http:\/\/localhost:\d+/);
  assert.match(await (await fetch(url)).text(), /connect-src 'self';/);
  assert.equal(await (await send(url)).text(), 'OK');
  const file = await local.waitFor(/\.mailbox\/\S+\.json/);
  await local.waitFor(/Is this the mailbox\?/);
  assert.match(await readFile(file, 'utf8'), /Is this the mailbox\?/);
  await rm(file);

  const withAccount = startPreview({
    ...settings('set'),
    PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  });
  t.after(withAccount.stop);
  const otherUrl = await withAccount.waitFor(/http:\/\/localhost:\d+/);
  assert.match(
    await (await fetch(otherUrl)).text(),
    /connect-src 'self' https:\/\/api\.emailjs\.com;/,
  );
  assert.equal((await send(otherUrl)).status, 405);
});
