import { site } from '../../../site.config.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { hero } from '../../content/en/home.ts';
import { Headline } from './Headline.tsx';
import styles from './Hero.module.css';
import type { Headline as HeadlineSetting } from './headline.ts';
import { Stage, type StageProps } from './Stage.tsx';

interface HeroProps extends StageProps {
  headline: HeadlineSetting;
  /** The demo's file: where "Watch demo" leads without scripts. */
  demoVideo: string;
}

/** The first view: the question, the two doors, and the app answering. */
export function Hero({ headline, demoVideo, ...pictures }: HeroProps) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="hero-title">
      <div className={styles.column}>
        <div className={styles.head}>
          <Badge>{hero.badge}</Badge>
          <Headline title={hero.title} setting={headline} />
        </div>
        <div className={styles.words}>
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
        <Stage {...pictures} />
      </div>
    </section>
  );
}
