import { site } from '../../site.config.ts';
import { type Logo, logo } from '../lib/logo.ts';
import { token } from '../styles/tokens.ts';
import { MARK_SIZE, MarkStrokes } from './Mark.tsx';

const SIZE = 32;

interface IconProps {
  /** Radius of the corners, of 32. None where a system rounds them itself. */
  corner?: number;
  /** Of the mark's own size: smaller where a system may cut more off. */
  scale?: number;
  /** Whether a system may cut any shape out of it: an own logo then stays within the circle left for sure. */
  isCut?: boolean;
  /** Whether it is drawn as pixels, and not sent as a drawing. */
  isPicture?: boolean;
}

/** Where an own logo stands: within the circle the scale leaves, and not wider than the mark. */
function logoPlace({ ratio }: Logo, scale: number) {
  const height = Math.min(
    (0.98 * SIZE * scale) / Math.hypot(ratio, 1),
    (MARK_SIZE.width * scale) / Math.max(ratio, 1),
  );
  const box = { x: (SIZE - height * ratio) / 2, y: (SIZE - height) / 2 };
  return { ...box, width: height * ratio, height };
}

interface OwnLogoProps extends Required<IconProps> {
  shown: Logo;
}

function OwnLogo({ shown, corner, scale, isCut, isPicture }: OwnLogoProps) {
  const href = isPicture ? shown.href.large : shown.href.small;
  if (!shown.isTile || isCut) return <image href={href} {...logoPlace(shown, scale)} />;
  return (
    <>
      <clipPath id="corners">
        <rect width={SIZE} height={SIZE} rx={corner} />
      </clipPath>
      <image href={href} width={SIZE} height={SIZE} clipPath="url(#corners)" />
    </>
  );
}

/** The mark on a square of night, as a file of its own: it reads on light and on dark tab bars. */
export function Icon({ corner = 7, scale = 1, isCut = false, isPicture = false }: IconProps) {
  const [left, top] = [MARK_SIZE.width, MARK_SIZE.height].map((size) => (SIZE - size * scale) / 2);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <title>{site.name}</title>
      <rect width={SIZE} height={SIZE} rx={corner} fill={token('--night')} />
      {logo ? (
        <OwnLogo shown={logo} {...{ corner, scale, isCut, isPicture }} />
      ) : (
        <g
          transform={`translate(${left} ${top})${scale === 1 ? '' : ` scale(${scale})`}`}
          stroke={token('--accent')}
        >
          <MarkStrokes />
        </g>
      )}
    </svg>
  );
}
