import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_MS, sendEmail, TIMEOUT_MS } from './emailjs.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };

/** A timer whose time comes when the test says so. */
function handTimer() {
  const waiting = new Map<number, { run: () => void; delayMs: number }>();
  let last = 0;
  return {
    waiting,
    set(run: () => void, delayMs: number) {
      last += 1;
      waiting.set(last, { run, delayMs });
      return last;
    },
    clear(timer: unknown) {
      waiting.delete(timer as number);
    },
  };
}

/** A service that never answers, but notices when it is hung up on. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** How long each running timer was set for, in ms. */
const running = ({ waiting }: ReturnType<typeof handTimer>) =>
  [...waiting.values()].map(({ delayMs }) => delayMs).sort((a, b) => a - b);

/** An answer whose text comes when the test says so. */
function drippingAnswer() {
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
  const drip = async (text: string) => {
    body?.enqueue(new TextEncoder().encode(text));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { service, drip, end: () => body?.close() };
}

for (const [delayMs, what] of [
  [TIMEOUT_MS, 'silence until the time-out'],
  [LONGEST_MS, 'the longest time an answer may take'],
] as const) {
  test(`${what} ends in a rejection with status 0`, async () => {
    const timer = handTimer();
    const sending = sendEmail(ids, {}, { origin: '/', fetch: silent, timer });
    assert.deepEqual(running(timer), [15_000, 60_000]);
    [...timer.waiting.values()].find((waiting) => waiting.delayMs === delayMs)?.run();
    await assert.rejects(sending, { status: 0, text: '' });
    assert.equal(timer.waiting.size, 0);
  });
}

test('an answer that comes in drips is not silent, and is read to its end', async () => {
  const timer = handTimer();
  const { service, drip, end } = drippingAnswer();
  const sending = sendEmail(ids, {}, { origin: '/', fetch: service, timer });
  await drip('O');
  const [, beforeDrip] = timer.waiting.keys();
  await drip('K');
  const [, afterDrip] = timer.waiting.keys();
  assert.notEqual(beforeDrip, afterDrip, 'each drip starts the silence anew');
  assert.deepEqual(running(timer), [15_000, 60_000]);
  end();
  assert.deepEqual(await sending, { status: 200, text: 'OK' });
  assert.equal(timer.waiting.size, 0);
});

test('an answer whose text never ends is a rejection too', async () => {
  const timer = handTimer();
  const { service, drip } = drippingAnswer();
  const sending = sendEmail(ids, {}, { origin: '/', fetch: service, timer });
  await drip('O');
  for (const { run } of timer.waiting.values()) run();
  await assert.rejects(sending, { status: 0, text: '' });
});

test('an answer stops the clock', async () => {
  const timer = handTimer();
  const options = { origin: '/', fetch: async () => new Response('OK'), timer };
  assert.deepEqual(await sendEmail(ids, {}, options), { status: 200, text: 'OK' });
  assert.equal(timer.waiting.size, 0);
});

for (const [origin, url] of [
  ['/', '/api/v1.0/email/send'],
  ['https://api.emailjs.com', 'https://api.emailjs.com/api/v1.0/email/send'],
  ['https://api.emailjs.com/', 'https://api.emailjs.com/api/v1.0/email/send'],
] as const) {
  test(`the origin ${origin} leads to ${url}`, async () => {
    const asked: unknown[] = [];
    const service: typeof fetch = async (target) => {
      asked.push(target);
      return new Response('OK');
    };
    await sendEmail(ids, {}, { origin, fetch: service });
    assert.deepEqual(asked, [url]);
  });
}

test('the ids are asked for in the order user, service, template, before anything is sent', () => {
  const options = { origin: '/', fetch: () => assert.fail('nothing may be sent') };
  const nothing = { userId: '', serviceId: '', templateId: '' };
  assert.throws(() => sendEmail(nothing, {}, options), /^The user ID is required/);
  assert.throws(
    () => sendEmail({ ...nothing, userId: 'u' }, {}, options),
    /^The service ID is required/,
  );
  assert.throws(
    () => sendEmail({ ...ids, templateId: '' }, {}, options),
    /^The template ID is required/,
  );
});
