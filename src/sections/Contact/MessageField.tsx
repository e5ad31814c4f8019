import styles from './fields.module.css';

interface MessageFieldProps {
  label: string;
  maxLength: number;
  /** Characters typed so far. */
  count: number;
  readOnly: boolean;
}

/** The message textarea with its live character counter. Uncontrolled, like the text fields. */
export function MessageField({ label, maxLength, count, readOnly }: MessageFieldProps) {
  return (
    <p className={styles.field}>
      <label htmlFor="contact-message">{label}</label>
      <textarea
        className={styles.control}
        id="contact-message"
        name="message"
        rows={6}
        autoComplete="off"
        aria-describedby="contact-message-count"
        maxLength={maxLength}
        readOnly={readOnly}
      />
      <span
        className={count > maxLength ? `${styles.count} ${styles.tooLong}` : styles.count}
        id="contact-message-count"
      >
        {`${count}/${maxLength}`}
      </span>
    </p>
  );
}
