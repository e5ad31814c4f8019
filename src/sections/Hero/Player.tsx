import { Picture } from '../../components/Picture.tsx';
import type { ResponsiveImage } from '../../lib/build/responsiveImage.ts';
import { mediaQuery } from '../../styles/tokens.ts';
import styles from './Player.module.css';

interface PlayerProps {
  image: ResponsiveImage;
  /** Whether the player may stand in front of the capture screen, as in narrow windows. */
  isOverScreen: boolean;
}

const SIZES = `${mediaQuery('--wide')} min(20vw, 24rem), 30vw`;

/** The player at contact. */
export function Player({ image, isOverScreen }: PlayerProps) {
  return (
    <div
      className={`${styles.player} ${isOverScreen ? '' : styles.besideScreen}`}
      data-part="player"
    >
      <Picture image={image} sizes={SIZES} alt="" fetchPriority="low" />
    </div>
  );
}
