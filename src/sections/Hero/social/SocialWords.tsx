import { site } from '../../../../site.config.ts';
import { Mark } from '../../../components/Mark.tsx';
import { hero, socialPicture } from '../../../content/en/home.ts';
import { EXAMPLE_SMASH } from '../../../lib/flight.ts';
import { logo } from '../../../lib/logo.ts';
import { SOCIAL_PICTURE } from '../../../lib/socialPicture.ts';
import { token } from '../../../styles/tokens.ts';
import { setHeadline } from '../headline.ts';
import { headlinePath, setWord } from './setWords.ts';

const { width, height } = SOCIAL_PICTURE;
/** Some networks cut the corners or a little off the edges. */
const MARGIN = 64;
/** Where the mark stands, in front of the name. */
const MARK = { x: MARGIN - 2, y: 64, width: 62, height: 26.6 } as const;
/** The most an own logo takes there, and how far from the name it stands. */
const LOGO = { widthPx: 140, heightPx: 48, gapPx: 16 } as const;
/** The headline ends here, clear of the player. */
const HEADLINE_RIGHT = 540;

const widthPercent = (name: `--width-${string}`): number => Number.parseFloat(token(name));

/** An own logo in the place of the mark: in line with its middle. */
function logoPlace(ratio: number) {
  const widthPx = Math.min(LOGO.widthPx, LOGO.heightPx * ratio);
  const heightPx = widthPx / ratio;
  const middleY = MARK.y + MARK.height / 2;
  return { x: MARGIN, y: middleY - heightPx / 2, width: widthPx, height: heightPx };
}

/** The question, the app's answer where the shuttle leaves the racket, and whose they are. */
export function SocialWords() {
  const unit = setWord(
    socialPicture.unit,
    { widthPercent: widthPercent('--width-slower') },
    { edgePx: width - MARGIN, side: 'right', baselinePx: 134, sizePx: 34 },
  );
  const speed = setWord(
    String(EXAMPLE_SMASH.speedKmh),
    { widthPercent: widthPercent('--width-fastest'), trackingEm: -0.02 },
    { edgePx: unit.leftPx - 13, side: 'right', baselinePx: 134, sizePx: 96 },
  );
  const ownLogo = logo && { href: logo.href.large, ...logoPlace(logo.ratio) };
  const name = setWord(
    site.name,
    { widthPercent: widthPercent('--width-wordmark') },
    {
      edgePx: MARGIN + (ownLogo ? ownLogo.width + LOGO.gapPx : 68),
      side: 'left',
      baselinePx: 88,
      sizePx: 30,
    },
  );
  const headline = headlinePath(setHeadline(hero.title).narrow, {
    leftPx: MARGIN,
    rightPx: HEADLINE_RIGHT,
    baselinePx: height - MARGIN,
  });
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <path fill={token('--ink')} d={name.path + headline} />
      <path fill={token('--accent')} d={speed.path + unit.path} />
      {ownLogo ? (
        <image {...ownLogo} />
      ) : (
        <svg
          {...MARK}
          fill="none"
          stroke={token('--accent')}
          strokeLinecap="round"
          aria-hidden="true"
        >
          <Mark />
        </svg>
      )}
    </svg>
  );
}
