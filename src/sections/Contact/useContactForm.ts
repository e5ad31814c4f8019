import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { deliver, type Outcome } from '../../contact/deliver.ts';
import { clearDraft, readDraft, saveDraft } from '../../contact/draft.ts';
import { createEmailClient } from '../../contact/emailjs.ts';
import { FIELD_NAMES, type FieldName, isComplete, type Message } from '../../contact/message.ts';
import { emailIds, emailOrigin } from '../../contact/settings.ts';
import { contact } from '../../content/en/contact.ts';

const client = createEmailClient({ origin: emailOrigin });
// A function, because merely naming blocked storage throws.
const storage = () => localStorage;

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function readMessage(form: HTMLFormElement): Message {
  const entries = FIELD_NAMES.map((name) => [name, controlOf(form, name)?.value ?? '']);
  // Every name of a message is in FIELD_NAMES.
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/** Puts back the draft of an earlier visit, but never over what is already typed. */
function restoreDraft(form: HTMLFormElement): void {
  for (const [name, text] of Object.entries(readDraft(storage, Date.now()) ?? {})) {
    const control = controlOf(form, name as FieldName);
    if (control && control.value === '') control.value = text;
  }
}

type ShowToast = (toast: { type: 'success' | 'error'; message: string }) => void;

/** The life of a message: typed, kept as a draft, sent once, and its outcome shown as a toast. */
export function useContactForm(showToast: ShowToast) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const inFlight = useRef(false);
  const [message, setMessage] = useState<Message | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [lastOutcome, setLastOutcome] = useState<{ outcome: Outcome } | null>(null);

  const refresh = useCallback(() => {
    if (form.current) setMessage(readMessage(form.current));
  }, []);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    refresh();
  }, [refresh]);

  // Disabling the focused button drops the focus: hand it back where the visitor can go on.
  useEffect(() => {
    if (!lastOutcome || document.activeElement !== document.body) return;
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    const target = lastOutcome.outcome === 'sent' ? title.current : button;
    target?.focus({ preventScroll: true });
  }, [lastOutcome]);

  const onInput = useCallback(() => {
    if (form.current) saveDraft(storage, readMessage(form.current), Date.now());
    refresh();
  }, [refresh]);

  const onSubmit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      const typed = readMessage(element);
      // A ref, because a second submit can come before the disabled button is drawn.
      if (inFlight.current || !isComplete(typed)) return;
      inFlight.current = true;
      setIsSending(true);
      const outcome = await deliver(typed, {
        ids: emailIds,
        client,
        now: () => new Date(),
        log: console.error,
      });
      inFlight.current = false;
      setIsSending(false);
      setLastOutcome({ outcome });
      if (outcome === 'sent') {
        clearDraft(storage);
        element.reset();
        refresh();
      }
      const type = outcome === 'sent' ? 'success' : 'error';
      showToast({ type, message: contact.outcome[outcome] });
    },
    [refresh, showToast],
  );

  return {
    form,
    title,
    isComplete: message !== null && isComplete(message),
    isSending,
    messageLength: message?.message.length ?? 0,
    onInput,
    onSubmit,
  };
}
