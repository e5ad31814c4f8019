import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { growthOf, hostileText } from '../../dev/hostileText.ts';
import { DRAFT_FIELDS, type DraftStorage, draftFields, readDraft, saveDraft } from './draft.ts';
import { FIELD_NAMES, type Message } from './message.ts';
import { tellsSent } from './otherTabs.ts';

const NOW_MS = 1_000_000;

/** Storage in which one text has been found, whoever put it there. */
function found(text: string | null) {
  let content = text;
  const storage: DraftStorage = {
    getItem: () => content,
    setItem: (_key, value) => {
      content = value;
    },
    removeItem: () => {
      content = null;
    },
  };
  return () => storage;
}

const hostileMessage = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, hostileText])),
) as fc.Arbitrary<Message>;

/** An object that looks like a draft, with anything in any of its fields. */
const nearDraft = fc
  .record(
    Object.fromEntries(
      [...FIELD_NAMES, 'savedAtMs', 'isOnItsWay', '__proto__', 'constructor', 'toString'].map(
        (name) => [name, fc.oneof(hostileText, fc.double(), fc.integer(), fc.jsonValue())],
      ),
    ),
    { requiredKeys: [] },
  )
  .map((draft) => JSON.stringify(draft));

test('whatever is stored, what is read is no draft, or texts of its fields and nothing else', () => {
  let drafts = 0;
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.json(), nearDraft), (stored) => {
      const draft = readDraft(found(stored), NOW_MS);
      if (draft === null) return;
      drafts += 1;
      assert.equal(Object.getPrototypeOf(draft), Object.prototype);
      const names: readonly string[] = DRAFT_FIELDS;
      for (const [name, value] of Object.entries(draft)) {
        if (name === 'isOnItsWay') assert.equal(value, true);
        else assert.ok(names.includes(name) && typeof value === 'string', name);
      }
    }),
    { numRuns: 2000 },
  );
  assert.ok(drafts > 0);
});

test('whatever is typed comes back from its draft as it was', () => {
  fc.assert(
    fc.property(hostileMessage, (message) => {
      const storage = found(null);
      saveDraft(storage, message, NOW_MS);
      const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
      assert.deepEqual(readDraft(storage, NOW_MS), isEmpty ? null : draftFields(message));
    }),
  );
});

test('whatever another tab seems to say, it says “sent” of the very same message only', () => {
  fc.assert(
    fc.property(hostileMessage, fc.oneof(hostileText, nearDraft), (message, newValue) => {
      assert.equal(tellsSent({ key: 'contact-sent', newValue }, message), false);
    }),
  );
});

test('a stored text of any length takes no longer than its length asks for', () => {
  const growth = growthOf((length) => {
    readDraft(found(`{"savedAtMs":0,"name":"${'\\u0000'.repeat(length)}"}`), NOW_MS);
    readDraft(found('['.repeat(length)), NOW_MS);
  });
  assert.ok(growth < 32, `grew ${growth} times`);
});
