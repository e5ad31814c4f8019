import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockedStorage, defineStorage } from '../../../tests/mockStorage.ts';
import { MESSAGE } from '../../../tests/testMessage.ts';
import { announceSent, isSentEvent } from './tabSync.ts';

test('another tab learns which message was sent, and nothing of it is left', () => {
  const events: { key: string; newValue: string | null }[] = [];
  const storage = {
    setItem: (key: string, newValue: string) => events.push({ key, newValue }),
    removeItem: (key: string) => events.push({ key, newValue: null }),
  };
  defineStorage('localStorage', () => storage as unknown as Storage);
  announceSent(MESSAGE);
  const [event, last] = events;
  assert.ok(event);
  assert.equal(last?.newValue, null);
  assert.equal(isSentEvent(event, MESSAGE), true);
  assert.equal(isSentEvent(event, { ...MESSAGE, subject: 'Hello' }), false);
  assert.equal(isSentEvent({ ...event, key: 'contact-draft' }, MESSAGE), false);
  for (const newValue of [null, '', '{', '{"name":7}'])
    assert.equal(isSentEvent({ ...event, newValue }, MESSAGE), false);
});

test('blocked storage throws nothing', () => {
  defineStorage('localStorage', blockedStorage);
  announceSent(MESSAGE);
});
