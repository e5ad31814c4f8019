import { site } from '../../site.config.ts';
import { navigation } from '../content/en/site.ts';
import { Logo } from './Logo.tsx';
import styles from './NavBar.module.css';

/**
 * The floating navigation bar. NavBar.client.ts shrinks it and moves its pill.
 * @param anchorBase prefix of the anchors: "" on the home page, "/" elsewhere
 */
export function NavBar({ anchorBase }: { anchorBase: '' | '/' }) {
  const links = [
    { anchor: '#home', label: navigation.home },
    { anchor: '#contact', label: navigation.contact },
    { anchor: '#faq', label: navigation.faq },
  ];
  return (
    <header className={styles.bar} data-part="nav-bar">
      <a className={styles.name} href={`${anchorBase}#home`}>
        <Logo />
        <span className={styles.text}>{site.name}</span>
      </a>
      <nav className={styles.nav} aria-label={navigation.main} data-scroll-spy="middle">
        <span className={styles.pill} data-part="nav-pill" aria-hidden="true" />
        <ul className={styles.list}>
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
