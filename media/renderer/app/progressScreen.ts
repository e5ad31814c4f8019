/** The progress screen: a chart of eight weeks with a dot for every smash, and the sessions. */
import { SESSIONS, type Session, TODAY } from '../rally/sessions.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, disc, LEFT, line, numeral, PORTRAIT, RIGHT, TEXT, write } from './design.ts';
import { chevron, portraitBackground, sheet, wholeKmh } from './screenParts.ts';

const CHART = { top: 276, base: 500, left: 76, right: 348 } as const;
/** The speeds at both ends of the chart, and of the scales below it. */
const [LOWEST_KMH, HIGHEST_KMH] = [270, 320];

const [FIRST] = SESSIONS;
const GAIN_KMH = Math.round(TODAY.best.speedKmh) - Math.round(FIRST?.best.speedKmh ?? 0);
/** The date of the first session without its weekday. */
const SINCE = FIRST?.day.replace(/^\w+ /, '') ?? '';

const weekX = (week: number): number => CHART.left + (week / 7) * (CHART.right - CHART.left);
const share = (speedKmh: number): number => (speedKmh - LOWEST_KMH) / (HIGHEST_KMH - LOWEST_KMH);
const speedY = (speedKmh: number): number =>
  CHART.base - share(speedKmh) * (CHART.base - CHART.top);

function chart(ctx: Context2D, drawn: number): void {
  for (const speedKmh of [280, 290, 300, 310]) {
    const y = speedY(speedKmh);
    line(ctx, [LEFT, y], [RIGHT, y]);
    write(ctx, String(speedKmh), LEFT, y - 6, TEXT.axis);
  }
  for (const { week, smashes, best } of SESSIONS)
    for (const smash of smashes)
      if (smash !== best)
        disc(ctx, weekX(week), speedY(smash.speedKmh), 3, 'rgb(203 213 234 / 0.3)');

  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, CHART.left - 10 + (RIGHT + 12 - CHART.left) * drawn, PORTRAIT.height);
  ctx.clip();
  ctx.strokeStyle = COLOUR.lead;
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const { week, best } of SESSIONS) ctx.lineTo(weekX(week), speedY(best.speedKmh));
  ctx.stroke();
  for (const session of SESSIONS) bestDot(ctx, session);
  ctx.restore();
  write(ctx, SINCE, CHART.left, CHART.base + 26, TEXT.axisCenter);
  const todayStyle = { ...TEXT.axisCenter, colour: COLOUR.lead };
  write(ctx, 'today', CHART.right, CHART.base + 26, todayStyle);
}

function bestDot(ctx: Context2D, session: Session): void {
  const [x, y] = [weekX(session.week), speedY(session.best.speedKmh)];
  const isToday = session === TODAY;
  disc(ctx, x, y, isToday ? 11 : 7.5, COLOUR.night);
  disc(ctx, x, y, isToday ? 7.5 : 4.5, isToday ? COLOUR.accent : COLOUR.ink);
  if (!isToday) return;
  const style = { sizePt: 30, widthPercent: 112.5, align: 'right' } as const;
  numeral(ctx, wholeKmh(session.best.speedKmh), x + 12, y - 19, style);
}

/** The smashes of a session on a scale, and the speed of the best. */
function row(ctx: Context2D, session: Session, y: number): void {
  const isToday = session === TODAY;
  const { day, smashes, best } = session;
  const [left, right] = [140, 296];
  const x = (speedKmh: number): number => left + share(speedKmh) * (right - left);
  const dayStyle = isToday ? { weight: 600 } : { colour: COLOUR.text };
  write(ctx, day, LEFT, y, { sizePt: 18, ...dayStyle });
  line(ctx, [left, y - 6.5], [right, y - 6.5], COLOUR.hairlineStrong);
  for (const smash of smashes)
    if (smash !== best) disc(ctx, x(smash.speedKmh), y - 6.5, 3, COLOUR.quiet);
  const colour = isToday ? COLOUR.accent : COLOUR.lead;
  disc(ctx, x(best.speedKmh), y - 6.5, 5, colour);
  const style = { sizePt: 22, widthPercent: 100, colour, align: 'right' } as const;
  numeral(ctx, wholeKmh(best.speedKmh), RIGHT, y, style);
}

/**
 * Draws the progress screen without the system UI, beneath which it slides in.
 * @param drawn how far the line through the weeks is drawn, from 0 to 1
 */
export function drawProgress(ctx: Context2D, drawn: number): void {
  portraitBackground(ctx);
  ctx.save();
  ctx.translate(LEFT + 7, 86);
  ctx.scale(-1, 1);
  chevron(ctx, 7, 0, COLOUR.blue);
  ctx.restore();
  write(ctx, 'Smash', LEFT + 16, 92, { sizePt: 18, weight: 500, colour: COLOUR.blue });
  write(ctx, 'Progress', PORTRAIT.width / 2, 92, { sizePt: 18, weight: 620, align: 'center' });
  const style = { sizePt: 72, widthPercent: 125, colour: COLOUR.ink } as const;
  const plusPt = numeral(ctx, '+', LEFT, 190, style) + 6;
  const unitX = LEFT + plusPt + numeral(ctx, String(GAIN_KMH), LEFT + plusPt, 190, style) + 14;
  write(ctx, 'km/h', unitX, 164, TEXT.unit);
  write(ctx, `since ${SINCE}`, unitX, 189, { sizePt: 20, colour: COLOUR.text });
  chart(ctx, drawn);
  sheet(ctx, 566);
  write(ctx, 'Sessions', LEFT, 602, TEXT.heading);
  write(ctx, 'best, km/h', RIGHT, 602, { sizePt: 16, colour: COLOUR.quiet, align: 'right' });
  const latest = SESSIONS.slice(-4).toReversed();
  for (const [i, session] of latest.entries()) row(ctx, session, 644 + i * 50);
}
