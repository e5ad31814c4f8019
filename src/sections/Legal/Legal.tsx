import type { ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import type { Content } from '../../i18n/content.ts';
import type { NumberedClause } from './clauses.ts';
import styles from './Legal.module.css';
import { TableOfContents } from './TableOfContents.tsx';

interface LegalProps {
  words: Content['legal'];
  /** The language of the document, which may not be translated. */
  lang: string;
  title: string;
  /** As YYYY-MM-DD. */
  effectiveDate: string;
  clauses: NumberedClause[];
  others: { href: string; title: string }[];
  /** The text before the clauses, rendered from Markdown. */
  opening?: ReactNode;
  children: ReactNode;
}

/** A legal document with its table of contents, and links to the others. */
export function Legal(props: LegalProps) {
  const { words, lang, title, effectiveDate, clauses, others, opening, children } = props;
  const readableDate = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.legal} lang={lang}>
      <header className={`${styles.head} column`}>
        <p className={styles.printedName}>{site.name}</p>
        <h1>{title}</h1>
        <p className={styles.effective}>
          {words.effective}{' '}
          <time dateTime={effectiveDate}>{readableDate.format(new Date(effectiveDate))}</time>
        </p>
      </header>
      <div className={`${styles.columns} column`}>
        <div className={`${styles.prose} ${styles.opening}`}>{opening}</div>
        <TableOfContents title={words.contents} clauses={clauses} />
        <div className={`${styles.prose} ${styles.clauses}`}>{children}</div>
        <p className={styles.others}>
          {others.map((other) => (
            <a key={other.href} href={other.href}>
              {other.title}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}
