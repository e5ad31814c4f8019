import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMail, type Mail } from './mailbox.ts';

const SEND = 'http://localhost/api/v1.0/email/send';
const ids = { lib_version: '3.2.0', user_id: 'u', service_id: 's', template_id: 't' };

async function post(url: string, body: string | FormData) {
  const kept: Mail[] = [];
  const request = new Request(url, { method: 'POST', body });
  const answer = await answerMail(request, async (mail) => void kept.push(mail));
  return { ...answer, kept };
}

test('a JSON message is kept and answered with OK', async () => {
  const body = JSON.stringify({ ...ids, template_params: { name: 'Mei' } });
  assert.deepEqual(await post(SEND, body), {
    status: 200,
    text: 'OK',
    kept: [{ ids, params: { name: 'Mei' } }],
  });
});

test('a form message is kept and answered with OK', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Mei', ...ids })) body.append(name, value);
  const { status, kept } = await post(`${SEND}-form`, body);
  assert.equal(status, 200);
  assert.deepEqual(kept, [{ ids, params: { name: 'Mei' } }]);
});

for (const id of ['user_id', 'service_id', 'template_id']) {
  test(`a message without ${id} is refused`, async () => {
    const { status, text, kept } = await post(SEND, JSON.stringify({ ...ids, [id]: '' }));
    assert.deepEqual([status, text, kept], [400, `The ${id} parameter is required`, []]);
  });
}

test('what is not JSON is refused', async () => {
  assert.equal((await post(SEND, 'name=Mei')).status, 400);
  assert.equal((await post(SEND, 'null')).status, 400);
});

test('parameters over 50 kB are refused', async () => {
  const body = JSON.stringify({ ...ids, template_params: { message: 'm'.repeat(50_001) } });
  assert.equal((await post(SEND, body)).status, 413);
});

test('other addresses and methods are not for the mailbox', async () => {
  assert.equal(await answerMail(new Request('http://localhost/'), async () => {}), null);
  assert.equal(await answerMail(new Request(SEND), async () => {}), null);
});
