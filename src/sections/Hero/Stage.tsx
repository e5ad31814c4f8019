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
  resultsScreen: SizedImage;
  /**
   * What belongs to the drawn screens: without it they are the owner's own, which fill the phones
   * from the start with nothing over them.
   */
  illustration?: Illustration | undefined;
}

/** The drawn scene once more, so that the flight can be read into it. */
export interface Illustration {
  /** The capture screen framed wider, for narrow screens. */
  captureWideScreen: SizedImage;
  /** The hall of both, empty: seen for a moment, until the flight is read. */
  hall: SizedImage;
}

/** How wide the capture phone's screen is shown, on narrow and on wide screens. */
const CAPTURE_SIZES = '80vw';
const CLOSE_CAPTURE_SIZES = 'min(48vw, 50rem)';
const CLOSE = `(min-width: ${CLOSE_FROM})`;

/** How wide the results phone's screen is shown. The page that preloads it has to say the same. */
export const RESULTS_SIZES = '(min-width: 40em) 17rem, 63vw';

/** The screen of the phone that films. */
function CaptureScreen({ captureScreen, illustration }: Omit<StageProps, 'resultsScreen'>) {
  const alt = hero.captureScreenAlt;
  if (!illustration)
    return (
      <Picture
        image={captureScreen}
        sizes={`${CLOSE} ${CLOSE_CAPTURE_SIZES}, ${CAPTURE_SIZES}`}
        alt={alt}
      />
    );
  return (
    <>
      <Picture className={styles.hall} image={illustration.hall} sizes="100vw" alt="" />
      <Picture
        className={styles.reading}
        image={illustration.captureWideScreen}
        sizes={CAPTURE_SIZES}
        wider={{ media: CLOSE, image: captureScreen, sizes: CLOSE_CAPTURE_SIZES }}
        alt={alt}
      />
    </>
  );
}

/** The screen of the phone that says how fast it was. */
function ResultsScreen({ resultsScreen, illustration }: Omit<StageProps, 'captureScreen'>) {
  const results = { image: resultsScreen, sizes: RESULTS_SIZES };
  if (!illustration) return <Picture {...results} alt={hero.resultsScreenAlt} />;
  return (
    <>
      <Picture className={styles.result} {...results} alt={hero.resultsScreenAlt} />
      {/* The number once more, which settles over the same place. */}
      <Picture className={styles.number} {...results} alt="" />
    </>
  );
}

/** The scene, and the two phones in it: one films the flight, one says how fast it was. */
export function Stage({ captureScreen, resultsScreen, illustration }: StageProps) {
  return (
    <div className={styles.stage} id="hero-stage">
      <div className={styles.window}>
        <Scene />
        <Device shape="landscape">
          <CaptureScreen captureScreen={captureScreen} illustration={illustration} />
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
      <div className={styles.results} data-part="results">
        <Device shape="portrait">
          <ResultsScreen resultsScreen={resultsScreen} illustration={illustration} />
        </Device>
        <IllustrationMark className={styles.mark} />
      </div>
    </div>
  );
}
