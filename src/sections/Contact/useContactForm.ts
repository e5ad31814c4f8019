import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ShowToast } from '../../components/Toasts.tsx';
import { deliver, type Outcome } from '../../contact/deliver.ts';
import { DRAFT_FIELDS, forgetDraft, readDraft, saveDraft } from '../../contact/draft.ts';
import { createEmailClient } from '../../contact/emailjs.ts';
import { type FieldName, isComplete, type Message } from '../../contact/message.ts';
import { emailIds, emailOrigin } from '../../contact/settings.ts';
import { contact } from '../../content/en/contact.ts';

const client = createEmailClient({ origin: emailOrigin });
// A function, because merely naming blocked storage throws.
const storage = () => localStorage;

type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'ended'; readonly outcome: Outcome };

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function readMessage(form: HTMLFormElement): Message {
  const textOf = (name: FieldName) => controlOf(form, name)?.value ?? '';
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    company: textOf('company'),
  };
}

/** Puts back the draft of an earlier visit, but never over what is already typed. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(storage, Date.now());
  for (const name of DRAFT_FIELDS) {
    const control = controlOf(form, name);
    if (control?.value === '') control.value = draft?.[name] ?? '';
  }
}

/** The life of a message: typed, kept as a draft, sent once, and its outcome shown as a toast. */
export function useContactForm(showToast: ShowToast) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isInFlight = useRef(false);
  const [typed, setTyped] = useState<Message | null>(null);
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  const keep = useCallback(() => {
    if (!form.current) return;
    const message = readMessage(form.current);
    saveDraft(storage, message, Date.now());
    setTyped(message);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const typedEarly = readMessage(form.current);
    restoreDraft(form.current);
    // A draft's seven days count from its last key press: looking in again does not renew them.
    if (DRAFT_FIELDS.some((name) => typedEarly[name] !== '')) keep();
    else setTyped(readMessage(form.current));
  }, [keep]);

  // Disabling the focused button drops the focus: hand it back where the visitor can go on.
  useEffect(() => {
    if (sending.status !== 'ended' || document.activeElement !== document.body) return;
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    const target = sending.outcome === 'sent' ? title.current : button;
    target?.focus({ preventScroll: true });
  }, [sending]);

  const onSubmit = useCallback(
    async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      const message = readMessage(element);
      // A ref, because a second submit can come before the disabled button is drawn.
      if (isInFlight.current || !isComplete(message)) return;
      isInFlight.current = true;
      setSending({ status: 'sending' });
      const outcome = await deliver(message, {
        ids: emailIds,
        client,
        now: () => new Date(),
        log: console.error,
      });
      isInFlight.current = false;
      setSending({ status: 'ended', outcome });
      if (outcome === 'sent') {
        forgetDraft(storage, message, Date.now());
        element.reset();
        setTyped(readMessage(element));
      }
      const type = outcome === 'sent' ? 'success' : 'error';
      showToast({ type, message: contact.outcome[outcome] });
    },
    [showToast],
  );

  return {
    form,
    title,
    isComplete: typed !== null && isComplete(typed),
    isSending: sending.status === 'sending',
    messageLength: typed?.message.length ?? 0,
    onInput: keep,
    onSubmit,
  };
}
