import { faq, faqTitle, inDetail } from '../../content/en/faq.ts';
import { navigation } from '../../content/en/site.ts';
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
        <ul className={styles.legal}>
          <li>
            {inDetail.privacy} <a href="/privacy-policy">{navigation.privacy}</a>
          </li>
          <li>
            {inDetail.terms} <a href="/terms-of-service">{navigation.terms}</a>
          </li>
        </ul>
        <ScanCode />
      </div>
    </section>
  );
}
