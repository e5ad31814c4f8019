import { faq, faqTitle, inDetail } from '../../content/en/faq.ts';
import { navigation } from '../../content/en/site.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './Faq.module.css';
import { Question } from './Question.tsx';

/** The FAQ section. Faq.client.ts opens the card named by the URL. */
export function Faq() {
  return (
    <section className={styles.faq} id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{faqTitle}</h2>
      <div className={styles.grid}>
        {faq.map((entry) => (
          <Question key={entry.question} {...entry} />
        ))}
      </div>
      <CopyLink />
      <ul className={`${styles.legal} note`}>
        <li>
          {inDetail.privacy} <a href="/privacy-policy">{navigation.privacy}</a>
        </li>
        <li>
          {inDetail.terms} <a href="/terms-of-service">{navigation.terms}</a>
        </li>
      </ul>
    </section>
  );
}
