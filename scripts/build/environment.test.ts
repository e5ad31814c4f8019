import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEmailOrigin } from './environment.ts';

test('accepts an origin or "/" for the email service, and nothing else', (t) => {
  t.after(() => delete process.env.PUBLIC_EMAILJS_ORIGIN);
  const read = (origin: string) => {
    process.env.PUBLIC_EMAILJS_ORIGIN = origin;
    return readEmailOrigin();
  };
  assert.equal(read(''), 'https://api.emailjs.com');
  for (const origin of ['/', 'https://mail.example', 'http://localhost:8080'])
    assert.equal(read(origin), origin);
  for (const wrong of ['api.emailjs.com', 'https://api.emailjs.com/', '//mail.example', 'data:,'])
    assert.throws(() => read(wrong), /has to be like https:/);
});
