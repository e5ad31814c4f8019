import type { ReactNode } from 'react';
import type { Content } from '../../i18n/content.ts';
import styles from './Legal.module.css';

interface LegalProps {
  words: Content['legal'];
  /** The language of the document, which may not be translated. */
  lang: string;
  title: string;
  /** As YYYY-MM-DD. */
  effectiveDate: string;
  others: { href: string; title: string }[];
  /** The text, rendered from Markdown. */
  children: ReactNode;
}

/** A legal document, and links to the others. */
export function Legal({ words, lang, title, effectiveDate, others, children }: LegalProps) {
  const readableDate = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={`${styles.legal} column`} lang={lang}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.effective}>
          {words.effective}{' '}
          <time dateTime={effectiveDate}>{readableDate.format(new Date(effectiveDate))}</time>
        </p>
      </header>
      <div className={styles.prose}>{children}</div>
      <p className={styles.others}>
        {others.map((other) => (
          <a key={other.href} href={other.href}>
            {other.title}
          </a>
        ))}
      </p>
    </article>
  );
}
