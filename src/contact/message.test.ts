import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findTooLong,
  isComplete,
  isLimited,
  LIMITS,
  type Message,
  toTemplateParams,
} from './message.ts';

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

for (const email of [
  'mei.tanaka@club.example',
  'mei+smash@club.example',
  "o'neill@club.example",
  'mei_t-2@club.example',
  '{mei}!#$%&*/=?^`|~@club.example',
  // Some Japanese addresses are older than the rule against these.
  'mei..t@docomo.example',
  'mei.@docomo.example',
  'mei@mail.club.example',
  'mei@my-club.co.example',
  'mei@my--club.example',
  'mei@1club.2go.example',
  'mei@club.international',
  'mei@xn--bcher-kva.example',
  'mei@club.xn--p1ai',
  'name@bücher.de',
  'name@bu\u0308cher.de',
  '名@例え.jp',
  'имя@почта.рф',
  'नाम@डाकघर.भारत',
  'mei@paral·lel.cat',
  'mei@نامه\u200cای.ir',
]) {
  test(`${email} is an address, and is sent as it was typed`, () => {
    const message = { ...complete, email };
    assert.equal(isComplete(message), true);
    assert.equal(toTemplateParams(message, new Date()).email, email);
  });
}

for (const email of [
  'a@b..c',
  'a@b.c.',
  'a@.b.c',
  'a@b,c.de',
  'a,b@c.de',
  '<a@b.c>',
  'Mei <a@b.c>',
  'a@b.c>',
  'mailto:a@b.c',
  'a@b.c;d@e.f',
  'a@b.c,d@e.f',
  'https://b.c/@a.b',
  '"a"@b.c',
  'a(b)@c.de',
  'a\\b@c.de',
  '.a@b.c',
  '@b.c',
  'a@',
  'a@-b.c',
  'a@b-.c',
  'a@b.-c',
  'a@b_c.de',
  'a@b/c.de',
  'a@b!.de',
  'a@[192.0.2.1]',
  'a@192.0.2.1',
  'a＠b.c',
  'a@b。c',
  'a@b.c\u200b',
]) {
  test(`${email} is no address`, () => {
    assert.equal(isComplete({ ...complete, email }), false);
  });
}

for (const name of ['name', 'email', 'subject', 'message'] as const) {
  test(`of a ${name} that is too long it is said which one it is, and not of spaces around it`, () => {
    const longest = 'm'.repeat(LIMITS[name].max);
    assert.equal(findTooLong({ ...complete, [name]: ` ${longest} ` }), null);
    assert.equal(findTooLong({ ...complete, [name]: `${longest}m` }), name);
  });
}

test('a honeypot has no limits, nor has what only sounds like a field', () => {
  assert.equal(findTooLong({ ...complete, company: 'm'.repeat(9999) }), null);
  assert.deepEqual(['name', 'company', 'toString', ''].map(isLimited), [true, false, false, false]);
});

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
