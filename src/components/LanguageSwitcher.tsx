import type { Alternate } from '../i18n/locales.ts';
import styles from './LanguageSwitcher.module.css';

interface LanguageSwitcherProps {
  title: string;
  /** The versions of this page. */
  alternates: readonly Alternate[];
  /** The `lang` attribute of this page. */
  lang: string;
  /** Whether to offer this page in the visitor's language. The 404 page has no other versions. */
  hasOffer: boolean;
}

/** Links to this page in every language, each in its own name. */
export function LanguageSwitcher({ title, alternates, lang, hasOffer }: LanguageSwitcherProps) {
  return (
    <nav className={`${styles.nav} column`} aria-label={title} data-part="language-switcher">
      <ul className="row">
        {alternates.map((each) => (
          <li key={each.lang}>
            <a
              href={each.href}
              hrefLang={each.hreflang}
              lang={each.lang}
              aria-current={each.lang === lang ? 'true' : undefined}
            >
              {each.name}
            </a>
          </li>
        ))}
      </ul>
      {hasOffer && (
        // LanguageOffer.client.ts adds a link and a button.
        <template>
          <p className={styles.offer} data-part="language-offer" />
        </template>
      )}
    </nav>
  );
}
