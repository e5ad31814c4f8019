import { FIELD_NAMES, type Message } from './message.ts';

const KEY = 'contact-draft';

/** How long an unsent draft is kept (docs/requirements.md, 8.10). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

// Functions, because where storage is blocked, even naming it throws.
/** So that two tabs with different messages do not overwrite each other. */
const tab = () => sessionStorage;
/** Shared by all tabs and later visits: holds the most recently edited draft. */
const device = () => localStorage;

/** The fields saved in a draft: all but the honeypot. */
export const DRAFT_FIELDS = FIELD_NAMES.filter((name) => name !== 'company');

type DraftField = (typeof DRAFT_FIELDS)[number];

/** A stored draft. Any field may be missing. */
export type Draft = Readonly<Partial<Record<DraftField, string>>> & {
  /** The page was closed while this message was being sent, so it may or may not have arrived. */
  readonly isSending?: true;
};

/** The fields of a message that a draft stores. */
export function draftFields(message: Message): Record<DraftField, string> {
  const { company: _, ...fields } = message;
  return fields;
}

/** Whether a draft holds exactly this message. */
function isSameMessage(draft: Draft, message: Message): boolean {
  return DRAFT_FIELDS.every((name) => draft[name] === message[name]);
}

/** Parses a stored draft, keeping only known fields. Returns null for an expired or invalid one. */
function parse(stored: string): Draft | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null) return null;
  const record: Readonly<Record<string, unknown>> = { ...value };
  const { savedAtMs } = record;
  // The absolute difference also expires drafts saved while the clock was set to the future.
  if (typeof savedAtMs !== 'number' || !(Math.abs(Date.now() - savedAtMs) < DRAFT_LIFETIME_MS))
    return null;
  const fields = DRAFT_FIELDS.flatMap((name) =>
    typeof record[name] === 'string' ? [[name, record[name]]] : [],
  );
  return { ...Object.fromEntries(fields), ...(record.isSending === true && { isSending: true }) };
}

/** Reads a stored draft and deletes an expired or invalid one. */
function read(storage: () => Storage): Draft | null {
  try {
    const stored = storage().getItem(KEY);
    const draft = stored === null ? null : parse(stored);
    if (stored !== null && draft === null) storage().removeItem(KEY);
    return draft;
  } catch {
    return null;
  }
}

/** Saves a draft, or deletes it when every field is empty. Returns false if storage is not usable. */
function save(storage: () => Storage, message: Message, isSending: boolean): boolean {
  try {
    const isEmpty = DRAFT_FIELDS.every((name) => message[name] === '');
    const draft = { ...draftFields(message), savedAtMs: Date.now(), isSending };
    if (isEmpty) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** This tab's draft, or the one most recently edited in any tab. Never throws. */
export const readDraft = (): Draft | null => read(tab) ?? read(device);

/**
 * Saves the draft. Never throws.
 * @param isSending whether the message is being sent, or was when the page was last closed
 * @returns whether the draft will survive closing the tab: storage may be blocked or full
 */
export function saveDraft(message: Message, isSending = false): boolean {
  save(tab, message, isSending);
  return save(device, message, isSending);
}

/** Records whether a message is being sent. Drafts of other messages are kept. Never throws. */
export function markDraft(message: Message, isSending: boolean): void {
  for (const storage of [tab, device]) {
    const draft = read(storage);
    if (draft ? isSameMessage(draft, message) : isSending) save(storage, message, isSending);
  }
}

/** Deletes the draft of a sent message. Drafts of other messages are kept. Never throws. */
export function forgetDraft(sent: Message): void {
  for (const storage of [tab, device]) {
    const draft = read(storage);
    // Storage from which a draft can be read is not blocked.
    if (draft && isSameMessage(draft, sent)) storage().removeItem(KEY);
  }
}
