import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEmailClient, TIMEOUT_MS } from './emailjs.ts';

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

test('silence until the time-out is a rejection with status 0', async () => {
  const timer = handTimer();
  const sending = createEmailClient({ origin: '/', fetch: silent, timer }).send(ids, {});
  const [timeout] = timer.waiting.values();
  assert.equal(timeout?.delayMs, TIMEOUT_MS);
  assert.equal(TIMEOUT_MS, 15_000);
  timeout?.run();
  await assert.rejects(sending, { status: 0, text: '' });
  assert.equal(timer.waiting.size, 0);
});

test('an answer whose text never ends is a rejection too', async () => {
  const timer = handTimer();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const endless: typeof fetch = async (_url, init) => {
    const text = () =>
      new Promise<string>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        begin();
      });
    return Object.assign(new Response(), { text });
  };
  const sending = createEmailClient({ origin: '/', fetch: endless, timer }).send(ids, {});
  await begun;
  for (const { run } of timer.waiting.values()) run();
  await assert.rejects(sending, { status: 0, text: '' });
});

test('an answer stops the clock', async () => {
  const timer = handTimer();
  const client = createEmailClient({ origin: '/', fetch: async () => new Response('OK'), timer });
  assert.deepEqual(await client.send(ids, {}), { status: 200, text: 'OK' });
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
    await createEmailClient({ origin, fetch: service }).send(ids, {});
    assert.deepEqual(asked, [url]);
  });
}

test('the ids are asked for in the order user, service, template, before anything is sent', () => {
  const client = createEmailClient({
    origin: '/',
    fetch: () => assert.fail('nothing may be sent'),
  });
  const nothing = { userId: '', serviceId: '', templateId: '' };
  assert.throws(() => client.send(nothing, {}), /^The user ID is required/);
  assert.throws(() => client.send({ ...nothing, userId: 'u' }, {}), /^The service ID is required/);
  assert.throws(() => client.send({ ...ids, templateId: '' }, {}), /^The template ID is required/);
});
