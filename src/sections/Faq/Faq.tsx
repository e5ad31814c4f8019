import type { Locale } from '../../i18n/locales.ts';
import styles from './Faq.module.css';
import { Question } from './Question.tsx';

/** The FAQ section. Faq.client.ts opens the card named by the URL. */
export function Faq({ content, homePath }: Pick<Locale, 'content' | 'homePath'>) {
  const { faq, faqTitle, legalIntroductions, navigation } = content;
  return (
    <section className={`${styles.faq} column`} id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{faqTitle}</h2>
      <div className={styles.grid}>
        {faq.map((entry) => (
          <Question key={entry.id} {...entry} />
        ))}
      </div>
      <ul className={`${styles.legal} note touch-links`}>
        <li>
          {`${legalIntroductions.privacy} `}
          <a href={`${homePath}privacy-policy`}>{navigation.privacy}</a>
        </li>
        <li>
          {`${legalIntroductions.terms} `}
          <a href={`${homePath}terms-of-service`}>{navigation.terms}</a>
        </li>
      </ul>
    </section>
  );
}
