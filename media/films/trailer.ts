/**
 * The trailer: what is laid over the frames of the hall, and in which order they run. Film (the
 * phone and the rally), track (what the app follows), read (the number).
 */
import { FILM_FRAMES_PER_SECOND } from '../../src/lib/films.ts';
import type { FlightPoint } from '../../src/lib/flight.ts';
import { drawCourtLock } from '../app/courtLock.ts';
import { COLOUR, LANDSCAPE, numeral, write } from '../app/design.ts';
import { type BarPlace, drawSpeedBars } from '../app/speedBars.ts';
import { drawTrail, TRAIL_FRAMES } from '../app/trail.ts';
import { COURT_VIEW, scaled } from '../scene/camera.ts';
import { EXAMPLE_ESTIMATES, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../scene/pace.ts';
import { SMASH_AT_S, shuttleAt } from '../scene/rally.ts';
import { easeInOut, easeOut, passed, presence } from './ease.ts';
import {
  DISSOLVE_FRAMES,
  drawnUntilS,
  FILM_SIZE,
  PHONE_SHOT,
  RALLY_SHOT,
  READ_SHOT,
  SETTLED_FRAME,
  type Shot,
  TRACK_SHOT,
} from './shots.ts';

/** One frame of a shot, and how much of it is seen. */
interface Layer {
  readonly shot: Shot;
  readonly frame: number;
  readonly opacity: number;
}

const SHOWN: readonly { readonly shot: Shot; readonly fromFrame: number }[] = [
  { shot: PHONE_SHOT, fromFrame: DISSOLVE_FRAMES },
  { shot: RALLY_SHOT, fromFrame: 0 },
  { shot: TRACK_SHOT, fromFrame: 0 },
  { shot: READ_SHOT, fromFrame: 0 },
];

const lengthOf = ({ shot, fromFrame }: (typeof SHOWN)[number]): number =>
  shot.times.length - fromFrame;

/** How many frames the trailer has. */
export const TRAILER_FRAMES = SHOWN.reduce((sum, each) => sum + lengthOf(each), 0);

/** The frames of the hall that a frame of the trailer shows; the last ones dissolve into the first. */
export function layersAt(frame: number): readonly Layer[] {
  let rest = frame;
  for (const each of SHOWN) {
    if (rest < lengthOf(each)) {
      const below: Layer = { shot: each.shot, frame: each.fromFrame + rest, opacity: 1 };
      const begun = frame - (TRAILER_FRAMES - DISSOLVE_FRAMES);
      if (begun < 0) return [below];
      const opacity = easeInOut((begun + 0.5) / DISSOLVE_FRAMES);
      return [below, { shot: PHONE_SHOT, frame: begun, opacity }];
    }
    rest -= lengthOf(each);
  }
  throw new Error(`The trailer has no frame ${frame}`);
}

/** Pictures of the hall, and where its floor is free, for a frame of a shot. */
export interface ShotPictures {
  picture(shot: Shot, frame: number): CanvasImageSource;
  /** Opaque where something stands before the floor. */
  standing(shot: Shot, frame: number): CanvasImageSource;
}

const MARGIN_PX = 96;

/** The beat's word, wide at first and narrower with each, as the shuttle loses speed. */
function word(
  ctx: CanvasRenderingContext2D,
  text: string,
  widthPercent: number,
  shown: number,
): void {
  if (shown <= 0) return;
  ctx.save();
  ctx.globalAlpha = shown;
  numeral(ctx, text, MARGIN_PX, 188 + 10 * (1 - shown), {
    sizePt: 104,
    widthPercent,
    colour: COLOUR.ink,
  });
  ctx.restore();
}

/** Points of the app's screen in the width of the film. */
const PX_PER_PT = FILM_SIZE.width / LANDSCAPE.width;
const VIEW_PT = scaled(COURT_VIEW, LANDSCAPE.width / COURT_VIEW.width);

/** How many frames the phone has taken of the flight by then; sums of fractions fall a hair short. */
const framesIn = (flownS: number): number =>
  Math.min(TRAIL_FRAMES, Math.max(0, Math.floor(flownS * CAPTURE_FRAMES_PER_SECOND + 1e-6) + 1));

/** The shuttle of the scene, as a point of a flight. */
function headAt(flownS: number): FlightPoint {
  const { positionM, velocityMps, speedKmh } = shuttleAt(SMASH_AT_S + flownS);
  const [xM, zM] = positionM;
  const [velocityXMps, velocityZMps] = velocityMps;
  return { timeS: flownS, xM, zM, velocityXMps, velocityZMps, speedKmh };
}

function drawTracking(ctx: CanvasRenderingContext2D, frame: number, pictures: ShotPictures): void {
  const timeS = frame / FILM_FRAMES_PER_SECOND;
  const flownS = (TRACK_SHOT.times[frame] ?? 0) - SMASH_AT_S;
  const isDown = flownS >= MEASURED_FLIGHT.landing.timeS;
  const frames = framesIn(flownS);
  ctx.save();
  ctx.scale(PX_PER_PT, PX_PER_PT);
  drawCourtLock(
    ctx,
    VIEW_PT,
    easeInOut(passed(timeS, 0.1, 0.9)),
    pictures.standing(TRACK_SHOT, frame),
  );
  drawTrail(ctx, VIEW_PT, {
    frames,
    numerals: true,
    box: frames > 0 && !isDown,
    ...(frames > 0 && !isDown ? { head: headAt(flownS) } : {}),
  });
  ctx.restore();
  word(ctx, 'Track', 112.5, easeOut(passed(timeS, 0.15, 0.4)));
}

const NUMBER = { right: FILM_SIZE.width - MARGIN_PX, base: 268, left: 1150 } as const;

/** The speed off the racket from the frames so far: whole, with its tenths until it has settled. */
function drawNumber(ctx: CanvasRenderingContext2D, frames: number, settled: number): void {
  const estimate = EXAMPLE_ESTIMATES.findLast((each) => each.frames <= frames);
  if (!estimate) return;
  const { speedKmh } = estimate.contact;
  const [whole = '', tenths = ''] = speedKmh.toFixed(1).split('.');
  const widthPx = numeral(
    ctx,
    settled > 0 ? speedKmh.toFixed(0) : whole,
    NUMBER.left,
    NUMBER.base,
    {
      sizePt: 224,
      widthPercent: 125,
    },
  );
  if (settled < 1) {
    ctx.save();
    ctx.globalAlpha = 1 - settled;
    numeral(ctx, `.${tenths}`, NUMBER.left + widthPx + 14, NUMBER.base, {
      sizePt: 84,
      widthPercent: 100,
    });
    ctx.restore();
  }
  write(ctx, 'km/h off the racket', NUMBER.left, NUMBER.base + 66, { sizePt: 46, weight: 560 });
  write(ctx, `Drag curve fitted to ${frames} frames`, NUMBER.left, NUMBER.base + 114, {
    sizePt: 32,
    colour: COLOUR.text,
  });
}

const BARS: BarPlace = {
  left: NUMBER.left,
  right: NUMBER.right,
  base: NUMBER.base + 262,
  height: 96,
  width: 7,
  waitingColour: 'rgb(255 255 255 / 0.2)',
};

function drawReading(ctx: CanvasRenderingContext2D, frame: number): void {
  const timeS = frame / FILM_FRAMES_PER_SECOND;
  const flownS = drawnUntilS(frame) - SMASH_AT_S;
  const frames = flownS > 0 ? framesIn(flownS) : 0;
  const leaving = presence(frame, -1, READ_SHOT.times.length - DISSOLVE_FRAMES, 10);
  ctx.save();
  ctx.globalAlpha = leaving;
  drawNumber(ctx, frames, easeOut(passed(frame, SETTLED_FRAME, 10)));
  if (frames > 0) drawSpeedBars(ctx, BARS, frames);
  ctx.restore();
  word(ctx, 'Read', 75, Math.min(leaving, easeOut(passed(timeS, 0.15, 0.4))));
}

/** Draws one frame of the trailer, 1920 x 1080. */
export function drawTrailer(
  ctx: CanvasRenderingContext2D,
  frame: number,
  pictures: ShotPictures,
): void {
  const { width, height } = FILM_SIZE;
  const [first, over] = layersAt(frame);
  if (!first) return;
  ctx.globalAlpha = 1;
  ctx.drawImage(pictures.picture(first.shot, first.frame), 0, 0, width, height);
  if (first.shot === PHONE_SHOT) {
    const shownFrames = PHONE_SHOT.times.length - DISSOLVE_FRAMES;
    word(ctx, 'Film', 150, presence(first.frame - DISSOLVE_FRAMES, 3, shownFrames - 2, 10));
  }
  if (first.shot === TRACK_SHOT) drawTracking(ctx, first.frame, pictures);
  if (first.shot === READ_SHOT) drawReading(ctx, first.frame);
  if (!over) return;
  ctx.globalAlpha = over.opacity;
  ctx.drawImage(pictures.picture(over.shot, over.frame), 0, 0, width, height);
  ctx.globalAlpha = 1;
}
