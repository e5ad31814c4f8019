import type { ReactNode } from 'react';
import styles from './Clause.module.css';
import type { NumberedClause } from './clauses.ts';

interface ClauseProps extends Omit<NumberedClause, 'body'> {
  /** The clause's text, rendered from Markdown by the page. */
  children: ReactNode;
}

/** A clause. Its heading is a link to itself, so that its URL can also be copied on a phone. */
export function Clause({ id, number, title, children }: ClauseProps) {
  return (
    <section className={styles.clause}>
      <h2 className={styles.heading} id={id}>
        <a className={styles.link} href={`#${id}`}>
          <span className={styles.number}>{number}.</span>{' '}
          <span className={styles.title}>{title}</span>
        </a>
      </h2>
      {children}
    </section>
  );
}
