import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendMessage } from './sendMessage.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };
const fields = { name: 'Mei', email: 'm@c.example', subject: 'Club', message: 'Hello!' };
const message = { ...fields, name: ' Mei ', company: '' };

test('an accepted message is sent with the time', async ({ mock }) => {
  mock.timers.enable({ apis: ['Date'], now: new Date(2026, 0, 2, 3, 4, 5) });
  const request = mock.method(globalThis, 'fetch', async () => new Response('OK'));
  assert.equal(await sendMessage(message, ids, '/'), 'sent');
  const [, init]: unknown[] = request.mock.calls[0]?.arguments ?? [];
  const params = JSON.parse(String((init as RequestInit).body)).template_params;
  assert.deepEqual(params, { ...fields, time: new Date().toLocaleString() });
});

test('a message that is not accepted has failed, and the reason is logged once', async ({
  mock,
}) => {
  const log = mock.method(console, 'error', () => {});
  mock.method(globalThis, 'fetch', async () => new Response('no', { status: 400 }));
  assert.equal(await sendMessage(message, ids, '/'), 'failed');
  assert.deepEqual(
    log.mock.calls.map((call) => call.arguments),
    [[{ status: 400, text: 'no' }]],
  );
});

test('nothing is sent if a setting is missing or empty', async ({ mock }) => {
  mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'));
  for (const name of ['userId', 'serviceId', 'templateId'])
    for (const value of [undefined, ''])
      assert.equal(await sendMessage(message, { ...ids, [name]: value }, '/'), 'misconfigured');
});
