import { sky } from '../content/en/site.ts';
import styles from './SkySwitch.module.css';

/** Stops the stars, or lets them drift (WCAG 2.2.2). What it does is in Starfield.client.ts. */
export function SkySwitch() {
  return (
    <button className={styles.switch} type="button">
      <span className={styles.pause}>{sky.pause}</span>
      <span className={styles.drift}>{sky.drift}</span>
    </button>
  );
}
