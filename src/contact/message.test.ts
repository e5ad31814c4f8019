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

test('each field has its limits, after trimming; the honeypot stays empty', () => {
  const { email } = complete;
  const emailOfLength = (length: number) => `${email}${'m'.repeat(length - email.length)}`;
  const within: Partial<Message>[] = [
    {},
    { company: '  ' },
    { email: 'a@b.c' },
    { email: ` ${email} ` },
  ];
  const beyond: Partial<Message>[] = [{ company: 'Bot & Sons' }, { email: 'a@.b' }];
  for (const [name, min, max] of [
    ['name', 2, 80],
    ['subject', 3, 120],
    ['message', 10, 2000],
  ] as const) {
    within.push({ [name]: 'm'.repeat(min) }, { [name]: ` ${'m'.repeat(max)} ` });
    beyond.push({ [name]: ` ${'m'.repeat(min - 1)} ` }, { [name]: 'm'.repeat(max + 1) });
  }
  within.push({ email: emailOfLength(254) });
  beyond.push({ email: emailOfLength(255) });
  for (const part of within) assert.ok(isComplete({ ...complete, ...part }), JSON.stringify(part));
  for (const part of beyond) assert.ok(!isComplete({ ...complete, ...part }), JSON.stringify(part));
});

/** Some Japanese addresses are older than the rule against two dots. */
const ADDRESSES = `
  mei.tanaka@club.example mei+smash@club.example o'neill@club.example mei_t-2@club.example
  {mei}!#$%&*/=?^\`|~@club.example mei..t@docomo.example mei.@docomo.example
  mei@mail.club.example mei@my-club.co.example mei@my--club.example mei@1club.2go.example
  mei@club.international mei@xn--bcher-kva.example mei@club.xn--p1ai name@bücher.de
  name@bu\u0308cher.de 名@例え.jp имя@почта.рф नाम@डाकघर.भारत mei@paral·lel.cat
  mei@نامه\u200cای.ir`;
const NO_ADDRESSES = `
  mei.club.example mei@tanaka@club.example mei@club mei@club. a@b..c a@b.c. a@.b.c a@b,c.de
  a,b@c.de <a@b.c> a@b.c> mailto:a@b.c a@b.c;d@e.f a@b.c,d@e.f https://b.c/@a.b "a"@b.c
  a(b)@c.de a\\b@c.de .a@b.c @b.c a@ a@-b.c a@b-.c a@b.-c a@b_c.de a@b/c.de a@b!.de
  a@[192.0.2.1] a@192.0.2.1 a＠b.c a@b。c a@b.c\u200b`;
const listed = (addresses: string) => addresses.trim().split(/[ \n]+/);

test('addresses of any script are accepted and sent as they were typed', () => {
  for (const email of listed(ADDRESSES)) {
    assert.ok(isComplete({ ...complete, email }), email);
    assert.equal(toTemplateParams({ ...complete, email }, new Date()).email, email);
  }
});

test('what is no address is not accepted', () => {
  for (const email of [...listed(NO_ADDRESSES), 'mei tanaka@club.example', 'Mei <a@b.c>'])
    assert.ok(!isComplete({ ...complete, email }), email);
});

test('a field that is too long is named, whatever spaces are around it', () => {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const longest = 'm'.repeat(LIMITS[name].max);
    assert.equal(findTooLong({ ...complete, [name]: ` ${longest} ` }), null);
    assert.equal(findTooLong({ ...complete, [name]: `${longest}m` }), name);
  }
  assert.equal(findTooLong({ ...complete, company: 'm'.repeat(9999) }), null);
  assert.deepEqual(['name', 'company', 'toString', ''].map(isLimited), [true, false, false, false]);
});
