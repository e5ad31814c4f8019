import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { DRAFT_LIFETIME_MS, forgetDraft, markDraft, readDraft, saveDraft } from './draft.ts';
import type { Message } from './message.ts';
import { blockedStorage, defineStorage, mockStorage } from './mockStorage.ts';

const one: Message = { name: 'Mei', email: '', subject: 'One', message: '', company: 'bot' };
/** Without the honeypot. */
const kept = { name: 'Mei', email: '', subject: 'One', message: '' };
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

  test('a draft is kept for seven days, without the honeypot', () => {
    const { items } = openTab();
    saveDraft(one);
    assert.equal(DRAFT_LIFETIME_MS, 7 * 86_400_000);
    mock.timers.setTime(2 * DRAFT_LIFETIME_MS - 1);
    assert.deepEqual(readDraft(), kept);
    mock.timers.setTime(2 * DRAFT_LIFETIME_MS);
    assert.equal(readDraft(), null);
    assert.deepEqual([items.size, device.items.size], [0, 0]);
  });

  test('a draft dated in the future expires', () => {
    saveDraft(one);
    mock.timers.setTime(1);
    assert.deepEqual(readDraft(), kept);
    mock.timers.setTime(0);
    assert.equal(readDraft(), null);
    assert.equal(device.items.size, 0);
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

  test('fields that are not text are left out', () => {
    const savedAtMs = DRAFT_LIFETIME_MS;
    const stored = JSON.stringify({ savedAtMs, name: 7, subject: 'Club', extra: 'x' });
    defineStorage('localStorage', mockStorage({ 'contact-draft': stored }).storage);
    assert.deepEqual(readDraft(), { subject: 'Club' });
  });

  test('a new tab finds the draft typed last; each open tab finds its own again', () => {
    const first = openTab();
    saveDraft(one);
    const second = openTab();
    saveDraft(two);
    openTab();
    assert.equal(readDraft()?.subject, 'Two');
    first.show();
    assert.equal(readDraft()?.subject, 'One');
    second.show();
    assert.equal(readDraft()?.subject, 'Two');
  });

  test('marking and forgetting one draft leaves the other alone', () => {
    const first = openTab();
    saveDraft(one);
    openTab();
    saveDraft(two);
    first.show();
    markDraft(one, true);
    assert.equal(readDraft()?.isSending, true);
    openTab();
    assert.equal(readDraft()?.isSending, undefined);
    first.show();
    forgetDraft(one);
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

  test('a device that keeps nothing is reported, and the tab still remembers', () => {
    defineStorage('localStorage', blockedStorage);
    assert.equal(saveDraft(one), false);
    markDraft(one, true);
    assert.equal(readDraft()?.subject, 'One');
    forgetDraft(one);
    assert.equal(readDraft(), null);
  });

  test('blocked storage throws nothing', () => {
    defineStorage('localStorage', blockedStorage);
    defineStorage('sessionStorage', blockedStorage);
    assert.equal(readDraft(), null);
    assert.equal(saveDraft(one), false);
    markDraft(one, true);
    forgetDraft(one);
  });
});
