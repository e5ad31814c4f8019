import type { InputHTMLAttributes } from 'react';
import { type LimitedField, LIMITS } from '../../contact/message.ts';
import type { Content } from '../../i18n/content.ts';
import styles from './fields.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  words: Content['messageForm'];
  name: LimitedField;
}

/** A labelled single-line input. It is uncontrolled, so text typed before hydration is kept. */
export function TextField({ words, name, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  const { max } = LIMITS[name];
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{words[name]}</label>
      <input className={styles.control} id={id} name={name} type="text" maxLength={max} {...rest} />
    </p>
  );
}
