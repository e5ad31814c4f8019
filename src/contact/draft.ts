import { FIELD_NAMES, type Message } from './message.ts';

const KEY = 'contact-draft';

/** How long an unsent draft is kept. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The part of `Storage` a draft needs. Every call may throw: storage can be blocked or full. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The fields that are kept; the honeypot is not one of them. */
export const DRAFT_FIELDS = FIELD_NAMES.filter((name) => name !== 'company');

/** A draft as found: any field may be missing. */
export type Draft = Readonly<Partial<Record<(typeof DRAFT_FIELDS)[number], string>>>;

/** Takes from stored text what is a draft, and nothing else. */
function parse(stored: string, nowMs: number): Draft | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const savedAtMs = record.savedAtMs;
  if (typeof savedAtMs !== 'number' || !(nowMs - savedAtMs < DRAFT_LIFETIME_MS)) return null;
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) =>
      typeof record[name] === 'string' ? [[name, record[name]]] : [],
    ),
  );
}

/** The unsent draft of an earlier visit, or null. Never throws. */
export function readDraft(storage: () => DraftStorage, nowMs: number): Draft | null {
  try {
    const stored = storage().getItem(KEY);
    const draft = stored === null ? null : parse(stored, nowMs);
    if (stored !== null && draft === null) storage().removeItem(KEY);
    return draft;
  } catch {
    return null;
  }
}

/** Keeps what is typed, or forgets the draft when every field is empty. Never throws. */
export function saveDraft(storage: () => DraftStorage, message: Message, nowMs: number): void {
  try {
    const kept = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, message[name]]));
    const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
    if (isEmpty) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify({ ...kept, savedAtMs: nowMs }));
  } catch {
    // Storage is blocked or full: the message is still in the form.
  }
}

/**
 * Forgets the draft once its message has been sent. What another tab has typed meanwhile is
 * another draft, and stays. Never throws.
 */
export function forgetDraft(storage: () => DraftStorage, sent: Message, nowMs: number): void {
  const draft = readDraft(storage, nowMs);
  const isThisMessage = draft && DRAFT_FIELDS.every((name) => draft[name] === sent[name]);
  if (!isThisMessage) return;
  try {
    storage().removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
