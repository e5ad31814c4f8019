import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPLETE_MESSAGE } from '../../../tests/support/testData.ts';
import { createMailtoUrl, formatAsText } from './mailto.ts';

const message = {
  ...COMPLETE_MESSAGE,
  subject: ' Club & night? ',
  message: 'One\nTwo 羽毛球 100 %\n',
};

test('a message can be copied, or sent by mail with its line breaks', () => {
  assert.equal(formatAsText(message), 'Club & night?\n\nOne\nTwo 羽毛球 100 %\n');
  const url = new URL(createMailtoUrl('hello@smash.example', message));
  assert.equal(url.pathname, 'hello@smash.example');
  assert.equal(url.searchParams.get('subject'), 'Club & night?');
  assert.equal(url.searchParams.get('body'), 'One\r\nTwo 羽毛球 100 %');
});

test('half a character is replaced, and a subject stays one line', () => {
  const odd = { subject: 'Hi\r\nBcc: x@y.z', message: 'half \uD83C and whole 🏸' };
  const { searchParams } = new URL(createMailtoUrl('a@b.c', { ...message, ...odd }));
  assert.equal(searchParams.get('body'), 'half \uFFFD and whole 🏸');
  assert.equal(searchParams.get('subject'), 'Hi  Bcc: x@y.z');
});
