import type { Message } from './message.ts';

type Written = Pick<Message, 'subject' | 'message'>;

/** Half a surrogate pair has no place in an address, and would make encoding throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A message as text, for the clipboard: the subject, then what is written. */
export function asText({ subject, message }: Written): string {
  return `${subject.trim()}\n\n${message.trim()}\n`;
}

/** A link that opens the visitor's own mail app with the message in it (RFC 6068). Never throws. */
export function mailtoLink(address: string, { subject, message }: Written): string {
  const encode = (text: string) =>
    encodeURIComponent(text.trim().replace(LONE_SURROGATE, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(message)}`;
}
