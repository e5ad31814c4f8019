import { ComputerMadePicture } from '../../components/ComputerMade.tsx';
import { PhoneFrame } from '../../components/PhoneFrame.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Content } from '../../i18n/content.ts';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import { EXAMPLE_SMASH } from '../../lib/flight/flight.ts';
import { mediaQuery } from '../../styles/tokens.ts';
import reveal from './HeroReveal.module.css';
import styles from './HeroVisual.module.css';
import { Player } from './Player.tsx';
import { Scene } from './Scene.tsx';

export interface HeroVisualProps {
  content: Content;
  captureScreen: ResponsiveImage;
  resultsScreen: ResponsiveImage;
  /** The player at contact. */
  player: ResponsiveImage;
  /** Images that animate the drawn screens. Undefined for the owner's own screenshots. */
  illustration?: Illustration | undefined;
}

interface Illustration {
  /** A wider crop of the capture screen, for narrow viewports. */
  captureWideScreen: ResponsiveImage;
  /** The same scenes without the flight, shown until the flight is revealed. */
  emptyCourt: ResponsiveImage;
  emptyWideCourt: ResponsiveImage;
}

const MEDIUM = mediaQuery('--medium');
const WIDE = mediaQuery('--wide');

/** `sizes` of the capture screen, on narrow and on wide viewports. */
const CAPTURE_SIZES = `${MEDIUM} 48vw, 90vw`;
const CLOSE_CAPTURE_SIZES = 'min(36vw, 46rem)';

/** `sizes` of the results screen, which the page also uses to preload it. */
export const RESULTS_SIZES = `${WIDE} min(max(17rem, 20vw), 26rem), ${MEDIUM} 33vw, 74vw`;

function CaptureScreen({ content, captureScreen, illustration }: HeroVisualProps) {
  const alt = content.hero.captureScreenAlt;
  if (!illustration) {
    const sizes = `${WIDE} ${CLOSE_CAPTURE_SIZES}, ${CAPTURE_SIZES}`;
    return <Picture image={captureScreen} sizes={sizes} alt={alt} />;
  }
  return (
    <>
      <Picture
        className={styles.background}
        image={illustration.emptyWideCourt}
        artDirection={{ media: WIDE, image: illustration.emptyCourt }}
        alt=""
      />
      <Picture
        className={reveal.flight}
        image={illustration.captureWideScreen}
        sizes={CAPTURE_SIZES}
        artDirection={{ media: WIDE, image: captureScreen, sizes: CLOSE_CAPTURE_SIZES }}
        alt={alt}
      />
    </>
  );
}

function ResultsScreen({ content, resultsScreen, illustration }: HeroVisualProps) {
  const alt = content.hero.resultsScreenAlt;
  const results = { image: resultsScreen, sizes: RESULTS_SIZES };
  if (!illustration) return <Picture {...results} alt={alt} />;
  return (
    <>
      <Picture className={styles.result} {...results} alt={alt} fetchPriority="low" />
      {/* The speed again, animated on top of the same image. */}
      <Picture className={styles.number} {...results} alt="" fetchPriority="low" />
    </>
  );
}

/** The court with two phones in front of it: one films the flight, one shows its speed. */
export function HeroVisual(props: HeroVisualProps) {
  const { hero, computerMade } = props.content;
  const mark = <ComputerMadePicture>{computerMade.picture}</ComputerMadePicture>;
  return (
    <div className={styles.root} id="hero-stage">
      <div className={styles.capture}>
        <Scene />
        <PhoneFrame shape="landscape" mark={mark}>
          <CaptureScreen {...props} />
        </PhoneFrame>
        <p className={styles.speed}>
          <b>{EXAMPLE_SMASH.speedKmh}</b> <span>{hero.atRacket}</span>
        </p>
        <Player image={props.player} isOverScreen={Boolean(props.illustration)} />
      </div>
      <div className={styles.results} data-part="results">
        <PhoneFrame shape="portrait" mark={mark}>
          <ResultsScreen {...props} />
        </PhoneFrame>
      </div>
    </div>
  );
}
