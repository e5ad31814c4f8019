import { useState, useSyncExternalStore } from 'react';
import type { Content } from '../../i18n/content.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { type FormState, isSending } from './formState.ts';
import { LIMITS } from './message.ts';

/** The result of copying the message after sending failed. */
export type CopyResult = 'copied' | 'notCopied';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** The status line below the button: the most urgent message of all that apply, or null. */
export function useStatusMessage(state: FormState, words: Content['messageForm']) {
  const { notice: messages } = words;
  const { status, tooLong, unsent, mayBeSent } = state;
  const isBusy = isSending(state);
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [copyResult, setCopyResult] = useState<CopyResult | null>(null);
  if (copyResult !== null && (!unsent || isBusy)) setCopyResult(null);
  const findMessage = () => {
    // A retry of a failed message waits, too, but counts as sending.
    if (status === 'waiting' && !unsent) return messages.waiting;
    if (tooLong) {
      const { max } = LIMITS[tooLong];
      return interpolate(messages.tooLong, { field: words[tooLong], max });
    }
    if (isOffline) return messages.offline;
    if (isBusy) return null;
    if (copyResult) return messages[copyResult];
    if (status === 'sentElsewhere') return messages.sentElsewhere;
    return mayBeSent ? messages.mayBeSent : null;
  };
  return { statusMessage: findMessage(), setCopyResult };
}
