import { site } from '../../site.config.ts';
import type { Alternate, Locale } from '../i18n/locales.ts';
import styles from './Footer.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { StarfieldToggle } from './StarfieldToggle.tsx';

interface FooterProps extends Pick<Locale, 'content' | 'lang' | 'homePath'> {
  /** The versions of this page. */
  alternates: readonly Alternate[];
  /** Whether to offer this page in the visitor's language. */
  hasOffer: boolean;
  /** Prefix of the link to the home section: "" on the home page, its path elsewhere. */
  anchorBase: string;
}

/** The footer of every page. */
export function Footer(props: FooterProps) {
  const { alternates, hasOffer, content, lang, homePath, anchorBase } = props;
  const { navigation } = content;
  return (
    <footer>
      <div className={`${styles.content} column row`}>
        <a className={styles.name} href={`${anchorBase}#home`}>
          <Logo />
          {site.name}
        </a>
        <StarfieldToggle words={content.starfieldToggle} />
        <nav aria-label={navigation.footer}>
          <ul className="row">
            <li>
              <a href={`${homePath}terms-of-service`}>{navigation.terms}</a>
            </li>
            <li>
              <a href={`${homePath}privacy-policy`}>{navigation.privacy}</a>
            </li>
          </ul>
        </nav>
      </div>
      <LanguageSwitcher
        title={content.languages.title}
        alternates={alternates}
        lang={lang}
        hasOffer={hasOffer}
      />
    </footer>
  );
}
