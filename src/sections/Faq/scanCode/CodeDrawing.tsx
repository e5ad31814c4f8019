import { encodeQR } from 'qr';
import { MARK_SIZE, MarkStrokes } from '../../../components/Mark.tsx';
import { logo, placeWithin } from '../../../lib/logo.ts';
import { token } from '../../../styles/tokens.ts';
import { FINDER_SIZE, findersOf, middleOf, streaks } from './streaks.ts';

/** The light edge a camera needs around a code, in modules (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;

/** What the mark takes of the middle, in modules: 45, of which the code can miss many times more. */
const WIDE_PLATE = { width: 9, height: 5 } as const;
const TALL_PLATE = { width: 5, height: 9 } as const;
const SQUARE_PLATE = { width: 7, height: 7 } as const;

/** The plate that fits the mark, or an own logo, best. */
function plateSize() {
  if (!logo || logo.ratio > 1.4) return WIDE_PLATE;
  return logo.ratio < 1 / 1.4 ? TALL_PLATE : SQUARE_PLATE;
}

/** The modules of the code of a text, row by row; a quarter of them could be missing. */
function modulesOf(text: string): boolean[][] {
  // The encoder insists on an edge.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

/** How many modules a side such a code has, with its light edge. */
export const codeSize = (text: string): number => modulesOf(text).length + 2 * QUIET;

/** A text as a QR code: streaks and dots, and the mark in the middle. Dark on light, as cameras expect. */
export function CodeDrawing({ text }: { text: string }) {
  const modules = modulesOf(text);
  const size = codeSize(text);
  const { width, height } = plateSize();
  const plate = middleOf(modules.length, width, height);
  const inner = { x: plate.x + 1, y: plate.y + 1, width: width - 2, height: height - 2 };
  const mark = placeWithin(inner, MARK_SIZE.width / MARK_SIZE.height);
  const scale = mark.width / MARK_SIZE.width;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      aria-hidden="true"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} rx="3" fill={token('--ink')} />
      <g fill="none" stroke={token('--night')} strokeLinecap="round">
        <path strokeWidth=".86" d={streaks(modules, plate)} />
        {findersOf(modules.length).map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect
              x={x + 0.5}
              y={y + 0.5}
              width={FINDER_SIZE - 1}
              height={FINDER_SIZE - 1}
              rx="1.8"
            />
            <rect
              x={x + 2}
              y={y + 2}
              width="3"
              height="3"
              rx="1"
              fill={token('--night')}
              stroke="none"
            />
          </g>
        ))}
      </g>
      <rect {...plate} rx="2.5" fill={token('--night')} />
      {logo ? (
        <image href={logo.href.small} {...placeWithin(inner, logo.ratio)} />
      ) : (
        <g transform={`translate(${mark.x} ${mark.y}) scale(${scale})`} stroke={token('--accent')}>
          <MarkStrokes />
        </g>
      )}
    </svg>
  );
}
