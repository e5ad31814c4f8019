import { ButtonLink } from '../../components/Button.tsx';
import { navigation, notFound } from '../../content/en/site.ts';
import styles from './NotFound.module.css';
import { OutDrawing } from './OutDrawing.tsx';

/** The 404 page: the umpire's call, links, and a drawing of the shuttle landing out. */
export function NotFound() {
  return (
    <section className={styles.notFound} aria-labelledby="not-found-title">
      <div className={styles.content}>
        <h1 id="not-found-title">{notFound.title}</h1>
        <p className={styles.text}>{notFound.text}</p>
        <div className={styles.links}>
          <ButtonLink look="primary" href="/">
            {notFound.home}
          </ButtonLink>
          <p className={styles.alternatives}>
            {notFound.alternatives} <a href="/#faq">{navigation.faq}</a> ·{' '}
            <a href="/#contact">{navigation.contact}</a>
          </p>
        </div>
      </div>
      <div className={styles.scene}>
        <OutDrawing />
      </div>
    </section>
  );
}
