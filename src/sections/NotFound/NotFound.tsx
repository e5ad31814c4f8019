import { ButtonLink } from '../../components/Button.tsx';
import { navigation, notFound } from '../../content/en/site.ts';
import styles from './NotFound.module.css';

/** What an unknown address shows: the call "out", and the ways back. */
export function NotFound() {
  return (
    <section className={styles.notFound} aria-labelledby="not-found-title">
      <h1 className={styles.title} id="not-found-title">
        {notFound.title}
      </h1>
      <p className={styles.text}>{notFound.text}</p>
      <ButtonLink look="primary" href="/">
        {notFound.home}
      </ButtonLink>
      <p className={styles.alternatives}>
        {notFound.alternatives} <a href="/#faq">{navigation.faq}</a> ·{' '}
        <a href="/#contact">{navigation.contact}</a>
      </p>
    </section>
  );
}
