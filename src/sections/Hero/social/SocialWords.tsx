import { site } from '../../../../site.config.ts';
import { Mark } from '../../../components/Mark.tsx';
import { hero, socialPicture } from '../../../content/en/home.ts';
import { EXAMPLE_SMASH } from '../../../lib/flight.ts';
import { SOCIAL_PICTURE } from '../../../lib/socialPicture.ts';
import { token } from '../../../styles/tokens.ts';
import { setHeadline } from '../headline.ts';
import { headlinePath, setWord } from './setWords.ts';

const { width, height } = SOCIAL_PICTURE;
/** Some networks cut the corners or a little off the edges. */
const MARGIN = 64;
/** The headline ends here, clear of the player. */
const HEADLINE_RIGHT = 540;

const widthPercent = (name: `--width-${string}`): number => Number.parseFloat(token(name));

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
  const name = setWord(
    site.name,
    { widthPercent: widthPercent('--width-wordmark') },
    { edgePx: MARGIN + 68, side: 'left', baselinePx: 88, sizePx: 30 },
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
      <svg
        x={MARGIN - 2}
        y="64"
        width="62"
        height="26.6"
        fill="none"
        stroke={token('--accent')}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Mark />
      </svg>
    </svg>
  );
}
