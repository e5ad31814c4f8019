import { FIELD_NAMES, type Message } from './message.ts';

const KEY = 'contact-draft';

/** How long an unsent draft is kept. */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The part of `Storage` a draft needs. Every call may throw: storage can be blocked or full. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The fields that are kept; the honeypot is not one of them. */
export const DRAFT_FIELDS = FIELD_NAMES.filter((name) => name !== 'company');

type DraftField = (typeof DRAFT_FIELDS)[number];

/** A draft as found: any field may be missing. */
export type Draft = Readonly<Partial<Record<DraftField, string>>> & {
  /** The page was closed while this message was being sent: nobody knows whether it arrived. */
  readonly isOnItsWay?: true;
};

/** The fields of a message that are kept. */
export function draftFields(message: Message): Record<DraftField, string> {
  const { name, email, subject, message: text } = message;
  return { name, email, subject, message: text };
}

/** Whether a draft holds exactly this message. */
export function isSameMessage(draft: Draft, message: Message): boolean {
  return DRAFT_FIELDS.every((name) => draft[name] === message[name]);
}

function parseRecord(stored: string): Readonly<Record<string, unknown>> | null {
  const value: unknown = JSON.parse(stored);
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function textFields(record: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) =>
      typeof record[name] === 'string' ? [[name, record[name]]] : [],
    ),
  );
}

/** Takes the fields of a message from stored text, and nothing else; null when it holds none. Never throws. */
export function pickFields(stored: string): Draft | null {
  try {
    const record = parseRecord(stored);
    return record && textFields(record);
  } catch {
    return null;
  }
}

/** Takes from stored text what is a draft young enough to come back, and nothing else. */
function parse(stored: string, nowMs: number): Draft | null {
  const record = parseRecord(stored);
  const savedAtMs = record?.savedAtMs;
  if (!record || typeof savedAtMs !== 'number') return null;
  // A clock that was ahead, and has been set right since, keeps a draft no longer than twice as long.
  if (!(Math.abs(nowMs - savedAtMs) < DRAFT_LIFETIME_MS)) return null;
  const isOnItsWay = record.isOnItsWay === true ? { isOnItsWay: true as const } : {};
  return { ...textFields(record), ...isOnItsWay };
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

/**
 * Keeps what is typed, or forgets the draft when every field is empty. Never throws.
 * @param isOnItsWay whether it is being sent, or was when the page was last closed
 * @returns whether the storage took it: blocked or full, it keeps nothing
 */
export function saveDraft(
  storage: () => DraftStorage,
  message: Message,
  nowMs: number,
  isOnItsWay = false,
): boolean {
  try {
    const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
    const draft = { ...draftFields(message), savedAtMs: nowMs, isOnItsWay };
    if (isEmpty) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/**
 * Forgets the draft once its message has been sent. What another tab has typed meanwhile is
 * another draft, and stays. Never throws.
 */
export function forgetDraft(storage: () => DraftStorage, sent: Message, nowMs: number): void {
  const draft = readDraft(storage, nowMs);
  if (!draft || !isSameMessage(draft, sent)) return;
  try {
    storage().removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
