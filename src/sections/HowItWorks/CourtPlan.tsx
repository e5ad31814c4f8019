import { COURT } from '../../lib/court.ts';
import { drawingFile } from '../../lib/drawingFile.ts';
import { EXAMPLE_SMASH, fly } from '../../lib/flight.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { roundToTenth } from '../../lib/roundToTenth.ts';
import { EXPOSURE_S } from '../../lib/streakPath.ts';
import { token } from '../../styles/tokens.ts';
import {
  CAMERAS,
  distanceBesideCourtM,
  HALF_SPEED_M,
  ROOM_M,
  visibleWidthM,
} from './phonePlacement.ts';

const ACCENT = token('--accent');
const GLASS = token('--glass');
const LINK = token('--link');
const TEXT = token('--text-strong');

const { halfLengthM, halfWidthM, halfSinglesWidthM, shortServiceM, longDoublesServiceM } = COURT;

const UNITS_PER_M = 40;
/** The edges of the drawing, in metres: x along the court from the net, z across it. */
const EDGES = { left: -8, right: 8, top: -6.3, bottom: 12.8 } as const;
export const PLAN_SIZE = {
  width: (EDGES.right - EDGES.left) * UNITS_PER_M,
  height: Math.round((EDGES.bottom - EDGES.top) * UNITS_PER_M),
} as const;
const x = (xM: number): number => roundToTenth((xM - EDGES.left) * UNITS_PER_M);
const z = (zM: number): number => roundToTenth((zM - EDGES.top) * UNITS_PER_M);

const LINES = [
  ...[-halfWidthM, -halfSinglesWidthM, halfSinglesWidthM, halfWidthM].map(
    (zM) => `M${x(-halfLengthM)} ${z(zM)}H${x(halfLengthM)}`,
  ),
  ...[shortServiceM, longDoublesServiceM, halfLengthM]
    .flatMap((xM) => [-xM, xM])
    .map((xM) => `M${x(xM)} ${z(-halfWidthM)}V${z(halfWidthM)}`),
  ...[-1, 1].map((side) => `M${x(side * shortServiceM)} ${z(0)}H${x(side * halfLengthM)}`),
];

/** Half the length of the drawn net, which is longer than the lines to be told apart from them. */
const NET_M = 3.35;

const STREAKS = fly(EXAMPLE_SMASH).points.map(({ xM, velocityXMps }) => {
  const length = roundToTenth(velocityXMps * EXPOSURE_S * UNITS_PER_M);
  const isFast = xM < HALF_SPEED_M - EXAMPLE_SMASH.distanceToNetM;
  return { isFast, path: `M${x(xM)} ${z(0)}h${length}` };
});
const streaks = (fast: boolean): string =>
  STREAKS.flatMap(({ isFast, path }) => (isFast === fast ? path : [])).join('');

/** The number of strokes behind the line of the wall. */
const HATCHES = 34;

interface PhoneProps {
  camera: (typeof CAMERAS)[keyof typeof CAMERAS];
  xM?: number;
  besideM: number;
  /** The side of the court that the phone stands at: 1 is the lower one of the drawing. */
  side?: 1 | -1;
  /** The label of the camera, on the right of the phone. */
  label?: string;
}

/** What a phone sees up to the side line opposite. */
function View({ camera, xM = 0, besideM, side = 1 }: PhoneProps) {
  const zM = halfWidthM + besideM;
  const half = visibleWidthM(camera, zM + halfWidthM) / 2;
  const edge = (toXM: number) => `M${x(xM)} ${z(side * zM)}L${x(toXM)} ${z(-side * halfWidthM)}`;
  return (
    <>
      <path d={`${edge(xM - half)}H${x(xM + half)}Z`} fill={LINK} fillOpacity=".1" />
      <path
        d={edge(xM - half) + edge(xM + half)}
        stroke={LINK}
        strokeWidth="1.6"
        strokeDasharray="1 7"
      />
    </>
  );
}

