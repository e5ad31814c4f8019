import { site } from '../../../../site.config.ts';
import { DefaultLogoDrawing } from '../../../components/DefaultLogo.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { missingCharacters } from '../../../lib/build/displayFont.ts';
import { type DrawnHeadline, placeTransform } from '../../../lib/build/drawnHeadline.ts';
import { logo } from '../../../lib/build/logo.ts';
import { EXAMPLE_SMASH } from '../../../lib/flight/flight.ts';
import { token } from '../../../styles/tokens.ts';
import { layoutHeadline } from '../headlineLayout.ts';
import { headlinePath, layoutWord } from './layoutWords.ts';
import { OG_IMAGE_SIZE } from './ogImageSize.ts';

const { width, height } = OG_IMAGE_SIZE;
/** Some networks crop the corners or edges. */
const MARGIN = 64;
/** The position of the default logo. */
const DEFAULT_LOGO = { x: MARGIN - 2, y: 64, width: 62, height: 26.6 } as const;
/** The largest size of the owner's logo, and its distance from the name. */
const LOGO = { widthPx: 140, heightPx: 48, gapPx: 16 } as const;
/** The headline ends left of the player. */
const HEADLINE = { leftPx: MARGIN, rightPx: 540, baselinePx: height - MARGIN } as const;

const widthPercent = (name: `--width-${string}`): number => Number.parseFloat(token(name));

/** The app's name, in a font of the system if the display font lacks one of its letters. */
function Name({ leftPx }: { leftPx: number }) {
  const place = { baselinePx: 88, sizePx: 30 };
  if (missingCharacters(site.name).length > 0)
    return (
      <text x={leftPx} y={place.baselinePx} fontSize={place.sizePx} fontWeight="700">
        {site.name}
      </text>
    );
  const width = widthPercent('--width-wordmark');
  const style = { ...place, edgePx: leftPx, side: 'left', widthPercent: width } as const;
  return <path d={layoutWord(site.name, style).path} />;
}

/** The headline as it is drawn for phones. */
function Drawn({ paths, width: columnWidth, narrow }: DrawnHeadline) {
  const scale = (HEADLINE.rightPx - HEADLINE.leftPx) / columnWidth;
  const top = HEADLINE.baselinePx - narrow.height * scale;
  return (
    <g transform={`translate(${HEADLINE.leftPx} ${top})scale(${scale})`}>
      {narrow.places.map((place, i) => (
        <path key={paths[i]} d={paths[i]} transform={placeTransform(place)} />
      ))}
    </g>
  );
}

/** The text of the Open Graph image: the app's name, the headline, and the speed at the racket. */
export function OgImageText({ locale: { content, drawnHeadline } }: { locale: Locale }) {
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
    href: logo.dataUrl,
    x: MARGIN,
    y: DEFAULT_LOGO.y + (DEFAULT_LOGO.height - LOGO.heightPx) / 2,
    width: Math.min(LOGO.widthPx, LOGO.heightPx * logo.ratio),
    height: LOGO.heightPx,
  };
  const nameLeft = MARGIN + (ownLogo ? ownLogo.width + LOGO.gapPx : 68);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <g fill={token('--text-strong')}>
        <Name leftPx={nameLeft} />
        {drawnHeadline ? (
          <Drawn {...drawnHeadline} />
        ) : (
          <path d={headlinePath(layoutHeadline(hero.title).narrow, HEADLINE)} />
        )}
      </g>
      <path fill={token('--accent')} d={speed.path + unit.path} />
      {ownLogo ? <image {...ownLogo} /> : <DefaultLogoDrawing {...DEFAULT_LOGO} />}
    </svg>
  );
}
