import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { Toasts, useToast } from '../../components/Toasts.tsx';
import { LIMITS } from '../../contact/message.ts';
import { messageForm as copy, noScript } from '../../content/en/contact.ts';
import styles from './ContactForm.module.css';
import { goToNextField, sendOncePerPress } from './enterKey.ts';
import { keepWholeText } from './keepWholeText.ts';
import { MessageField } from './MessageField.tsx';
import { SendByHand } from './SendByHand.tsx';
import { SendingTrail } from './SendingTrail.tsx';
import { TextField } from './TextField.tsx';
import { useContactForm } from './useContactForm.ts';
import { useNotice } from './useNotice.ts';

/** So few characters left are worth a word. */
const ALMOST_FULL = 100;

function buttonLabel(isComplete: boolean, isSending: boolean): string {
  if (isSending) return copy.sending;
  return isComplete ? copy.complete : copy.incomplete;
}

/** What is only heard: the counter speaks when it begins to matter, not at every key. */
function announcement(isSending: boolean, length: number): string | null {
  const left = LIMITS.message.max - length;
  if (isSending) return copy.sending;
  if (left === 0) return copy.full;
  // Of a text that is too long the line below the button speaks.
  return left > 0 && left < ALMOST_FULL ? copy.almostFull : null;
}

interface ContactFormProps {
  /** Where a message can go without us. */
  email: string;
  /** Called when the form is awake: from then on it keeps and sends what is typed. */
  onAwake?: () => void;
}

/** The message form. Its fields keep their own text; React draws the button, the counter and the toasts. */
export function ContactForm({ email, onAwake }: ContactFormProps) {
  const { toast, show, dismiss } = useToast();
  const life = useContactForm(show);
  const { form, title, length, isComplete, isSending, unsent } = life;
  const { notice, show: showNotice } = useNotice(life);
  useEffect(() => onAwake?.(), [onAwake]);
  const enterKeyHint = isComplete ? 'send' : 'next';
  const mailto = `mailto:${email}`;
  const shared = { enterKeyHint, readOnly: isSending } as const;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="contact-form-title"
        aria-busy={isSending}
        noValidate
        onInput={life.onInput}
        onPaste={keepWholeText}
        onDrop={keepWholeText}
        onKeyDown={isComplete ? sendOncePerPress : goToNextField}
        onSubmit={life.onSubmit}
      >
        <h3 ref={title} className={styles.title} id="contact-form-title" tabIndex={-1}>
          {copy.title}
        </h3>
        {/* React leaves what is in here alone: no need for it in the scripts. */}
        <noscript>
          {import.meta.env.SSR && (
            <p className={styles.noScript}>
              {noScript} <a href={mailto}>{email}</a>
            </p>
          )}
        </noscript>
        <div className={styles.pair}>
          <TextField
            label={copy.name}
            name="name"
            maxLength={LIMITS.name.max}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            {...shared}
          />
          <TextField
            label={copy.email}
            name="email"
            // Of the type "email" a browser changes what is typed: bücher.de is xn--bcher-kva.de then.
            inputMode="email"
            maxLength={LIMITS.email.max}
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...shared}
          />
        </div>
        <TextField
          label={copy.subject}
          name="subject"
          maxLength={LIMITS.subject.max}
          autoComplete="off"
          {...shared}
        />
        <MessageField
          label={copy.message}
          maxLength={LIMITS.message.max}
          count={length}
          readOnly={isSending}
        />
        {/* Browsers fill in a "company" even where told "off": this one has a purpose of its own. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {copy.company}
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
        <p className={styles.notice} data-part="form-not-loaded" hidden>
          {copy.notLoaded} <a href={mailto}>{copy.byHand.email}</a>
        </p>
        <div className={styles.send}>
          <div className={styles.notes}>
            {life.isSent ? (
              <p className={styles.notice}>{copy.sentNote}</p>
            ) : (
              <p className={styles.note}>{life.isKept ? copy.draftNote : copy.noDraftNote}</p>
            )}
            <p className={styles.notice} aria-live="polite" data-part="form-notice">
              {notice}
            </p>
          </div>
          <Button
            type="submit"
            look="primary"
            disabled={!isComplete || isSending}
            onClick={sendOncePerPress}
          >
            {buttonLabel(isComplete, isSending)}
            {isSending && <SendingTrail />}
          </Button>
        </div>
        {unsent && <SendByHand {...{ email, form }} message={unsent} onEnd={showNotice} />}
      </form>
      {/* Outside the form: what is busy may hold back what it has to say. */}
      <p className={styles.heard} aria-live="polite">
        {announcement(isSending, length)}
      </p>
      <Toasts toast={toast} dismiss={dismiss} />
    </>
  );
}
