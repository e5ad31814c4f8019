import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendMessage } from './sendMessage.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };
const message = {
  name: ' Mei ',
  email: ' m@c.example ',
  subject: ' Hi! ',
  message: '\n One line.\r\nAnother.\n\nA last one. \n',
  company: '',
};

test('a message is sent trimmed, without the honeypot, and says when it was written', async ({
  mock,
}) => {
  mock.timers.enable({ apis: ['Date'], now: new Date(2026, 0, 2, 3, 4, 5) });
  const request = mock.method(globalThis, 'fetch', async () => new Response('OK'));
  assert.equal(await sendMessage(message, ids, '/'), 'sent');
  const [, init]: unknown[] = request.mock.calls[0]?.arguments ?? [];
  const params = JSON.parse(String((init as RequestInit).body)).template_params;
  assert.deepEqual(Object.entries(params), [
    ['name', 'Mei'],
    ['email', 'm@c.example'],
    ['subject', 'Hi!'],
    ['message', 'One line.\r\nAnother.\n\nA last one.'],
    ['time', new Date().toLocaleString()],
  ]);
});

for (const [what, fetch, reason] of [
  ['is refused', async () => new Response('no', { status: 400 }), { status: 400, text: 'no' }],
  ['gets no answer', () => Promise.reject(new TypeError('no')), { status: 0, text: '' }],
] as const)
  test(`a message that ${what} has failed, and the reason is logged once`, async ({ mock }) => {
    const log = mock.method(console, 'error', () => {});
    mock.method(globalThis, 'fetch', fetch);
    assert.equal(await sendMessage(message, ids, '/'), 'failed');
    const logged = log.mock.calls.map((call) => call.arguments);
    assert.deepEqual(logged, [[reason]]);
  });

test('nothing is sent if a setting is missing or empty', async ({ mock }) => {
  mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'));
  for (const name of ['userId', 'serviceId', 'templateId'])
    for (const value of [undefined, ''])
      assert.equal(await sendMessage(message, { ...ids, [name]: value }, '/'), 'misconfigured');
});
