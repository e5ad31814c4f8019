import styles from './Badge.module.css';
import { Mark } from './Mark.tsx';

interface BadgeProps {
  children: string;
}

/** A short line above a heading, behind the mark. */
export function Badge({ children }: BadgeProps) {
  return (
    <p className={styles.badge}>
      <Mark />
      {children}
    </p>
  );
}
