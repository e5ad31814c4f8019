import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { STALL_TIMEOUT_MS, sendEmail, TOTAL_TIMEOUT_MS } from './emailjs.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };

/**
 * Sends an email, while the clock stands still, to a service that answers in parts when the test says
 * so, or never.
 * @returns `result` holds how sending ended, once it has
 */
function sendSlowly({ mock }: TestContext, isSilent: boolean) {
  mock.timers.enable({ apis: ['setTimeout'] });
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  mock.method(globalThis, 'fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      body?.error(signal.reason);
    });
    if (!isSilent) resolve(new Response(stream));
    return promise;
  });
  const result: object[] = [];
  sendEmail(ids, {}, '/').then(
    (resolved) => result.push({ resolved }),
    (rejected) => result.push({ rejected }),
  );
  const answer = (text: string) => {
    body?.enqueue(new TextEncoder().encode(text));
    return setImmediate();
  };
  const wait = (ms: number) => {
    mock.timers.tick(ms);
    return setImmediate();
  };
  return { result, answer, wait, end: () => body?.close() };
}

const NO_ANSWER = { rejected: { status: 0, text: '' } };

for (const isSilent of [true, false])
  test(`no data for 15 s is a rejection with status 0 (silent: ${isSilent})`, async (t) => {
    const { result, answer, wait } = sendSlowly(t, isSilent);
    await answer('O');
    await wait(STALL_TIMEOUT_MS - 1);
    assert.deepEqual(result, []);
    await wait(1);
    assert.deepEqual(result, [NO_ANSWER]);
  });

for (const isEnding of [true, false])
  test(`each part restarts the timeout, but not that of all (end: ${isEnding})`, async (t) => {
    assert.deepEqual([STALL_TIMEOUT_MS, TOTAL_TIMEOUT_MS], [15_000, 60_000]);
    const { result, answer, wait, end } = sendSlowly(t, false);
    await answer('');
    for (let part = 0; part < 4; part++) {
      await wait(STALL_TIMEOUT_MS - 1);
      await answer('O');
    }
    assert.deepEqual(result, []);
    if (isEnding) end();
    await wait(TOTAL_TIMEOUT_MS - 4 * (STALL_TIMEOUT_MS - 1));
    assert.deepEqual(result, [isEnding ? { resolved: { status: 200, text: 'OOOO' } } : NO_ANSWER]);
  });

test('the path is appended to the origin, with one slash', async ({ mock }) => {
  const request = mock.method(globalThis, 'fetch', async () => new Response('OK'));
  const origins = ['/', 'https://api.emailjs.com', 'https://api.emailjs.com/'];
  for (const origin of origins) await sendEmail(ids, {}, origin);
  const path = '/api/v1.0/email/send';
  const requested = request.mock.calls.map(({ arguments: [url] }: { arguments: unknown[] }) => url);
  const absolute = `https://api.emailjs.com${path}`;
  assert.deepEqual(requested, [path, absolute, absolute]);
});
