import { navigation } from '../content/en/site.ts';
import styles from './LegalLinks.module.css';

/** The way to both legal pages. */
export function LegalLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <a href="/terms-of-service">{navigation.terms}</a>
      </li>
      <li>
        <a href="/privacy-policy">{navigation.privacy}</a>
      </li>
    </ul>
  );
}
