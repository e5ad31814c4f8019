import styles from './Court.module.css';
import { dots, mm, streaks } from './courtView.ts';
import { CORD, LOUPE, NET, POST } from './hall.ts';
import type { Reading } from './reading.ts';

/** The cord and what passes it, enlarged: a good smash clears it by a hand's breadth. */
export function Loupe({ reading }: { reading: Reading }) {
  const { points, frames, heightOverNetM } = reading;
  const gap = mm(heightOverNetM ?? 0);
  const half = Math.max(LOUPE, Math.abs(gap) * 1.25);
  const isSeen = ({ xM }: { readonly xM: number }) => Math.abs(mm(xM)) < half;
  return (
    <svg
      className={styles.loupe}
      viewBox={`${-half} ${CORD - half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.post} d={POST} />
      <path className={styles.net} d={NET} />
      <path className={styles.dots} d={dots(points.filter(isSeen))} />
      <path className={styles.streaks} d={streaks(frames.filter(isSeen))} />
      {gap > 0 && (
        <>
          <path className={styles.post} d={`M0 ${CORD}v${-gap}`} />
          <text x={half * -0.14} y={CORD - gap / 2} dy=".35em" fontSize={half * 0.24}>
            {Math.round(gap / 10)} cm
          </text>
        </>
      )}
    </svg>
  );
}
