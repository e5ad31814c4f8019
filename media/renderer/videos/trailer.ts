/**
 * The trailer: the order of its shots and what is drawn over them. "Film" shows the phone and the
 * rally, "Track" the shuttle as the app follows it, "Read" the speed.
 */
import type { FlightPoint } from '../../src/lib/flight.ts';
import type { Context2D } from '../app/canvas.ts';
import type { SceneFrame } from '../app/captureScreen.ts';
import { drawCourtLines } from '../app/courtOverlay.ts';
import { COLOUR, LANDSCAPE, numeral, write } from '../app/design.ts';
import { wholeKmh } from '../app/screenParts.ts';
import { type BarLayout, drawSpeedBars } from '../app/speedBars.ts';
import { drawTrail, TRAIL_FRAMES } from '../app/trailOverlay.ts';
import { EXAMPLE_ESTIMATES, MEASURED_FLIGHT } from '../rally/measurement.ts';
import { SMASH_AT_S, shuttleAt } from '../rally/rally.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import { COURT_VIEW, scaled } from '../rally/tripodViews.ts';
import { easeInOut, easeOut, progress, visibility } from './easing.ts';
import {
  DISSOLVE_FRAMES,
  drawnUntilS,
  PHONE_SHOT,
  RALLY_SHOT,
  RESULT_SHOT,
  type Shot,
  TRACK_SHOT,
} from './shots.ts';
import { FRAMES_PER_SECOND, VIDEO_SPECS } from './specs.ts';

const SIZE = VIDEO_SPECS.trailer;

/** A frame of a shot and its opacity. */
interface Layer {
  readonly shot: Shot;
  readonly frame: number;
  readonly opacity: number;
}

const SEQUENCE: readonly { readonly shot: Shot; readonly fromFrame: number }[] = [
  { shot: PHONE_SHOT, fromFrame: DISSOLVE_FRAMES },
  { shot: RALLY_SHOT, fromFrame: 0 },
  { shot: TRACK_SHOT, fromFrame: 0 },
  { shot: RESULT_SHOT, fromFrame: 0 },
];

const lengthOf = ({ shot, fromFrame }: (typeof SEQUENCE)[number]): number =>
  shot.times.length - fromFrame;

/** How many frames the trailer has. */
export const TRAILER_FRAMES = SEQUENCE.reduce((sum, part) => sum + lengthOf(part), 0);

/** Where "Film", "Track" and "Read" start: a little after the cut, which seeking must not miss. */
export const CHAPTERS_S: readonly number[] = [PHONE_SHOT, TRACK_SHOT, RESULT_SHOT].map((first) => {
  const before = SEQUENCE.slice(
    0,
    SEQUENCE.findIndex(({ shot }) => shot === first),
  );
  const frame = before.reduce((sum, part) => sum + lengthOf(part), 0);
  return frame && Number(((frame + 0.25) / FRAMES_PER_SECOND).toFixed(2));
});

/** The layers of a frame, the lowest first. The end dissolves into the beginning. */
export function layersAt(frame: number): readonly Layer[] {
  let rest = frame;
  for (const part of SEQUENCE) {
    if (rest < lengthOf(part)) {
      const lower: Layer = { shot: part.shot, frame: part.fromFrame + rest, opacity: 1 };
      const dissolved = frame - (TRAILER_FRAMES - DISSOLVE_FRAMES);
      if (dissolved < 0) return [lower];
      const opacity = easeInOut((dissolved + 0.5) / DISSOLVE_FRAMES);
      return [lower, { shot: PHONE_SHOT, frame: dissolved, opacity }];
    }
    rest -= lengthOf(part);
  }
  throw new Error(`The trailer has no frame ${frame}.`);
}

const MARGIN_PX = 96;

/** Draws the title of a part. Each is narrower than the one before, as the shuttle gets slower. */
function title(ctx: Context2D, text: string, widthPercent: number, opacity: number): void {
  if (opacity <= 0) return;
  ctx.save();
  ctx.globalAlpha = opacity;
  const style = { sizePt: 104, widthPercent, colour: COLOUR.ink };
  numeral(ctx, text, MARGIN_PX, 188 + 10 * (1 - opacity), style);
  ctx.restore();
}

/** Pixels for a point of the app's screen, as wide as the video. */
const PX_PER_PT = SIZE.width / LANDSCAPE.width;
const VIEW_PT = scaled(COURT_VIEW, LANDSCAPE.width / COURT_VIEW.width);

/** How many frames the phone has recorded of the flight. Sums of fractions can fall just short. */
const framesIn = (flownS: number): number =>
  Math.min(TRAIL_FRAMES, Math.max(0, Math.floor(flownS * CAPTURE_FRAMES_PER_SECOND + 1e-6) + 1));

