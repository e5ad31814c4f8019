import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asText, mailtoLink } from './byHand.ts';

const message = {
  name: 'Mei',
  email: 'mei@club.example',
  subject: ' Club & night? ',
  message: 'One\nTwo 羽毛球 100 %\n',
  company: '',
};

test('the text is the subject and the message', () => {
  assert.equal(asText(message), 'Club & night?\n\nOne\nTwo 羽毛球 100 %\n');
});

test('the link holds address, subject and message, with line breaks as mail has them', () => {
  const link = new URL(mailtoLink('hello@smash.example', message));
  assert.equal(link.pathname, 'hello@smash.example');
  assert.equal(link.searchParams.get('subject'), 'Club & night?');
  assert.equal(link.searchParams.get('body'), 'One\r\nTwo 羽毛球 100 %');
});

test('half a character does not stop it', () => {
  const link = mailtoLink('a@b.c', { ...message, message: 'half \uD83C and whole 🏸' });
  assert.equal(new URL(link).searchParams.get('body'), 'half \uFFFD and whole 🏸');
});

test('a subject stays one line', () => {
  const link = mailtoLink('a@b.c', { ...message, subject: 'Hi\r\nBcc: x@y.z' });
  assert.equal(new URL(link).searchParams.get('subject'), 'Hi  Bcc: x@y.z');
});
