import type { FlightPoint } from '../../lib/flight.ts';
import { inUnit } from '../../lib/speedUnit.ts';
import styles from './Court.module.css';
import {
  CLOSE_UP,
  CORD,
  DEFENDER,
  FLOOR,
  mm,
  NET,
  OUTSIDE,
  POST,
  RACKET,
  VIEW_BOX,
} from './courtGeometry.ts';
import { coordinates, dots, NARROWEST_PERCENT, speedLabels, streaks } from './courtPaths.ts';
import { FINEST_FPS, REACTION_MS } from './flightAnalysis.ts';
import { type LabProps, withUnit } from './labProps.ts';
import { NET_TO_DEFENDER_M } from './labSettings.ts';

/**
 * The sizes of the speeds. Phones show fewer and larger ones, because the drawing is a third as
 * large. The style sheet chooses one of the sets.
 */
const LABEL_SIZES = [
  { className: styles.narrowSpeeds, sizes: { largest: 860, smallest: 500 } },
  { className: styles.wideSpeeds, sizes: { largest: 340, smallest: 200 } },
] as const;
/** The served page has only the set with fewer, larger labels, to save bytes. */
const SERVED_LABEL_SIZES = [{ ...LABEL_SIZES[0], className: styles.servedSpeeds }] as const;

/** The static part of the drawing, created once. */
const COURT = (
  <>
    <path opacity=".45" d={OUTSIDE + POST} />
    <path strokeWidth="2.5" strokeLinecap="butt" d={FLOOR} />
    <path strokeWidth="3.5" strokeLinecap="butt" d={NET} />
    <circle opacity=".45" cy={CORD} r={CLOSE_UP} />
    <path className={styles.defender} d={`M${DEFENDER.x} 0V${-DEFENDER.height}`} />
  </>
);

interface CourtProps extends LabProps {
  /** The shuttle during playback. */
  current: FlightPoint | undefined;
}

/** The court from the side, to scale, with the flight as recorded by a camera. */
export function Court({ words, smash, analysis, unit, current, isHydrated }: CourtProps) {
  const { fps, angleDeg } = smash;
  const { points, frames, end, ending } = analysis;
  // At most one speed for each 1/60 s, and for each frame.
  const labelled = frames.filter((_, i) => i % Math.max(1, fps / 60) === 0);
  // Labels stay off the defender, and off the net when the shuttle hits it.
  const lowLines = ending === 'net' ? [0, NET_TO_DEFENDER_M] : [NET_TO_DEFENDER_M];
  const [contact = end, second = end] = frames;
  const isFlown = ({ xM }: FlightPoint) => !current || xM <= current.xM;
  const reaction = points[(REACTION_MS / 1000) * FINEST_FPS];
  // Where its label would meet the net or the defender, it is left out.
  const isClear = ({ xM }: FlightPoint) =>
    [0, NET_TO_DEFENDER_M].every((lineM) => Math.abs(xM - lineM) > 0.7);
  return (
    <svg className={styles.court} viewBox={VIEW_BOX} aria-hidden="true">
      {COURT}
      <text className={styles.note} x={DEFENDER.x} y={-DEFENDER.height - 100}>
        {words.defender}
      </text>
      <path
        strokeWidth="3"
        opacity=".55"
        d={RACKET}
        transform={`translate(${coordinates(contact)}) rotate(${angleDeg})`}
      />
      {isHydrated && <path className={styles.dots} d={dots(points.filter(isFlown))} />}
      <path className={styles.streaks} d={streaks(frames.filter(isFlown))} />
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
          {speedLabels(labelled, sizes, lowLines)
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
        <text className={styles.outcome} x={mm(end.xM)} dy="1.3em">
          {words.ending[ending]}
        </text>
      )}
    </svg>
  );
}
