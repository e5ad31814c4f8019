import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { blockedStorage, defineStorage, mockStorage } from '../../../tests/mockStorage.ts';
import { DRAFT_LIFETIME_MS, forgetDraft, markDraft, readDraft, saveDraft } from './draft.ts';
import type { Message } from './message.ts';

/** Without the honeypot. */
const kept = { name: 'Mei', email: '', subject: 'One', message: '' };
const one: Message = { ...kept, company: 'bot' };
const two: Message = { ...one, subject: 'Two' };

/** A device on which tabs can be opened, with the items it keeps. */
let device: ReturnType<typeof mockStorage>;

/** A tab: its methods run with its own session storage. Opening it again is a reload. */
function openTab() {
  const { items, storage } = mockStorage();
  const show = () => defineStorage('sessionStorage', storage);
  show();
  return { items, show };
}

describe('drafts', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: DRAFT_LIFETIME_MS });
    device = mockStorage();
    defineStorage('localStorage', device.storage);
    openTab();
  });
  afterEach(() => mock.timers.reset());

  test('a draft is kept for seven days, without the honeypot; one from the future is not', () => {
    assert.equal(DRAFT_LIFETIME_MS, 7 * 86_400_000);
    for (const [lastMs, expiredMs] of [
      [2 * DRAFT_LIFETIME_MS - 1, 2 * DRAFT_LIFETIME_MS],
      [1, 0],
    ] as const) {
      mock.timers.setTime(DRAFT_LIFETIME_MS);
      const { items } = openTab();
      saveDraft(one);
      mock.timers.setTime(lastMs);
      assert.deepEqual(readDraft(), kept);
      mock.timers.setTime(expiredMs);
      assert.equal(readDraft(), null);
      assert.deepEqual([items.size, device.items.size], [0, 0]);
    }
  });

  test('an emptied form and a sent message leave no draft; another draft stays', () => {
    const { items } = openTab();
    saveDraft(one);
    saveDraft({ ...one, name: '', subject: '' });
    assert.deepEqual([items.size, device.items.size], [0, 0]);
    saveDraft(one);
    forgetDraft(two);
    assert.deepEqual(readDraft(), kept);
    forgetDraft(one);
    assert.deepEqual([items.size, device.items.size], [0, 0]);
  });

  test('a new tab finds the draft typed last; each open tab keeps, marks and forgets its own', () => {
    const first = openTab();
    saveDraft(one);
    const second = openTab();
    saveDraft(two);
    first.show();
    assert.equal(readDraft()?.subject, 'One');
    markDraft(one, true);
    assert.equal(readDraft()?.isSending, true);
    openTab();
    assert.deepEqual(readDraft(), { ...kept, subject: 'Two' });
    first.show();
    forgetDraft(one);
    assert.equal(readDraft()?.subject, 'Two');
    second.show();
    assert.equal(readDraft()?.subject, 'Two');
  });

  test('a message being sent is still marked as such when its tab is closed', () => {
    saveDraft(one);
    markDraft(one, true);
    openTab();
    assert.deepEqual(readDraft(), { ...kept, isSending: true });
    markDraft(one, false);
    assert.equal(readDraft()?.isSending, undefined);
  });

  test('the end of sending does not overwrite what was typed or emptied in the meantime', () => {
    saveDraft(one);
    markDraft(one, true);
    saveDraft(two);
    markDraft(one, false);
    assert.equal(readDraft()?.subject, 'Two');
    forgetDraft(two);
    markDraft(one, false);
    assert.equal(readDraft(), null);
  });

  test('a device that keeps nothing is reported, and the tab still remembers if it may', () => {
    defineStorage('localStorage', blockedStorage);
    for (const remembered of ['One', undefined]) {
      assert.equal(saveDraft(one), false);
      markDraft(one, true);
      assert.equal(readDraft()?.subject, remembered);
      forgetDraft(one);
      assert.equal(readDraft(), null);
      defineStorage('sessionStorage', blockedStorage);
    }
  });
});
