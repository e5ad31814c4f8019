import type { ReactNode } from 'react';
import { legal } from '../../content/en/site.ts';
import styles from './Legal.module.css';

interface LegalProps {
  title: string;
  /** As YYYY-MM-DD. */
  effectiveDate: string;
  /** The clauses, rendered from Markdown by the page. */
  children: ReactNode;
}

/** One legal document: title, effective date, numbered clauses. */
export function Legal({ title, effectiveDate, children }: LegalProps) {
  const readableDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.legal}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.effective}>
        {legal.effective}{' '}
        <time dateTime={effectiveDate}>{readableDate.format(new Date(effectiveDate))}</time>
      </p>
      <div className={styles.clauses}>{children}</div>
    </article>
  );
}
