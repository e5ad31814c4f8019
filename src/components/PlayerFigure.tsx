import styles from './PlayerFigure.module.css';
import type { PlayerOutlines } from './playerOutlines.ts';

interface PlayerFigureProps {
  player: PlayerOutlines;
  /** Places the figure, whose unit is a millimetre: `translate(x y) scale(pixels per millimetre)`. */
  transform?: string;
}

/**
 * A player drawn in strokes of light, after the chronophotographs of Étienne-Jules Marey, as a group
 * for an aria-hidden SVG. It has the colour of the text around it; `--figure-gap` is the colour that
 * separates the near arm from what is behind it, `--bg` by default.
 */
export function PlayerFigure({ player, transform }: PlayerFigureProps) {
  return (
    <g className={styles.figure} transform={transform}>
      <path className={styles.far} d={player.farLimbs} />
      <path className={styles.near} d={player.body} />
      <path className={styles.near} d={player.nearArm} />
      {player.front && <path d={player.front} />}
      <path className={styles.racket} d={player.racket} />
    </g>
  );
}
