import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import type { Content } from '../../i18n/content.ts';
import styles from './NotFound.module.css';

interface NotFoundProps {
  content: Content;
  /** The path of the home page in this language. */
  homePath: string;
  /** The drawing of the shuttle that lands out. */
  children: ReactNode;
}

/** The 404 page: the umpire's call, links, and a drawing. */
export function NotFound({ content, homePath, children }: NotFoundProps) {
  const { navigation, notFound } = content;
  return (
    <section className={styles.notFound} aria-labelledby="not-found-title">
      <div className={`${styles.content} column`}>
        <h1 id="not-found-title">{notFound.title}</h1>
        <p className={styles.text}>{notFound.text}</p>
        <div className={`${styles.links} row`}>
          <ButtonLink variant="primary" href={homePath}>
            {notFound.home}
          </ButtonLink>
          <p className={styles.alternatives}>
            {notFound.alternatives} <a href={`${homePath}#faq`}>{navigation.faq}</a> ·{' '}
            <a href={`${homePath}#contact`}>{navigation.contact}</a>
          </p>
        </div>
      </div>
      <div className={styles.drawing}>{children}</div>
    </section>
  );
}
