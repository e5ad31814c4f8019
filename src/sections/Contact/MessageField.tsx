import styles from './fields.module.css';

interface MessageFieldProps {
  label: string;
  maxLength: number;
  /** Characters typed so far. */
  count: number;
  readOnly: boolean;
}

/** The text of the message, with its live counter. Like the others it keeps its own text. */
export function MessageField({ label, maxLength, count, readOnly }: MessageFieldProps) {
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor="contact-message">
        {label}
      </label>
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
        className={count > maxLength ? `${styles.count} ${styles.over}` : styles.count}
        id="contact-message-count"
      >
        {`${count}/${maxLength}`}
      </span>
    </p>
  );
}
