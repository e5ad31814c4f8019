import { type Draft, type DraftStorage, draftFields, isSameMessage, pickFields } from './draft.ts';
import type { Message } from './message.ts';

const KEY = 'contact-sent';

/**
 * Tells the site's other tabs that a message is sent, so that none sends it again. The text passes
 * through storage, which they hear, and does not stay there. Never throws.
 */
export function tellOtherTabs(storage: () => DraftStorage, sent: Message): void {
  try {
    storage().setItem(KEY, JSON.stringify(draftFields(sent)));
    storage().removeItem(KEY);
  } catch {
    // Storage is blocked or full: then no other tab has found this message in it either.
  }
}

/** Whether a change of storage says that another tab has just sent this very message. Never throws. */
export function tellsSent(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  message: Message,
): boolean {
  if (key !== KEY || newValue === null) return false;
  const sent: Draft | null = pickFields(newValue);
  return sent !== null && isSameMessage(sent, message);
}
