import { site } from '../../site.config.ts';
import type { IconLook } from '../lib/build/icons.ts';
import { type Logo, logo } from '../lib/build/logo.ts';
import { token } from '../styles/tokens.ts';
import { DEFAULT_LOGO_WIDTH, DefaultLogoDrawing } from './DefaultLogo.tsx';

const SIZE = 32;

/** Fits the owner's logo into the safe circle, and no wider than the default logo. */
function logoBox({ ratio }: Logo, scale: number) {
  const height = Math.min(
    (0.98 * SIZE * scale) / Math.hypot(ratio, 1),
    (DEFAULT_LOGO_WIDTH * scale) / Math.max(ratio, 1),
  );
  const width = height * ratio;
  return { x: (SIZE - width) / 2, y: (SIZE - height) / 2, width, height };
}

/** The site's icon: the logo on a dark square, legible on light and dark tab bars. */
export function Icon({ corner = 7, scale = 1 }: IconLook) {
  const width = DEFAULT_LOGO_WIDTH * scale;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <title>{site.name}</title>
      <rect width={SIZE} height={SIZE} rx={corner} fill={token('--bg')} />
      {!logo && <DefaultLogoDrawing x={(SIZE - width) / 2} width={width} height={SIZE} />}
      {logo?.isTile && (
        <>
          <clipPath id="corners">
            <rect width={SIZE} height={SIZE} rx={corner} />
          </clipPath>
          <image href={logo.dataUrl} width={SIZE} height={SIZE} clipPath="url(#corners)" />
        </>
      )}
      {logo && !logo.isTile && <image href={logo.dataUrl} {...logoBox(logo, scale)} />}
    </svg>
  );
}
