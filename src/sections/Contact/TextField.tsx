import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../../contact/message.ts';
import styles from './fields.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: FieldName;
  maxLength: number;
}

/** One labelled line of text. It keeps its own text: what is typed before the page wakes stays. */
export function TextField({ label, name, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input className={styles.control} id={id} name={name} type="text" {...rest} />
    </p>
  );
}
