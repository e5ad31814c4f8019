import type { FlightPoint } from '../../lib/flight/flight.ts';
import { CLOSE_UP, CORD, NET, POST, toMillimetres } from './courtGeometry.ts';
import styles from './Flight.module.css';
import { pathOfDots, pathOfStreaks } from './flightPaths.ts';
import type { LabProps } from './labProps.ts';
import { withUnit } from './units.ts';

/** The flight over the cord, enlarged. */
export function NetCloseUp({ words, analysis, isHydrated }: LabProps) {
  const { points, frames, heightOverNetM } = analysis;
  const gap = toMillimetres(heightOverNetM ?? 0);
  const half = Math.round(Math.max(CLOSE_UP, Math.abs(gap) * 1.25));
  const isVisible = ({ xM }: FlightPoint) => Math.abs(toMillimetres(xM)) < half;
  return (
    <svg
      className={styles.closeUp}
      viewBox={`${-half} ${CORD - half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      <path opacity=".45" d={POST} />
      <path strokeWidth="6" strokeLinecap="butt" d={NET} />
      {isHydrated && <path className={styles.dots} d={pathOfDots(points.filter(isVisible))} />}
      <path className={styles.streaks} d={pathOfStreaks(frames.filter(isVisible))} />
      {gap > 0 && (
        <>
          <path opacity=".45" d={`M0 ${CORD}v${-gap}`} />
          <text
            x={Math.round(half * -0.14)}
            y={Math.round(CORD + half * 0.42)}
            dy=".35em"
            fontSize={Math.round(half * 0.24)}
          >
            {withUnit(words, Math.round(gap / 10), 'cm')}
          </text>
        </>
      )}
    </svg>
  );
}
