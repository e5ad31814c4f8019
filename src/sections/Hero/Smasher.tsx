import { PlayerFigure } from '../../components/PlayerFigure.tsx';
import { drawingFile } from '../../lib/drawingFile.ts';
import { token } from '../../styles/tokens.ts';
import styles from './Smasher.module.css';
import { EARLIER_EXPOSURES, SHUTTLE, SMASHER } from './smashOutlines.ts';

/** Where the earlier exposures are, in millimetres from the contact. */
const EARLIER = { x: -1960, y: -110, width: 1780, height: 2670 } as const;

/** The exposures before the contact, as a file, because the first view can be read without them. */
export const EARLIER_EXPOSURES_FILE = drawingFile(
  'exposures',
  <svg
    xmlns="http://www.w3.org/2000/svg"
    aria-hidden="true"
    viewBox={`${EARLIER.x} ${EARLIER.y} ${EARLIER.width} ${EARLIER.height}`}
    fill={token('--link')}
    stroke={token('--link')}
  >
    {EARLIER_EXPOSURES.map(({ opacity, limbs, racket }) => (
      <g opacity={opacity} key={opacity}>
        <path stroke="none" d={limbs} />
        <path fill="none" strokeWidth="13" d={racket} />
      </g>
    ))}
  </svg>,
);

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
      <image href={EARLIER_EXPOSURES_FILE.path} {...EARLIER} />
      <PlayerFigure player={SMASHER} />
      <path d={SHUTTLE} />
    </svg>
  );
}
