import { LegalLinks } from '../../components/LegalLinks.tsx';
import { faq, faqTitle } from '../../content/en/faq.ts';
import styles from './Faq.module.css';

/** Six questions. One name makes the cards exclusive; Faq.client.ts opens the one in the address. */
export function Faq() {
  return (
    <section className={styles.faq} id="faq" aria-labelledby="faq-title">
      <h2 className={styles.title} id="faq-title">
        {faqTitle}
      </h2>
      <div className={styles.grid}>
        {faq.map(({ question, answer }) => (
          <details className={styles.card} name="faq" key={question}>
            <summary className={styles.question}>
              <span>{question}</span>
              <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d="M2 8h12" />
                <path className={styles.upright} d="M8 2v12" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <div className={styles.more}>
        <LegalLinks />
      </div>
    </section>
  );
}
