import { type Message, sanitizeMessage } from './message.ts';

/** Subject and text of a message, for the clipboard. */
export function formatAsText(typed: Message): string {
  const { subject, message } = sanitizeMessage(typed);
  return `${subject}\n\n${message}\n`;
}

/** A mailto URL (RFC 6068) that opens the message in the visitor's mail app. Never throws. */
export function createMailtoUrl(address: string, typed: Message): string {
  const { subject, message } = sanitizeMessage(typed);
  const body = message.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
