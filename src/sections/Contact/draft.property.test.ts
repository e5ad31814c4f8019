import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../../tests/arbitraries.ts';
import { blockedStorage, defineStorage, mockStorage } from '../../../tests/mockStorage.ts';
import { DRAFT_FIELDS, draftFields, readDraft, saveDraft } from './draft.ts';
import { FIELD_NAMES, type Message } from './message.ts';

/** Makes the device hold a draft, and blocks the storage of the tab. */
function store(draft: Record<string, string>) {
  defineStorage('localStorage', mockStorage(draft).storage);
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
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const found = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(arbitraryText, fc.json(), arbitraryDraft), (stored) => {
      store({ 'contact-draft': stored });
      const draft = readDraft();
      if (draft === null) return;
      assert.equal(Object.getPrototypeOf(draft), Object.prototype);
      for (const [name, value] of Object.entries(draft)) {
        found.add(name);
        if (name === 'isSending') assert.equal(value, true);
        else assert.equal(typeof value, 'string', name);
      }
    }),
    { numRuns: 2000 },
  );
  found.delete('isSending');
  assert.deepEqual([...found].sort(), DRAFT_FIELDS.toSorted());
});

test('restores any message unchanged from its draft', () => {
  fc.assert(
    fc.property(arbitraryMessage, (message) => {
      store({});
      saveDraft(message);
      const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
      assert.deepEqual(readDraft(), isEmpty ? null : draftFields(message));
    }),
  );
});
