import { legal } from '../../content/en/site.ts';
import styles from './Contents.module.css';
import type { Clause } from './clauses.ts';

interface ContentsProps {
  clauses: Pick<Clause, 'id' | 'number' | 'title'>[];
}

/** The list of clauses. Where it stands beside the text, the one being read is marked. */
export function Contents({ clauses }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-reading-line="top">
      <p className={styles.title} id="contents-title">
        {legal.contents}
      </p>
      <ul className={styles.list}>
        {clauses.map(({ id, number, title }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`}>
              <span className={styles.number}>{number}.</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
