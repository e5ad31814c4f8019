import styles from './Badge.module.css';
import { Mark } from './Trail.tsx';

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
