import { LIMITS } from '../../contact/message.ts';
import type { Content } from '../../i18n/content.ts';
import styles from './fields.module.css';

interface MessageFieldProps {
  words: Content['messageForm'];
  /** Characters typed so far. */
  count: number;
  readOnly: boolean;
}

/** The message textarea with its live character counter. Uncontrolled, like the text fields. */
export function MessageField({ words, count, readOnly }: MessageFieldProps) {
  const { max } = LIMITS.message;
  return (
    <p className={styles.field}>
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
