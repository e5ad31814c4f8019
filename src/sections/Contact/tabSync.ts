import { draftFields } from './draft.ts';
import type { Message } from './message.ts';

const KEY = 'contact-sent';

const serialize = (message: Message): string => JSON.stringify(draftFields(message));

/**
 * Tells the site's other tabs that a message was sent, so that none of them sends it again. The
 * message is removed at once: writing it is enough to fire their `storage` events. Never throws.
 */
export function announceSent(sent: Message): void {
  try {
    localStorage.setItem(KEY, serialize(sent));
    localStorage.removeItem(KEY);
  } catch {
    // With storage blocked or full, other tabs have no draft of this message either.
  }
}

/** Whether a `storage` event reports that another tab has just sent this message. Never throws. */
export function isSentEvent(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  message: Message,
): boolean {
  return key === KEY && newValue === serialize(message);
}