function Phone({ xM = 0, besideM, side = 1, label }: PhoneProps) {
  const [centre, lens] = [x(xM), z(side * (halfWidthM + besideM))];
  const top = side === 1 ? lens : lens - 20;
  return (
    <>
      <rect
        x={centre - 27}
        y={top}
        width="54"
        height="20"
        rx="6"
        fill={GLASS}
        stroke={TEXT}
        strokeWidth="2"
      />
      <circle cx={centre} cy={lens} r="4" fill={TEXT} />
      {label && (
        <text x={centre + 40} y={top + 21} fontSize="27" fontWeight="700" fill={TEXT}>
          {label}
        </text>
      )}
    </>
  );
}

interface DistanceProps {
  xM: number;
  toM: number;
  side?: 1 | -1;
  children: string;
}

/** A distance from the side line, with its arrow. */
function Distance({ xM, toM, side = 1, children }: DistanceProps) {
  const ends = [z(side * halfWidthM), z(side * (halfWidthM + toM))];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return (
    <>
      <path
        d={`M${x(xM)} ${from + 5}V${to - 5}m-5 -7l5 7l5 -7M${x(xM) - 5} ${from + 12}l5 -7l5 7`}
        stroke={TEXT}
        strokeWidth="1.8"
      />
      <text x={x(xM) + 10} y={(from + to) / 2 + 8} fontSize="24" fill={TEXT}>
        {children}
      </text>
    </>
  );
}

interface CourtPlanProps {
  lang: string;
  /** The unit of lengths, "m". */
  unit: string;
}

/**
 * The court from above, to scale: three places for the phone, and what it sees from each. Below the court
 * there is room, above it is a wall.
 */
function CourtPlan({ lang, unit }: CourtPlanProps) {
  const { main, ultraWide } = CAMERAS;
  const metres = (value: number) => `${formatNumber(value, 0, lang)} ${unit}`;
  const far = { camera: main, besideM: distanceBesideCourtM(main), label: `${main.zoom}×` };
  const near = {
    camera: ultraWide,
    besideM: distanceBesideCourtM(ultraWide),
    label: `${formatNumber(ultraWide.zoom, 1, lang)}×`,
  };
  const tight = { ...far, xM: -halfLengthM / 2, besideM: ROOM_M, side: -1 } as const;
  const wallZ = z(-halfWidthM - ROOM_M) - 24;
  const hatches = Array.from({ length: HATCHES }, (_, i) => {
    return `M${roundToTenth(((i + 0.4) / HATCHES) * PLAN_SIZE.width)} ${wallZ - 5}l12 -14`;
  });
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: shown in an <img> with alternative text
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PLAN_SIZE.width} ${PLAN_SIZE.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily={token('--font-text')}
    >
      <View {...far} />
      <View {...near} />
      <View {...tight} />
      <path d={LINES.join('')} stroke={TEXT} strokeWidth="1.6" opacity=".5" />
      <path d={`M${x(0)} ${z(-NET_M)}V${z(NET_M)}`} stroke={TEXT} strokeWidth="3.5" />
      <path d={streaks(false)} stroke={TEXT} strokeWidth="8" />
      <path d={streaks(true)} stroke={ACCENT} strokeWidth="9" />
      <path
        d={`M0 ${wallZ}H${PLAN_SIZE.width}${hatches.join('')}`}
        stroke={TEXT}
        strokeWidth="1.8"
        opacity=".6"
      />
      <Phone {...tight} />
      <Phone {...near} />
      <Phone {...far} />
      <Distance xM={tight.xM} toM={ROOM_M} side={-1}>
        {metres(ROOM_M)}
      </Distance>
      <Distance xM={0} toM={near.besideM}>
        {metres(near.besideM)}
      </Distance>
      <Distance xM={2.9} toM={far.besideM}>
        {metres(far.besideM)}
      </Distance>
      <path
        d={`M${x(0) + 104} ${z(halfWidthM + far.besideM)}H${x(2.9) + 8}`}
        stroke={TEXT}
        strokeWidth="1.4"
        opacity=".6"
      />
    </svg>
  );
}

/** The plan in the numbers and units of a language, as a file, to keep it out of the HTML. */
export const courtPlanFile = (lang: string, unit: string) =>
  drawingFile('court-plan', <CourtPlan lang={lang} unit={unit} />);
