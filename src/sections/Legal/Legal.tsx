import type { ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import { Trail } from '../../components/Trail.tsx';
import { legal } from '../../content/en/site.ts';
import { Contents } from './Contents.tsx';
import type { Clause } from './clauses.ts';
import styles from './Legal.module.css';
import type { OtherDocument } from './OtherDocuments.tsx';
import { OtherDocuments } from './OtherDocuments.tsx';
import text from './prose.module.css';

interface LegalProps {
  title: string;
  /** As YYYY-MM-DD. */
  effectiveDate: string;
  clauses: Pick<Clause, 'id' | 'number' | 'title'>[];
  others: OtherDocument[];
  /** The page's slot of this name: what stands before the clauses, rendered from Markdown. */
  opening?: ReactNode;
  /** The clauses themselves. */
  children: ReactNode;
}

/** One legal document: its head, its contents, its clauses, and the way to the other one. */
export function Legal({ title, effectiveDate, clauses, others, opening, children }: LegalProps) {
  const readableDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.legal}>
      <header className={styles.head}>
        <p className={styles.printedName}>{site.name}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.effective}>
          {legal.effective}{' '}
          <time dateTime={effectiveDate}>{readableDate.format(new Date(effectiveDate))}</time>
        </p>
      </header>
      <Trail />
      <div className={styles.columns}>
        <div className={`${text.prose} ${styles.opening}`}>{opening}</div>
        <Contents clauses={clauses} />
        <div className={`${text.prose} ${styles.clauses}`}>{children}</div>
        <p className={styles.others}>
          <OtherDocuments documents={others} />
        </p>
      </div>
    </article>
  );
}
