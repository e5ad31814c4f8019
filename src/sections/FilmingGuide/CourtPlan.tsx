import { drawingFile } from '../../lib/build/drawingFile.ts';
import { COURT } from '../../lib/flight/court.ts';
import { COURT_LINES } from '../../lib/flight/courtLines.ts';
import { EXAMPLE_SMASH, fly, HALF_SPEED_M } from '../../lib/flight/flight.ts';
import { EXPOSURE_S, roundToTenth } from '../../lib/flight/streakPath.ts';
import { token } from '../../styles/tokens.ts';
import {
  CAMERAS,
  distanceBesideCourtM,
  formatHalves,
  formatZoom,
  ROOM_M,
  visibleWidthM,
} from './phonePlacement.ts';

const ACCENT = token('--accent');
const COURT_DARK = token('--court-dark');
const GLASS = token('--glass');
const COURT_LIT = token('--court-light');
const LINK = token('--link');
const TEXT = token('--text-strong');

const { halfLengthM, halfWidthM } = COURT;

const UNITS_PER_M = 40;
/** The edges of the drawing, in metres: x along the court from the net, z across it. */
const EDGES = { left: -7.4, right: 7.4, top: -3.5, bottom: 7 } as const;
export const PLAN_SIZE = {
  width: (EDGES.right - EDGES.left) * UNITS_PER_M,
  height: Math.round((EDGES.bottom - EDGES.top) * UNITS_PER_M),
} as const;
const x = (xM: number): number => roundToTenth((xM - EDGES.left) * UNITS_PER_M);
const z = (zM: number): number => roundToTenth((zM - EDGES.top) * UNITS_PER_M);

const FLOOR = `M${x(-halfLengthM)} ${z(-halfWidthM)}H${x(halfLengthM)}V${z(halfWidthM)}H${x(-halfLengthM)}Z`;

const LINES = COURT_LINES.map(
  (line) => `M${x(line.x[0])} ${z(line.z[0])}H${x(line.x[1])}V${z(line.z[1])}H${x(line.x[0])}Z`,
);

/** Half the length of the drawn net, which is longer than the lines to be told apart from them. */
const NET_M = 3.35;

/** Where half of the speed is left. */
const HALF_SPEED_X_M = HALF_SPEED_M - EXAMPLE_SMASH.distanceToNetM;

const STREAKS = fly(EXAMPLE_SMASH).points.map(({ xM, velocityXMps }) => {
  const length = roundToTenth(velocityXMps * EXPOSURE_S * UNITS_PER_M);
  const isFast = xM < HALF_SPEED_X_M;
  return { isFast, path: `M${x(xM)} ${z(0)}h${length}` };
});
const streaks = (fast: boolean): string =>
  STREAKS.flatMap(({ isFast, path }) => (isFast === fast ? path : [])).join('');

/** The number of strokes behind the line of the wall. */
const HATCHES = 34;

interface CourtPlanProps {
  camera: (typeof CAMERAS)[keyof typeof CAMERAS];
  /** The place of the phone along the court, from the net. */
  xM: number;
  /** The distance of the phone from the side line, in metres and as text. */
  besideM: number;
  distance: string;
  /** The label of the camera. */
  zoom: string;
  /** Whether there is a wall behind the phone. */
  hasWall?: boolean;
}

