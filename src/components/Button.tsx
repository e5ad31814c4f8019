import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: Look;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'secondary', ...rest }: ButtonLinkProps) {
  return <a className={`${styles.button} ${styles[look]}`} {...rest} />;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
}

/** A button: it does something here. */
export function Button({ look = 'secondary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...rest} />;
}
