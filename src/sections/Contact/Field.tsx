import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../../contact/message.ts';
import styles from './Field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: FieldName;
  maxLength: number;
  /** Characters so far. A field that counts is a text area. */
  count?: number;
}

/** One labelled field. It keeps its own text, so that typing before the page wakes is not lost. */
export function Field({ label, name, type = 'text', maxLength, count, ...rest }: FieldProps) {
  const id = `contact-${name}`;
  if (count === undefined) {
    return (
      <p className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input className={styles.control} {...{ id, name, type, maxLength }} {...rest} />
      </p>
    );
  }
  const { autoComplete, readOnly } = rest;
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.control}
        {...{ id, name, maxLength, autoComplete, readOnly }}
        rows={6}
        aria-describedby={`${id}-count`}
      />
      <span className={styles.count} id={`${id}-count`}>
        {`${count}/${maxLength}`}
      </span>
    </p>
  );
}
