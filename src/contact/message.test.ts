import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, type Message, toTemplateParams } from './message.ts';

const complete: Message = {
  name: 'Mei Tanaka',
  email: 'mei@club.example',
  subject: 'Club night',
  message: 'May our club try the app?',
  company: '',
};

const emailOfLength = (length: number) => `${'a'.repeat(length - 4)}@b.c`;

const boundaries: [part: Partial<Message>, expected: boolean, why: string][] = [
  [{}, true, 'a complete message'],
  [{ name: 'M' }, false, 'a name of 1 character'],
  [{ name: 'Me' }, true, 'a name of 2'],
  [{ name: ' M ' }, false, 'a name of 1 between spaces'],
  [{ name: 'M'.repeat(80) }, true, 'a name of 80'],
  [{ name: 'M'.repeat(81) }, false, 'a name of 81'],
  [{ email: 'a@.b' }, false, 'an address of 4'],
  [{ email: 'a@b.c' }, true, 'an address of 5'],
  [{ email: emailOfLength(254) }, true, 'an address of 254'],
  [{ email: emailOfLength(255) }, false, 'an address of 255'],
  [{ email: 'mei.club.example' }, false, 'an address without @'],
  [{ email: 'mei@tanaka@club.example' }, false, 'an address with two @'],
  [{ email: 'mei tanaka@club.example' }, false, 'an address with a space'],
  [{ email: 'mei@club' }, false, 'an address without a dot in its domain'],
  [{ email: 'mei@club.' }, false, 'a domain that ends with its only dot'],
  [{ email: ' mei@club.example ' }, true, 'an address between spaces'],
  [{ subject: 'Hi' }, false, 'a subject of 2'],
  [{ subject: 'Hey' }, true, 'a subject of 3'],
  [{ subject: 'S'.repeat(120) }, true, 'a subject of 120'],
  [{ subject: 'S'.repeat(121) }, false, 'a subject of 121'],
  [{ message: 'm'.repeat(9) }, false, 'a message of 9'],
  [{ message: 'm'.repeat(10) }, true, 'a message of 10'],
  [{ message: `   ${'m'.repeat(9)}   ` }, false, 'a message of 9 between spaces'],
  [{ message: 'm'.repeat(2000) }, true, 'a message of 2000'],
  [{ message: 'm'.repeat(2001) }, false, 'a message of 2001'],
  [{ company: 'Bot & Sons' }, false, 'a filled honeypot'],
  [{ company: '  ' }, true, 'a honeypot of nothing but spaces'],
];

for (const [part, expected, why] of boundaries) {
  test(`${why} is ${expected ? 'complete' : 'not complete'}`, () => {
    assert.equal(isComplete({ ...complete, ...part }), expected);
  });
}

test('the payload is trimmed, leaves the honeypot out and says when it was written', () => {
  const now = new Date(2026, 0, 2, 3, 4, 5);
  const params = toTemplateParams(
    {
      name: ' Mei ',
      email: ' mei@club.example ',
      subject: ' Hi! ',
      message: '\n text \n',
      company: '',
    },
    now,
  );
  assert.deepEqual(params, {
    name: 'Mei',
    email: 'mei@club.example',
    subject: 'Hi!',
    message: 'text',
    time: now.toLocaleString(),
  });
  assert.deepEqual(Object.keys(params), ['name', 'email', 'subject', 'message', 'time']);
});
