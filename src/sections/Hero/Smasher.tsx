import { PlayerFigure } from '../../components/PlayerFigure.tsx';
import styles from './Smasher.module.css';
import { EARLIER_EXPOSURES, SHUTTLE, SMASHER } from './smashOutlines.ts';

interface SmasherProps {
  /** Whether the player may stand in front of the capture screen, as in narrow windows. */
  isOverScreen: boolean;
}

/** The player as a chronophotograph: exposures before the contact, and the contact in full light. */
export function Smasher({ isOverScreen }: SmasherProps) {
  return (
    <svg
      className={`${styles.smasher} ${isOverScreen ? '' : styles.besideScreen}`}
      viewBox="-1000 -1000 2000 2000"
      aria-hidden="true"
      data-part="player"
    >
      {EARLIER_EXPOSURES.map(({ opacity, limbs, racket }) => (
        <g className={styles.earlier} opacity={opacity} key={opacity}>
          <path d={limbs} />
          <path className={styles.racket} d={racket} />
        </g>
      ))}
      <PlayerFigure player={SMASHER} />
      <path d={SHUTTLE} />
    </svg>
  );
}
