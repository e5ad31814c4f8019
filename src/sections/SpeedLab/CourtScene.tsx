import { Picture } from '../../components/Picture.tsx';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import { mediaQuery } from '../../styles/tokens.ts';
import styles from './CourtScene.module.css';
import court from './court.svg?url';

/** A share of the drawing, which is at most 110 rem wide; larger on phones. */
const DEFENDER_SIZES = `${mediaQuery('--medium')} min(15.6vw, 17.2rem), 30vw`;

/** What stands still behind the flight: court and net in perspective, and the defender. Needs no script. */
export function CourtScene({ defender }: { defender: ResponsiveImage }) {
  return (
    <>
      <img
        className={styles.court}
        src={court}
        width={26_000}
        height={3400}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.defender}>
        <Picture image={defender} sizes={DEFENDER_SIZES} alt="" loading="lazy" />
      </div>
    </>
  );
}
