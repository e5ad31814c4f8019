import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from './message.ts';
import { blockedStorage, defineStorage } from './mockStorage.ts';
import { announceSent, isSentEvent } from './tabSync.ts';

const sent: Message = {
  name: 'Mei',
  email: 'm@c.example',
  subject: 'Hi!',
  message: 'T',
  company: '',
};

/** The storage events another tab receives when a message is announced as sent. */
function announce() {
  const events: { key: string; newValue: string | null }[] = [];
  const storage = {
    getItem: () => null,
    setItem: (key: string, newValue: string) => void events.push({ key, newValue }),
    removeItem: (key: string) => void events.push({ key, newValue: null }),
  };
  defineStorage('localStorage', () => storage as unknown as Storage);
  announceSent(sent);
  return events;
}

test('another tab learns which message was sent, and nothing of it is left', () => {
  const [event, last] = announce();
  assert.ok(event);
  assert.equal(last?.newValue, null);
  assert.equal(isSentEvent(event, sent), true);
  assert.equal(isSentEvent(event, { ...sent, subject: 'Hello' }), false);
  assert.equal(isSentEvent({ ...event, key: 'contact-draft' }, sent), false);
  for (const newValue of [null, '', '{', '7', 'null', '[]', '{"name":7}'])
    assert.equal(isSentEvent({ ...event, newValue }, sent), false);
});

test('blocked storage throws nothing', () => {
  defineStorage('localStorage', blockedStorage);
  announceSent(sent);
});