/** The shuttle of the scene as a point of a flight. */
function flightPointAt(flownS: number): FlightPoint {
  const { positionM, velocityMps, speedKmh } = shuttleAt(SMASH_AT_S + flownS);
  const [xM, zM] = positionM;
  const [velocityXMps, velocityZMps] = velocityMps;
  return { timeS: flownS, xM, zM, velocityXMps, velocityZMps, speedKmh };
}

function drawTracking(ctx: Context2D, frame: number, { occluders }: SceneFrame): void {
  const timeS = frame / FRAMES_PER_SECOND;
  const flownS = (TRACK_SHOT.times[frame] ?? 0) - SMASH_AT_S;
  const isFlying = flownS < MEASURED_FLIGHT.landing.timeS;
  const frames = framesIn(flownS);
  const box = frames > 0 && isFlying;
  ctx.save();
  ctx.scale(PX_PER_PT, PX_PER_PT);
  drawCourtLines(ctx, VIEW_PT, easeInOut(progress(timeS, 0.1, 0.9)), occluders);
  const shuttle = box && { shuttle: flightPointAt(flownS) };
  drawTrail(ctx, VIEW_PT, { frames, numerals: true, box, ...shuttle });
  ctx.restore();
  title(ctx, 'Track', 112.5, easeOut(progress(timeS, 0.15, 0.4)));
}

const SPEED = { left: 1150, right: SIZE.width - MARGIN_PX, base: 268 } as const;

/** Draws the speed estimated from the frames so far. */
function drawSpeed(ctx: Context2D, frames: number): void {
  const estimate = EXAMPLE_ESTIMATES.findLast((each) => each.frames <= frames);
  if (!estimate) return;
  const { left, base } = SPEED;
  const text = wholeKmh(estimate.contact.speedKmh);
  numeral(ctx, text, left, base, { sizePt: 224, widthPercent: 125 });
  write(ctx, 'km/h off the racket', left, base + 66, { sizePt: 46, weight: 560 });
  const note = `Drag curve fitted to ${frames} frames`;
  write(ctx, note, left, base + 114, { sizePt: 32, colour: COLOUR.text });
}

const BARS: BarLayout = {
  left: SPEED.left,
  right: SPEED.right,
  base: SPEED.base + 262,
  height: 96,
  width: 7,
  pendingColour: 'rgb(255 255 255 / 0.2)',
};

/** How much larger the image of the result becomes, around the smashing player. */
const MOVE_IN = { by: 0.055, x: 0.4, y: 0.42 } as const;

/** Draws the frozen hall of the result, which slowly gets larger. */
function moveInto(ctx: Context2D, image: CanvasImageSource, frame: number): void {
  const share = frame / (RESULT_SHOT.times.length - 1);
  const larger = 1 + MOVE_IN.by * (share + (share * (1 - share)) / 2);
  const [width, height] = [SIZE.width * larger, SIZE.height * larger];
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, (SIZE.width - width) * MOVE_IN.x, (SIZE.height - height) * MOVE_IN.y, width, height);
}

function drawResult(ctx: Context2D, frame: number): void {
  const timeS = frame / FRAMES_PER_SECOND;
  const flownS = drawnUntilS(frame) - SMASH_AT_S;
  const frames = flownS > 0 ? framesIn(flownS) : 0;
  const opacity = visibility(frame, -1, RESULT_SHOT.times.length - DISSOLVE_FRAMES, 10);
  ctx.save();
  ctx.globalAlpha = opacity;
  drawSpeed(ctx, frames);
  if (frames > 0) drawSpeedBars(ctx, BARS, frames);
  ctx.restore();
  title(ctx, 'Read', 75, Math.min(opacity, easeOut(progress(timeS, 0.15, 0.4))));
}

/** Draws a frame of the trailer from its layers. */
export function drawTrailer(
  ctx: Context2D,
  [lower, upper]: readonly (Layer & { readonly scene: SceneFrame })[],
): void {
  if (!lower) return;
  const { width, height } = SIZE;
  const { shot, frame, scene } = lower;
  ctx.globalAlpha = 1;
  if (shot === RESULT_SHOT) moveInto(ctx, scene.image, frame);
  else ctx.drawImage(scene.image, 0, 0, width, height);
  if (shot === PHONE_SHOT) {
    const endFrame = PHONE_SHOT.times.length - DISSOLVE_FRAMES - 2;
    title(ctx, 'Film', 150, visibility(frame - DISSOLVE_FRAMES, 3, endFrame, 10));
  }
  if (shot === TRACK_SHOT) drawTracking(ctx, frame, scene);
  if (shot === RESULT_SHOT) drawResult(ctx, frame);
  if (!upper) return;
  ctx.globalAlpha = upper.opacity;
  ctx.drawImage(upper.scene.image, 0, 0, width, height);
  ctx.globalAlpha = 1;
}
