import { memo } from 'react';
import { labWords as words } from '../../../content/en/speedLab.ts';
import styles from './Court.module.css';
import {
  COURT_FLOOR,
  dots,
  LABEL_SIZES,
  LINE_MARKS,
  mm,
  NET,
  OUTSIDE,
  POST,
  RACKET,
  RECEIVER_LINE,
  type SpeedLabel,
  speedLabels,
  streaks,
  VIEW,
  VIEW_BOX,
} from './courtView.ts';
import { FINEST_FPS, REACTION_MS, type Reading } from './reading.ts';
import type { Smash } from './smash.ts';
import { inUnit, type Unit } from './unit.ts';

/** What never changes: drawn once. */
const Hall = memo(function Hall() {
  return (
    <>
      <path className={styles.outside} d={OUTSIDE} />
      <path className={styles.floor} d={COURT_FLOOR + LINE_MARKS} />
      <path className={styles.post} d={POST} />
      <path className={styles.net} d={NET} />
      <path className={styles.receiver} d={RECEIVER_LINE} />
      <text className={styles.note} x="3350" y="-2080" textAnchor="middle">
        {words.receiver}
      </text>
      <g className={`${styles.note} ${styles.lines}`} textAnchor="middle">
        <text x="-6700" y="430" textAnchor="start">
          {words.lines.back}
        </text>
        <text x="-1980" y="430">
          {words.lines.service}
        </text>
        <text x="1980" y="430">
          {words.lines.service}
        </text>
        <text x="6700" y="430" textAnchor="end">
          {words.lines.back}
        </text>
      </g>
    </>
  );
});

interface LabelsProps {
  className: string | undefined;
  labels: readonly SpeedLabel[];
  unit: Unit;
}

function Labels({ className, labels, unit }: LabelsProps) {
  return (
    <g className={className}>
      {labels.map(({ x, y, speedKmh, size, width }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first number stays the first
        <text key={i} x={x} y={y} fontSize={size} fontStretch={`${width}%`}>
          {inUnit(speedKmh, unit)}
        </text>
      ))}
    </g>
  );
}

interface CourtProps {
  smash: Smash;
  reading: Reading;
  unit: Unit;
  /** Where the shuttle is while the flight is played. */
  moment: { readonly x: number; readonly y: number } | null;
}

/** The court from the side, to scale, and the flight as a camera takes it. */
export function Court({ smash, reading, unit, moment }: CourtProps) {
  const { points, end, ending, atReceiver } = reading;
  const everyNth = FINEST_FPS / smash.frameRateFps;
  // Numbers stand a sixtieth of a second apart, or as far as the frames do.
  const numbered = Math.max(everyNth, FINEST_FPS / 60);
  const [contact, second = end] = [points[0] ?? end, points[everyNth]];
  const reacting = points[(REACTION_MS / 1000) * FINEST_FPS];
  const at = (x: number, y: number, turn = 0) => `translate(${x} ${y}) rotate(${turn})`;
  return (
    <svg className={styles.court} viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <Hall />
      <g className={styles.racket} transform={at(mm(contact.xM), -mm(contact.zM), smash.angleDeg)}>
        <path d={RACKET.head} />
        <path d={RACKET.shaft} />
      </g>
      {moment && (
        <clipPath id="lab-shown">
          <rect x={VIEW.left} y={VIEW.top} width={moment.x - VIEW.left} height={VIEW.height} />
        </clipPath>
      )}
      <g clipPath={moment ? 'url(#lab-shown)' : undefined}>
        <g id="lab-flight">
          <path className={styles.dots} d={dots(points)} />
          <path className={styles.streaks} d={streaks(points, everyNth)} />
        </g>
        <path
          className={styles.gap}
          d={`M${mm(contact.xM)} ${-mm(contact.zM)}L${mm(second.xM)} ${-mm(second.zM)}`}
        />
        {reacting && (
          <circle className={styles.ring} cx={mm(reacting.xM)} cy={-mm(reacting.zM)} r="110" />
        )}
        {atReceiver && (
          <circle className={styles.ring} cx={mm(atReceiver.xM)} cy={-mm(atReceiver.zM)} r="110" />
        )}
        <Labels
          className={styles.wide}
          labels={speedLabels(points, numbered, LABEL_SIZES.wide)}
          unit={unit}
        />
        <Labels
          className={styles.narrow}
          labels={speedLabels(points, numbered, LABEL_SIZES.narrow)}
          unit={unit}
        />
      </g>
      {moment ? (
        <circle className={styles.shuttle} cx={moment.x} cy={moment.y} r="90" />
      ) : (
        <text className={styles.outcome} x={mm(end.xM)} dy="1.3em" textAnchor="middle">
          {words.ending[ending]}
        </text>
      )}
    </svg>
  );
}
