import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DRAFT_LIFETIME_MS,
  type DraftStorage,
  forgetDraft,
  readDraft,
  saveDraft,
} from './draft.ts';
import type { Message } from './message.ts';

const typed: Message = { name: 'Mei', email: '', subject: 'Club', message: '', company: 'trap' };
const kept = { name: 'Mei', email: '', subject: 'Club', message: '' };

function memory(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const storage: DraftStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { items, storage: () => storage };
}

const blocked = (): DraftStorage => {
  throw new DOMException('blocked', 'SecurityError');
};

test('a saved draft comes back, without the honeypot', () => {
  const { storage } = memory();
  saveDraft(storage, typed, 1000);
  assert.deepEqual(readDraft(storage, 2000), kept);
});

test('a draft is dropped after 7 days', () => {
  const { items, storage } = memory();
  saveDraft(storage, typed, 1000);
  assert.equal(DRAFT_LIFETIME_MS, 604_800_000);
  assert.deepEqual(readDraft(storage, 1000 + DRAFT_LIFETIME_MS - 1), kept);
  assert.equal(readDraft(storage, 1000 + DRAFT_LIFETIME_MS), null);
  assert.equal(items.size, 0);
});

test('a draft from the future is one of a clock set right since: it is not kept for ever', () => {
  const { items, storage } = memory();
  saveDraft(storage, typed, DRAFT_LIFETIME_MS);
  assert.deepEqual(readDraft(storage, 1), kept);
  assert.equal(readDraft(storage, 0), null);
  assert.equal(items.size, 0);
});

test('an emptied form and a sent message leave no draft', () => {
  const { items, storage } = memory();
  saveDraft(storage, typed, 1000);
  saveDraft(storage, { ...typed, name: '', subject: '' }, 2000);
  assert.equal(items.size, 0);
  saveDraft(storage, typed, 3000);
  forgetDraft(storage, typed, 4000);
  assert.equal(items.size, 0);
});

test('a draft that is not the message sent stays', () => {
  const { storage } = memory();
  saveDraft(storage, typed, 1000);
  forgetDraft(storage, { ...typed, subject: 'Another' }, 2000);
  assert.deepEqual(readDraft(storage, 3000), kept);
});

for (const garbage of ['', '{', 'null', '7', '[]', '"text"', '{"savedAtMs":"now","name":"Mei"}']) {
  test(`stored garbage ${garbage || '(nothing)'} is no draft, and is cleared away or left`, () => {
    const { storage } = memory({ 'contact-draft': garbage });
    assert.equal(readDraft(storage, 1000), null);
  });
}

test('fields that are not text are left out', () => {
  const stored = JSON.stringify({ savedAtMs: 0, name: 7, subject: 'Club', extra: 'x' });
  const { storage } = memory({ 'contact-draft': stored });
  assert.deepEqual(readDraft(storage, 1000), { subject: 'Club' });
});

test('blocked storage throws nothing', () => {
  assert.equal(readDraft(blocked, 1000), null);
  saveDraft(blocked, typed, 1000);
  forgetDraft(blocked, typed, 1000);
});
