import type { ComponentProps } from 'react';
import { ComputerMadeFilm } from '../../components/ComputerMade.tsx';
import { VideoSources } from '../../components/VideoSources.tsx';
import type { Content } from '../../i18n/content.ts';
import { formatNumber } from '../../lib/browser/formatNumber.ts';
import { interpolate } from '../../lib/browser/interpolate.ts';
import { trailerVideo } from '../../lib/build/videos.ts';
import { HALF_SPEED_M } from '../../lib/flight/flight.ts';
import { Chapters } from './Chapters.tsx';
import { FrameRateTable } from './FrameRateTable.tsx';
import styles from './HowItWorks.module.css';

interface HowItWorksProps {
  content: Content;
  lang: string;
  /** The path of an image. */
  poster: string;
  chapterStills: readonly string[] | undefined;
}

/** The second section: the trailer, its chapters and the table of frame rates. */
export function HowItWorks({ content, lang, poster, chapterStills }: HowItWorksProps) {
  const { trailer } = content;
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
        <p>{interpolate(trailer.lead, { half: formatNumber(HALF_SPEED_M, 1, lang) })}</p>
      </div>
      <figure className={styles.figure}>
        <div className={`${styles.mark} note`}>
          <ComputerMadeFilm>{content.computerMade.film}</ComputerMadeFilm>
        </div>
        {/*
          trailer.client.ts plays it while a quarter of it is visible, and adds the controls when it
          is near: browsers draw them with a hundred elements, which would delay the first view.
        */}
        <video {...video} id="trailer" data-needs-script />
        <noscript>
          <video {...video} controls />
        </noscript>
        <figcaption className={`${styles.caption} note`}>{trailer.caption}</figcaption>
      </figure>
      <Chapters chapters={trailer.chapters} stills={chapterStills} />
      <FrameRateTable words={content.frameRateTable} lang={lang} />
    </section>
  );
}
