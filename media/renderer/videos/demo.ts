/** The demo: the app in use on a phone, from the home screen to eight weeks of progress. */
import { type Context2D, createCanvas } from '../app/canvas.ts';
import {
  type CaptureState,
  drawCaptureScreen,
  RECORD_BUTTON,
  type SceneFrame,
} from '../app/captureScreen.ts';
import { PORTRAIT } from '../app/design.ts';
import { drawHome, OPEN_CAMERA_BUTTON } from '../app/homeScreen.ts';
import { drawProgress } from '../app/progressScreen.ts';
import { drawResults, PROGRESS_LINK } from '../app/resultsScreen.ts';
import { portraitBackground, portraitSystemUi } from '../app/screenParts.ts';
import { TRAIL_FRAMES } from '../app/trailOverlay.ts';
import { SCREEN_CROP, SCREEN_VIEW } from '../rally/tripodViews.ts';
import { drawDemoText } from './demoText.ts';
import { pressure, SETTLED_S, TAPS, TIMELINE, trackedFrames } from './demoTimeline.ts';
import { easeInOut, easeOut, progress, visibility } from './easing.ts';
import { drawBackground, drawPhone, faded, sideways } from './phoneFrame.ts';
import { phonePoseAt } from './phonePose.ts';
import { VIDEO_SPECS } from './specs.ts';

const { turnToLandscape, turnToPortrait } = TIMELINE;

/** In the replay the image is beside the camera's cutout, which would hide the player at contact. */
const REPLAY_LEFT_PT = 54;
const REPLAY_SCALE = 1 - REPLAY_LEFT_PT / SCREEN_VIEW.width;
const REPLAY_VIEW = {
  ...SCREEN_VIEW,
  focalPx: SCREEN_VIEW.focalPx * REPLAY_SCALE,
  principalPx: [
    REPLAY_LEFT_PT + SCREEN_VIEW.principalPx[0] * REPLAY_SCALE,
    SCREEN_VIEW.principalPx[1] * REPLAY_SCALE,
  ],
} as const;

/** Crops an image of the scene to the screen. Until the phone is aimed, it is off by a little. */
function cropToScreen(image: CanvasImageSource, timeS: number): CanvasImageSource {
  const { x, y, width, height } = SCREEN_CROP;
  const ctx = createCanvas(width, height);
  if (timeS >= TIMELINE.replay) {
    const left = (REPLAY_LEFT_PT * width) / SCREEN_VIEW.width;
    ctx.drawImage(image, x, y, width, height, left, 0, width * REPLAY_SCALE, height * REPLAY_SCALE);
    // Its left edge fades, so that no line is seen there.
    const fade = ctx.createLinearGradient(left, 0, left + 70, 0);
    fade.addColorStop(0, '#000');
    fade.addColorStop(1, 'transparent');
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fillStyle = fade;
    ctx.fillRect(left - 2, 0, 72, height);
    return ctx.canvas;
  }
  const aimFromS = turnToLandscape + 0.6;
  const offset = 1 - easeInOut(progress(timeS, aimFromS, TIMELINE.aimed - aimFromS));
  const zoom = 1 + 0.16 * offset;
  ctx.translate(width / 2, height / 2);
  ctx.rotate(-0.035 * offset);
  ctx.scale(zoom, zoom);
  ctx.translate(-width / 2 - 60 * offset, -height / 2 + 18 * offset);
  ctx.drawImage(image, -x, -y);
  return ctx.canvas;
}

function statusAt(timeS: number): string {
  if (timeS < TIMELINE.lock) return 'Show the court';
  if (timeS < TIMELINE.locked) return 'Finding the lines';
  return trackedFrames(timeS) > 0 ? 'Following the shuttle' : 'Court locked';
}

function captureStateAt(timeS: number, { image, occluders }: SceneFrame): CaptureState {
  const frames = trackedFrames(timeS);
  const isReplay = timeS >= TIMELINE.replay;
  const isDown = frames === TRAIL_FRAMES && (!isReplay || timeS > SETTLED_S);
  const { lock, locked, recordTap, stopTap } = TIMELINE;
  return {
    scene: {
      image: cropToScreen(image, timeS),
      occluders: occluders && cropToScreen(occluders, timeS),
    },
    view: isReplay ? REPLAY_VIEW : SCREEN_VIEW,
    lock: easeInOut(progress(timeS, lock, locked - lock)),
    lengths: visibility(timeS, locked - 0.2, recordTap + 0.3, 0.4),
    trail: { frames, numerals: isReplay, box: !isDown },
    status: statusAt(timeS),
    recordedS: timeS < recordTap ? null : Math.min(timeS, stopTap) - recordTap,
    ...(isReplay && {
      replay: {
        frames,
        settled: easeOut(progress(timeS, SETTLED_S, 0.5)),
      },
    }),
  };
}

