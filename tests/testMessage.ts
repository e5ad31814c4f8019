import type { Message } from '../src/sections/Contact/message.ts';

/** A complete message, for tests. */
export const MESSAGE: Message = {
  name: 'Mei Tanaka',
  email: 'mei@club.example',
  subject: 'Club night',
  message: 'May our club try the app?',
  company: '',
};
