/** The app's view over eight weeks: every smash a dot, each week's best joined by a line. */
import { SESSIONS, type Session, TODAY } from '../scene/sessions.ts';
import { COLOUR, COLUMN, disc, hairline, numeral, PORTRAIT, write } from './design.ts';
import { chevron, portraitGround, sheet, wholeKmh } from './parts.ts';

const CHART = {
  top: 276,
  base: 500,
  left: 76,
  right: 348,
  lowestKmh: 240,
  highestKmh: 320,
} as const;
const SHEET_TOP = 566;
const FIRST_ROW = 644;
const ROW_PT = 50;

const [FIRST] = SESSIONS;
const GAIN_KMH = Math.round(TODAY.best.speedKmh) - Math.round(FIRST?.best.speedKmh ?? 0);
/** The first session's day, without its weekday. */
const SINCE = FIRST?.day.replace(/^\w+ /, '') ?? '';

const weekX = (week: number): number => CHART.left + (week / 7) * (CHART.right - CHART.left);
const speedY = (speedKmh: number): number =>
  CHART.base -
  ((speedKmh - CHART.lowestKmh) / (CHART.highestKmh - CHART.lowestKmh)) * (CHART.base - CHART.top);

function gridLines(ctx: CanvasRenderingContext2D): void {
  for (const speedKmh of [240, 260, 280, 300]) {
    const y = speedY(speedKmh);
    hairline(ctx, [COLUMN.left, y], [COLUMN.right, y]);
    write(ctx, String(speedKmh), COLUMN.left, y - 6, { sizePt: 15, colour: COLOUR.quiet });
  }
}

function chart(ctx: CanvasRenderingContext2D, drawn: number): void {
  gridLines(ctx);
  for (const { week, smashes, best } of SESSIONS)
    for (const smash of smashes)
      if (smash !== best)
        disc(ctx, weekX(week), speedY(smash.speedKmh), 3, 'rgb(203 213 234 / 0.3)');

  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, CHART.left - 10 + (COLUMN.right + 12 - CHART.left) * drawn, 852);
  ctx.clip();
  ctx.strokeStyle = COLOUR.lead;
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const { week, best } of SESSIONS) ctx.lineTo(weekX(week), speedY(best.speedKmh));
  ctx.stroke();
  for (const session of SESSIONS) bestDot(ctx, session);
  ctx.restore();
  const style = { sizePt: 15, colour: COLOUR.quiet } as const;
  write(ctx, SINCE, CHART.left, CHART.base + 26, { ...style, align: 'center' });
  write(ctx, 'today', CHART.right, CHART.base + 26, {
    ...style,
    colour: COLOUR.lead,
    align: 'center',
  });
}

function bestDot(ctx: CanvasRenderingContext2D, session: Session): void {
  const [x, y] = [weekX(session.week), speedY(session.best.speedKmh)];
  const isToday = session === TODAY;
  disc(ctx, x, y, isToday ? 11 : 7.5, COLOUR.night);
  disc(ctx, x, y, isToday ? 7.5 : 4.5, isToday ? COLOUR.accent : COLOUR.ink);
  if (!isToday) return;
  numeral(ctx, wholeKmh(session.best.speedKmh), x + 12, y - 19, {
    sizePt: 30,
    widthPercent: 112.5,
    align: 'right',
  });
}

/** A session's smashes on a line from 240 to 320 km/h, and the best of them in figures. */
function row(ctx: CanvasRenderingContext2D, session: Session, y: number): void {
  const isToday = session === TODAY;
  const [left, right] = [140, 296];
  const x = (speedKmh: number): number =>
    left + ((speedKmh - CHART.lowestKmh) / (CHART.highestKmh - CHART.lowestKmh)) * (right - left);
  write(ctx, session.day, COLUMN.left, y, {
    sizePt: 18,
    weight: isToday ? 600 : 450,
    colour: isToday ? COLOUR.ink : COLOUR.text,
  });
  hairline(ctx, [left, y - 6.5], [right, y - 6.5], COLOUR.hairlineStrong);
  for (const smash of session.smashes)
    if (smash !== session.best) disc(ctx, x(smash.speedKmh), y - 6.5, 3, COLOUR.quiet);
  disc(ctx, x(session.best.speedKmh), y - 6.5, 5, isToday ? COLOUR.accent : COLOUR.lead);
  numeral(ctx, wholeKmh(session.best.speedKmh), COLUMN.right, y, {
    sizePt: 22,
    widthPercent: 100,
    colour: isToday ? COLOUR.accent : COLOUR.lead,
    align: 'right',
  });
}

/**
 * Draws the progress screen, 393 x 852 points, without what stands over every screen: it slides in
 * beneath the camera's cut-out. `drawn` from 0 to 1 is how far the line through the weeks has come.
 */
export function drawProgress(ctx: CanvasRenderingContext2D, drawn: number): void {
  portraitGround(ctx);
  ctx.save();
  ctx.translate(COLUMN.left + 7, 86);
  ctx.scale(-1, 1);
  chevron(ctx, 7, 0, COLOUR.blue);
  ctx.restore();
  write(ctx, 'Smash', COLUMN.left + 16, 92, { sizePt: 18, weight: 500, colour: COLOUR.blue });
  write(ctx, 'Progress', PORTRAIT.width / 2, 92, { sizePt: 18, weight: 620, align: 'center' });
  const style = { sizePt: 72, widthPercent: 125, colour: COLOUR.ink } as const;
  const plusPt = numeral(ctx, '+', COLUMN.left, 190, style) + 6;
  const widthPt = plusPt + numeral(ctx, String(GAIN_KMH), COLUMN.left + plusPt, 190, style);
  write(ctx, 'km/h', COLUMN.left + widthPt + 14, 164, { sizePt: 20, weight: 560 });
  write(ctx, `since ${SINCE}`, COLUMN.left + widthPt + 14, 189, {
    sizePt: 20,
    colour: COLOUR.text,
  });
  chart(ctx, drawn);
  sheet(ctx, SHEET_TOP);
  write(ctx, 'Sessions', COLUMN.left, 602, { sizePt: 20, weight: 640 });
  write(ctx, 'best, km/h', COLUMN.right, 602, { sizePt: 16, colour: COLOUR.quiet, align: 'right' });
  SESSIONS.toReversed()
    .slice(0, 4)
    .forEach((session, i) => {
      row(ctx, session, FIRST_ROW + i * ROW_PT);
    });
}
