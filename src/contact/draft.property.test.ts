import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText, timeGrowth } from '../../tests/arbitraries.ts';
import { DRAFT_FIELDS, draftFields, readDraft, saveDraft } from './draft.ts';
import { FIELD_NAMES, type Message } from './message.ts';
import { blockedStorage, defineStorage } from './mockStorage.ts';
import { isSentEvent } from './tabSync.ts';

const CLOCK = { apis: ['Date' as const], now: 1_000_000 };

/** Makes local storage hold one text under every key, and blocks session storage. */
function store(text: string | null) {
  let content = text;
  const storage = {
    getItem: () => content,
    setItem: (_key: string, value: string) => {
      content = value;
    },
    removeItem: () => {
      content = null;
    },
  };
  defineStorage('localStorage', () => storage as unknown as Storage);
  defineStorage('sessionStorage', blockedStorage);
}

const arbitraryMessage = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, arbitraryText])),
) as fc.Arbitrary<Message>;

/** A stored draft with a value of any type in each of its fields. */
const arbitraryDraft = fc
  .record(
    Object.fromEntries(
      [...FIELD_NAMES, 'savedAtMs', 'isSending', '__proto__', 'constructor', 'toString'].map(
        (name) => [name, fc.oneof(arbitraryText, fc.double(), fc.integer(), fc.jsonValue())],
      ),
    ),
    { requiredKeys: [] },
  )
  .map((draft) => JSON.stringify(draft));

test('reads any stored text as no draft or as a draft with nothing but valid fields', ({
  mock,
}) => {
  mock.timers.enable(CLOCK);
  let drafts = 0;
  fc.assert(
    fc.property(fc.oneof(arbitraryText, fc.json(), arbitraryDraft), (stored) => {
      store(stored);
      const draft = readDraft();
      if (draft === null) return;
      drafts += 1;
      assert.equal(Object.getPrototypeOf(draft), Object.prototype);
      const names: readonly string[] = DRAFT_FIELDS;
      for (const [name, value] of Object.entries(draft)) {
        if (name === 'isSending') assert.equal(value, true);
        else assert.ok(names.includes(name) && typeof value === 'string', name);
      }
    }),
    { numRuns: 2000 },
  );
  assert.ok(drafts > 0);
});

test('restores any message unchanged from its draft', () => {
  fc.assert(
    fc.property(arbitraryMessage, (message) => {
      store(null);
      saveDraft(message);
      const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
      assert.deepEqual(readDraft(), isEmpty ? null : draftFields(message));
    }),
  );
});

test('takes no other stored value as a sign that another tab has sent the message', () => {
  fc.assert(
    fc.property(arbitraryMessage, fc.oneof(arbitraryText, arbitraryDraft), (message, newValue) => {
      assert.equal(isSentEvent({ key: 'contact-sent', newValue }, message), false);
    }),
  );
});

test('reads a stored text in linear time', ({ mock }) => {
  mock.timers.enable(CLOCK);
  const growth = timeGrowth((length) => {
    store(`{"savedAtMs":0,"name":"${'\\u0000'.repeat(length)}"}`);
    readDraft();
    store('['.repeat(length));
    readDraft();
  });
  assert.ok(growth < 32, `time grew ${growth} times`);
});
