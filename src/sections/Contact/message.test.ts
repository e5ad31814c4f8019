import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { LINE_BREAKS } from '../../../tests/support/arbitraries.ts';
import { COMPLETE_MESSAGE } from '../../../tests/support/testData.ts';
import {
  createTemplateParams,
  findTooLong,
  isComplete,
  isLimited,
  LIMITS,
  type Message,
} from './message.ts';

const NOW = new Date(2026, 0, 2, 3, 4, 5);

const { email } = COMPLETE_MESSAGE;
const emailOfLength = (length: number) => `${email}${'m'.repeat(length - email.length)}`;

/** The limits of the specification. */
const TEXT_LIMITS = [
  ['name', 2, 80],
  ['subject', 3, 120],
  ['message', 10, 2000],
] as const;

const WITHIN_LIMITS: readonly Partial<Message>[] = [
  {},
  { company: '  ' },
  { email: 'a@b.c' },
  { email: ` ${email} ` },
  { email: emailOfLength(254) },
  ...TEXT_LIMITS.flatMap(([name, min, max]) => [
    { [name]: 'm'.repeat(min) },
    { [name]: ` ${'m'.repeat(max)} ` },
  ]),
];

const BEYOND_LIMITS: readonly Partial<Message>[] = [
  { company: 'Bot & Sons' },
  { email: 'a@.b' },
  { email: emailOfLength(255) },
  ...TEXT_LIMITS.flatMap(([name, min, max]) => [
    { [name]: ` ${'m'.repeat(min - 1)} ` },
    { [name]: 'm'.repeat(max + 1) },
  ]),
];

test('a message whose trimmed fields are within their limits is complete', () => {
  for (const part of WITHIN_LIMITS)
    assert.ok(isComplete({ ...COMPLETE_MESSAGE, ...part }), JSON.stringify(part));
});

test('a message with a field beyond its limits, or a filled honeypot, is not complete', () => {
  for (const part of BEYOND_LIMITS)
    assert.ok(!isComplete({ ...COMPLETE_MESSAGE, ...part }), JSON.stringify(part));
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
    assert.ok(isComplete({ ...COMPLETE_MESSAGE, email }), email);
    assert.equal(createTemplateParams({ ...COMPLETE_MESSAGE, email }, NOW).email, email);
  }
});

test('what is no address is not accepted', () => {
  for (const email of [...listed(NO_ADDRESSES), 'mei tanaka@club.example', 'Mei <a@b.c>'])
    assert.ok(!isComplete({ ...COMPLETE_MESSAGE, email }), email);
});

test('a field that is too long is named, whatever spaces are around it', () => {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const longest = 'm'.repeat(LIMITS[name].max);
    assert.equal(findTooLong({ ...COMPLETE_MESSAGE, [name]: ` ${longest} ` }), null);
    assert.equal(findTooLong({ ...COMPLETE_MESSAGE, [name]: `${longest}m` }), name);
  }
  assert.equal(findTooLong({ ...COMPLETE_MESSAGE, company: 'm'.repeat(9999) }), null);
});

test('only fields with limits are limited', () => {
  assert.deepEqual(['name', 'company', 'toString', ''].map(isLimited), [true, false, false, false]);
});

test('whatever ends a line becomes a space in a name and in a subject', () => {
  for (const lineBreak of LINE_BREAKS) {
    const text = `Club${lineBreak}Bcc: all@club.example`;
    const typed = { ...COMPLETE_MESSAGE, name: text, subject: text };
    const { name, subject } = createTemplateParams(typed, NOW);
    const line = `Club${' '.repeat(lineBreak.length)}Bcc: all@club.example`;
    assert.deepEqual([name, subject], [line, line], JSON.stringify(lineBreak));
  }
});

test('whatever ends a line makes an email address invalid', () => {
  for (const lineBreak of LINE_BREAKS) {
    const email = `mei@club.example${lineBreak}a`;
    assert.ok(!isComplete({ ...COMPLETE_MESSAGE, email }), JSON.stringify(lineBreak));
  }
});

test('a message keeps its line breaks, and half a character is replaced', () => {
  const { message } = createTemplateParams(
    { ...COMPLETE_MESSAGE, message: ' one\ntwo \ud83c 🏸 ' },
    NOW,
  );
  assert.equal(message, 'one\ntwo \ufffd 🏸');
});

test('the time is local, in English and of the Gregorian calendar wherever the sender is', () => {
  const module = JSON.stringify(new URL('message.ts', import.meta.url));
  const script = `import { formatTime } from ${module};
    const time = new Date('2026-01-02T03:04:05Z');
    console.log(time.toLocaleString(), formatTime(time));`;
  const env = { ...process.env, LC_ALL: 'th_TH.UTF-8', TZ: 'Asia/Bangkok' };
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
  // The Thai calendar counts from 543 years before.
  assert.match(`${printed}`, /^2\/1\/2569 .* 1\/2\/2026, 10:04:05.AM/);
});