/** The results, and the progress screen sliding in over them. */
function drawPortraitScreens(ctx: Context2D, timeS: number): void {
  const { width, height } = PORTRAIT;
  const pushed = easeOut(progress(timeS, TIMELINE.progress, 0.65));
  if (pushed < 1) {
    ctx.save();
    ctx.translate(-0.3 * width * pushed, 0);
    drawResults(ctx, {
      chartFrames: Math.ceil(TRAIL_FRAMES * progress(timeS, TIMELINE.chart, 1.2)),
      chartLabels: progress(timeS, TIMELINE.chart + 1.2, 0.4),
      bars: easeOut(progress(timeS, TIMELINE.session + 0.5, 1.2)),
      isSliding: true,
    });
    ctx.fillStyle = `rgb(0 0 0 / ${0.5 * pushed})`;
    ctx.fillRect(0, 0, width, height);
    ctx.restore();
  }
  if (pushed > 0) {
    ctx.save();
    ctx.translate(width * (1 - pushed), 0);
    drawProgress(ctx, easeInOut(progress(timeS, TIMELINE.progress + 0.7, 1.8)));
    ctx.restore();
  }
  portraitSystemUi(ctx);
}

const [recordX, recordY] = RECORD_BUTTON;
const TURNED_RECORD_BUTTON = [PORTRAIT.width - recordY, recordX] as const;

/** Where the taps are, in points of the portrait screen. */
const TAP_POSITIONS = {
  openCamera: OPEN_CAMERA_BUTTON,
  record: TURNED_RECORD_BUTTON,
  stop: TURNED_RECORD_BUTTON,
  progress: PROGRESS_LINK,
} as const;

function drawTaps(ctx: Context2D, timeS: number): void {
  for (const tap of TAPS) {
    const shown = visibility(timeS, tap.timeS - 0.4, tap.timeS + 0.3, 0.25);
    if (shown <= 0) continue;
    const [x, y] = TAP_POSITIONS[tap.on];
    const radiusPt = 27 - 5 * pressure(tap, timeS);
    ctx.beginPath();
    ctx.arc(x, y, radiusPt, 0, 2 * Math.PI);
    ctx.fillStyle = `rgb(203 213 234 / ${0.42 * shown})`;
    ctx.fill();
    ctx.strokeStyle = `rgb(255 255 255 / ${0.7 * shown})`;
    ctx.lineWidth = 1.5;
    ctx.stroke();
  }
}

/** The screen of the phone. While the phone turns, one screen fades out and the next one in. */
function drawScreen(ctx: Context2D, timeS: number, scene: SceneFrame): void {
  const [openCameraTap] = TAPS;
  portraitBackground(ctx);
  faded(ctx, 1 - progress(timeS, turnToLandscape, 0.4), (layer) =>
    drawHome(layer, openCameraTap ? pressure(openCameraTap, timeS) : 0),
  );
  const captureShown = Math.min(
    progress(timeS, turnToLandscape + 0.5, 0.5),
    1 - progress(timeS, turnToPortrait, 0.45),
  );
  faded(ctx, captureShown, (layer) =>
    sideways(layer, (turned) => drawCaptureScreen(turned, captureStateAt(timeS, scene))),
  );
  faded(ctx, progress(timeS, turnToPortrait + 0.55, 0.5), (layer) =>
    drawPortraitScreens(layer, timeS),
  );
  drawTaps(ctx, timeS);
}

/**
 * Draws a moment of the demo.
 * @param scene what the camera of the phone sees
 */
export function drawDemo(ctx: Context2D, timeS: number, scene: SceneFrame): void {
  const { width, height } = VIDEO_SPECS.demo;
  const pose = phonePoseAt(timeS);
  drawBackground(ctx, pose, VIDEO_SPECS.demo);
  drawPhone(ctx, pose, (screen) => drawScreen(screen, timeS, scene));
  drawDemoText(ctx, timeS);
  ctx.fillStyle = `rgb(7 11 23 / ${1 - progress(timeS, 0, 0.5)})`;
  ctx.fillRect(0, 0, width, height);
}
