import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ShowToast } from '../../components/Toasts.tsx';
import { type Delivery, deliver, type Outcome } from '../../contact/deliver.ts';
import { DRAFT_FIELDS } from '../../contact/draft.ts';
import { createDraftKeeper } from '../../contact/draftKeeper.ts';
import { sendEmail } from '../../contact/emailjs.ts';
import { findTooLong, isComplete, type LimitedField, type Message } from '../../contact/message.ts';
import { tellOtherTabs, tellsSent } from '../../contact/otherTabs.ts';
import { emailIds, emailOrigin } from '../../contact/settings.ts';
import { takeTurn } from '../../contact/turn.ts';
import { messageForm } from '../../content/en/contact.ts';
import { putBack, readMessage } from './readForm.ts';

// Functions, because merely naming blocked storage throws.
const storage = () => localStorage;
const drafts = createDraftKeeper({
  tab: () => sessionStorage,
  device: storage,
  nowMs: () => Date.now(),
});
const turns = () => ({
  // Not there in older browsers, nor on a page that did not come over HTTPS.
  locks: navigator.locks as LockManager | undefined,
  wait: (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs)),
});
const surroundings: Delivery = {
  ids: emailIds,
  send: (ids, params) => sendEmail(ids, params, { origin: emailOrigin }),
  now: () => new Date(),
  log: console.error,
};

/** How long a page may go on for a moment after its requests were cut off. */
const CERTAIN_AFTER_MS = 1000;

type Sending =
  | { readonly status: 'idle' }
  /** Until its turn comes, a second after the message before it. */
  | { readonly status: 'waiting' }
  | { readonly status: 'sending' }
  | { readonly status: 'ended'; readonly outcome: Outcome | 'sentElsewhere' };

/** Whether the message has been sent, from here or from another tab. */
const isOver = (sending: Sending): boolean =>
  sending.status === 'ended' && ['sent', 'sentElsewhere'].includes(sending.outcome);

/** The life of a message: typed, kept as a draft, sent once, and its outcome shown as a toast. */
export function useContactForm(showToast: ShowToast) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** The message on its way, if any. A ref, because a second submit can come before it is drawn. */
  const inFlight = useRef<{ message: Message; isSentElsewhere: boolean }>(null);
  /** Ends when a failure is certain. A ref, because the next attempt takes its place. */
  const certain = useRef(0);
  // All that is drawn of what is typed: a key that changes none of it has nothing drawn anew.
  const [length, setLength] = useState(0);
  const [isReady, setIsReady] = useState(false); // to be sent
  const [tooLong, setTooLong] = useState<LimitedField | null>(null);
  /** The message that did not get through, as it is typed by now. */
  const [unsent, setUnsent] = useState<Message | null>(null);
  const [isKept, setIsKept] = useState(true);
  /** The page was closed while this message was being sent. */
  const [mayBeSent, setMayBeSent] = useState(false);
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  const draw = useCallback((message: Message) => {
    setLength(message.message.length);
    setIsReady(isComplete(message));
    setTooLong(findTooLong(message));
    setUnsent((before) => before && message);
  }, []);

  const keep = useCallback(
    (message: Message, isOnItsWay: boolean) => {
      setIsKept(drafts.keep(message, isOnItsWay));
      draw(message);
    },
    [draw],
  );

  const clear = useCallback(() => {
    if (!form.current) return;
    form.current.reset();
    draw(readMessage(form.current));
    setUnsent(null);
    setMayBeSent(false);
  }, [draw]);

  useEffect(() => {
    if (!form.current) return;
    const typedEarly = readMessage(form.current);
    const draft = drafts.read();
    if (draft) putBack(form.current, draft);
    const isOnItsWay = draft?.isOnItsWay ?? false;
    setMayBeSent(isOnItsWay);
    // A draft's seven days count from its last key press: looking in again does not renew them.
    const isTypedEarly = DRAFT_FIELDS.some((name) => typedEarly[name] !== '');
    if (isTypedEarly) keep(readMessage(form.current), isOnItsWay);
    else draw(readMessage(form.current));
  }, [keep, draw]);

  // The same message in two tabs is one message: sent in one, it is gone from the other.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const message = inFlight.current?.message ?? (form.current && readMessage(form.current));
      if (!message || !tellsSent(event, message)) return;
      drafts.forget(message);
      if (inFlight.current) inFlight.current.isSentElsewhere = true;
      else setSending({ status: 'ended', outcome: 'sentElsewhere' });
      clear();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [clear]);

  // Disabling the focused button drops the focus: hand it back where the visitor can go on.
  useEffect(() => {
    if (sending.status !== 'ended' || document.activeElement !== document.body) return;
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
    (isOver(sending) ? title.current : button)?.focus({ preventScroll: true });
  }, [sending]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    if (inFlight.current || !isComplete(message)) return;
    const flight = { message, isSentElsewhere: false };
    inFlight.current = flight;
    clearTimeout(certain.current);
    const outcome = await takeTurn<Outcome | 'sentElsewhere'>(
      async () => {
        if (flight.isSentElsewhere) return 'sentElsewhere';
        setSending({ status: 'sending' });
        drafts.mark(message, true);
        return deliver(message, surroundings);
      },
      () => setSending({ status: 'waiting' }),
      (result) => result === 'sent' || result === 'failed',
      turns(),
    );
    inFlight.current = null;
    setSending({ status: 'ended', outcome });
    if (outcome === 'sentElsewhere') return;
    if (outcome === 'sent') {
      drafts.forget(message);
      tellOtherTabs(storage, message);
      clear();
    } else {
      setUnsent(form.current && readMessage(form.current));
      // Leaving the page looks like a failure too: only a page that lives on knows better.
      certain.current = window.setTimeout(drafts.mark, CERTAIN_AFTER_MS, message, false);
    }
    setMayBeSent(false);
    const type = outcome === 'sent' ? 'success' : 'error';
    showToast({ type, message: messageForm.outcome[outcome] });
  };

  const outcome = sending.status === 'ended' ? sending.outcome : null;
  return {
    form,
    title,
    /** Characters typed into the message. */
    length,
    isComplete: isReady,
    /** The first field that holds more than can be sent, as after pasting. */
    tooLong,
    isSending: sending.status === 'sending' || sending.status === 'waiting',
    /** For another message. After a failure it is the same one, which has only failed to leave. */
    isWaiting: sending.status === 'waiting' && !unsent,
    isSent: outcome === 'sent',
    isSentElsewhere: outcome === 'sentElsewhere',
    /** What to send by hand, after a failure. */
    unsent: outcome && unsent,
    mayBeSent,
    isKept,
    onInput: () => {
      if (form.current) keep(readMessage(form.current), mayBeSent);
      // The next message: what became of the last one is told no longer.
      if (isOver(sending)) setSending({ status: 'idle' });
    },
    onSubmit,
  };
}
