import styles from './Court.module.css';
import { mm } from './courtView.ts';
import { CORD, NET, POST } from './hall.ts';

/** As much of the net as the loupe shows at least, to either side of the cord. */
const LEAST = 420;

/** The cord and what passes it, enlarged: a good smash clears it by a hand's breadth. */
export function Loupe({ heightOverNetM }: { heightOverNetM: number | null }) {
  const gap = mm(heightOverNetM ?? 0);
  const half = Math.max(LEAST, Math.abs(gap) * 1.25);
  return (
    <svg
      className={styles.loupe}
      viewBox={`${-half} ${CORD - half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.post} d={POST} />
      <path className={styles.net} d={NET} />
      <use href="#lab-flight" />
      <path className={styles.gap} d={`M0 ${CORD}v${-gap}`} />
    </svg>
  );
}
