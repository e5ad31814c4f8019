import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface VariantProps {
  variant?: 'primary' | 'secondary';
}

export function ButtonLink({
  variant = 'secondary',
  className = '',
  ...rest
}: VariantProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${styles.button} ${styles[variant]} ${className}`.trim()} {...rest} />;
}

export function Button({
  variant = 'secondary',
  type = 'button',
  ...rest
}: VariantProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={`${styles.button} ${styles[variant]}`} {...rest} />;
}
