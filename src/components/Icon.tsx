import { site } from '../../site.config.ts';
import { token } from '../styles/tokens.ts';
import { MARK_SIZE, MarkStrokes } from './Mark.tsx';

const SIZE = 32;

interface IconProps {
  /** Radius of the corners, of 32. None where a system rounds them itself. */
  corner?: number;
  /** Of the mark's own size: smaller where a system may cut more off. */
  scale?: number;
}

/** The mark on a square of night, as a file of its own: it reads on light and on dark tab bars. */
export function Icon({ corner = 7, scale = 1 }: IconProps) {
  const [left, top] = [MARK_SIZE.width, MARK_SIZE.height].map((size) => (SIZE - size * scale) / 2);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <title>{site.name}</title>
      <rect width={SIZE} height={SIZE} rx={corner} fill={token('--night')} />
      <g
        transform={`translate(${left} ${top})${scale === 1 ? '' : ` scale(${scale})`}`}
        stroke={token('--accent')}
      >
        <MarkStrokes />
      </g>
    </svg>
  );
}
