import { site } from '../../site.config.ts';
import { navigation } from '../content/en/site.ts';
import styles from './Footer.module.css';
import { FooterFlight } from './FooterFlight.tsx';
import { Logo } from './Logo.tsx';
import { StarfieldToggle } from './StarfieldToggle.tsx';

interface FooterProps {
  /** Prefix of the link to the home section: "" on the home page, "/" elsewhere. */
  anchorBase: '' | '/';
  /** Whether to draw the flight. The home page and the 404 page draw their own. */
  hasFlight: boolean;
}

/** The footer of every page. */
export function Footer({ anchorBase, hasFlight }: FooterProps) {
  return (
    <footer>
      <div className={styles.line}>{hasFlight && <FooterFlight />}</div>
      <div className={styles.row}>
        <a className={styles.name} href={`${anchorBase}#home`}>
          <Logo />
          {site.name}
        </a>
        <StarfieldToggle />
        <nav aria-label={navigation.footer}>
          <ul className={styles.links}>
            <li>
              <a href="/terms-of-service">{navigation.terms}</a>
            </li>
            <li>
              <a href="/privacy-policy">{navigation.privacy}</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
