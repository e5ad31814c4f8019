import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

interface PhoneFrameProps {
  shape: 'landscape' | 'portrait';
  /** Stands below the phone. */
  mark: ReactNode;
  children: ReactNode;
}

/** A drawn phone. Its layout size is that of the screen; the frame extends beyond it. */
export function PhoneFrame({ shape, mark, children }: PhoneFrameProps) {
  return (
    <div className={`${styles.phone} ${styles[shape]}`} data-part="device">
      <div className={styles.screen}>{children}</div>
      <div className={styles.mark}>{mark}</div>
    </div>
  );
}
