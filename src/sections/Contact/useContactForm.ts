import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ShowToast } from '../../components/Toasts.tsx';
import { DRAFT_FIELDS, forgetDraft, markDraft, readDraft, saveDraft } from '../../contact/draft.ts';
import { emailIds, emailOrigin } from '../../contact/emailConfig.ts';
import { findTooLong, isComplete, type LimitedField, type Message } from '../../contact/message.ts';
import { withSendLock } from '../../contact/sendLock.ts';
import { type Outcome, sendMessage } from '../../contact/sendMessage.ts';
import { announceSent, isSentEvent } from '../../contact/tabSync.ts';
import type { Content } from '../../i18n/content.ts';
import { readMessage, restoreDraft } from './readForm.ts';

/** A page that is being closed may run this long after its requests were cancelled. */
const PAGE_CLOSE_MS = 1000;

/** How sending ended. Another tab may have sent the same message. */
type SendResult = Outcome | 'sentElsewhere';

/** While 'waiting', another message holds the send lock. */
type Status = 'idle' | 'waiting' | 'sending' | SendResult;

/** The form's state: stores the text as a draft, sends it once, shows the outcome as a toast. */
export function useContactForm(showToast: ShowToast, outcomes: Content['messageForm']['outcome']) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** The message being sent. A ref, because a second submit can precede the next render. */
  const inFlight = useRef<{ message: Message; isSentElsewhere: boolean }>(null);
  const failureTimer = useRef(0);
  // Only values derived from the text are state, so that most key presses render nothing.
  const [length, setLength] = useState(0);
  const [canSend, setCanSend] = useState(false);
  const [tooLong, setTooLong] = useState<LimitedField | null>(null);
  /** After a failure, the message as it is now typed. */
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [isStored, setIsStored] = useState(true);
  /** The page was closed while this message was being sent. */
  const [mayBeSent, setMayBeSent] = useState(false);
  const [status, setStatus] = useState<Status>('idle');

  const isSending = status === 'waiting' || status === 'sending';
  const isDone = status === 'sent' || status === 'sentElsewhere';

  const update = useCallback((message: Message) => {
    setLength(message.message.length);
    setCanSend(isComplete(message));
    setTooLong(findTooLong(message));
    setUnsent((before) => before && message);
  }, []);

  const store = useCallback(
    (message: Message, isBeingSent: boolean) => {
      setIsStored(saveDraft(message, isBeingSent));
      update(message);
    },
    [update],
  );

  const clear = useCallback(() => {
    if (!form.current) return;
    form.current.reset();
    update(readMessage(form.current));
    setUnsent(null);
    setMayBeSent(false);
  }, [update]);

  useEffect(() => {
    if (!form.current) return;
    const typedBefore = readMessage(form.current);
    const draft = readDraft();
    if (draft) restoreDraft(form.current, draft);
    const wasSending = draft?.isSending ?? false;
    setMayBeSent(wasSending);
    // A restored draft is not stored again: its seven days count from the last key press.
    const isTyped = DRAFT_FIELDS.some((name) => typedBefore[name] !== '');
    if (isTyped) store(readMessage(form.current), wasSending);
    else update(readMessage(form.current));
  }, [store, update]);

  // When another tab has sent the same message, this tab must not send it again.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const message = inFlight.current?.message ?? (form.current && readMessage(form.current));
      if (!message || !isSentEvent(event, message)) return;
      forgetDraft(message);
      if (inFlight.current) inFlight.current.isSentElsewhere = true;
      else setStatus('sentElsewhere');
      clear();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [clear]);

  // Disabling the focused button loses the focus: restore it to where the visitor continues.
  useEffect(() => {
    if (isSending || status === 'idle' || document.activeElement !== document.body) return;
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    (isDone ? title.current : button)?.focus({ preventScroll: true });
  }, [status, isSending, isDone]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    if (inFlight.current || !isComplete(message)) return;
    const current = { message, isSentElsewhere: false };
    inFlight.current = current;
    clearTimeout(failureTimer.current);
    const outcome = await withSendLock<SendResult>(
      async () => {
        if (current.isSentElsewhere) return 'sentElsewhere';
        setStatus('sending');
        markDraft(message, true);
        return sendMessage(message, emailIds, emailOrigin);
      },
      () => setStatus('waiting'),
      (result) => result === 'sent' || result === 'failed',
    );
    inFlight.current = null;
    setStatus(outcome);
    if (outcome === 'sentElsewhere') return;
    if (outcome === 'sent') {
      forgetDraft(message);
      announceSent(message);
      clear();
    } else {
      setUnsent(form.current && readMessage(form.current));
      // Closing the page looks like a failure too, so this waits until the page has stayed open.
      failureTimer.current = window.setTimeout(markDraft, PAGE_CLOSE_MS, message, false);
    }
    setMayBeSent(false);
    const type = outcome === 'sent' ? 'success' : 'error';
    showToast({ type, message: outcomes[outcome] });
  };

  return {
    form,
    title,
    /** Characters in the message field. */
    length,
    isComplete: canSend,
    /** The first field that is too long to send, for example after pasting. */
    tooLong,
    isSending,
    /** Waiting after another message. A retry of a failed message counts as sending. */
    isWaiting: status === 'waiting' && !unsent,
    isSent: status === 'sent',
    isSentElsewhere: status === 'sentElsewhere',
    unsent: isSending ? null : unsent,
    mayBeSent,
    isStored,
    onInput: () => {
      if (form.current) store(readMessage(form.current), mayBeSent);
      if (isDone) setStatus('idle');
    },
    onSubmit,
  };
}
