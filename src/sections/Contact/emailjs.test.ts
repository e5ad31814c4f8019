import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sendEmail, sendEmailForm, TIMEOUT_MS } from './emailjs.ts';

const settings = { userId: 'u', serviceId: 's', templateId: 't' };

/** A promise that never settles. */
const never = () => new Promise<never>(() => {});

/** An answer whose body never ends. */
const endlessAnswer = async () => {
  const answer = new Response();
  answer.text = never;
  return answer;
};

for (const [what, fetch] of [
  ['no answer, not even to an abort', never],
  ['an answer that does not end', endlessAnswer],
] as const)
  test(`${what} is a rejection with status 0 after 30 s`, async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(globalThis, 'fetch', fetch);
    const ended: unknown[] = [];
    sendEmail(settings, {}, '/').catch((error) => ended.push(error));
    assert.equal(TIMEOUT_MS, 30_000);
    mock.timers.tick(TIMEOUT_MS - 1);
    await setImmediate();
    assert.deepEqual(ended, []);
    mock.timers.tick(1);
    await setImmediate();
    assert.deepEqual(ended, [{ status: 0, text: '' }]);
  });

test('the request is aborted after 30 s', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let signal: AbortSignal | null | undefined;
  mock.method(globalThis, 'fetch', (_url: string, init: RequestInit) => {
    signal = init.signal;
    return never();
  });
  const sent = sendEmail(settings, {}, '/');
  assert.equal(signal?.aborted, false);
  mock.timers.tick(TIMEOUT_MS);
  await assert.rejects(sent);
  assert.equal(signal?.aborted, true);
});

test('a message is posted as JSON', async ({ mock }) => {
  let posted: RequestInit = {};
  mock.method(globalThis, 'fetch', async (_url: string, init: RequestInit) => {
    posted = init;
    return new Response('OK');
  });
  const params = { name: 'Mei "the wall" Tanaka', message: 'two\nlines\ttab \\ 🏸 \u2028' };
  await sendEmail(settings, params, '/');
  assert.equal(posted.method, 'POST');
  assert.equal(new Headers(posted.headers).get('content-type'), 'application/json');
  assert.deepEqual(JSON.parse(`${posted.body}`), {
    lib_version: '3.2.0',
    user_id: 'u',
    service_id: 's',
    template_id: 't',
    template_params: params,
  });
});

test('a missing id is named, and nothing is posted', ({ mock }) => {
  mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'));
  const form = { nodeName: 'FORM' } as HTMLFormElement;
  for (const [id, text] of [
    ['userId', /^The user ID is required/],
    ['serviceId', /^The service ID is required/],
    ['templateId', /^The template ID is required/],
  ] as const) {
    const incomplete = { ...settings, [id]: '' };
    assert.throws(() => sendEmail(incomplete, {}, '/'), text);
    assert.throws(() => sendEmailForm(incomplete, form, '/'), text);
  }
});

test('the path is appended to the origin, with one slash', async ({ mock }) => {
  const request = mock.method(globalThis, 'fetch', async () => new Response('OK'));
  const origins = ['/', 'https://api.emailjs.com', 'https://api.emailjs.com/'];
  for (const origin of origins) await sendEmail(settings, {}, origin);
  const path = '/api/v1.0/email/send';
  const requested = request.mock.calls.map(({ arguments: [url] }: { arguments: unknown[] }) => url);
  const absolute = `https://api.emailjs.com${path}`;
  assert.deepEqual(requested, [path, absolute, absolute]);
});

for (const [status, text, ending] of [
  [200, 'something else', 'resolves'],
  [500, 'OK', 'resolves'],
  [400, 'The Public Key is invalid', 'rejects'],
  [429, '', 'rejects'],
] as const)
  test(`the answer ${status} "${text}" ${ending} with both`, async ({ mock }) => {
    mock.method(globalThis, 'fetch', async () => new Response(text, { status }));
    const settled = await Promise.allSettled([sendEmail(settings, {}, '/')]);
    const [{ status: outcome, ...rest }] = settled;
    assert.equal(outcome, ending === 'resolves' ? 'fulfilled' : 'rejected');
    assert.deepEqual(Object.values(rest), [{ status, text }]);
  });

test('no connection is a rejection with status 0', async ({ mock }) => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await assert.rejects(sendEmail(settings, {}, '/'), { status: 0, text: '' });
});
