import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../../contact/message.ts';
import styles from './fields.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: FieldName;
  maxLength: number;
}

/** A labelled single-line input. It is uncontrolled, so text typed before hydration is kept. */
export function TextField({ label, name, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input className={styles.control} id={id} name={name} type="text" {...rest} />
    </p>
  );
}
