import { useSyncExternalStore } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import type { FlightPoint } from '../../../lib/flight.ts';
import styles from './Court.module.css';
import { dots, mm, placeOf, speedLabels, streaks } from './courtView.ts';
import { CORD, FLOOR, LOUPE, NET, OUTSIDE, POST, RACKET, RECEIVER, VIEW_BOX } from './hall.ts';
import { everyNth, FINEST_FPS, REACTION_MS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

/** On phones the drawing is a third as large: its numbers are larger, and there are fewer. */
const phone = matchMedia('(max-width: 42rem)');

function followWindow(redraw: () => void) {
  phone.addEventListener('change', redraw);
  return () => phone.removeEventListener('change', redraw);
}

/** What never changes: made, and drawn, once. */
const HALL = (
  <>
    <path className={styles.post} d={OUTSIDE + POST} />
    <path className={styles.floor} d={FLOOR} />
    <path className={styles.net} d={NET} />
    <circle className={styles.post} cy={CORD} r={LOUPE} />
    <path className={styles.receiver} d={RECEIVER} />
    <text className={styles.note} x="3350" y="-1900">
      {words.receiver}
    </text>
  </>
);

interface CourtProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
  /** Where the shuttle is while the flight is played. */
  moment: FlightPoint | undefined;
}

/** The court from the side, to scale, and the flight as a camera takes it. */
export function Court({ smash: { fps, angleDeg }, reading, unit, moment }: CourtProps) {
  const { points, frames, end, ending } = reading;
  // Numbers stand a sixtieth of a second apart, or as far as the frames do.
  const numbered = everyNth(points, FINEST_FPS / Math.min(60, fps));
  const [contact = end, second = end] = frames;
  const reacting = points[(REACTION_MS / 1000) * FINEST_FPS];
  const isFlown = ({ xM }: { readonly xM: number }) => !moment || xM <= moment.xM;
  const sizes = useSyncExternalStore(followWindow, () => phone.matches) ? [860, 500] : [420, 200];
  return (
    <svg className={styles.court} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      {HALL}
      <path
        className={styles.racket}
        d={RACKET}
        transform={`translate(${placeOf(contact)}) rotate(${angleDeg})`}
      />
      <path className={styles.dots} d={dots(points.filter(isFlown))} />
      <path className={styles.streaks} d={streaks(frames.filter(isFlown))} />
      {isFlown(second) && (
        <path className={styles.gap} d={`M${placeOf(contact)}L${placeOf(second)}`} />
      )}
      {reacting && isFlown(reacting) && (
        <g className={styles.note} transform={`translate(${placeOf(reacting)})`}>
          <path d="M0 150v150" />
          <text y="320" dy="1em">
            {REACTION_MS} ms
          </text>
        </g>
      )}
      <g className={styles.speeds}>
        {speedLabels(numbered, sizes)
          .filter(isFlown)
          .map(({ xM, y, speedKmh, size, width }, i) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: the first number stays the first
              key={i}
              // Not a transform, which is a style to be worked out for each of them at each step.
              x={mm(xM)}
              y={y}
              fontSize={size}
              fontStretch={`${width}%`}
            >
              {inUnit(speedKmh, unit)}
            </text>
          ))}
      </g>
      {moment ? (
        <path className={styles.shuttle} d={`M${placeOf(moment)}h0`} />
      ) : (
        <text className={styles.outcome} x={mm(end.xM)} dy="1.3em">
          {words.ending[ending]}
        </text>
      )}
    </svg>
  );
}
