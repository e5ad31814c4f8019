/** The few words beside the upright phone, and what the demo ends on. */
import { site } from '../../site.config.ts';
import { COLOUR, numeral, write } from '../app/design.ts';
import { mark } from '../app/parts.ts';
import { PLAN } from './demoPlan.ts';
import { presence } from './ease.ts';
import { faded } from './phone.ts';

const LEFT_PX = 96;

/** Two lines, the second narrower: the words lose width as the shuttle loses speed. */
interface Words {
  readonly fromS: number;
  readonly toS: number;
  readonly lines: readonly [string, string];
}

const WORDS: readonly Words[] = [
  { fromS: 0.5, toS: PLAN.turnToLandscape + 0.3, lines: ['How fast', 'was that?'] },
  {
    fromS: PLAN.turnToPortrait + 1.2,
    toS: PLAN.session + 0.3,
    lines: ['33 frames,', 'one number.'],
  },
  { fromS: PLAN.session + 1, toS: PLAN.progress + 0.4, lines: ['Smash', 'by smash.'] },
  { fromS: PLAN.progress + 1, toS: PLAN.end + 0.3, lines: ['Week', 'by week.'] },
];

function twoLines(ctx: CanvasRenderingContext2D, [first, second]: Words['lines'], riseY: number) {
  const style = { sizePt: 70, colour: COLOUR.ink } as const;
  numeral(ctx, first, LEFT_PX, 348 + riseY, { ...style, widthPercent: 125 });
  numeral(ctx, second, LEFT_PX, 426 + riseY, { ...style, widthPercent: 87.5 });
}

function endCard(ctx: CanvasRenderingContext2D, riseY: number): void {
  mark(ctx, LEFT_PX, 282 + riseY, 7.5);
  numeral(ctx, site.name, LEFT_PX, 386 + riseY, {
    sizePt: 70,
    widthPercent: 112.5,
    colour: COLOUR.ink,
  });
  write(ctx, 'Film the rally. Read the speed.', LEFT_PX, 440 + riseY, {
    sizePt: 27,
    colour: COLOUR.lead,
  });
}

/** Draws the words that belong to a moment of the film. */
export function drawWords(ctx: CanvasRenderingContext2D, timeS: number): void {
  for (const { fromS, toS, lines } of WORDS) {
    const shown = presence(timeS, fromS, toS, 0.5);
    faded(ctx, shown, (layer) => twoLines(layer, lines, 14 * (1 - shown)));
  }
  const ended = presence(timeS, PLAN.end + 0.9, Number.POSITIVE_INFINITY, 0.8);
  faded(ctx, ended, (layer) => endCard(layer, 14 * (1 - ended)));
}
