import type { Content } from '../i18n/content.ts';
import styles from './StarfieldToggle.module.css';

/** Pauses and resumes the stars (WCAG 2.2.2). Starfield.client.ts handles its clicks. */
export function StarfieldToggle({ words }: { words: Content['starfieldToggle'] }) {
  return (
    <button className={styles.toggle} type="button" data-part="starfield-toggle" data-needs-script>
      <span className={styles.pause}>{words.pause}</span>
      <span className={styles.drift}>{words.drift}</span>
    </button>
  );
}
