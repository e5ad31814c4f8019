import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import {
  blockedStorage,
  defineLocalStorage,
  mockStorage,
} from '../../../tests/support/mockStorage.ts';
import {
  canSaveDraft,
  DRAFT_LIFETIME_MS,
  deleteDraft,
  isFromDraft,
  readDraft,
  saveDraft,
} from './draft.ts';
import { EMPTY_MESSAGE, type Message } from './message.ts';

/** Storage that an application has switched off in the browser it embeds. */
const missingStorage = () => null;

/** Storage without room for anything. */
const fullStorage = (): Storage => ({
  ...mockStorage().storage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

/** Without the honeypot. */
const KEPT = { name: 'Mei', email: '', subject: 'One', message: '' };
const ONE: Message = { ...KEPT, company: 'bot' };
const TWO: Message = { ...ONE, subject: 'Two' };

/** What the device keeps. */
let items: Map<string, string>;

describe('drafts', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date'], now: DRAFT_LIFETIME_MS });
    const device = mockStorage();
    items = device.items;
    defineLocalStorage(device.storage);
  });
  afterEach(() => mock.timers.reset());

  test('a draft is kept without the honeypot', () => {
    assert.equal(saveDraft(ONE), true);
    assert.deepEqual(readDraft(), { draft: KEPT, isExpired: false });
  });

  test('asking whether drafts can be saved leaves what is there', () => {
    assert.equal(canSaveDraft(), true);
    assert.equal(items.size, 0);
    saveDraft(ONE);
    const before = [...items];
    assert.equal(canSaveDraft(), true);
    assert.deepEqual([...items], before);
  });

  test('a draft is deleted after seven days', () => {
    assert.equal(DRAFT_LIFETIME_MS, 7 * 86_400_000);
    saveDraft(ONE);
    mock.timers.setTime(2 * DRAFT_LIFETIME_MS - 1);
    assert.deepEqual(readDraft(), { draft: KEPT, isExpired: false });
    mock.timers.setTime(2 * DRAFT_LIFETIME_MS);
    assert.deepEqual(readDraft(), { draft: KEPT, isExpired: true });
    assert.equal(items.size, 0);
    assert.equal(readDraft(), null);
  });

  test('a draft from more than seven days in the future is deleted', () => {
    saveDraft(ONE);
    mock.timers.setTime(0);
    assert.equal(readDraft()?.isExpired, true);
    assert.equal(items.size, 0);
  });

  test('what the browser restores is from the draft, what was typed is not', () => {
    assert.equal(isFromDraft({ ...ONE, subject: '' }, KEPT), true);
    assert.equal(isFromDraft(TWO, KEPT), false);
    assert.equal(isFromDraft(EMPTY_MESSAGE), true);
    assert.equal(isFromDraft(ONE), false);
  });

  test('an emptied form leaves no draft', () => {
    saveDraft(ONE);
    assert.equal(saveDraft({ ...ONE, name: '', subject: '' }), true);
    assert.equal(items.size, 0);
  });

  test('a sent message leaves no draft', () => {
    saveDraft(ONE);
    deleteDraft(ONE);
    assert.equal(items.size, 0);
  });

  test('a sent message does not delete the draft of another', () => {
    saveDraft(TWO);
    deleteDraft(ONE);
    assert.equal(readDraft()?.draft.subject, 'Two');
  });

  test('storage that cannot delete a draft is left with an empty one', () => {
    saveDraft(ONE);
    localStorage.removeItem = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    deleteDraft(ONE);
    assert.deepEqual([...items.values()], ['']);
    assert.equal(readDraft(), null);
  });

  for (const [what, storage] of Object.entries({
    blocked: blockedStorage,
    missing: missingStorage,
    full: fullStorage,
  }))
    test(`storage that is ${what} throws nothing and keeps nothing`, () => {
      defineLocalStorage(storage);
      assert.equal(canSaveDraft(), false);
      assert.equal(saveDraft(ONE), false);
      assert.equal(readDraft(), null);
      deleteDraft(ONE);
    });
});
