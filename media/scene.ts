/**
 * The placeholder pictures, as SVG: one smash from the side, to scale, and the app's two screens.
 * Every number in them is computed by the flight; nothing has a clock or chance in it.
 */
import { EXAMPLE_SMASH, type FlightPoint, fly, HALF_COURT_M } from '../src/lib/flight.ts';

const FLIGHT = fly(EXAMPLE_SMASH);
const NET_AT_POST_M = 1.55;
const SHORT_SERVICE_LINE_M = 1.98;

/** The colour of everything unlit. */
export const NIGHT = '#070b17';
const HALL = '#13254b';
const INK = '#f3f6ff';
const TEXT = '#aeb9d2';
const LIME = '#d7f53f';
const FACE = 'font-family="Inter, system-ui, sans-serif"';

/** A picture's size and its drawing at one moment. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** @param flownS seconds since the racket met the shuttle, in the shuttle's own time */
  draw(flownS: number): string;
}

const px = (value: number): string => value.toFixed(1);
const kmh = (value: number): string => String(Math.round(value));

/** Maps metres on the court to the picture. */
interface Scale {
  readonly pxPerM: number;
  readonly netX: number;
  readonly floorY: number;
}

function hall(width: number, height: number, { pxPerM, netX, floorY }: Scale): string {
  const x = (metres: number) => px(netX + metres * pxPerM);
  const lines = [-HALF_COURT_M, -SHORT_SERVICE_LINE_M, SHORT_SERVICE_LINE_M, HALF_COURT_M]
    .map((metres) => `<path d="M${x(metres)} ${floorY - 3}v10" stroke-width="3"/>`)
    .join('');
  return `<rect width="${width}" height="${height}" fill="${NIGHT}"/>
    <radialGradient id="light"><stop stop-color="${HALL}"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient>
    <ellipse cx="${netX}" cy="${floorY}" rx="${width * 0.62}" ry="${height * 0.62}" fill="url(#light)"/>
    <rect y="${floorY + 2}" width="${width}" height="${height - floorY}" fill="${NIGHT}" opacity="0.55"/>
    <g stroke="${INK}" stroke-linecap="round">
      <path d="M${x(-HALF_COURT_M)} ${floorY}H${x(HALF_COURT_M)}" stroke-width="2.5"/>${lines}
      <path d="M${netX} ${floorY}V${px(floorY - NET_AT_POST_M * pxPerM)}" stroke-width="3"/>
    </g>`;
}

/** The exposures up to a moment, the line through them, and the speed at each that has room. */
function trail(flownS: number, scale: Scale): string {
  const { pxPerM, netX, floorY } = scale;
  const at = ({ xM, zM }: FlightPoint) => [netX + xM * pxPerM, floorY - zM * pxPerM] as const;
  const points = FLIGHT.points.filter(({ timeS }) => timeS <= flownS + 1e-9);
  if (points.length === 0) return '';
  const dots = points
    .map((point) => {
      const [x, y] = at(point);
      const [dx, dy] = [point.velocityXMps, -point.velocityZMps].map((v) => (v * pxPerM) / 480);
      return `<path d="M${px(x)} ${px(y)}l${px(dx ?? 0)} ${px(dy ?? 0)}"/>`;
    })
    .join('');
  const numerals = points
    .map((point, i) => {
      const next = FLIGHT.points[i + 1] ?? FLIGHT.landing;
      const size = ((next.xM - point.xM) * pxPerM) / 2;
      const [x, y] = at(point);
      return size < 9
        ? ''
        : `<text x="${px(x - 3)}" y="${px(y - 10 - size * 0.28)}" font-size="${px(size)}">${kmh(point.speedKmh)}</text>`;
    })
    .join('');
  const path = points.map((point) => at(point).map(px).join(' ')).join('L');
  return `<g stroke="${LIME}" stroke-linecap="round" fill="none">
      <path d="M${path}" opacity="0.35" stroke-width="2"/>
      <g stroke-width="${px(pxPerM * 0.1)}">${dots}</g>
    </g><g fill="${LIME}" ${FACE} font-weight="800" letter-spacing="-0.5">${numerals}</g>`;
}

/** The corner brackets round the shuttle, while it flies. */
function tracker(flownS: number, { pxPerM, netX, floorY }: Scale): string {
  const point = FLIGHT.points.findLast(({ timeS }) => timeS <= flownS + 1e-9);
  if (!point || flownS >= FLIGHT.landing.timeS) return '';
  const half = pxPerM * 0.24;
  const x = netX + point.xM * pxPerM + half * 0.4;
  const y = floorY - point.zM * pxPerM;
  const corner = (sx: number, sy: number) =>
    `M${px(x + sx * half)} ${px(y + sy * half * 0.4)}V${px(y + sy * half)}H${px(x + sx * half * 0.4)}`;
  const corners = [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)].join('');
  return `<path d="${corners}" fill="none" stroke="${LIME}" stroke-width="2"/>`;
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The app while filming: landscape, the court from the side. */
export const captureScreen: Picture = {
  width: 852,
  height: 393,
  draw(flownS) {
    const scale: Scale = { pxPerM: 58, netX: 424, floorY: 322 };
    return svg(
      852,
      393,
      `${hall(852, 393, scale)}${trail(flownS, scale)}${tracker(flownS, scale)}
      <g ${FACE} font-size="15" fill="${INK}">
        <circle cx="672" cy="34" r="5" fill="${INK}"/>
        <text x="686" y="39.5" font-weight="600">0:03</text>
        <text x="732" y="39.5" fill="${TEXT}">60 fps</text>
        <rect x="52" y="343" width="158" height="32" rx="16" fill="${NIGHT}" opacity="0.9"/>
        <text x="68" y="364.5" font-size="14">One dot, one frame</text>
      </g>
      <circle cx="806" cy="196" r="24" fill="none" stroke="${INK}" stroke-width="3.5"/>
      <rect x="796" y="186" width="20" height="20" rx="4" fill="${INK}"/>
      <rect x="14" y="150" width="22" height="92" rx="11" fill="#000"/>`,
    );
  },
};

