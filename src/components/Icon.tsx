import { site } from '../../site.config.ts';
import { token } from '../styles/tokens.ts';
import { MARK_SIZE, MarkStrokes } from './Mark.tsx';

const SIZE = 32;

/** The mark on a square of night, as a file of its own: it reads on light and on dark tab bars. */
export function Icon() {
  const [left, top] = [(SIZE - MARK_SIZE.width) / 2, (SIZE - MARK_SIZE.height) / 2];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <title>{site.name}</title>
      <rect width={SIZE} height={SIZE} rx="7" fill={token('--night')} />
      <g transform={`translate(${left} ${top})`} stroke={token('--lime')}>
        <MarkStrokes />
      </g>
    </svg>
  );
}
