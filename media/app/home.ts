/** The app's first screen: the session so far, the ones before, and the one thing to do. */
import { site } from '../../site.config.ts';
import { SESSIONS, type Session, TODAY_SO_FAR } from '../scene/sessions.ts';
import { COLOUR, COLUMN, fillRound, hairline, numeral, PORTRAIT, write } from './design.ts';
import { drawFlight } from './flightDrawing.ts';
import { chevron, mark, portraitEdges, portraitGround, wholeKmh } from './parts.ts';

const BUTTON = { top: 744, heightPt: 62 } as const;
const FIRST_ROW = 504;
const ROW_PT = 58;

/** Where the button is, for a finger to find. */
export const FILM_BUTTON: readonly [x: number, y: number] = [
  PORTRAIT.width / 2,
  BUTTON.top + BUTTON.heightPt / 2,
];

const EARLIER = SESSIONS.slice(0, -1).toReversed();

const counted = ({ smashes }: Session): string => `${smashes.length} smashes`;

function sessionSoFar(ctx: CanvasRenderingContext2D, session: Session): void {
  write(ctx, session.day, COLUMN.left, 164, { sizePt: 22, weight: 640 });
  write(ctx, counted(session), COLUMN.right, 164, {
    sizePt: 17,
    colour: COLOUR.text,
    align: 'right',
  });
  const widthPt = numeral(ctx, wholeKmh(session.best.speedKmh), COLUMN.left, 258, {
    sizePt: 98,
    widthPercent: 125,
  });
  write(ctx, 'km/h', COLUMN.left + widthPt + 14, 234, { sizePt: 20, weight: 560 });
  write(ctx, 'best so far', COLUMN.left + widthPt + 14, 257, { sizePt: 20, colour: COLOUR.text });
  drawFlight(ctx, session.best.measured, 384);
}

function row(ctx: CanvasRenderingContext2D, session: Session, y: number): void {
  hairline(ctx, [COLUMN.left, y - 37], [COLUMN.right, y - 37]);
  write(ctx, session.day, COLUMN.left, y, { sizePt: 18, weight: 500 });
  write(ctx, counted(session), 136, y, { sizePt: 17, colour: COLOUR.quiet });
  numeral(ctx, wholeKmh(session.best.speedKmh), COLUMN.right - 22, y, {
    sizePt: 22,
    widthPercent: 100,
    colour: COLOUR.lead,
    align: 'right',
  });
  chevron(ctx, COLUMN.right, y - 7, COLOUR.quiet);
}

/** Draws the opening screen, 393 x 852 points; `pressed` from 0 to 1 is the finger on the button. */
export function drawHome(ctx: CanvasRenderingContext2D, pressed: number): void {
  portraitGround(ctx);
  mark(ctx, COLUMN.left, 86, 3.1);
  numeral(ctx, site.name, COLUMN.left + 49, 93, {
    sizePt: 19,
    widthPercent: 112.5,
    colour: COLOUR.ink,
  });
  sessionSoFar(ctx, TODAY_SO_FAR);
  write(ctx, 'Earlier sessions', COLUMN.left, 448, { sizePt: 20, weight: 640 });
  EARLIER.slice(0, 4).forEach((session, i) => {
    row(ctx, session, FIRST_ROW + i * ROW_PT);
  });
  const inset = pressed * 4;
  fillRound(
    ctx,
    [
      COLUMN.left + inset,
      BUTTON.top + inset / 2,
      COLUMN.right - COLUMN.left - 2 * inset,
      BUTTON.heightPt - inset,
    ],
    31,
    pressed > 0 ? COLOUR.accentHover : COLOUR.accent,
  );
  write(ctx, 'Film a rally', FILM_BUTTON[0], FILM_BUTTON[1] + 7.5, {
    sizePt: 21,
    weight: 640,
    colour: COLOUR.accentInk,
    align: 'center',
  });
  portraitEdges(ctx);
}