/** The app after a smash: the number, the decay, and where it comes from. */
export const resultsScreen: Picture = {
  width: 393,
  height: 852,
  draw() {
    const left = 32;
    const right = 361;
    const baseY = 470;
    const x = (point: FlightPoint) =>
      left + ((point.xM + EXAMPLE_SMASH.distanceToNetM) / 11.6) * (right - left);
    const y = (point: FlightPoint) => baseY - (point.speedKmh / EXAMPLE_SMASH.speedKmh) * 150;
    const dots = FLIGHT.points
      .map((p, i) => `<circle cx="${px(x(p))}" cy="${px(y(p))}" r="${i === 0 ? 6 : 3}"/>`)
      .join('');
    const rows: [string, string][] = [
      ['Over the net', `${kmh(FLIGHT.overNet?.speedKmh ?? 0)} km/h`],
      ['Height over the floor there', `${FLIGHT.overNet?.zM.toFixed(2)} m`],
      ['At the floor', `${kmh(FLIGHT.landing.speedKmh)} km/h`],
      ['Time to the floor', `${FLIGHT.landing.timeS.toFixed(2)} s`],
      ['Frames read', String(FLIGHT.points.length)],
    ];
    const table = rows
      .map(([label, value], i) => {
        const rowY = 556 + i * 50;
        return `<path d="M${left} ${rowY - 31}H${right}" stroke="${INK}" stroke-opacity="0.12"/>
          <text x="${left}" y="${rowY}" fill="${TEXT}">${label}</text>
          <text x="${right}" y="${rowY}" text-anchor="end" font-weight="650">${value}</text>`;
      })
      .join('');
    const netX = px(left + (EXAMPLE_SMASH.distanceToNetM / 11.6) * (right - left));
    return svg(
      393,
      852,
      `<rect width="393" height="852" fill="${NIGHT}"/>
      <rect x="140" y="14" width="113" height="32" rx="16" fill="#000"/>
      <g ${FACE} font-size="18" fill="${INK}">
        <text x="${left}" y="104" font-size="22" font-weight="650">Smash</text>
        <text x="${left - 6}" y="220" font-size="128" font-weight="800" letter-spacing="-6" fill="${LIME}">${kmh(EXAMPLE_SMASH.speedKmh)}</text>
        <text x="${left}" y="260" font-size="22">km/h off the racket</text>
        <text x="${left}" y="300" font-size="16" fill="${TEXT}">Speed along the flight</text>
        <path d="M${left} ${baseY}H${right}" stroke="${INK}" stroke-opacity="0.3"/>
        <path d="M${netX} ${baseY}v-50" stroke="${INK}" stroke-opacity="0.6"/>
        <g font-size="15" fill="${TEXT}">
          <text x="${left}" y="${baseY + 24}">0 m</text>
          <text x="${netX}" y="${baseY + 24}" text-anchor="middle">net</text>
          <text x="${right}" y="${baseY + 24}" text-anchor="end">${(FLIGHT.landing.xM + EXAMPLE_SMASH.distanceToNetM).toFixed(1)} m</text>
        </g>
        <g fill="${LIME}">${dots}</g>${table}
      </g>
      <rect x="126" y="832" width="141" height="5" rx="2.5" fill="${INK}" opacity="0.7"/>`,
    );
  },
};

/** The flight filling a 16:9 picture, with the number once it is down. */
export const wideFlight: Picture = {
  width: 1280,
  height: 720,
  draw(flownS) {
    const scale: Scale = { pxPerM: 88, netX: 628, floorY: 560 };
    const isDown = flownS >= FLIGHT.landing.timeS;
    const result = `<g ${FACE}>
      <text x="1196" y="238" text-anchor="end" font-size="150" font-weight="800" letter-spacing="-7" fill="${LIME}">${kmh(EXAMPLE_SMASH.speedKmh)}</text>
      <text x="1192" y="286" text-anchor="end" font-size="28" fill="${INK}">km/h off the racket</text></g>`;
    return svg(
      1280,
      720,
      `${hall(1280, 720, scale)}${trail(flownS, scale)}${tracker(flownS, scale)}${isDown ? result : ''}`,
    );
  },
};
