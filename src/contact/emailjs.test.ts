import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STALL_TIMEOUT_MS, sendEmail, TOTAL_TIMEOUT_MS } from './emailjs.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A service whose answer comes in parts when the test says so, until it is aborted. */
function mockService() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const service: typeof fetch = async (_url, init) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
    });
    init?.signal?.addEventListener('abort', () => body?.error(init.signal?.reason));
    return new Response(stream);
  };
  const answer = async (text: string) => {
    body?.enqueue(new TextEncoder().encode(text));
    await settle();
  };
  return { service, answer, end: () => body?.close() };
}

/** A service that never answers. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

for (const service of ['silent', 'begun'])
  test(`no data for 15 s is a rejection with status 0 (${service})`, async ({ mock }) => {
    const begun = mockService();
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(globalThis, 'fetch', service === 'begun' ? begun.service : silent);
    const failures: unknown[] = [];
    sendEmail(ids, {}, '/').catch((failure) => failures.push(failure));
    await begun.answer('O');
    mock.timers.tick(STALL_TIMEOUT_MS - 1);
    await settle();
    assert.deepEqual(failures, []);
    mock.timers.tick(1);
    await settle();
    assert.deepEqual(failures, [{ status: 0, text: '' }]);
  });

for (const isEnding of [true, false])
  test(`each part restarts the timeout, but not that of all (end: ${isEnding})`, async ({
    mock,
  }) => {
    assert.deepEqual([STALL_TIMEOUT_MS, TOTAL_TIMEOUT_MS], [15_000, 60_000]);
    mock.timers.enable({ apis: ['setTimeout'] });
    const { service, answer, end } = mockService();
    mock.method(globalThis, 'fetch', service);
    const sending = sendEmail(ids, {}, '/');
    await answer('');
    for (let part = 0; part < 4; part++) {
      mock.timers.tick(STALL_TIMEOUT_MS - 1);
      await answer('O');
    }
    if (isEnding) {
      end();
      assert.deepEqual(await sending, { status: 200, text: 'OOOO' });
    } else {
      mock.timers.tick(TOTAL_TIMEOUT_MS - 4 * (STALL_TIMEOUT_MS - 1));
      await assert.rejects(sending, { status: 0, text: '' });
    }
  });

test('the path is appended to the origin, with one slash', async ({ mock }) => {
  const request = mock.method(globalThis, 'fetch', async () => new Response('OK'));
  for (const [origin, url] of [
    ['/', '/api/v1.0/email/send'],
    ['https://api.emailjs.com', 'https://api.emailjs.com/api/v1.0/email/send'],
    ['https://api.emailjs.com/', 'https://api.emailjs.com/api/v1.0/email/send'],
  ] as const) {
    await sendEmail(ids, {}, origin);
    const [target]: unknown[] = request.mock.calls.at(-1)?.arguments ?? [];
    assert.equal(target, url);
  }
});

test('the ids are required in the order user, service, template, before anything is sent', ({
  mock,
}) => {
  mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'));
  const none = { userId: '', serviceId: '', templateId: '' };
  assert.throws(() => sendEmail(none, {}, '/'), /^The user ID is required/);
  assert.throws(() => sendEmail({ ...none, userId: 'u' }, {}, '/'), /^The service ID is/);
  assert.throws(() => sendEmail({ ...ids, templateId: '' }, {}, '/'), /^The template ID is/);
});
