/** The capture screen: the camera image, full-bleed, while the app records and in the replay. */
import type { ImageView } from '../../src/lib/camera.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import type { Context2D } from './canvas.ts';
import { drawCourtLines, drawLengths } from './courtOverlay.ts';
import { COLOUR, disc, fillRound, LANDSCAPE, write } from './design.ts';
import { drawReplayPanel, type ReplayState } from './replayPanel.ts';
import { CUTOUT } from './screenParts.ts';
import { drawTrail, type TrailState } from './trailOverlay.ts';

/** The safe area. The camera's cutout is on the left. */
const SAFE_LEFT_PT = 62;
const SAFE_RIGHT_PT = 32;

/** The centre of the record button. */
export const RECORD_BUTTON: readonly [x: number, y: number] = [800, 176];

/** A rendered frame of the scene. */
export interface SceneFrame {
  readonly image: CanvasImageSource;
  /** Opaque where something hides the floor. Null for a shot without floor masks. */
  readonly occluders: CanvasImageSource | null;
}

/** Everything that changes on the capture screen. */
export interface CaptureState {
  /** The camera image, already cropped to the screen. */
  readonly scene: SceneFrame;
  /** The view of the camera image, in points of the screen. */
  readonly view: ImageView;
  /** How far the detected court lines are drawn, from 0 to 1. */
  readonly lock: number;
  /** The opacity of the lengths beside the court lines. */
  readonly lengths?: number;
  readonly trail: TrailState;
  /** Not shown in the replay. */
  readonly status?: string;
  /** The length of the recording in seconds, or null before it starts. Not shown in the replay. */
  readonly recordedS?: number | null;
  /** The texts of the replay, which take the place of the clock, the status and the button. */
  readonly replay?: ReplayState;
}

/** Darkens an edge, so that text is readable on any image. */
function shade(ctx: Context2D, fromY: number, toY: number, strength: number): void {
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

/** Draws from a corner of the screen. */
function fromCorner(ctx: Context2D, x: number, y: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  draw();
  ctx.restore();
}

/** The clock and the frame rate, to the left of the origin and below it. */
function timeCode(ctx: Context2D, recordedS: number | null): void {
  const style = { sizePt: 17, align: 'right' } as const;
  const rate = `${CAPTURE_FRAMES_PER_SECOND} fps`;
  const timeRight = -write(ctx, rate, 0, 42, { ...style, colour: COLOUR.lead }) - 12;
  const time = clock(recordedS ?? 0);
  const timeWidth = write(ctx, time, timeRight, 42, { ...style, weight: 620 });
  if (recordedS !== null) disc(ctx, timeRight - timeWidth - 14, 36, 5, COLOUR.ink);
}

function recordButton(ctx: Context2D, isRecording: boolean): void {
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

/** A line of text on a dark pill, to the right of the origin and above it. */
function statusLine(ctx: Context2D, status: string): void {
  ctx.font = '500 17px Inter';
  ctx.fontStretch = 'normal';
  ctx.letterSpacing = '0px';
  const widthPt = ctx.measureText(status).width;
  fillRound(ctx, [0, -60, widthPt + 32, 36], 18, 'rgb(7 11 23 / 0.72)');
  write(ctx, status, 16, -36, { sizePt: 17, weight: 500, trackingEm: 0 });
}

/** The camera's cutout. The home indicator is hidden while recording. */
function cutout(ctx: Context2D): void {
  const { longPt, shortPt, edgePt } = CUTOUT;
  const top = (LANDSCAPE.height - longPt) / 2;
  fillRound(ctx, [edgePt, top, shortPt, longPt], shortPt / 2, '#000');
}

/** Draws the camera image of the capture screen without the flight, its court lines and texts. */
export function drawEmptyCaptureScreen(ctx: Context2D, scene: SceneFrame, hasCutout = true): void {
  const { width, height } = LANDSCAPE;
  ctx.drawImage(scene.image, 0, 0, width, height);
  shade(ctx, 0, 84, 0.6);
  shade(ctx, height, height - 130, 0.6);
  if (hasCutout) cutout(ctx);
}

/** Draws the capture screen, in landscape. */
export function drawCaptureScreen(ctx: Context2D, state: CaptureState, hasCutout = true): void {
  const { width, height } = LANDSCAPE;
  ctx.fillStyle = COLOUR.night;
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(state.scene.image, 0, 0, width, height);
  drawCourtLines(ctx, state.view, state.lock, state.scene.occluders);
  shade(ctx, 0, 84, 0.6);
  shade(ctx, height, height - 130, 0.6);
  drawLengths(ctx, state.view, state.lengths ?? 0);
  drawTrail(ctx, state.view, state.trail);
  if (state.replay) drawReplayPanel(ctx, state.replay);
  else {
    const { status = '', recordedS = null } = state;
    fromCorner(ctx, width - SAFE_RIGHT_PT, 0, () => timeCode(ctx, recordedS));
    fromCorner(ctx, SAFE_LEFT_PT, height, () => statusLine(ctx, status));
    recordButton(ctx, recordedS !== null);
  }
  if (hasCutout) cutout(ctx);
}
