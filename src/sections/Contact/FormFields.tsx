import type { InputHTMLAttributes } from 'react';
import formStyles from './ContactForm.module.css';
import styles from './FormFields.module.css';
import type { AllFormWords } from './formWords.ts';
import { LIMITS, type LimitedField } from './message.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  words: AllFormWords;
  name: LimitedField;
}

/** A labelled single-line input. */
function TextField({ words, name, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  const { max } = LIMITS[name];
  return (
    <p className={`${formStyles.field} row`}>
      <label htmlFor={id}>{words[name]}</label>
      <input
        className={styles.control}
        id={id}
        name={name}
        type="text"
        maxLength={max}
        enterKeyHint="next"
        {...rest}
      />
    </p>
  );
}

interface FieldsProps {
  words: AllFormWords;
  /** The address to write to when the form does not work. */
  email: string;
}

/** The form from its title to the subject, and the honeypot. */
export function FormLines({ words, email }: FieldsProps) {
  return (
    <>
      <h3 id="contact-form-title" tabIndex={-1}>
        {words.title}
      </h3>
      <noscript>
        <p className={styles.noScript}>
          {`${words.noScript} `}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
      <div className={styles.lines} data-needs-script>
        <div className={styles.pair}>
          <TextField
            words={words}
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
          />
          <TextField
            words={words}
            name="email"
            // With type="email" browsers rewrite domains: bücher.de becomes xn--bcher-kva.de.
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
        <TextField words={words} name="subject" autoComplete="off" />
      </div>
      {/* Browsers fill in a company despite "off", but not a one-time code. */}
      <div className={styles.honeypot} aria-hidden="true" data-needs-script>
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
    </>
  );
}

/** The message without its counter. */
export function FormTextArea({ words }: Pick<FieldsProps, 'words'>) {
  return (
    <>
      <label htmlFor="contact-message">{words.message}</label>
      <textarea
        className={styles.control}
        id="contact-message"
        name="message"
        rows={6}
        autoComplete="off"
        aria-describedby="contact-message-count"
        maxLength={LIMITS.message.max}
      />
    </>
  );
}

/** What is said if the form's script does not load. */
export function NotLoadedNotice({ words, email }: FieldsProps) {
  return (
    <p className={`${formStyles.notice} ${styles.notLoaded}`} data-part="form-not-loaded">
      {`${words.notLoaded} `}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
