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
const EDGES = { left: -8, right: 8, top: -4.6, bottom: 12.9 } as const;
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

interface PhoneProps {
  camera: (typeof CAMERAS)[keyof typeof CAMERAS];
  xM?: number;
  besideM: number;
  /** Where the label of the camera stands, from the phone. */
  label?: string;
}

/** What a phone sees up to the far side line. */
function View({ camera, xM = 0, besideM }: PhoneProps) {
  const zM = halfWidthM + besideM;
  const half = visibleWidthM(camera, zM + halfWidthM) / 2;
  const edge = (toXM: number) => `M${x(xM)} ${z(zM)}L${x(toXM)} ${z(-halfWidthM)}`;
  return (
    <>
      <path
        d={`${edge(xM - half)}H${x(xM + half)}Z`}
        fill={LINK}
        fillOpacity=".1"
        clipPath="url(#hall)"
      />
      <path
        d={edge(xM - half) + edge(xM + half)}
        stroke={LINK}
        strokeWidth="1.6"
        strokeDasharray="1 7"
        clipPath="url(#hall)"
      />
    </>
  );
}

function Phone({ xM = 0, besideM, label }: PhoneProps) {
  const [centre, top] = [x(xM), z(halfWidthM + besideM)];
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
      <circle cx={centre} cy={top} r="4" fill={TEXT} />
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
  children: string;
}

/** A distance from the side line, with its arrow. */
function Distance({ xM, toM, children }: DistanceProps) {
  const [from, to] = [z(halfWidthM), z(halfWidthM + toM)];
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

/** The court from above, to scale: three places for the phone, and what it sees from each. */
function CourtPlan({ lang, unit }: CourtPlanProps) {
  const { main, ultraWide } = CAMERAS;
  const metres = (value: number, digits = 0) => `${formatNumber(value, digits, lang)} ${unit}`;
  const far = { camera: main, besideM: distanceBesideCourtM(main), label: '1×' };
  const near = {
    camera: ultraWide,
    besideM: distanceBesideCourtM(ultraWide),
    label: `${formatNumber(ultraWide.zoom, 1, lang)}×`,
  };
  const wall = { camera: main, xM: -halfLengthM / 2, besideM: ROOM_M };
  const wallEnd = wall.xM + 1.9;
  const hatches = Array.from({ length: 13 }, (_, i) => {
    const left = x(EDGES.left) + 14 + i * 19;
    return `M${left} ${z(halfWidthM + ROOM_M) + 40}l-12 14`;
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
      <clipPath id="hall">
        <path d={`M0 ${z(-halfWidthM)}H${PLAN_SIZE.width}V${PLAN_SIZE.height}H0z`} />
      </clipPath>
      <View {...far} />
      <View {...near} />
      <View {...wall} />
      <path d={LINES.join('')} stroke={TEXT} strokeWidth="1.6" opacity=".5" />
      <path d={`M${x(0)} ${z(-NET_M)}V${z(NET_M)}`} stroke={TEXT} strokeWidth="3.5" />
      <path d={streaks(false)} stroke={TEXT} strokeWidth="8" />
      <path d={streaks(true)} stroke={ACCENT} strokeWidth="9" />
      <path
        d={`M${x(EDGES.left)} ${z(halfWidthM + ROOM_M) + 36}H${x(wallEnd)}${hatches.join('')}`}
        stroke={TEXT}
        strokeWidth="1.8"
        opacity=".6"
      />
      <path
        d={`M${x(-halfLengthM) + 5} ${z(-3.55)}H${x(halfLengthM) - 5}m-7 -5l7 5l-7 5M${x(-halfLengthM) + 12} ${z(-3.55) - 5}l-7 5l7 5`}
        stroke={TEXT}
        strokeWidth="1.8"
      />
      <text x={x(0)} y={z(-3.55) - 9} fontSize="24" fill={TEXT} textAnchor="middle">
        {metres(2 * halfLengthM, 2)}
      </text>
      <Phone {...wall} />
      <Phone {...near} />
      <Phone {...far} />
      <Distance xM={wall.xM} toM={ROOM_M}>
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
