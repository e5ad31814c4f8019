import { Device } from '../../components/Device.tsx';
import { IllustrationMark } from '../../components/IllustrationMark.tsx';
import { Picture } from '../../components/Picture.tsx';
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

/** How wide the results phone's screen is shown. The page that preloads it has to say the same. */
export const RESULTS_SIZES = '(min-width: 40em) 17rem, 63vw';

/** The scene, and the two phones in it: one films the flight, one says how fast it was. */
export function Stage({ captureScreen, captureWideScreen, hall, resultsScreen }: StageProps) {
  const results = { image: resultsScreen, sizes: RESULTS_SIZES };
  return (
    <div className={styles.stage} id="hero-stage">
      <div className={styles.window}>
        <Scene />
        <Device shape="landscape">
          <Picture className={styles.hall} image={hall} sizes="100vw" alt="" />
          <Picture
            className={styles.reading}
            image={captureWideScreen}
            sizes="80vw"
            wider={{
              media: `(min-width: ${CLOSE_FROM})`,
              image: captureScreen,
              sizes: 'min(48vw, 50rem)',
            }}
            alt={hero.captureScreenAlt}
          />
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
      <div className={styles.results} data-part="results">
        <Device shape="portrait">
          <Picture className={styles.result} {...results} alt={hero.resultsScreenAlt} />
          {/* The number once more, which settles over the same place. */}
          <Picture className={styles.number} {...results} alt="" />
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
    </div>
  );
}
