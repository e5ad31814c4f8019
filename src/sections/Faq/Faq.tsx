import { LegalLinks } from '../../components/LegalLinks.tsx';
import { faq, faqTitle } from '../../content/en/faq.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './Faq.module.css';
import { Question } from './Question.tsx';
import { ScanCode } from './ScanCode.tsx';

/** Six questions, of which one is open at a time; Faq.client.ts opens the one in the address. */
export function Faq() {
  return (
    <section className={styles.faq} id="faq" aria-labelledby="faq-title">
      <h2 className={styles.title} id="faq-title">
        {faqTitle}
      </h2>
      <div className={styles.grid}>
        {faq.map((entry) => (
          <Question key={entry.question} {...entry} />
        ))}
      </div>
      <CopyLink />
      <div className={`${styles.grid} ${styles.more}`}>
        <LegalLinks />
        <ScanCode />
      </div>
    </section>
  );
}
