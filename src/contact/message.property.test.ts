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
    const { name, subject } = toTemplateParams({ ...complete, name: text, subject: text }, NOW);
    const line = `Club${' '.repeat(lineBreak.length)}Bcc: all@club.example`;
    assert.deepEqual([name, subject], [line, line]);
    assert.equal(isComplete({ ...complete, email: `mei@club.example${lineBreak}a` }), false);
    assert.equal(isComplete({ ...complete, name: `M${lineBreak}` }), false, 'a name of 1');
  }
});

const repeat = (text: string) => (length: number) => text.repeat(length / text.length);

for (const [name, repeated] of Object.entries({
  hyphens: repeat('-'),
  'letters and hyphens': repeat('a-'),
  'dots and letters': repeat('b.'),
  letters: repeat('a'),
  spaces: repeat(' '),
  'line breaks': repeat('\r\n'),
  'lone surrogates': repeat('\ud800'),
}))
  test(`checks ${name} in linear time`, () => {
    const growth = timeGrowth((length) => {
      const long = `a${repeated(length)}@a${repeated(length)} a`;
      ADDRESS.test(long);
      const message = { name: long, email: long, subject: long, message: long, company: long };
      isComplete(message);
      toTemplateParams(message, NOW);
    });
    assert.ok(growth < 32, `time grew ${growth} times`);
  });
