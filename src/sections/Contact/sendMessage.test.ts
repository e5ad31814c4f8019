import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPLETE_MESSAGE } from '../../../tests/support/testData.ts';
import { sendMessage } from './sendMessage.ts';

const settings = { userId: 'u', serviceId: 's', templateId: 't' };

test('why a message has failed is logged once', async ({ mock }) => {
  const log = mock.method(console, 'error', () => {});
  mock.method(globalThis, 'fetch', async () => new Response('', { status: 400 }));
  assert.equal(await sendMessage(COMPLETE_MESSAGE, settings, '/'), 'failed');
  const logged = log.mock.calls.map((call) => call.arguments);
  assert.deepEqual(logged, [[{ status: 400, text: '' }]]);
});

test('nothing is sent if a setting is missing or empty', async ({ mock }) => {
  mock.method(globalThis, 'fetch', () => assert.fail('nothing may be sent'));
  for (const name of ['userId', 'serviceId', 'templateId'])
    for (const value of [undefined, ''])
      assert.equal(
        await sendMessage(COMPLETE_MESSAGE, { ...settings, [name]: value }, '/'),
        'misconfigured',
      );
});
