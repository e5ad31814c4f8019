import { ButtonLink } from '../../components/Button.tsx';
import { navigation, notFound } from '../../content/en/site.ts';
import styles from './NotFound.module.css';
import { OutDrawing } from './OutDrawing.tsx';

/** What an unknown address shows: the call "out", the ways back, and where the shuttle landed. */
export function NotFound() {
  return (
    <section className={styles.notFound} aria-labelledby="not-found-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="not-found-title">
          {notFound.title}
        </h1>
        <p className={styles.text}>{notFound.text}</p>
        <div className={styles.ways}>
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
