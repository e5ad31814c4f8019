/** The demo: the app in use on a phone, from the opening screen to eight weeks of progress. */
import { demoFilm } from '../../src/lib/films.ts';
import { newSheet } from '../app/canvas.ts';
import { type CaptureState, drawCapture, RECORD_BUTTON } from '../app/capture.ts';
import { COLOUR, PORTRAIT } from '../app/design.ts';
import { drawHome, FILM_BUTTON } from '../app/home.ts';
import { portraitEdges } from '../app/parts.ts';
import { drawProgress } from '../app/progress.ts';
import { drawResults, PROGRESS_LINK } from '../app/results.ts';
import { TRAIL_FRAMES } from '../app/trail.ts';
import { SCREEN_CROP, SCREEN_VIEW } from '../scene/camera.ts';
import { poseAt } from './demoCamera.ts';
import {
  framesFollowed,
  hallTimeS,
  LAST_LIVE_S,
  PLAN,
  pressure,
  SETTLED_S,
  TOUCHES,
  type Touch,
} from './demoPlan.ts';
import { drawWords } from './demoWords.ts';
import { easeInOut, easeOut, passed, presence } from './ease.ts';
import { drawGround, drawPhone, faded, sideways } from './phone.ts';

/** The demo's size in pixels. */
export const DEMO_SIZE = { width: demoFilm.widthPx, height: demoFilm.heightPx } as const;

/** The hall as the tripod sees it, 1280 x 720, taken with `COURT_VIEW`. */
export interface HallPictures {
  /** The hall at a moment of the rally. */
  picture(sceneTimeS: number): CanvasImageSource;
  /** Opaque where something stands before the floor. */
  standing(sceneTimeS: number): CanvasImageSource;
}

/** Cuts a picture of the hall to the screen; until it is aimed, the phone looks a little past it. */
function framed(picture: CanvasImageSource, timeS: number): CanvasImageSource {
  const { x, y, width, height } = SCREEN_CROP;
  const ctx = newSheet(width, height);
  const astray =
    1 -
    easeInOut(passed(timeS, PLAN.turnToLandscape + 0.6, PLAN.aimed - PLAN.turnToLandscape - 0.6));
  const zoom = 1 + 0.16 * astray;
  ctx.translate(width / 2, height / 2);
  ctx.rotate(-0.035 * astray);
  ctx.scale(zoom, zoom);
  ctx.translate(-width / 2 - 60 * astray, -height / 2 + 18 * astray);
  ctx.drawImage(picture, -x, -y);
  return ctx.canvas;
}

function status(timeS: number): string {
  if (timeS < PLAN.lock) return 'Show the court';
  if (timeS < PLAN.locked) return 'Finding the lines';
  return framesFollowed(timeS) > 0 ? 'Following the shuttle' : 'Court locked';
}

function captureState(timeS: number, hall: HallPictures): CaptureState {
  const sceneS = hallTimeS(timeS);
  const frames = framesFollowed(timeS);
  const isReplay = timeS >= PLAN.replay;
  const isDown = frames === TRAIL_FRAMES && (isReplay ? timeS > SETTLED_S : true);
  return {
    picture: framed(hall.picture(sceneS), timeS),
    view: SCREEN_VIEW,
    standing: framed(hall.standing(sceneS), timeS),
    lock: easeInOut(passed(timeS, PLAN.lock, PLAN.locked - PLAN.lock)),
    lengths: presence(timeS, PLAN.locked - 0.2, PLAN.recordTap + 0.3, 0.4),
    trail: { frames, numerals: isReplay, box: !isDown },
    status: status(timeS),
    recordedS: timeS < PLAN.recordTap ? null : Math.min(timeS, PLAN.stopTap) - PLAN.recordTap,
    ...(isReplay
      ? {
          reading: {
            frames,
            settled: easeOut(passed(timeS, SETTLED_S, 0.5)),
            shown: easeOut(passed(timeS, PLAN.replay + 0.2, 0.6)),
          },
        }
      : {}),
  };
}

