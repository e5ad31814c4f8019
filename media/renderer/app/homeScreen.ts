/** The home screen: today's session, earlier ones, and the button that opens the camera. */
import { site } from '../../site.config.ts';
import { SESSIONS, type Session, TODAY_SO_FAR } from '../rally/sessions.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, fillRound, LEFT, line, numeral, PORTRAIT, RIGHT, TEXT, write } from './design.ts';
import { drawFlight } from './flightDiagram.ts';
import { chevron, mark, portraitBackground, portraitSystemUi, wholeKmh } from './screenParts.ts';

const BUTTON = { top: 744, heightPt: 62 } as const;
const FIRST_ROW = 504;
const ROW_PT = 58;

/** The centre of the button. */
export const OPEN_CAMERA_BUTTON = [PORTRAIT.width / 2, BUTTON.top + BUTTON.heightPt / 2] as const;

const counted = ({ smashes }: Session): string => `${smashes.length} smashes`;

function sessionSoFar(ctx: Context2D, session: Session): void {
  const { day, best } = session;
  write(ctx, day, LEFT, 164, TEXT.title);
  write(ctx, counted(session), RIGHT, 164, TEXT.noteRight);
  const style = { sizePt: 98, widthPercent: 125 };
  const unitX = LEFT + numeral(ctx, wholeKmh(best.speedKmh), LEFT, 258, style) + 14;
  write(ctx, 'km/h', unitX, 234, TEXT.unit);
  write(ctx, 'best so far', unitX, 257, { sizePt: 20, colour: COLOUR.text });
  drawFlight(ctx, best.measured, 384);
}

function row(ctx: Context2D, session: Session, y: number): void {
  line(ctx, [LEFT, y - 37], [RIGHT, y - 37]);
  write(ctx, session.day, LEFT, y, { sizePt: 18, weight: 500 });
  write(ctx, counted(session), 136, y, { sizePt: 17, colour: COLOUR.quiet });
  const style = { sizePt: 22, widthPercent: 100, colour: COLOUR.lead, align: 'right' } as const;
  numeral(ctx, wholeKmh(session.best.speedKmh), RIGHT - 22, y, style);
  chevron(ctx, RIGHT, y - 7, COLOUR.quiet);
}

function button(ctx: Context2D, pressed: number): void {
  const { top, heightPt } = BUTTON;
  const inset = pressed * 4;
  const colour = pressed > 0 ? COLOUR.accentHover : COLOUR.accent;
  const widthPt = RIGHT - LEFT - 2 * inset;
  fillRound(ctx, [LEFT + inset, top + inset / 2, widthPt, heightPt - inset], 31, colour);
  const [x, y] = OPEN_CAMERA_BUTTON;
  const style = { ...TEXT.heading, sizePt: 21, colour: COLOUR.accentInk, align: 'center' } as const;
  write(ctx, 'Film a rally', x, y + 7.5, style);
}

/**
 * Draws the home screen.
 * @param pressed how far the button is pressed, from 0 to 1
 */
export function drawHome(ctx: Context2D, pressed: number): void {
  portraitBackground(ctx);
  mark(ctx, LEFT, 86, 3.1);
  const nameStyle = { sizePt: 19, widthPercent: 112.5, colour: COLOUR.ink };
  numeral(ctx, site.name, LEFT + 49, 93, nameStyle);
  sessionSoFar(ctx, TODAY_SO_FAR);
  write(ctx, 'Earlier sessions', LEFT, 448, TEXT.heading);
  const earlier = SESSIONS.slice(-5, -1).toReversed();
  for (const [i, session] of earlier.entries()) row(ctx, session, FIRST_ROW + i * ROW_PT);
  button(ctx, pressed);
  portraitSystemUi(ctx);
}
