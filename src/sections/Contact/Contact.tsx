import type { ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Content } from '../../i18n/content.ts';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import { mediaQuery } from '../../styles/tokens.ts';
import styles from './Contact.module.css';

interface ContactProps {
  words: Content['contact'];
  /** The first exposures of a smash, close up. */
  smash: ResponsiveImage;
  /** Fewer of them, nearer to each other, for phones. */
  narrowSmash: ResponsiveImage;
  /** The message form, hydrated as an island. */
  children: ReactNode;
}

/** The contact section: the form, and a card with the email address and the social profile. */
export function Contact({ words, smash, narrowSmash, children }: ContactProps) {
  const { card } = words;
  const mailto = `mailto:${site.email}`;
  const newTab = { target: '_blank', rel: 'noopener' } as const;
  const newTabHint = <span className="visually-hidden">{` (${card.opensNewTab})`}</span>;
  return (
    <section className={`${styles.contact} column`} id="contact" aria-labelledby="contact-title">
      <Eyebrow>{words.badge}</Eyebrow>
      <h2 id="contact-title">{words.title}</h2>
      <Picture
        className={styles.smash}
        image={smash}
        artDirection={{ media: mediaQuery('--compact'), image: narrowSmash }}
        alt=""
        loading="lazy"
      />
      <div className={`${styles.card} card`} data-part="contact-form">
        {children}
      </div>
      <aside className={styles.info} aria-labelledby="contact-card-title">
        <h3 id="contact-card-title">{card.title}</h3>
        <p>{card.text}</p>
        <dl className={`${styles.links} touch-links`}>
          <div>
            <dt className="note">{card.email}</dt>
            <dd>
              <a href={mailto}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt className="note">{site.social.network}</dt>
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
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
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
    </section>
  );
}
