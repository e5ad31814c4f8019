import type { InputHTMLAttributes } from 'react';
import type { Content } from '../../i18n/content.ts';
import styles from './fields.module.css';
import { LIMITS, type LimitedField } from './message.ts';

type Words = Content['messageForm'];

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  words: Words;
  name: LimitedField;
}

/** A labelled single-line input. It is uncontrolled, so text typed before hydration is kept. */
export function TextField({ words, name, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  const { max } = LIMITS[name];
  return (
    <p className={`${styles.field} row`}>
      <label htmlFor={id}>{words[name]}</label>
      <input className={styles.control} id={id} name={name} type="text" maxLength={max} {...rest} />
    </p>
  );
}

interface MessageFieldProps {
  words: Words;
  /** Characters typed so far. */
  count: number;
  readOnly: boolean;
}

/** The message textarea with its live character counter. Uncontrolled, like the text fields. */
export function MessageField({ words, count, readOnly }: MessageFieldProps) {
  const { max } = LIMITS.message;
  return (
    <p className={`${styles.field} row`}>
      <label htmlFor="contact-message">{words.message}</label>
      <textarea
        className={styles.control}
        id="contact-message"
        name="message"
        rows={6}
        autoComplete="off"
        aria-describedby="contact-message-count"
        maxLength={max}
        readOnly={readOnly}
      />
      <span
        className={count > max ? `${styles.count} ${styles.tooLong}` : styles.count}
        id="contact-message-count"
      >
        {`${count}/${max}`}
      </span>
    </p>
  );
}
