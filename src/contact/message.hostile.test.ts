import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { growthOf, hostileText, LINE_BREAKS } from '../../dev/hostileText.ts';
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

/** A message of hostile texts, or a complete one with some of them in it. */
const hostileMessage = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, hostileText])), { requiredKeys: [] })
  .map((hostile): Message => ({ ...complete, ...hostile }));

/** A complete field with something hostile somewhere inside. */
const woundedMessage = fc
  .tuple(fc.constantFrom(...FIELD_NAMES), hostileText, fc.nat(30))
  .map(([name, text, at]): Message => {
    const whole = complete[name];
    return { ...complete, [name]: whole.slice(0, at) + text + whole.slice(at) };
  });

const anyMessage = fc.oneof(hostileMessage, woundedMessage);

test('whatever is typed, it is judged, and a payload is five texts of whole characters', () => {
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

test('what is judged complete is sent within the limits, and without anything in the trap', () => {
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

test('no field of one line ever holds a second one', () => {
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
  test(`U+${codes.join(' U+')} in a name or subject becomes a space, and an address with it is none`, () => {
    const text = `Club${lineBreak}Bcc: all@club.example`;
    const params = toTemplateParams({ ...complete, name: text, subject: text }, NOW);
    const spaces = ' '.repeat(lineBreak.length);
    assert.equal(params.name, `Club${spaces}Bcc: all@club.example`);
    assert.equal(params.subject, params.name);
    assert.equal(isComplete({ ...complete, email: `mei@club.example${lineBreak}a` }), false);
    assert.equal(isComplete({ ...complete, name: `M${lineBreak}` }), false, 'a name of 1');
  });
}

test('a message keeps its line breaks', () => {
  const message = 'One line.\r\nAnother.\n\nA last one.';
  assert.equal(toTemplateParams({ ...complete, message }, NOW).message, message);
});

test('half a character is replaced, and a whole one is not', () => {
  const params = toTemplateParams({ ...complete, name: 'A\ud83c🏸\udff8' }, NOW);
  assert.equal(params.name, 'A\ufffd🏸\ufffd');
});

const IS_DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}\p{Join_Control}·・-]+$/u;

/** The rule of the pattern in other words: one @, a name, and labels between single dots. */
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

test('the pattern of an address says what its rule says', () => {
  const characters = ['a', '1', '@', '.', '-', ',', '<', ' ', 'é', '例', '\u2028'];
  const nearAddress = fc.oneof(
    fc.string({ unit: fc.constantFrom(...characters) }),
    fc
      .array(fc.string({ unit: fc.constantFrom('a', 'é', '1', '-'), maxLength: 3 }))
      .map((labels) => `a@${labels.join('.')}`),
  );
  const judged = new Set<boolean>();
  fc.assert(
    fc.property(fc.oneof(nearAddress, hostileText), (text) => {
      judged.add(isAddress(text));
      assert.equal(ADDRESS.test(text), isAddress(text));
    }),
    { numRuns: 3000 },
  );
  assert.equal(judged.size, 2);
});

for (const [what, textOf] of [
  ['dots that end in nothing', (length: number) => `a@${'.'.repeat(length)}@`],
  ['a domain of hyphens', (length: number) => `a@a${'-'.repeat(length)}.`],
  ['a domain of letters and hyphens', (length: number) => `a@${'a-'.repeat(length / 2)}.`],
  ['a domain of dots and letters', (length: number) => `a@${'b.'.repeat(length / 2)} `],
  ['no @ at all', (length: number) => 'a'.repeat(length)],
  ['nothing but @', (length: number) => '@'.repeat(length)],
] as const) {
  test(`an address of ${what} takes no longer than its length asks for`, () => {
    const growth = growthOf((length) => ADDRESS.test(textOf(length)));
    assert.ok(growth < 32, `grew ${growth} times`);
  });
}

for (const [what, text] of [
  ['spaces', ' '],
  ['line breaks', '\r\n'],
  ['halves of characters', '\ud800'],
  ['dots', '.'],
] as const) {
  test(`a message of nothing but ${what} takes no longer than its length asks for`, () => {
    const growth = growthOf((length) => {
      const long = `a${text.repeat(length)}a`;
      const message = { name: long, email: long, subject: long, message: long, company: long };
      isComplete(message);
      toTemplateParams(message, NOW);
    });
    assert.ok(growth < 32, `grew ${growth} times`);
  });
}
