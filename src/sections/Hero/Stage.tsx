import { Device } from '../../components/Device.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { hero } from '../../content/en/home.ts';
import type { SizedImage } from '../../lib/sizeImage.ts';
import { CLOSE_FROM } from './heroStyle.ts';
import { Scene } from './Scene.tsx';
import styles from './Stage.module.css';

export interface StageProps {
  captureScreen: SizedImage;
  /** The same framed wider, for narrow screens. */
  captureWideScreen: SizedImage;
  /** The hall of both, empty: seen for a moment, until the flight is read. */
  hall: SizedImage;
  resultsScreen: SizedImage;
}

/** The scene, and the two phones in it: one films the flight, one says how fast it was. */
export function Stage({ captureScreen, captureWideScreen, hall, resultsScreen }: StageProps) {
  const results = { ...resultsScreen, sizes: '(min-width: 40em) 17rem, 63vw' };
  return (
    <div className={styles.stage} id="hero-stage">
      <div className={styles.window}>
        <Scene />
        <Device shape="landscape">
          <img className={styles.hall} src={hall.src} alt="" decoding="async" />
          <picture>
            <source
              media={`(min-width: ${CLOSE_FROM})`}
              srcSet={captureScreen.srcSet}
              sizes="min(48vw, 50rem)"
              width={captureScreen.width}
              height={captureScreen.height}
            />
            <img
              className={styles.reading}
              {...captureWideScreen}
              sizes="80vw"
              alt={hero.captureScreenAlt}
              decoding="async"
            />
          </picture>
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
      <div className={styles.results} data-part="results">
        <Device shape="portrait">
          <img
            className={styles.result}
            {...results}
            alt={hero.resultsScreenAlt}
            decoding="async"
          />
          {/* The number once more, which settles over the same place. */}
          <img className={styles.number} {...results} alt="" decoding="async" />
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
    </div>
  );
}
