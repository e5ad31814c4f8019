import type { ReactNode } from 'react';
import type { PhoneShape } from '../lib/validateScreenshot.ts';
import styles from './PhoneFrame.module.css';

/** A drawn phone. Its layout size is that of the screen; the frame extends beyond it. */
export function PhoneFrame({ shape, children }: { shape: PhoneShape; children: ReactNode }) {
  return (
    <div className={`${styles.phone} ${styles[shape]}`} data-part="device">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
