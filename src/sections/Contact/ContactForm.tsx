import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Toasts, useToast } from '../../components/Toasts.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import styles from './ContactForm.module.css';
import type { FormWords } from './formWords.ts';
import { keepPastedText } from './keepPastedText.ts';
import { MailFallback } from './MailFallback.tsx';
import {
  ALMOST_FULL_CHARACTERS,
  findTooLong,
  formatTime,
  LIMITS,
  type Message,
} from './message.ts';
import { sendOncePerPress } from './sendOncePerPress.ts';
import { useContactForm } from './useContactForm.ts';
import { useIsOffline } from './useIsOffline.ts';

// A browser's first date formatting is slow, so it is done before sending. Safari has no idle
// callback and does it then.
globalThis.requestIdleCallback?.(() => formatTime(new Date()));

function findButtonLabel(words: FormWords, canBeSent: boolean, isSending: boolean): string {
  if (isSending) return words.sending;
  return canBeSent ? words.complete : words.incomplete;
}

/** Text for screen readers only. It mentions the counter near the limit, not at every key press. */
function findAnnouncement(words: FormWords, isSending: boolean, length: number): string | null {
  const left = LIMITS.message.max - length;
  if (isSending) return words.sending;
  if (left === 0) return words.full;
  // The notice reports a text that is too long.
  if (left < 0 || left >= ALMOST_FULL_CHARACTERS) return null;
  return interpolate(words.almostFull, { count: ALMOST_FULL_CHARACTERS });
}

/** What the visitor should know before sending, or null. */
function findNotice(words: FormWords, message: Message, isOffline: boolean): string | null {
  const tooLong = findTooLong(message);
  if (!tooLong) return isOffline ? words.notice.offline : null;
  const { max } = LIMITS[tooLong];
  return interpolate(words.notice.tooLong, { field: words[tooLong], max });
}

interface ContactFormProps {
  words: FormWords;
  /** The address to write to when the form does not work. */
  email: string;
  /** The fields, from FormFields.tsx: slots that Astro renders at build time, so that no script has their code. */
  lines?: ReactNode;
  textArea?: ReactNode;
  notLoaded?: ReactNode;
}

/** The message form. Its fields are uncontrolled; React renders button, counter and messages. */
export function ContactForm({ words, email, lines, textArea, notLoaded }: ContactFormProps) {
  const { toast, showToast } = useToast();
  const { form, status, message, canBeSent, isDraftSaved, onInput, onSubmit } = useContactForm(
    showToast,
    words.outcome,
  );
  const isSending = status === 'sending';
  const isUnsent = status === 'failed' || status === 'misconfigured';
  const notice = findNotice(words, message, useIsOffline());
  const isHydrated = useHydrated();
  const count = message.message.length;
  const { max } = LIMITS.message;
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
        onKeyDown={sendOncePerPress}
        onSubmit={onSubmit}
      >
        {lines}
        <p className={`${styles.field} row`} data-needs-script>
          {textArea}
          <span
            className={count > max ? `${styles.count} ${styles.tooLong}` : styles.count}
            id="contact-message-count"
          >
            {`${count}/${max}`}
          </span>
        </p>
        {notLoaded}
        <div className={styles.send} data-needs-script>
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
          </Button>
        </div>
        {isUnsent && <MailFallback words={words} email={email} message={message} />}
      </form>
      {/* Outside the form: screen readers may ignore live regions inside a busy element. */}
      <p className="visually-hidden" aria-live="polite">
        {findAnnouncement(words, isSending, count)}
      </p>
      <Toasts toast={toast} />
    </div>
  );
}
