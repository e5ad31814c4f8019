import type { ComponentProps, ReactNode } from 'react';
import { site } from '../../../site.config.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { ComputerMadeFilm } from '../../components/ComputerMade.tsx';
import { VideoSources } from '../../components/VideoSources.tsx';
import type { Content } from '../../i18n/content.ts';
import { trailerVideo } from '../../lib/videos.ts';
import { FilmingGuide } from './FilmingGuide.tsx';
import styles from './HowItWorks.module.css';
import { Steps } from './Steps.tsx';

interface HowItWorksProps {
  content: Content;
  /** The path of an image. */
  poster: string;
  /** The speed lab, hydrated as an island. */
  children: ReactNode;
}

/** The second section: the trailer, the steps of a measurement, the filming guide and the lab. */
export function HowItWorks({ content, poster, children }: HowItWorksProps) {
  const { trailer, speedLab } = content;
  const video: ComponentProps<'video'> = {
    className: `${styles.video} card`,
    poster,
    width: trailerVideo.widthPx,
    height: trailerVideo.heightPx,
    preload: 'none',
    'aria-label': trailer.videoLabel,
    muted: true,
    loop: true,
    playsInline: true,
    children: <VideoSources video={trailerVideo} />,
  };
  return (
    <section className={`${styles.section} column`} aria-labelledby="trailer-title">
      <div className={styles.head}>
        <h2 id="trailer-title">{trailer.title}</h2>
        <p>{trailer.lead}</p>
      </div>
      <figure className={styles.figure}>
        {/*
          trailer.client.ts plays it while a quarter of it is visible, and adds the controls when it
          is near: browsers draw them with a hundred elements, which would delay the first view.
        */}
        <video {...video} id="trailer" data-needs-script />
        <noscript>
          <video {...video} controls />
        </noscript>
        <figcaption className={`${styles.caption} note row`}>
          <ComputerMadeFilm>{content.computerMade.film}</ComputerMadeFilm> {trailer.caption}
        </figcaption>
      </figure>
      <Steps steps={trailer.steps} />
      <FilmingGuide words={content.filmingGuide} />
      <div className={`${styles.labHead} row`}>
        <h3>
          <a href="#speed-lab">{speedLab.title}</a>
        </h3>
        <p>{speedLab.lead}</p>
      </div>
      {children}
      <p className={`${styles.download} row`}>
        {speedLab.download}{' '}
        <ButtonLink href={site.appStore.url}>{content.hero.download}</ButtonLink>
      </p>
    </section>
  );
}
