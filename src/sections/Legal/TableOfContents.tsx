import type { NumberedClause } from './clauses.ts';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  title: string;
  clauses: NumberedClause[];
}

/** The table of contents. Beside the text, it marks the current clause. */
export function TableOfContents({ title, clauses }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-scroll-spy="top">
      <p id="contents-title">{title}</p>
      <ul className={styles.list}>
        {clauses.map(({ id, number, title: clause }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.number}>{number}.</span> <span>{clause}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
