/** The text beside the phone in the demo. */
import { site } from '../../site.config.ts';
import type { Context2D } from '../app/canvas.ts';
import { COLOUR, numeral, write } from '../app/design.ts';
import { mark } from '../app/screenParts.ts';
import { TIMELINE } from './demoTimeline.ts';
import { visibility } from './easing.ts';
import { faded } from './phoneFrame.ts';

const LEFT_PX = 96;

/** A headline of two lines. The second is narrower, as the shuttle gets slower. */
interface Headline {
  readonly fromS: number;
  readonly toS: number;
  readonly lines: readonly [string, string];
}

const { turnToLandscape, turnToPortrait, session, progress, end } = TIMELINE;
const HEADLINES: readonly Headline[] = [
  { fromS: 0.5, toS: turnToLandscape + 0.3, lines: ['How fast', 'was that?'] },
  { fromS: turnToPortrait + 1.2, toS: session + 0.3, lines: ['33 frames,', 'one number.'] },
  { fromS: session + 1, toS: progress + 0.4, lines: ['Smash', 'by smash.'] },
  { fromS: progress + 1, toS: end + 0.3, lines: ['Week', 'by week.'] },
];

const STYLE = { sizePt: 70, colour: COLOUR.ink } as const;

function drawHeadline(ctx: Context2D, { lines }: Headline, offsetY: number): void {
  numeral(ctx, lines[0], LEFT_PX, 348 + offsetY, { ...STYLE, widthPercent: 125 });
  numeral(ctx, lines[1], LEFT_PX, 426 + offsetY, { ...STYLE, widthPercent: 87.5 });
}

function drawEndCard(ctx: Context2D, offsetY: number): void {
  mark(ctx, LEFT_PX, 282 + offsetY, 7.5);
  numeral(ctx, site.name, LEFT_PX, 386 + offsetY, { ...STYLE, widthPercent: 112.5 });
  write(ctx, 'Film the rally. Read the speed.', LEFT_PX, 440 + offsetY, {
    sizePt: 27,
    colour: COLOUR.lead,
  });
}

/** Draws the text of a moment. It rises a little while it fades in. */
export function drawDemoText(ctx: Context2D, timeS: number): void {
  for (const headline of HEADLINES) {
    const shown = visibility(timeS, headline.fromS, headline.toS, 0.5);
    faded(ctx, shown, (layer) => drawHeadline(layer, headline, 14 * (1 - shown)));
  }
  const shown = visibility(timeS, end + 0.9, Number.POSITIVE_INFINITY, 0.8);
  faded(ctx, shown, (layer) => drawEndCard(layer, 14 * (1 - shown)));
}
