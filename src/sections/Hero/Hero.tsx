import { site } from '../../../site.config.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Device } from '../../components/Device.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { hero } from '../../content/en/home.ts';
import type { SizedImage } from '../../lib/sizeImage.ts';
import styles from './Hero.module.css';

interface HeroProps {
  captureScreen: SizedImage;
  resultsScreen: SizedImage;
  /** The demo's file: where "Watch demo" leads without scripts. */
  demoVideo: string;
}

/** The first view: the question, the two doors, and the app answering. */
export function Hero({ captureScreen, resultsScreen, demoVideo }: HeroProps) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="hero-title">
      <Badge>{hero.badge}</Badge>
      <h1 className={styles.title} id="hero-title">
        {hero.title}
      </h1>
      <div className={styles.stage}>
        <div>
          <p className={styles.tagline}>{hero.tagline}</p>
          <div className={styles.actions}>
            <ButtonLink look="primary" href={site.appStore.url}>
              {hero.download}
            </ButtonLink>
            <ButtonLink href={demoVideo} data-opens="demo">
              <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true" focusable="false">
                <path d="M1 .9v12.2L11.4 7z" fill="currentColor" />
              </svg>
              {hero.watchDemo}
            </ButtonLink>
          </div>
          <ul className={styles.notes}>
            {hero.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div className={styles.screens}>
          <div className={styles.capture}>
            <Device
              image={captureScreen}
              alt={hero.captureScreenAlt}
              sizes="(min-width: 64em) 43rem, 80vw"
            />
            <IllustrationMark className={styles.mark} />
          </div>
          <div className={styles.results}>
            <Device
              image={resultsScreen}
              alt={hero.resultsScreenAlt}
              sizes="(min-width: 64em) 14rem, (min-width: 40em) 28vw, 36vw"
            />
            <IllustrationMark className={styles.mark} />
          </div>
        </div>
      </div>
    </section>
  );
}
