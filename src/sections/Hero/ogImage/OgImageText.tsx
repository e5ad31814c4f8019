import { site } from '../../../../site.config.ts';
import { DefaultLogoDrawing } from '../../../components/DefaultLogo.tsx';
import type { Content } from '../../../i18n/content.ts';
import { EXAMPLE_SMASH } from '../../../lib/flight.ts';
import { logo } from '../../../lib/logo.ts';
import { OG_IMAGE_SIZE } from '../../../lib/ogImage.ts';
import { token } from '../../../styles/tokens.ts';
import { layoutHeadline } from '../headlineLayout.ts';
import { headlinePath, layoutWord } from './layoutWords.ts';

const { width, height } = OG_IMAGE_SIZE;
/** Some networks crop the corners or edges. */
const MARGIN = 64;
/** The position of the default logo. */
const DEFAULT_LOGO = { x: MARGIN - 2, y: 64, width: 62, height: 26.6 } as const;
/** The largest size of the owner's logo, and its distance from the name. */
const LOGO = { widthPx: 140, heightPx: 48, gapPx: 16 } as const;
/** The headline ends left of the player. */
const HEADLINE_RIGHT = 540;

const widthPercent = (name: `--width-${string}`): number => Number.parseFloat(token(name));

/** The text of the Open Graph image: the app's name, the headline, and the speed at the racket. */
export function OgImageText({ content }: { content: Content }) {
  const { hero, ogImage } = content;
  const unit = layoutWord(ogImage.unit, {
    widthPercent: widthPercent('--width-slower'),
    edgePx: width - MARGIN,
    side: 'right',
    baselinePx: 134,
    sizePx: 34,
  });
  const speed = layoutWord(String(EXAMPLE_SMASH.speedKmh), {
    widthPercent: widthPercent('--width-fastest'),
    trackingEm: -0.02,
    edgePx: unit.leftPx - 13,
    side: 'right',
    baselinePx: 134,
    sizePx: 96,
  });
  const ownLogo = logo && {
    href: logo.href.large,
    x: MARGIN,
    y: DEFAULT_LOGO.y + (DEFAULT_LOGO.height - LOGO.heightPx) / 2,
    width: Math.min(LOGO.widthPx, LOGO.heightPx * logo.ratio),
    height: LOGO.heightPx,
  };
  const name = layoutWord(site.name, {
    widthPercent: widthPercent('--width-wordmark'),
    edgePx: MARGIN + (ownLogo ? ownLogo.width + LOGO.gapPx : 68),
    side: 'left',
    baselinePx: 88,
    sizePx: 30,
  });
  const headline = headlinePath(layoutHeadline(hero.title).narrow, {
    leftPx: MARGIN,
    rightPx: HEADLINE_RIGHT,
    baselinePx: height - MARGIN,
  });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <path fill={token('--text-strong')} d={name.path + headline} />
      <path fill={token('--accent')} d={speed.path + unit.path} />
      {ownLogo ? <image {...ownLogo} /> : <DefaultLogoDrawing {...DEFAULT_LOGO} />}
    </svg>
  );
}
