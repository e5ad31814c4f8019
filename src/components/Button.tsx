import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface LookProps {
  look?: 'primary' | 'secondary';
}

/** A link styled as a button. */
export function ButtonLink({
  look = 'secondary',
  className = '',
  ...rest
}: LookProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${styles.button} ${styles[look]} ${className}`.trim()} {...rest} />;
}

/** A button. */
export function Button({
  look = 'secondary',
  type = 'button',
  ...rest
}: LookProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...rest} />;
}
