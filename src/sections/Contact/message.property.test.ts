import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText, LINE_BREAKS, timeGrowth } from '../../../tests/arbitraries.ts';
import { MESSAGE } from '../../../tests/testMessage.ts';
import {
  ADDRESS,
  FIELD_NAMES,
  findTooLong,
  isComplete,
  isLimited,
  LIMITS,
  type Message,
  toTemplateParams,
} from './message.ts';

const NOW = new Date(2026, 0, 2, 3, 4, 5);

test('each field has its limits, after trimming; the honeypot stays empty', () => {
  const { email } = MESSAGE;
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
  for (const part of within) assert.ok(isComplete({ ...MESSAGE, ...part }), JSON.stringify(part));
  for (const part of beyond) assert.ok(!isComplete({ ...MESSAGE, ...part }), JSON.stringify(part));
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
    assert.ok(isComplete({ ...MESSAGE, email }), email);
    assert.equal(toTemplateParams({ ...MESSAGE, email }, NOW).email, email);
  }
});

test('what is no address is not accepted', () => {
  for (const email of [...listed(NO_ADDRESSES), 'mei tanaka@club.example', 'Mei <a@b.c>'])
    assert.ok(!isComplete({ ...MESSAGE, email }), email);
});

test('a field that is too long is named, whatever spaces are around it', () => {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const longest = 'm'.repeat(LIMITS[name].max);
    assert.equal(findTooLong({ ...MESSAGE, [name]: ` ${longest} ` }), null);
    assert.equal(findTooLong({ ...MESSAGE, [name]: `${longest}m` }), name);
  }
  assert.equal(findTooLong({ ...MESSAGE, company: 'm'.repeat(9999) }), null);
  assert.deepEqual(['name', 'company', 'toString', ''].map(isLimited), [true, false, false, false]);
});

/** A complete message with any text in some of its fields. */
const arbitraryMessage = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryText])), {
    requiredKeys: [],
  })
  .map((fields): Message => ({ ...MESSAGE, ...fields }));

/** A complete message with any text inserted in one of its fields. */
const editedMessage = fc
  .tuple(fc.constantFrom(...FIELD_NAMES), arbitraryText, fc.nat(30))
  .map(([name, text, at]): Message => {
    const whole = MESSAGE[name];
    return { ...MESSAGE, [name]: whole.slice(0, at) + text + whole.slice(at) };
  });

const anyMessage = fc.oneof(arbitraryMessage, editedMessage);

test('sends five trimmed, well-formed texts, without line breaks in fields of one line', () => {
  fc.assert(
    fc.property(anyMessage, (typed) => {
      const params = toTemplateParams(typed, NOW);
      assert.deepEqual(Object.keys(params), ['name', 'email', 'subject', 'message', 'time']);
      const { message: _, ...lines } = params;
      for (const text of Object.values(params)) {
        assert.ok(text.isWellFormed());
        assert.equal(text, text.trim());
      }
      for (const line of Object.values(lines))
        for (const lineBreak of LINE_BREAKS) assert.ok(!line.includes(lineBreak), line);
    }),
  );
});

test('keeps the limits and an empty honeypot in every complete message', () => {
  let sent = 0;
  fc.assert(
    fc.property(anyMessage, (message) => {
      fc.pre(isComplete(message));
      sent += 1;
      const params = toTemplateParams(message, NOW);
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        assert.ok(params[name].length >= LIMITS[name].min, name);
        assert.ok(params[name].length <= LIMITS[name].max, name);
      }
      assert.match(params.email, ADDRESS);
      assert.equal(message.company.trim(), '');
    }),
  );
  assert.ok(sent > 0);
});

test('a line break becomes a space in a name or subject and makes an email address invalid', () => {
  for (const lineBreak of LINE_BREAKS) {
    const text = `Club${lineBreak}Bcc: all@club.example`;
    const { name, subject } = toTemplateParams({ ...MESSAGE, name: text, subject: text }, NOW);
    const line = `Club${' '.repeat(lineBreak.length)}Bcc: all@club.example`;
    assert.deepEqual([name, subject], [line, line]);
    assert.equal(isComplete({ ...MESSAGE, email: `mei@club.example${lineBreak}a` }), false);
    assert.equal(isComplete({ ...MESSAGE, name: `M${lineBreak}` }), false, 'a name of 1');
  }
});

for (const part of ['-', 'a-', 'b.', 'a', ' ', '\r\n', '\ud800'])
  test(`checks a text that repeats ${JSON.stringify(part)} in linear time`, () => {
    const growth = timeGrowth((length) => {
      const repeated = part.repeat(length / part.length);
      const long = `a${repeated}@a${repeated} a`;
      ADDRESS.test(long);
      const message = { name: long, email: long, subject: long, message: long, company: long };
      isComplete(message);
      toTemplateParams(message, NOW);
    });
    assert.ok(growth < 32, `time grew ${growth} times`);
  });
