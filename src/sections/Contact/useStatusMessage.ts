import { useState, useSyncExternalStore } from 'react';
import { LIMITS } from '../../contact/message.ts';
import type { Content } from '../../i18n/content.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { useContactForm } from './useContactForm.ts';

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
export function useStatusMessage(
  state: ReturnType<typeof useContactForm>,
  words: Content['messageForm'],
) {
  const { notice: messages } = words;
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const [copyResult, setCopyResult] = useState<CopyResult | null>(null);
  if (copyResult !== null && !state.unsent) setCopyResult(null);
  const findMessage = () => {
    if (state.isWaiting) return messages.waiting;
    if (state.tooLong)
      return interpolate(messages.tooLong, {
        field: words[state.tooLong],
        max: LIMITS[state.tooLong].max,
      });
    if (isOffline) return messages.offline;
    if (state.isSending) return null;
    if (copyResult) return messages[copyResult];
    if (state.isSentElsewhere) return messages.sentElsewhere;
    return state.mayBeSent ? messages.mayBeSent : null;
  };
  return { statusMessage: findMessage(), setCopyResult };
}
