import {
  type Draft,
  type DraftStorage,
  forgetDraft,
  isSameMessage,
  readDraft,
  saveDraft,
} from './draft.ts';
import type { Message } from './message.ts';

interface Surroundings {
  /** Of this tab alone: two tabs with two messages do not overwrite each other. */
  readonly tab: () => DraftStorage;
  /** Of every tab, and of the next visit: the draft typed in last. */
  readonly device: () => DraftStorage;
  readonly nowMs: () => number;
}

/** Keeps the draft of this tab. Nothing of it ever throws. */
export interface DraftKeeper {
  /** This tab's draft, or else the one typed in last in any tab. */
  read(): Draft | null;
  /**
   * Keeps what is typed.
   * @returns whether it will still be there when the tab is closed
   */
  keep(message: Message, isOnItsWay: boolean): boolean;
  /** Notes that a message is being sent, or no longer is. Any other draft is left alone. */
  mark(message: Message, isOnItsWay: boolean): void;
  /** Forgets a message that is sent, and no other. */
  forget(sent: Message): void;
}

/** Makes the keeper of a tab's draft. */
export function createDraftKeeper({ tab, device, nowMs }: Surroundings): DraftKeeper {
  return {
    read: () => readDraft(tab, nowMs()) ?? readDraft(device, nowMs()),
    keep(message, isOnItsWay) {
      saveDraft(tab, message, nowMs(), isOnItsWay);
      return saveDraft(device, message, nowMs(), isOnItsWay);
    },
    mark(message, isOnItsWay) {
      for (const storage of [tab, device]) {
        const found = readDraft(storage, nowMs());
        const isToBeMarked = found ? isSameMessage(found, message) : isOnItsWay;
        if (isToBeMarked) saveDraft(storage, message, nowMs(), isOnItsWay);
      }
    },
    forget(sent) {
      for (const storage of [tab, device]) forgetDraft(storage, sent, nowMs());
    },
  };
}
