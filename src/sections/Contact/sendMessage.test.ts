import assert from 'node:assert/strict';
import { type MockTracker, test } from 'node:test';
import { COMPLETE_MESSAGE } from '../../../tests/support/testData.ts';
import { sendMessage } from './sendMessage.ts';

const settings = { userId: 'u', serviceId: 's', templateId: 't' };
const REFUSED = { status: 400, text: '' };

for (const [what, fetch, result, ...logged] of [
  ['is accepted', async () => new Response('OK'), 'sent'],
  ['is refused', async () => new Response('', { status: 400 }), 'failed', REFUSED],
  ['gets no answer', () => Promise.reject(new TypeError()), 'failed', { status: 0, text: '' }],
] as const)
  test(`a message that ${what} has ${result}; why it failed is logged once`, async ({ mock }) => {
    const log = mock.method(console, 'error', () => {});
    mock.method(globalThis, 'fetch', fetch);
    assert.equal(await sendMessage(COMPLETE_MESSAGE, settings, '/'), result);
    assert.deepEqual(
      log.mock.calls.flatMap((call) => call.arguments),
      logged,
    );
  });

for (const [what, breakDown] of Object.entries({
  'fetch throws': (mock: MockTracker) =>
    mock.method(globalThis, 'fetch', () => {
      throw new Error();
    }),
  'a date cannot be written': (mock: MockTracker) =>
    mock.method(Date.prototype, 'toLocaleString', () => {
      throw new RangeError();
    }),
}))
  test(`a message has failed when ${what}`, async ({ mock }) => {
    mock.method(console, 'error', () => {});
    breakDown(mock);
    assert.equal(await sendMessage(COMPLETE_MESSAGE, settings, '/'), 'failed');
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
