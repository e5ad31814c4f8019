import { FIELD_NAMES, type Message } from './message.ts';

const KEY = 'contact-draft';

/** How long an unsent draft is kept (docs/requirements.md, Contact). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The fields saved in a draft: all but the honeypot. */
export const DRAFT_FIELDS = FIELD_NAMES.filter((name) => name !== 'company');

type DraftField = (typeof DRAFT_FIELDS)[number];

/** The draft of this device, shared by all tabs: the text edited last. Any field may be missing. */
export type Draft = Readonly<Partial<Record<DraftField, string>>>;

interface StoredDraft {
  readonly draft: Draft;
  readonly isExpired: boolean;
}

/** Parses a stored draft, keeping only known fields. Returns null for an invalid one. */
function parse(stored: string): StoredDraft | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null) return null;
  const record: Readonly<Record<string, unknown>> = { ...value };
  const { savedAtMs } = record;
  if (typeof savedAtMs !== 'number') return null;
  const fields = DRAFT_FIELDS.flatMap((name) =>
    typeof record[name] === 'string' ? [[name, record[name]]] : [],
  );
  return {
    draft: Object.fromEntries(fields),
    // The absolute difference also expires drafts saved while the clock was set to the future.
    isExpired: !(Math.abs(Date.now() - savedAtMs) < DRAFT_LIFETIME_MS),
  };
}

/** Deletes the stored draft, or empties it where the browser writes but does not delete. */
function removeDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    localStorage.setItem(KEY, '');
  }
}

/**
 * Reads the stored draft. An expired or invalid one is deleted, and an expired one still returned, once. Never throws:
 * storage may be blocked.
 */
export function readDraft(): StoredDraft | null {
  try {
    const text = localStorage.getItem(KEY);
    if (!text) return null;
    const stored = parse(text);
    if (!stored || stored.isExpired) removeDraft();
    return stored;
  } catch {
    return null;
  }
}

/** Whether every text of a message is in a draft. */
export const isFromDraft = (message: Message, draft: Draft = {}): boolean =>
  DRAFT_FIELDS.every((name) => message[name] === '' || message[name] === draft[name]);

/** Whether this browser stores drafts. Never throws, and leaves the stored draft as it is. */
export function canSaveDraft(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    localStorage.setItem(KEY, stored ?? '');
    if (stored === null) removeDraft();
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves the draft, or deletes it when every field is empty. Never throws.
 * @returns whether it is saved: storage may be blocked or full
 */
export function saveDraft(message: Message): boolean {
  try {
    const { company: _, ...fields } = message;
    if (DRAFT_FIELDS.every((name) => fields[name] === '')) removeDraft();
    else localStorage.setItem(KEY, JSON.stringify({ ...fields, savedAtMs: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the stored draft if it is the given one. A draft that another tab has saved stays. Never throws. */
export function deleteDraft(own: Draft): void {
  const draft = readDraft()?.draft;
  if (!draft || DRAFT_FIELDS.some((name) => draft[name] !== own[name])) return;
  try {
    removeDraft();
  } catch {
    // This browser neither deletes nor writes, and expires the draft in seven days.
  }
}
