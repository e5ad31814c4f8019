import { Button } from '../../components/Button.tsx';
import { Toasts, useToast } from '../../components/Toasts.tsx';
import { useHydrated } from '../../components/useHydrated.ts';
import type { Content } from '../../i18n/content.ts';
import { interpolate } from '../../lib/interpolate.ts';
import styles from './ContactForm.module.css';
import { MessageField, TextField } from './fields.tsx';
import { isSending } from './formState.ts';
import { keepPastedText } from './keepPastedText.ts';
import { MailFallback } from './MailFallback.tsx';
import { ALMOST_FULL_CHARACTERS, LIMITS } from './message.ts';
import { SendingIndicator } from './SendingIndicator.tsx';
import { goToNextField, sendOncePerPress } from './submitKeys.ts';
import { useContactForm } from './useContactForm.ts';
import { useStatusMessage } from './useStatusMessage.ts';

type Words = Content['messageForm'];

// A browser's first date formatting is slow, so it is done before sending. Safari has no idle
// callback and does it then.
globalThis.requestIdleCallback?.(() => new Date().toLocaleString());

function buttonLabel(words: Words, isComplete: boolean, isBusy: boolean): string {
  if (isBusy) return words.sending;
  return isComplete ? words.complete : words.incomplete;
}

/** Text for screen readers only. It mentions the counter near the limit, not at every key press. */
function announcement(words: Words, isBusy: boolean, length: number): string | null {
  const left = LIMITS.message.max - length;
  if (isBusy) return words.sending;
  if (left === 0) return words.full;
  // The status line reports a text that is too long.
  if (left < 0 || left >= ALMOST_FULL_CHARACTERS) return null;
  return interpolate(words.almostFull, { count: ALMOST_FULL_CHARACTERS });
}

interface ContactFormProps {
  words: Words;
  /** The address to write to when the form does not work. */
  email: string;
}

/** The message form. Its fields are uncontrolled; React renders button, counter and messages. */
export function ContactForm({ words, email }: ContactFormProps) {
  const { toast, showToast } = useToast();
  const { form, state, onInput, onSubmit } = useContactForm(showToast, words.outcome);
  const { length, isComplete, isStored, status, unsent } = state;
  const isBusy = isSending(state);
  const { statusMessage, setCopyResult } = useStatusMessage(state, words);
  const isHydrated = useHydrated();
  const mailto = `mailto:${email}`;
  const enterKeyHint = isComplete ? 'send' : 'next';
  const shared = { words, enterKeyHint, readOnly: isBusy } as const;
  return (
    // A single element, because the fixed toasts alone would trigger the island's client:visible.
    <div>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="contact-form-title"
        aria-busy={isBusy}
        data-hydrated={isHydrated || undefined}
        noValidate
        onInput={onInput}
        onPaste={keepPastedText}
        onDrop={keepPastedText}
        onKeyDown={isComplete ? sendOncePerPress : goToNextField}
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
        <MessageField words={words} count={length} readOnly={isBusy} />
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
          <a href={mailto}>{words.mailFallback.email}</a>
        </p>
        <div className={styles.send}>
          <div>
            {status === 'sent' ? (
              <p className={styles.notice}>{words.sentNote}</p>
            ) : (
              <p className="note">{isStored ? words.draftNote : words.noDraftNote}</p>
            )}
            <p className={styles.notice} aria-live="polite" data-part="form-notice">
              {statusMessage}
            </p>
          </div>
          <Button
            type="submit"
            variant="primary"
            disabled={!isComplete || isBusy}
            onClick={sendOncePerPress}
          >
            {buttonLabel(words, isComplete, isBusy)}
            {isBusy && <SendingIndicator />}
          </Button>
        </div>
        {unsent && !isBusy && (
          <MailFallback
            email={email}
            words={words.mailFallback}
            message={unsent}
            onCopy={setCopyResult}
          />
        )}
      </form>
      {/* Outside the form: screen readers may ignore live regions inside a busy element. */}
      <p className="visually-hidden" aria-live="polite">
        {announcement(words, isBusy, length)}
      </p>
      <Toasts toast={toast} />
    </div>
  );
}
