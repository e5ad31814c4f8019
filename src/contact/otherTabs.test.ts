import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from './message.ts';
import { tellOtherTabs, tellsSent } from './otherTabs.ts';

const sent: Message = {
  name: 'Mei',
  email: 'm@c.example',
  subject: 'Hi!',
  message: 'T',
  company: '',
};

/** What another tab would hear: every value a key was given, and what stays. */
function heard() {
  const events: { key: string; newValue: string | null }[] = [];
  const storage = {
    getItem: () => null,
    setItem: (key: string, newValue: string) => void events.push({ key, newValue }),
    removeItem: (key: string) => void events.push({ key, newValue: null }),
  };
  return { events, storage: () => storage };
}

test('another tab hears which message was sent, and nothing of it stays', () => {
  const { events, storage } = heard();
  tellOtherTabs(storage, sent);
  assert.deepEqual(
    events.map((event) => tellsSent(event, sent)),
    [true, false],
  );
  assert.equal(events.at(-1)?.newValue, null);
});

test('another message, another key and garbage say nothing', () => {
  const { events, storage } = heard();
  tellOtherTabs(storage, sent);
  const [event] = events;
  assert.ok(event);
  assert.equal(tellsSent(event, { ...sent, subject: 'Hello' }), false);
  assert.equal(tellsSent({ ...event, key: 'contact-draft' }, sent), false);
  for (const newValue of ['', '{', '7', 'null', '[]', '{"name":7}'])
    assert.equal(tellsSent({ ...event, newValue }, sent), false);
});

test('blocked storage throws nothing', () => {
  tellOtherTabs(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, sent);
});
