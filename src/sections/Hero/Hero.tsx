import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import type { DrawnHeadline } from '../../lib/build/drawnHeadline.ts';
import { demoVideo } from '../../lib/build/videos.ts';
import { Headline } from './Headline.tsx';
import styles from './Hero.module.css';
import { HeroVisual, type HeroVisualProps } from './HeroVisual.tsx';
import type { HeadlineLayout } from './headlineLayout.ts';

interface HeroProps extends HeroVisualProps {
  headline: HeadlineLayout | DrawnHeadline;
}

/** The first view: title, tagline, download link, demo button and the two phones. */
export function Hero({ headline, ...visual }: HeroProps) {
  const { hero } = visual.content;
  return (
    <section className={styles.hero} id="home" aria-labelledby="hero-title">
      <div className={`${styles.column} column`}>
        <div className={styles.head}>
          <Eyebrow>{hero.badge}</Eyebrow>
          <Headline title={hero.title} layout={headline} />
        </div>
        <div className={styles.text}>
          <p className={styles.tagline}>{hero.tagline}</p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" href={site.appStore.url}>
              {hero.download}
            </ButtonLink>
            {/* A link to the file for visitors without scripts. */}
            <ButtonLink className={styles.demo} href={demoVideo.h264.path} data-opens="demo">
              <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
                <path d="M1 .9v12.2L11.4 7z" fill="currentColor" />
              </svg>
              {hero.watchDemo}
            </ButtonLink>
          </div>
          <ul className={`${styles.notes} row`}>
            {hero.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <HeroVisual {...visual} />
      </div>
    </section>
  );
}
