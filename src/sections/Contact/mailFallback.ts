import { type Message, toFields } from './message.ts';

/** Subject and text of a message, for the clipboard. */
export function messageAsText(typed: Message): string {
  const { subject, message } = toFields(typed);
  return `${subject}\n\n${message}\n`;
}

/** A mailto link (RFC 6068) that opens the message in the visitor's mail app. Never throws. */
export function mailtoLink(address: string, typed: Message): string {
  const { subject, message } = toFields(typed);
  const body = message.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
