import { inUnit } from '../../lib/browser/speedUnit.ts';
import type { FlightPoint } from '../../lib/flight/flight.ts';
import {
  CLOSE_UP,
  CORD,
  DEFENDER_LABEL,
  DEFENDER_M,
  isBehindDefender,
  LEFT,
  LOWEST_REACH_M,
  RACKET,
  toMillimetres,
  VIEW_BOX,
  WIDTH,
} from './courtGeometry.ts';
import styles from './Flight.module.css';
import { FINEST_FPS, type FlightAnalysis, REACTION_MS } from './flightAnalysis.ts';
import {
  coordinates,
  NARROWEST_PERCENT,
  pathOfDots,
  pathOfStreaks,
  type Range,
  speedLabels,
} from './flightPaths.ts';
import type { LabProps } from './labProps.ts';
import { withUnit } from './units.ts';

const NET_M: Range = [0, 0];
/** Labels stay off the defender, and off the net: the speed at the net is a read-out. */
const CLEAR_OF_LABELS_M: readonly Range[] = [[-0.3, 0.3], DEFENDER_M];

/**
 * The sizes of the speeds. Phones show fewer and larger ones, because the drawing is a third as
 * large. The style sheet chooses one of the sets.
 */
const LABEL_SIZES = [
  { className: styles.narrowSpeeds, sizes: { largest: 860, smallest: 640 } },
  { className: styles.wideSpeeds, sizes: { largest: 340, smallest: 200 } },
] as const;
/** The served page has only the set with fewer, larger labels, to save bytes. */
const SERVED_LABEL_SIZES = [{ ...LABEL_SIZES[0], className: styles.servedSpeeds }] as const;

interface FlightProps extends LabProps {
  /** The shuttle during playback. */
  current: FlightPoint | undefined;
  elapsedS: number | null;
  /** The visitor's own flight, while a record is compared with it. */
  own: FlightAnalysis | null;
}

/** The flight as recorded by a camera, to scale, in front of the court. */
export function Flight(props: FlightProps) {
  const { words, smash, analysis, unit, current, elapsedS, own, isHydrated } = props;
  const { fps, angleDeg } = smash;
  const { points, frames, end, ending, atDefender } = analysis;
  // A speed for each frame, but at most one every 1/60 s.
  const labelled = frames.filter((_, i) => i % Math.max(1, fps / 60) === 0);
  const [contact = end, second = end] = frames;
  const isFlown = ({ xM }: FlightPoint) => !current || xM <= current.xM;
  const reaction = points[(REACTION_MS / 1000) * FINEST_FPS];
  // The label is left out where it would meet the net or the defender.
  const isClear = ({ xM }: FlightPoint) =>
    [NET_M, DEFENDER_M].every(([fromM, toM]) => xM < fromM - 0.7 || xM > toM + 0.7);
  // The label stays inside the drawing, and before the net if the shuttle hits that.
  const outcomeX = Math.min(
    toMillimetres(end.xM) - (ending === 'net' ? 1100 : 0),
    LEFT + WIDTH - 900,
  );
  /** The player's picture has the shuttle at the contact. */
  const isPlayerDrawn = smash.heightM >= LOWEST_REACH_M;
  const streaks = frames
    .slice(isPlayerDrawn ? 1 : 0)
    .filter((frame) => isFlown(frame) && !isBehindDefender(frame));
  const isPast = ({ timeS }: FlightPoint) => elapsedS === null || timeS <= elapsedS;
  return (
    <svg className={styles.flight} viewBox={VIEW_BOX} aria-hidden="true">
      <circle opacity=".6" cy={CORD} r={CLOSE_UP} />
      <text className={styles.note} {...DEFENDER_LABEL}>
        {isHydrated && atDefender && isFlown(atDefender) && (
          <tspan className={styles.atDefender}>{inUnit(atDefender.speedKmh, unit)}</tspan>
        )}
        {` ${words.defender}`}
      </text>
      {!isPlayerDrawn && (
        <path
          strokeWidth="3"
          opacity=".55"
          d={RACKET}
          transform={`translate(${coordinates(contact)}) rotate(${angleDeg})`}
        />
      )}
      {own && (
        <g data-part="own-flight">
          <path className={styles.own} d={pathOfDots(own.frames.filter(isPast))} />
          <text className={styles.note} x={toMillimetres(own.end.xM)} y="320" dy="1em">
            {inUnit(own.points[0]?.speedKmh ?? 0, unit)}
          </text>
        </g>
      )}
      {isHydrated && <path className={styles.dots} d={pathOfDots(points.filter(isFlown))} />}
      <path className={styles.streaks} d={pathOfStreaks(streaks)} />
      {isFlown(second) && (
        <path className={styles.gap} d={`M${coordinates(contact)}L${coordinates(second)}`} />
      )}
      {reaction && isClear(reaction) && isFlown(reaction) && (
        <g className={styles.note} transform={`translate(${coordinates(reaction)})`}>
          <path d="M0 150v150" />
          <text y="320" dy="1em">
            {withUnit(words, REACTION_MS, 'ms')}
          </text>
        </g>
      )}
      {(isHydrated ? LABEL_SIZES : SERVED_LABEL_SIZES).map(({ className, sizes }) => (
        // Size and width of most speeds are set on the group.
        <g
          className={`${styles.speeds} ${className}`}
          key={className}
          fontSize={sizes.smallest}
          fontStretch={`${NARROWEST_PERCENT}%`}
        >
          {speedLabels(labelled, sizes, CLEAR_OF_LABELS_M)
            .filter(isFlown)
            .map(({ x, y, speedKmh, size, widthPercent }, i) => (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
                key={i}
                // Attributes, because a transform would be a style to recompute for each speed.
                x={x}
                y={y}
                fontSize={size === sizes.smallest ? undefined : size}
                fontStretch={widthPercent === NARROWEST_PERCENT ? undefined : `${widthPercent}%`}
              >
                {inUnit(speedKmh, unit)}
              </text>
            ))}
        </g>
      ))}
      {current ? (
        <path className={styles.shuttle} d={`M${coordinates(current)}h0`} />
      ) : (
        <text className={styles.outcome} x={outcomeX} dy="1.3em">
          {words.ending[ending]}
        </text>
      )}
    </svg>
  );
}
