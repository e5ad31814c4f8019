import { legal } from '../../content/en/site.ts';
import styles from './Contents.module.css';
import type { Clause } from './clauses.ts';

/** The table of contents. Beside the text, it marks the current clause. */
export function Contents({ clauses }: { clauses: Pick<Clause, 'id' | 'number' | 'title'>[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-scroll-spy="top">
      <p id="contents-title">{legal.contents}</p>
      <ul className={styles.list}>
        {clauses.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.number}>{number}.</span> <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
