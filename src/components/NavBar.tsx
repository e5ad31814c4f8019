import { site } from '../../site.config.ts';
import { navigation } from '../content/en/site.ts';
import { Logo } from './Logo.tsx';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** Put before each anchor: nothing on the home page, "/" everywhere else. */
  anchorBase?: '' | '/';
}

/** The floating bar. What moves in it is in NavBar.client.ts. */
export function NavBar({ anchorBase = '/' }: NavBarProps) {
  const links = [
    { anchor: '#home', label: navigation.home },
    { anchor: '#contact', label: navigation.contact },
    { anchor: '#faq', label: navigation.faq },
  ];
  return (
    <header className={styles.bar} data-part="nav-bar">
      <a className={styles.name} href={`${anchorBase}#home`}>
        <span className={styles.mark}>
          <Logo />
        </span>
        <span className={styles.words}>{site.name}</span>
      </a>
      <nav className={styles.nav} aria-label={navigation.main} data-reading-line="middle">
        <span className={styles.pill} data-part="nav-pill" aria-hidden="true" />
        <ul className={styles.list}>
          {links.map(({ anchor, label }) => (
            <li key={anchor}>
              <a className={styles.link} href={`${anchorBase}${anchor}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
