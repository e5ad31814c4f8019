import type { FaqEntry } from '../../content/en/faq.ts';
import styles from './Question.module.css';
import box from './QuestionBox.module.css';

/** One question card. Its name makes it close when another of the same name opens. */
export function Question({ question, answer }: FaqEntry) {
  return (
    <details className={`${styles.card} ${box.box}`} name="faq">
      <summary className={`${styles.question} ${box.head}`}>
        <span>{question}</span>
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 8h12" />
          <path className={styles.upright} d="M8 2v12" />
        </svg>
      </summary>
      <div className={`${styles.answer} ${box.body}`}>
        <p>{answer}</p>
      </div>
    </details>
  );
}
