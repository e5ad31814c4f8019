import { useState } from 'react';
import { LIMITS, type LimitedField, type Message } from '../../contact/message.ts';
import { messageForm } from '../../content/en/contact.ts';
import { useOffline } from './useOffline.ts';

const { notice: copy } = messageForm;

/** What the visitor has just done by hand, and how it went. */
export type ByHand = 'copied' | 'notCopied';

interface LifeOfMessage {
  readonly tooLong: LimitedField | null;
  readonly isSending: boolean;
  readonly isWaiting: boolean;
  readonly isSentElsewhere: boolean;
  readonly unsent: Message | null;
  readonly mayBeSent: boolean;
}

/** The one line below the button: what is worth knowing now, the most pressing first. */
export function useNotice(life: LifeOfMessage) {
  const isOffline = useOffline();
  const [byHand, show] = useState<ByHand | null>(null);
  if (byHand !== null && !life.unsent) show(null);
  const notice = () => {
    if (life.isWaiting) return copy.waiting;
    if (life.tooLong) return copy.tooLong(messageForm[life.tooLong], LIMITS[life.tooLong].max);
    if (isOffline) return copy.offline;
    if (life.isSending) return null;
    if (byHand) return copy[byHand];
    if (life.isSentElsewhere) return copy.sentElsewhere;
    return life.mayBeSent ? copy.mayBeSent : null;
  };
  return { notice: notice(), show };
}
