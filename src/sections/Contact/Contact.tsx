import { renderToString } from 'react-dom/server';
import { site } from '../../../site.config.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { contact } from '../../content/en/contact.ts';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';

/** The form as it is served. Woken by ContactForm.client.ts, and only there is React a part of the page. */
const FORM = renderToString(<ContactForm email={site.email} />);

/** The contact section: the form, and beside it the two other ways to reach us. */
export function Contact() {
  const { card } = contact;
  const mailto = `mailto:${site.email}`;
  const newTab = { target: '_blank', rel: 'noopener' } as const;
  const newTabHint = <span className={styles.hidden}> ({card.opensNewTab})</span>;
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <Badge>{contact.badge}</Badge>
      <h2 className={styles.title} id="contact-title">
        {contact.title}
      </h2>
      <div className={styles.columns}>
        <div
          className={styles.card}
          data-part="contact-form"
          data-email={site.email}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text, in the form it can wake
          dangerouslySetInnerHTML={{ __html: FORM }}
        />
        <aside className={styles.info} aria-labelledby="contact-card-title">
          <h3 className={styles.cardTitle} id="contact-card-title">
            {card.title}
          </h3>
          <p>{card.text}</p>
          <dl className={styles.ways}>
            <div>
              <dt>{card.email}</dt>
              <dd>
                <a href={mailto}>{site.email}</a>
              </dd>
            </div>
            <div>
              <dt>{site.social.network}</dt>
              <dd>
                <a href={site.social.url} {...newTab}>
                  {site.social.handle}
                  {newTabHint}
                </a>
              </dd>
            </div>
          </dl>
          <div className={styles.buttons}>
            <ButtonLink href={mailto}>{card.emailButton}</ButtonLink>
            <ButtonLink href={site.social.url} {...newTab}>
              <span>
                {site.social.handle}
                {newTabHint}
              </span>
              <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                <path
                  d="M2 10l8-8M4 2h6v6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </ButtonLink>
          </div>
        </aside>
      </div>
    </section>
  );
}
