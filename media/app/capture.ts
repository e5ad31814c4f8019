/** The app while it films, and while it goes through the film: landscape, the hall full-bleed. */
import type { TripodView } from '../../src/lib/camera.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../scene/pace.ts';
import { drawCourtLock, drawLengths } from './courtLock.ts';
import { COLOUR, disc, fillRound, LANDSCAPE, write } from './design.ts';
import { landscapeEdges } from './parts.ts';
import { drawReading, type Reading } from './reading.ts';
import { drawTrail, type TrailState } from './trail.ts';

/** Left of this is the camera's cut-out. */
const SAFE_LEFT_PT = 62;
const SAFE_RIGHT_PT = 32;

/** Where the screen is shown small: how much larger its words are, and its smallest numeral. */
const SHOWN_SMALL = { textScale: 1.4, smallestNumeralPt: 22 } as const;

/** Where the record button is, for a finger to find. */
export const RECORD_BUTTON: readonly [x: number, y: number] = [800, 176];

/** Everything that can differ on the capture screen. */
export interface CaptureState {
  /** The picture of the hall, already cut to this screen. */
  readonly picture: CanvasImageSource;
  /** How that picture was taken, in points of this screen. */
  readonly view: TripodView;
  /** Opaque where something stands before the court's lines. */
  readonly standing?: CanvasImageSource;
  /** From 0 to 1: how far the court has been found. */
  readonly lock: number;
  /** From 0 to 1: the true lengths written beside the lines that have been found. */
  readonly lengths?: number;
  readonly trail: TrailState;
  readonly status: string;
  /** Seconds on the recording's clock, or null while nothing is recorded. */
  readonly recordedS: number | null;
  /** Going through the film: instead of the clock and the button, what has been read so far. */
  readonly reading?: Reading;
  /** It is shown at a third of its size: words are larger, and numerals end where they get tiny. */
  readonly isShownSmall?: boolean;
}

/** A soft dark edge, so that words stay readable on any picture. */
function shade(ctx: CanvasRenderingContext2D, fromY: number, toY: number, strength: number): void {
  const gradient = ctx.createLinearGradient(0, fromY, 0, toY);
  gradient.addColorStop(0, `rgb(4 7 14 / ${strength})`);
  gradient.addColorStop(1, 'rgb(4 7 14 / 0)');
  ctx.fillStyle = gradient;
  ctx.fillRect(0, Math.min(fromY, toY), LANDSCAPE.width, Math.abs(toY - fromY));
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Draws from a corner of the screen inwards, larger or smaller. */
function fromCorner(
  ctx: CanvasRenderingContext2D,
  [x, y]: readonly [x: number, y: number],
  scale: number,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

/** Time code and frame rate, left of the origin and below it. */
function timeCode(ctx: CanvasRenderingContext2D, recordedS: number | null): void {
  const rateWidth = write(ctx, `${CAPTURE_FRAMES_PER_SECOND} fps`, 0, 42, {
    sizePt: 17,
    colour: COLOUR.lead,
    align: 'right',
  });
  const timeRight = -rateWidth - 12;
  const timeWidth = write(ctx, clock(recordedS ?? 0), timeRight, 42, {
    sizePt: 17,
    weight: 620,
    align: 'right',
  });
  if (recordedS !== null) disc(ctx, timeRight - timeWidth - 14, 36, 5, COLOUR.ink);
}

function recordButton(ctx: CanvasRenderingContext2D, isRecording: boolean): void {
  const [x, y] = RECORD_BUTTON;
  disc(ctx, x, y, 30, 'rgb(4 7 14 / 0.45)');
  ctx.strokeStyle = COLOUR.ink;
  ctx.lineWidth = 3.5;
  ctx.beginPath();
  ctx.arc(x, y, 28, 0, 2 * Math.PI);
  ctx.stroke();
  if (isRecording) fillRound(ctx, [x - 10.5, y - 10.5, 21, 21], 5, COLOUR.ink);
  else disc(ctx, x, y, 22, COLOUR.ink);
}

/** A line of text on a dark pill, right of the origin and above it. */
function statusLine(ctx: CanvasRenderingContext2D, status: string): void {
  ctx.font = '500 17px Inter';
  ctx.fontStretch = 'normal';
  ctx.letterSpacing = '0px';
  const widthPt = ctx.measureText(status).width;
  fillRound(ctx, [0, -60, widthPt + 32, 36], 18, 'rgb(7 11 23 / 0.72)');
  write(ctx, status, 16, -36, { sizePt: 17, weight: 500, trackingEm: 0 });
}

/** Draws the capture screen, 852 x 393 points. */
export function drawCapture(ctx: CanvasRenderingContext2D, state: CaptureState): void {
  const { width, height } = LANDSCAPE;
  const textScale = state.isShownSmall ? SHOWN_SMALL.textScale : 1;
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(state.picture, 0, 0, width, height);
  drawCourtLock(ctx, state.view, state.lock, state.standing);
  shade(ctx, 0, 84, 0.6);
  shade(ctx, height, height - 130, 0.6);
  drawLengths(ctx, state.view, state.lengths ?? 0);
  drawTrail(ctx, state.view, {
    ...state.trail,
    ...(state.isShownSmall ? { smallestPt: SHOWN_SMALL.smallestNumeralPt } : {}),
  });
  if (state.reading) drawReading(ctx, state.reading);
  else {
    fromCorner(ctx, [width - SAFE_RIGHT_PT, 0], textScale, () => timeCode(ctx, state.recordedS));
    fromCorner(ctx, [SAFE_LEFT_PT, height], textScale, () => statusLine(ctx, state.status));
    recordButton(ctx, state.recordedS !== null);
  }
  landscapeEdges(ctx);
}