/** The film being taken, and after the stop a soft change to its replay. */
function drawFilming(ctx: CanvasRenderingContext2D, timeS: number, hall: HallPictures): void {
  const changed = passed(timeS, PLAN.replay, 0.4);
  if (changed < 1) drawCapture(ctx, captureState(Math.min(timeS, LAST_LIVE_S), hall));
  faded(ctx, changed, (layer) => drawCapture(layer, captureState(timeS, hall)));
}

/** The results, and the progress screen sliding over them, both beneath the camera's cut-out. */
function drawUpright(ctx: CanvasRenderingContext2D, timeS: number): void {
  const { width, height } = PORTRAIT;
  const pushed = easeOut(passed(timeS, PLAN.progress, 0.65));
  if (pushed < 1) {
    ctx.save();
    ctx.translate(-0.3 * width * pushed, 0);
    drawResults(ctx, {
      chartFrames: Math.ceil(TRAIL_FRAMES * passed(timeS, PLAN.chart, 1.2)),
      chartWords: passed(timeS, PLAN.chart + 1.2, 0.4),
      bars: easeOut(passed(timeS, PLAN.session + 0.5, 1.2)),
      isSliding: true,
    });
    ctx.fillStyle = `rgb(0 0 0 / ${0.5 * pushed})`;
    ctx.fillRect(0, 0, width, height);
    ctx.restore();
  }
  if (pushed > 0) {
    ctx.save();
    ctx.translate(width * (1 - pushed), 0);
    const drawn = easeInOut(passed(timeS, PLAN.progress + 0.7, 1.8));
    drawProgress(ctx, drawn);
    ctx.restore();
  }
  portraitEdges(ctx);
}

/** Where a finger touches, in points of the upright screen. */
function touchPlace({ on }: Touch): readonly [x: number, y: number] {
  if (on === 'film') return FILM_BUTTON;
  if (on === 'progress') return PROGRESS_LINK;
  return [PORTRAIT.width - RECORD_BUTTON[1], RECORD_BUTTON[0]];
}

function drawTouches(ctx: CanvasRenderingContext2D, timeS: number): void {
  for (const touch of TOUCHES) {
    const here = presence(timeS, touch.timeS - 0.4, touch.timeS + 0.45, 0.25);
    if (here <= 0) continue;
    const [x, y] = touchPlace(touch);
    const radiusPt = 27 - 5 * pressure(touch, timeS);
    ctx.beginPath();
    ctx.arc(x, y, radiusPt, 0, 2 * Math.PI);
    ctx.fillStyle = `rgb(203 213 234 / ${0.42 * here})`;
    ctx.fill();
    ctx.strokeStyle = `rgb(255 255 255 / ${0.7 * here})`;
    ctx.lineWidth = 1.5;
    ctx.stroke();
  }
}

/** What the screen shows; while the phone turns, one screen goes dark before the next one comes. */
function drawScreen(ctx: CanvasRenderingContext2D, timeS: number, hall: HallPictures): void {
  const { turnToLandscape, turnToPortrait } = PLAN;
  const [filmTouch] = TOUCHES;
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, PORTRAIT.width, PORTRAIT.height);
  faded(ctx, 1 - passed(timeS, turnToLandscape, 0.4), (layer) =>
    drawHome(layer, filmTouch ? pressure(filmTouch, timeS) : 0),
  );
  const filming = Math.min(
    passed(timeS, turnToLandscape + 0.5, 0.5),
    1 - passed(timeS, turnToPortrait, 0.45),
  );
  faded(ctx, filming, (layer) => sideways(layer, (turned) => drawFilming(turned, timeS, hall)));
  faded(ctx, passed(timeS, turnToPortrait + 0.55, 0.5), (layer) => drawUpright(layer, timeS));
  drawTouches(ctx, timeS);
}

/** Draws one moment of the demo on a picture of 1280 x 720. */
export function drawDemo(ctx: CanvasRenderingContext2D, timeS: number, hall: HallPictures): void {
  const { width, height } = DEMO_SIZE;
  const pose = poseAt(timeS);
  drawGround(ctx, pose, width, height);
  drawPhone(ctx, pose, (screen) => drawScreen(screen, timeS, hall));
  drawWords(ctx, timeS);
  ctx.fillStyle = `rgb(7 11 23 / ${1 - passed(timeS, 0, 0.5)})`;
  ctx.fillRect(0, 0, width, height);
}
