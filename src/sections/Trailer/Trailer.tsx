import { FilmSources } from '../../components/FilmSources.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { trailer } from '../../content/en/home.ts';
import type { Film } from '../../lib/films.ts';
import { FilmingGuide } from './FilmingGuide.tsx';
import { SpeedLabStill } from './SpeedLab/SpeedLabStill.tsx';
import { Steps } from './Steps.tsx';
import styles from './Trailer.module.css';

interface TrailerProps {
  film: Film;
  /** The address of a picture. */
  poster: string;
}

/** The second section: the trailer, its caption, how a measurement comes about, and the lab. */
export function Trailer({ film, poster }: TrailerProps) {
  return (
    <section className={styles.trailer} aria-labelledby="trailer-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="trailer-title">
          {trailer.title}
        </h2>
        <p>{trailer.lead}</p>
      </div>
      <figure className={styles.film}>
        {/* No autoplay attribute: Trailer.client.ts plays it while a quarter of it is in view. */}
        <video
          className={styles.video}
          id="trailer"
          poster={poster}
          width={film.widthPx}
          height={film.heightPx}
          preload="none"
          aria-label={trailer.videoLabel}
          muted
          loop
          playsInline
          controls
        >
          <FilmSources film={film} />
        </video>
        <figcaption className={styles.caption}>
          {trailer.caption} <IllustrationMark />
        </figcaption>
      </figure>
      <Steps />
      <FilmingGuide />
      <SpeedLabStill />
    </section>
  );
}
