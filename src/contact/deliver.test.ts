import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Delivery, deliver } from './deliver.ts';

const ids = { userId: 'u', serviceId: 's', templateId: 't' };
const message = {
  name: ' Mei ',
  email: 'm@c.example',
  subject: 'Club',
  message: 'Hello!',
  company: '',
};
const now = () => new Date(2026, 0, 2, 3, 4, 5);

function delivery(send: Delivery['send']) {
  const logged: unknown[] = [];
  return {
    logged,
    with: { ids, send, now, log: (error: unknown) => logged.push(error) },
  };
}

test('a message that is accepted is sent', async () => {
  const calls: unknown[] = [];
  const { logged, with: surroundings } = delivery(async (...call) => {
    calls.push(call);
    return { status: 200, text: 'OK' };
  });
  assert.equal(await deliver(message, surroundings), 'sent');
  const params = { name: 'Mei', email: 'm@c.example', subject: 'Club', message: 'Hello!' };
  assert.deepEqual(calls, [[ids, { ...params, time: now().toLocaleString() }]]);
  assert.deepEqual(logged, []);
});

test('a message that is refused has failed, and the reason is logged', async () => {
  const reason = { status: 412, text: 'Invalid grant' };
  const { logged, with: surroundings } = delivery(() => Promise.reject(reason));
  assert.equal(await deliver(message, surroundings), 'failed');
  assert.deepEqual(logged, [reason]);
});

test('a client that throws at once has failed too', async () => {
  const { with: surroundings } = delivery(() => {
    throw 'no';
  });
  assert.equal(await deliver(message, surroundings), 'failed');
});

for (const missing of ['userId', 'serviceId', 'templateId']) {
  for (const value of [undefined, '']) {
    test(`${missing} ${value === '' ? 'empty' : 'missing'}: misconfigured, nothing is sent`, async () => {
      const { with: surroundings } = delivery(() => assert.fail('nothing may be sent'));
      const settings = { ...surroundings, ids: { ...ids, [missing]: value } };
      assert.equal(await deliver(message, settings), 'misconfigured');
    });
  }
}
