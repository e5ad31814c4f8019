import type { ReactNode } from 'react';
import type { PhoneShape } from '../lib/screenshot.ts';
import styles from './Device.module.css';

interface DeviceProps {
  /** How the phone is held. */
  shape: PhoneShape;
  /** What is on its screen. */
  children: ReactNode;
}

/** A drawn phone. It is as large as its screen: the frame lies around it. */
export function Device({ shape, children }: DeviceProps) {
  return (
    <div className={`${styles.device} ${styles[shape]}`} data-part="device">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
