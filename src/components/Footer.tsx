import { site } from '../../site.config.ts';
import { navigation } from '../content/en/site.ts';
import styles from './Footer.module.css';
import { Landing, LandingLine } from './Landing.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { Logo } from './Logo.tsx';
import { SkySwitch } from './SkySwitch.tsx';

interface FooterProps {
  /** As for the bar: "" on the home page, "/" everywhere else. */
  anchorBase?: '' | '/';
  /** Whether the flight is drawn: not where the page above shows a landing of its own. */
  hasFlight?: boolean;
}

/** The end of every page: the flight comes down on the line. */
export function Footer({ anchorBase = '/', hasFlight = true }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {hasFlight ? <Landing /> : <LandingLine />}
      <div className={styles.row}>
        <a className={styles.name} href={`${anchorBase}#home`}>
          <Logo />
          {site.name}
        </a>
        <SkySwitch />
        <nav aria-label={navigation.footer}>
          <LegalLinks />
        </nav>
      </div>
    </footer>
  );
}