/** The court from above, to scale: a place for the phone, and what it sees up to the upper edge. */
function CourtPlan({ camera, xM, besideM, distance, zoom, hasWall = false }: CourtPlanProps) {
  const phoneM = halfWidthM + besideM;
  const depthM = phoneM - EDGES.top;
  const halfM = visibleWidthM(camera, depthM) / 2;
  const [phoneX, sideZ, phoneZ, wallZ] = [x(xM), z(halfWidthM), z(phoneM), z(phoneM) + 30];
  // The distance is written beside what the phone sees.
  const distanceX = x(xM + (halfM * besideM) / depthM) + 20;
  const leftEdge = `M${phoneX} ${phoneZ}L${x(xM - halfM)} 0`;
  const rightEdge = `M${phoneX} ${phoneZ}L${x(xM + halfM)} 0`;
  const hatches = Array.from({ length: HATCHES }, (_, i) => {
    return `M${roundToTenth(((i + 0.6) / HATCHES) * PLAN_SIZE.width)} ${wallZ + 5}l-12 14`;
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
      <radialGradient
        id="field-of-view"
        gradientUnits="userSpaceOnUse"
        cx={phoneX}
        cy={phoneZ}
        r={phoneZ}
      >
        <stop stopColor={COURT_LIT} />
        <stop offset=".6" stopColor={COURT_LIT} stopOpacity=".8" />
        <stop offset="1" stopColor={COURT_LIT} stopOpacity="0" />
      </radialGradient>
      <linearGradient
        id="field-of-view-edge"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="0"
        x2="0"
        y2={sideZ}
      >
        <stop stopColor={LINK} stopOpacity="0" />
        <stop offset="1" stopColor={LINK} />
      </linearGradient>
      <path d={FLOOR} fill={COURT_DARK} />
      <path d={`${leftEdge}H${x(xM + halfM)}Z`} fill="url(#field-of-view)" />
      <path
        d={leftEdge + rightEdge}
        stroke="url(#field-of-view-edge)"
        strokeWidth="2"
        strokeDasharray="1 7"
      />
      <path d={LINES.join('')} fill={TEXT} opacity=".6" />
      <path d={`M${x(0)} ${z(-NET_M)}V${z(NET_M)}`} stroke={TEXT} strokeWidth="3.5" />
      <path d={streaks(false)} stroke={TEXT} strokeWidth="9" />
      <path d={streaks(true)} stroke={ACCENT} strokeWidth="11" />
      <path d={`M${x(HALF_SPEED_X_M)} ${z(-0.35)}V${z(0)}`} stroke={ACCENT} strokeWidth="2" />
      <g
        fontSize="24"
        fontWeight="700"
        textAnchor="middle"
        fill={ACCENT}
        stroke={COURT_DARK}
        strokeWidth="7"
        paintOrder="stroke"
      >
        <text x={x(-EXAMPLE_SMASH.distanceToNetM)} y={z(-0.45)}>
          {EXAMPLE_SMASH.speedKmh}
        </text>
        <text x={x(HALF_SPEED_X_M)} y={z(-0.45)}>
          {EXAMPLE_SMASH.speedKmh / 2}
        </text>
      </g>
      {hasWall && (
        <path
          d={`M0 ${wallZ}H${PLAN_SIZE.width}${hatches.join('')}`}
          stroke={TEXT}
          strokeWidth="1.8"
          opacity=".6"
        />
      )}
      <path
        d={`M${phoneX + 40} ${phoneZ}H${distanceX + 9}M${distanceX} ${sideZ + 5}V${phoneZ - 5}m-6 -8l6 8l6 -8M${distanceX - 6} ${sideZ + 13}l6 -8l6 8`}
        stroke={TEXT}
        strokeWidth="2"
      />
      <text x={distanceX + 14} y={(sideZ + phoneZ) / 2 + 8} fontSize="24" fill={TEXT}>
        {distance}
      </text>
      <rect
        x={phoneX - 32}
        y={phoneZ}
        width="64"
        height="24"
        rx="7"
        fill={GLASS}
        stroke={TEXT}
        strokeWidth="2"
      />
      <circle cx={phoneX} cy={phoneZ} r="4.5" fill={TEXT} />
      <text
        x={phoneX - 42}
        y={phoneZ + 20}
        fontSize="24"
        fontWeight="700"
        textAnchor="end"
        fill={TEXT}
      >
        {zoom}
      </text>
    </svg>
  );
}

/**
 * The plans with and without a wall, in the numbers of a language, as files, to keep them out of the HTML.
 * @param unit of lengths, "m"
 */
export function courtPlanFiles(lang: string, unit: string) {
  const camera = CAMERAS.ultraWide;
  const file = (plan: Pick<CourtPlanProps, 'xM' | 'besideM' | 'hasWall'>) => {
    const distance = `${formatHalves(plan.besideM, lang)} ${unit}`;
    const zoom = formatZoom(camera, lang);
    return drawingFile('court-plan', <CourtPlan {...{ camera, distance, zoom, ...plan }} />);
  };
  return {
    room: file({ xM: 0, besideM: distanceBesideCourtM(camera) }),
    wall: file({ xM: -halfLengthM / 2, besideM: ROOM_M, hasWall: true }),
  };
}
