import { type Message, toFields } from './message.ts';

/** A message as text, for the clipboard: the subject, then what is written. */
export function asText(typed: Message): string {
  const { subject, message } = toFields(typed);
  return `${subject}\n\n${message}\n`;
}

/** A link that opens the visitor's own mail app with the message in it (RFC 6068). Never throws. */
export function mailtoLink(address: string, typed: Message): string {
  const { subject, message } = toFields(typed);
  const body = message.replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
