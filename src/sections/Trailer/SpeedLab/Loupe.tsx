import { labWords as words } from '../../../content/en/speedLab.ts';
import styles from './Court.module.css';
import { mm, NET, POST } from './courtView.ts';
import type { Reading } from './reading.ts';

const CORD = -1524;
/** As much of the net as the loupe shows at least, to either side of the cord. */
const LEAST = 420;

/** The cord and what passes it, enlarged: a shuttle clears it by a hand's breadth. */
export function Loupe({ reading: { heightOverNetM } }: { reading: Reading }) {
  const gap = mm(heightOverNetM ?? 0);
  const half = Math.max(LEAST, Math.abs(gap) * 1.25);
  return (
    <div className={styles.loupe}>
      <svg
        viewBox={`${-half} ${CORD - half} ${2 * half} ${2 * half}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.post} d={POST} />
        <path className={styles.net} d={NET} />
        <use href="#lab-flight" />
        {heightOverNetM !== null && <path className={styles.clearance} d={`M0 ${CORD}v${-gap}`} />}
      </svg>
      <span aria-hidden="true">{words.loupe}</span>
    </div>
  );
}
