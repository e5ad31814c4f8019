import { type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import type { ShowToast } from '../../components/Toasts.tsx';
import type { Content } from '../../i18n/content.ts';
import { DRAFT_FIELDS, forgetDraft, markDraft, readDraft, saveDraft } from './draft.ts';
import { emailIds, emailOrigin } from './emailConfig.ts';
import { EMPTY_FORM, isSending, isSent, reduceForm, type SendResult } from './formState.ts';
import { isComplete, type Message } from './message.ts';
import { readMessage, restoreDraft } from './readForm.ts';
import { withSendLock } from './sendLock.ts';
import { sendMessage } from './sendMessage.ts';
import { announceSent, isSentEvent } from './tabSync.ts';

/** A page that is being closed may run this long after its requests were cancelled. */
const PAGE_CLOSE_MS = 1000;

/** The form's effects: stores the text as a draft, sends it once, shows the outcome as a toast. */
export function useContactForm(showToast: ShowToast, outcomes: Content['messageForm']['outcome']) {
  const form = useRef<HTMLFormElement>(null);
  /** The message being sent. A ref, because a second submit can precede the next render. */
  const inFlight = useRef<{ message: Message; isSentElsewhere: boolean }>(null);
  const failureTimer = useRef(0);
  const [state, dispatch] = useReducer(reduceForm, EMPTY_FORM);
  const { status } = state;

  const clear = useCallback(() => {
    form.current?.reset();
    dispatch({ type: 'cleared' });
  }, []);

  useEffect(() => {
    if (!form.current) return;
    const typedBefore = readMessage(form.current);
    const draft = readDraft();
    if (draft) restoreDraft(form.current, draft);
    const message = readMessage(form.current);
    const mayBeSent = draft?.isSending ?? false;
    // A restored draft is not stored again: its seven days count from the last key press.
    const isTyped = DRAFT_FIELDS.some((name) => typedBefore[name] !== '');
    const isStored = !isTyped || saveDraft(message, mayBeSent);
    dispatch({ type: 'restored', message, isStored, mayBeSent });
  }, []);

  // When another tab has sent the same message, this tab must not send it again.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const message = inFlight.current?.message ?? (form.current && readMessage(form.current));
      if (!message || !isSentEvent(event, message)) return;
      forgetDraft(message);
      if (inFlight.current) inFlight.current.isSentElsewhere = true;
      else dispatch({ type: 'ended', result: 'sentElsewhere', message });
      clear();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [clear]);

  // Disabling the focused button loses the focus: restore it to where the visitor continues.
  useEffect(() => {
    const isPending = isSending({ status }) || status === 'idle';
    if (isPending || document.activeElement !== document.body) return;
    const target = isSent({ status }) ? '#contact-form-title' : '[type="submit"]';
    form.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [status]);

  const onInput = () => {
    if (!form.current) return;
    const message = readMessage(form.current);
    dispatch({ type: 'edited', message, isStored: saveDraft(message, state.mayBeSent) });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    if (inFlight.current || !isComplete(message)) return;
    const current = { message, isSentElsewhere: false };
    inFlight.current = current;
    clearTimeout(failureTimer.current);
    const result = await withSendLock<SendResult>(
      async () => {
        if (current.isSentElsewhere) return 'sentElsewhere';
        dispatch({ type: 'sending' });
        markDraft(message, true);
        return sendMessage(message, emailIds, emailOrigin);
      },
      () => dispatch({ type: 'waiting' }),
      (ended) => ended === 'sent' || ended === 'failed',
    );
    inFlight.current = null;
    const typed = form.current ? readMessage(form.current) : message;
    dispatch({ type: 'ended', result, message: typed });
    if (result === 'sentElsewhere') return;
    if (result === 'sent') {
      forgetDraft(message);
      announceSent(message);
      clear();
    } else {
      // Closing the page looks like a failure too, so this waits until the page has stayed open.
      failureTimer.current = window.setTimeout(markDraft, PAGE_CLOSE_MS, message, false);
    }
    showToast({ type: result === 'sent' ? 'success' : 'error', message: outcomes[result] });
  };

  return { form, state, onInput, onSubmit };
}
