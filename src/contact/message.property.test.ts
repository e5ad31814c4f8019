import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText, LINE_BREAKS, timeGrowth } from '../../tests/arbitraries.ts';
import {
  ADDRESS,
  FIELD_NAMES,
  isComplete,
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
const NOW = new Date(2026, 0, 2, 3, 4, 5);
const LINES = ['name', 'email', 'subject'] as const;

/** A complete message with any text in some of its fields. */
const arbitraryMessage = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryText])), {
    requiredKeys: [],
  })
  .map((fields): Message => ({ ...complete, ...fields }));

/** A complete message with any text inserted in one of its fields. */
const editedMessage = fc
  .tuple(fc.constantFrom(...FIELD_NAMES), arbitraryText, fc.nat(30))
  .map(([name, text, at]): Message => {
    const whole = complete[name];
    return { ...complete, [name]: whole.slice(0, at) + text + whole.slice(at) };
  });

const anyMessage = fc.oneof(arbitraryMessage, editedMessage);

test('turns any message into a payload of five trimmed, well-formed texts', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      assert.equal(typeof isComplete(message), 'boolean');
      const params = toTemplateParams(message, NOW);
      assert.deepEqual(Object.keys(params), ['name', 'email', 'subject', 'message', 'time']);
      for (const text of Object.values(params)) {
        assert.ok(text.isWellFormed());
        assert.equal(text, text.trim());
      }
      assert.deepEqual(JSON.parse(JSON.stringify(params)), params);
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

test('sends no line break in a field of one line', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      const params = toTemplateParams(message, NOW);
      for (const name of LINES)
        for (const lineBreak of LINE_BREAKS) assert.ok(!params[name].includes(lineBreak), name);
    }),
  );
});

for (const lineBreak of LINE_BREAKS) {
  const codes = [...lineBreak].map((character) => character.charCodeAt(0).toString(16));
  test(`U+${codes.join(' U+')} becomes a space in a name or subject and makes an email address invalid`, () => {
    const text = `Club${lineBreak}Bcc: all@club.example`;
    const params = toTemplateParams({ ...complete, name: text, subject: text }, NOW);
    const spaces = ' '.repeat(lineBreak.length);
    assert.equal(params.name, `Club${spaces}Bcc: all@club.example`);
    assert.equal(params.subject, params.name);
    assert.equal(isComplete({ ...complete, email: `mei@club.example${lineBreak}a` }), false);
    assert.equal(isComplete({ ...complete, name: `M${lineBreak}` }), false, 'a name of 1');
  });
}

test('keeps the line breaks of a message', () => {
  const message = 'One line.\r\nAnother.\n\nA last one.';
  assert.equal(toTemplateParams({ ...complete, message }, NOW).message, message);
});

test('replaces lone surrogates and keeps pairs', () => {
  const params = toTemplateParams({ ...complete, name: 'A\ud83c🏸\udff8' }, NOW);
  assert.equal(params.name, 'A\ufffd🏸\ufffd');
});

const IS_DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{Join_Control}·・-]+$/u;

/** The same rule as `ADDRESS`, without a regular expression for the whole. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const hasName =
    local !== '' && !local.startsWith('.') && !/\s/.test(local) && !/[<>()[\]:;,\\"]/.test(local);
  const hasDomain =
    labels.length > 1 &&
    labels.every((label) => IS_DOMAIN_TEXT.test(label) && !/^-|-$/.test(label)) &&
    /^\p{L}/u.test(labels.at(-1) ?? '');
  return hasName && hasDomain && more.length === 0;
}

test('the pattern for email addresses matches its rule', () => {
  const characters = ['a', '1', '@', '.', '-', ',', '<', ' ', 'é', '例', '\u2028'];
  const similarAddress = fc.oneof(
    fc.string({ unit: fc.constantFrom(...characters) }),
    fc
      .array(fc.string({ unit: fc.constantFrom('a', 'é', '1', '-'), maxLength: 3 }))
      .map((labels) => `a@${labels.join('.')}`),
  );
  const results = new Set<boolean>();
  fc.assert(
    fc.property(fc.oneof(similarAddress, arbitraryText), (text) => {
      results.add(isAddress(text));
      assert.equal(ADDRESS.test(text), isAddress(text));
    }),
    { numRuns: 3000 },
  );
  assert.equal(results.size, 2);
});

for (const [name, textOf] of [
  ['only dots', (length: number) => `a@${'.'.repeat(length)}@`],
  ['a domain of hyphens', (length: number) => `a@a${'-'.repeat(length)}.`],
  ['a domain of letters and hyphens', (length: number) => `a@${'a-'.repeat(length / 2)}.`],
  ['a domain of dots and letters', (length: number) => `a@${'b.'.repeat(length / 2)} `],
  ['no @', (length: number) => 'a'.repeat(length)],
  ['only @ characters', (length: number) => '@'.repeat(length)],
] as const) {
  test(`checks an email address with ${name} in linear time`, () => {
    const growth = timeGrowth((length) => ADDRESS.test(textOf(length)));
    assert.ok(growth < 32, `time grew ${growth} times`);
  });
}

for (const [name, text] of [
  ['spaces', ' '],
  ['line breaks', '\r\n'],
  ['lone surrogates', '\ud800'],
  ['dots', '.'],
] as const) {
  test(`checks a message of ${name} in linear time`, () => {
    const growth = timeGrowth((length) => {
      const long = `a${text.repeat(length)}a`;
      const message = { name: long, email: long, subject: long, message: long, company: long };
      isComplete(message);
      toTemplateParams(message, NOW);
    });
    assert.ok(growth < 32, `time grew ${growth} times`);
  });
}
