import { site } from '../../../../site.config.ts';
import { DefaultLogoDrawing } from '../../../components/DefaultLogo.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import {
  measureInk,
  measureLetter,
  missingCharacters,
  outline,
} from '../../../lib/build/displayFont.ts';
import { type DrawnHeadline, placeTransform } from '../../../lib/build/drawnHeadline.ts';
import { logo } from '../../../lib/build/logo.ts';
import { EXAMPLE_SMASH } from '../../../lib/flight/flight.ts';
import { token } from '../../../styles/tokens.ts';
import { BASELINE_EM, type Line, layoutHeadline } from '../headlineLayout.ts';
import { OG_IMAGE_SIZE } from './ogImageSize.ts';

const { width, height } = OG_IMAGE_SIZE;
/** Some networks crop the corners or edges. */
const MARGIN = 64;
/** The position of the default logo. */
const DEFAULT_LOGO = { x: MARGIN - 2, y: 64, width: 62, height: 26.6 } as const;
/** The largest size of the owner's logo, and its distance from the name. */
const LOGO = { widthPx: 140, heightPx: 48, gapPx: 16 } as const;
/** Where the headline is: it ends left of the player, and its last line stands on the baseline. */
const HEADLINE = { leftPx: MARGIN, rightPx: 540, baselinePx: height - MARGIN } as const;

/** The space between lines, in addition to that on the page, because previews are small. */
const LINE_GAP_PX = 8;

const widthPercent = (name: `--width-${string}`): number => Number.parseFloat(token(name));

/** The style and position of a word, whose ink starts (left) or ends (right) at an edge. */
interface WordStyle {
  edgePx: number;
  side: 'left' | 'right';
  baselinePx: number;
  sizePx: number;
  /** On the font's width axis, 50 to 150. */
  widthPercent: number;
  trackingEm?: number;
}

/** A word as a path, and the left edge of its ink. Outlines, because system fonts differ between machines. */
function layoutWord(text: string, style: WordStyle) {
  const { edgePx, side, baselinePx, sizePx, widthPercent, trackingEm } = style;
  const letters = [...text].map((character) => measureLetter(character, widthPercent, trackingEm));
  const { leftEm, rightEm } = measureInk(letters);
  const xPx = edgePx - (side === 'left' ? leftEm : rightEm) * sizePx;
  const path = outline(letters, { xPx, yPx: baselinePx, sizePx });
  return { path, leftPx: xPx + leftEm * sizePx };
}

/** The lines of a headline as one path. */
function headlinePath(lines: readonly Line[]): string {
  const { leftPx, rightPx, baselinePx } = HEADLINE;
  let lineTopPx = 0;
  const placed = lines.map(({ letters, leftEm, gapEm, columnEm }) => {
    const sizePx = (rightPx - leftPx) / columnEm;
    const yPx = lineTopPx + (gapEm + BASELINE_EM) * sizePx;
    lineTopPx += (gapEm + 1) * sizePx + LINE_GAP_PX;
    return { letters, xPx: leftPx - leftEm * sizePx, yPx, sizePx };
  });
  const shiftPx = baselinePx - (placed.at(-1)?.yPx ?? 0);
  return placed
    .map(({ letters, xPx, yPx, sizePx }) => outline(letters, { xPx, yPx: yPx + shiftPx, sizePx }))
    .join('');
}

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
          <path d={headlinePath(layoutHeadline(hero.title).narrow)} />
        )}
      </g>
      <path fill={token('--accent')} d={speed.path + unit.path} />
      {ownLogo ? <image {...ownLogo} /> : <DefaultLogoDrawing {...DEFAULT_LOGO} />}
    </svg>
  );
}
