import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryText } from '../../../tests/support/arbitraries.ts';
import { defineLocalStorage, mockStorage } from '../../../tests/support/mockStorage.ts';
import { DRAFT_FIELDS, readDraft, saveDraft } from './draft.ts';
import type { Message } from './message.ts';

/** A stored draft with a value of any type in each of its fields. */
const arbitraryDraft = fc
  .record(
    Object.fromEntries(
      [...DRAFT_FIELDS, 'savedAtMs', '__proto__', 'constructor', 'toString'].map((name) => [
        name,
        fc.oneof(arbitraryText, fc.double(), fc.integer(), fc.jsonValue()),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((draft) => JSON.stringify(draft));

test('reads any stored text as no draft or as one with nothing but texts', ({ mock }) => {
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  fc.assert(
    fc.property(fc.oneof(arbitraryText, fc.json(), arbitraryDraft), (stored) => {
      defineLocalStorage(mockStorage({ 'contact-draft': stored }).storage);
      const draft = readDraft()?.draft;
      if (!draft) return;
      assert.equal(Object.getPrototypeOf(draft), Object.prototype);
      for (const [name, value] of Object.entries(draft)) {
        assert.ok(DRAFT_FIELDS.some((field) => field === name));
        assert.equal(typeof value, 'string', name);
      }
    }),
  );
});

test('restores any text unchanged', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (subject, message) => {
      defineLocalStorage(mockStorage().storage);
      const typed: Message = { name: 'Mei', email: '', subject, message, company: '' };
      saveDraft(typed);
      assert.deepEqual(readDraft()?.draft, { name: 'Mei', email: '', subject, message });
    }),
  );
});
