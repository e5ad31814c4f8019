import { site } from '../../site.config.ts';
import type { Content } from '../i18n/content.ts';
import { Logo } from './Logo.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  words: Content['navigation'];
  /** Prefix of the anchors: "" on the home page, its path elsewhere. */
  anchorBase: string;
}

/** The floating navigation bar. NavBar.client.ts shrinks it and moves its pill. */
export function NavBar({ words, anchorBase }: NavBarProps) {
  const links = [
    { anchor: '#home', label: words.home },
    { anchor: '#contact', label: words.contact },
    { anchor: '#faq', label: words.faq },
  ];
  return (
    <header className={`${styles.bar} row`} data-part="nav-bar">
      <a className={styles.name} href={`${anchorBase}#home`}>
        <Logo />
        <span className={styles.text}>{site.name}</span>
      </a>
      <nav className={styles.nav} aria-label={words.main}>
        <span className={styles.pill} data-part="nav-pill" aria-hidden="true" />
        <ul className="row">
          {links.map(({ anchor, label }) => (
            <li key={anchor}>
              <a href={`${anchorBase}${anchor}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
