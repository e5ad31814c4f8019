import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ShowToast } from '../../components/Toasts.tsx';
import {
  canSaveDraft,
  type Draft,
  deleteDraft,
  isFromDraft,
  readDraft,
  saveDraft,
} from './draft.ts';
import { emailOrigin, emailSettings } from './emailConfig.ts';
import type { FormWords } from './formWords.ts';
import { EMPTY_MESSAGE, isComplete, type Message } from './message.ts';
import { readMessage, restoreDraft, setReadOnly } from './readForm.ts';
import { type Outcome, sendMessage } from './sendMessage.ts';

/** What the form does, or how its last message ended. */
export type Status = 'idle' | 'sending' | Outcome;

/** The form's effects: saves the text as a draft, sends it once, shows the outcome as a toast. */
export function useContactForm(showToast: ShowToast, outcomes: FormWords['outcome']) {
  const form = useRef<HTMLFormElement>(null);
  /** A ref beside the status, because a second submit can precede the next render. */
  const isSending = useRef(false);
  const [status, setStatus] = useState<Status>('idle');
  /** What is in the fields, which are uncontrolled. */
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  /** Whether this browser stores drafts, as most do: the served page says so. */
  const [isDraftSaved, setDraftSaved] = useState(true);
  /**
   * The draft that this form has last read or saved, to be deleted with the message. It is older than the text
   * in the fields if the storage has become full since.
   */
  const ownDraft = useRef<Draft>({});
  const save = useCallback((typed: Message) => {
    const isSaved = saveDraft(typed);
    if (isSaved) ownDraft.current = typed;
    setDraftSaved(isSaved);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const stored = readDraft();
    // What the browser has restored, even from an expired draft, is not saved again: its seven days count from the
    // last key press.
    const isTyped = !isFromDraft(readMessage(form.current), stored?.draft);
    if (stored && !stored.isExpired) {
      ownDraft.current = stored.draft;
      restoreDraft(form.current, stored.draft);
    }
    const restored = readMessage(form.current);
    setMessage(restored);
    if (isTyped) save(restored);
    else setDraftSaved(canSaveDraft());
  }, [save]);

  // Disabling the focused button loses the focus: restore it to where the visitor continues.
  useEffect(() => {
    if (status === 'idle' || status === 'sending') return;
    if (document.activeElement !== document.body) return;
    const target = status === 'sent' ? '#contact-form-title' : '[type="submit"]';
    form.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [status]);

  const canBeSent = isComplete(message);
  useEffect(() => {
    if (form.current) setReadOnly(form.current, status === 'sending');
  }, [status]);

  const onInput = () => {
    if (!form.current) return;
    const typed = readMessage(form.current);
    setMessage(typed);
    save(typed);
    setStatus((last) => (last === 'sent' ? 'idle' : last));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = readMessage(event.currentTarget);
    if (isSending.current || !isComplete(submitted)) return;
    isSending.current = true;
    setStatus('sending');
    let outcome: Outcome = 'failed';
    try {
      outcome = await sendMessage(submitted, emailSettings, emailOrigin);
    } finally {
      // Whatever has been thrown, sending ends, and the visitor learns how.
      isSending.current = false;
      setStatus(outcome);
      if (outcome === 'sent') {
        form.current?.reset();
        setMessage(EMPTY_MESSAGE);
        deleteDraft(ownDraft.current);
      }
      showToast({ type: outcome === 'sent' ? 'success' : 'error', message: outcomes[outcome] });
    }
  };

  return { form, status, message, canBeSent, isDraftSaved, onInput, onSubmit };
}
