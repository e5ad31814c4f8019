import type { FaqEntry } from '../../i18n/content.ts';
import styles from './Question.module.css';

/** One question card. Cards share a name, so opening one closes the others. */
export function Question({ question, answer, lang }: FaqEntry) {
  return (
    <details className={styles.card} name="faq" lang={lang}>
      <summary className={styles.question}>
        <span>{question}</span>
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 8h12" />
          <path className={styles.bar} d="M8 2v12" />
        </svg>
      </summary>
      <div className={styles.answer}>
        <p>{answer}</p>
      </div>
    </details>
  );
}
