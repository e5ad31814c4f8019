import { ButtonLink } from '../../components/Button.tsx';
import type { Content } from '../../i18n/content.ts';
import styles from './NotFound.module.css';
import { OutDrawing } from './OutDrawing.tsx';

interface NotFoundProps {
  content: Content;
  /** The path of the home page in this language. */
  homePath: string;
}

/** The 404 page: the umpire's call, links, and a drawing of the shuttle landing out. */
export function NotFound({ content, homePath }: NotFoundProps) {
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
      <div className={styles.scene}>
        <OutDrawing wideBy={notFound.wideBy} />
      </div>
    </section>
  );
}
