import { Button } from '../../components/Button.tsx';
import { Toasts, useToast } from '../../components/Toasts.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import type { Content } from '../../i18n/content.ts';
import { interpolate } from '../../lib/interpolate.ts';
import styles from './ContactForm.module.css';
import { MessageField, TextField } from './fields.tsx';
import { keepPastedText } from './keepPastedText.ts';
import { MailFallback } from './MailFallback.tsx';
import {
  ALMOST_FULL_CHARACTERS,
  findTooLong,
  isComplete,
  LIMITS,
  type Message,
} from './message.ts';
import { SendingIndicator } from './SendingIndicator.tsx';
import { goToNextField, sendOncePerPress } from './submitKeys.ts';
import { useContactForm } from './useContactForm.ts';
import { useIsOffline } from './useIsOffline.ts';

type Words = Content['messageForm'];

// A browser's first date formatting is slow, so it is done before sending. Safari has no idle
// callback and does it then.
globalThis.requestIdleCallback?.(() => new Date().toLocaleString());

function findButtonLabel(words: Words, canBeSent: boolean, isSending: boolean): string {
  if (isSending) return words.sending;
  return canBeSent ? words.complete : words.incomplete;
}

/** Text for screen readers only. It mentions the counter near the limit, not at every key press. */
function findAnnouncement(words: Words, isSending: boolean, length: number): string | null {
  const left = LIMITS.message.max - length;
  if (isSending) return words.sending;
  if (left === 0) return words.full;
  // The notice reports a text that is too long.
  if (left < 0 || left >= ALMOST_FULL_CHARACTERS) return null;
  return interpolate(words.almostFull, { count: ALMOST_FULL_CHARACTERS });
}

/** What the visitor should know before sending, or null. */
function findNotice(words: Words, message: Message, isOffline: boolean): string | null {
  const tooLong = findTooLong(message);
  if (!tooLong) return isOffline ? words.notice.offline : null;
  const { max } = LIMITS[tooLong];
  return interpolate(words.notice.tooLong, { field: words[tooLong], max });
}

interface ContactFormProps {
  words: Words;
  /** The address to write to when the form does not work. */
  email: string;
}

/** The message form. Its fields are uncontrolled; React renders button, counter and messages. */
export function ContactForm({ words, email }: ContactFormProps) {
  const { toast, showToast } = useToast();
  const { form, status, message, isDraftSaved, onInput, onSubmit } = useContactForm(
    showToast,
    words.outcome,
  );
  const isSending = status === 'sending';
  const isUnsent = status === 'failed' || status === 'misconfigured';
  const canBeSent = isComplete(message);
  const notice = findNotice(words, message, useIsOffline());
  const isHydrated = useHydrated();
  const mailto = `mailto:${email}`;
  const enterKeyHint = canBeSent ? 'send' : 'next';
  const shared = { words, enterKeyHint, readOnly: isSending } as const;
  return (
    // A single element, because the fixed toasts alone would trigger the island's client:visible.
    <div>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="contact-form-title"
        aria-busy={isSending}
        data-hydrated={isHydrated || undefined}
        noValidate
        onInput={onInput}
        onPaste={keepPastedText}
        onDrop={keepPastedText}
        onKeyDown={canBeSent ? sendOncePerPress : goToNextField}
        onSubmit={onSubmit}
      >
        <h3 id="contact-form-title" tabIndex={-1}>
          {words.title}
        </h3>
        {/* React does not hydrate noscript, so its content is left out of the client bundle. */}
        <noscript>
          {import.meta.env.SSR && (
            <p className={styles.noScript}>
              {`${words.noScript} `}
              <a href={mailto}>{email}</a>
            </p>
          )}
        </noscript>
        <div className={styles.pair}>
          <TextField
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            {...shared}
          />
          <TextField
            name="email"
            // With type="email" browsers rewrite domains: bücher.de becomes xn--bcher-kva.de.
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...shared}
          />
        </div>
        <TextField name="subject" autoComplete="off" {...shared} />
        <MessageField words={words} count={message.message.length} readOnly={isSending} />
        {/* Browsers fill in a company despite "off", but not a one-time code. */}
        <div className={styles.honeypot} aria-hidden="true">
          <label>
            {words.company}
            <input
              name="company"
              type="text"
              tabIndex={-1}
              autoComplete="one-time-code"
              data-1p-ignore=""
              data-bwignore=""
              data-lpignore="true"
              data-form-type="other"
            />
          </label>
        </div>
        <p className={`${styles.notice} ${styles.notLoaded}`} data-part="form-not-loaded">
          {`${words.notLoaded} `}
          <a href={mailto}>{email}</a>
        </p>
        <div className={styles.send}>
          <div>
            {status === 'sent' && <p className={styles.notice}>{words.sentNote}</p>}
            {status !== 'sent' && isDraftSaved && <p className="note">{words.draftNote}</p>}
            <p className={styles.notice} aria-live="polite" data-part="form-notice">
              {isSending ? null : notice}
            </p>
          </div>
          <Button
            type="submit"
            variant="primary"
            disabled={!canBeSent || isSending}
            onClick={sendOncePerPress}
          >
            {findButtonLabel(words, canBeSent, isSending)}
            {isSending && <SendingIndicator />}
          </Button>
        </div>
        {isUnsent && <MailFallback words={words} email={email} message={message} />}
      </form>
      {/* Outside the form: screen readers may ignore live regions inside a busy element. */}
      <p className="visually-hidden" aria-live="polite">
        {findAnnouncement(words, isSending, message.message.length)}
      </p>
      <Toasts toast={toast} />
    </div>
  );
}
