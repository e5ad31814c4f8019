import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from './message.ts';
import { blockedStorage, defineStorage } from './mockStorage.ts';
import { announceSent, isSentEvent } from './tabSync.ts';

const sent: Message = {
  name: 'Mei',
  email: 'mei@club.example',
  subject: 'Hi!',
  message: 'Text',
  company: '',
};

test('another tab learns which message was sent, and nothing of it is left', () => {
  const events: { key: string; newValue: string | null }[] = [];
  const storage = {
    setItem: (key: string, newValue: string) => events.push({ key, newValue }),
    removeItem: (key: string) => events.push({ key, newValue: null }),
  };
  defineStorage('localStorage', () => storage as unknown as Storage);
  announceSent(sent);
  const [event, last] = events;
  assert.ok(event);
  assert.equal(last?.newValue, null);
  assert.equal(isSentEvent(event, sent), true);
  assert.equal(isSentEvent(event, { ...sent, subject: 'Hello' }), false);
  assert.equal(isSentEvent({ ...event, key: 'contact-draft' }, sent), false);
  for (const newValue of [null, '', '{', '{"name":7}'])
    assert.equal(isSentEvent({ ...event, newValue }, sent), false);
});

test('blocked storage throws nothing', () => {
  defineStorage('localStorage', blockedStorage);
  announceSent(sent);
});
