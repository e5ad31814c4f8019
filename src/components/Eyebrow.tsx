import { DefaultLogo } from './DefaultLogo.tsx';
import styles from './Eyebrow.module.css';

/** A short line above a heading, with the default logo as its bullet. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className={styles.eyebrow}>
      <DefaultLogo />
      {children}
    </p>
  );
}
