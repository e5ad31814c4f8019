/** A picture of a smash to share, drawn in the browser. */
import { BACK_LINE, LEFT, NET, POST, toMillimetres, WIDTH } from './courtGeometry.ts';
import type { FlightAnalysis } from './flightAnalysis.ts';
import { pathOfStreaks } from './flightPaths.ts';

/** The portrait format of social networks. */
const WIDTH_PX = 1080;
const HEIGHT_PX = 1350;
const MARGIN_PX = 72;
const LINE_PX = WIDTH_PX - 2 * MARGIN_PX;

/** The baselines of the texts, from the top of the picture. */
const SPEED_BASELINE_PX = 470;
const UNIT_BASELINE_PX = 570;
const STANDING_BASELINE_PX = 650;
const ADDRESS_BASELINE_PX = HEIGHT_PX - MARGIN_PX;

/** The font sizes of the texts. The speed is as wide as the picture, unless it would be too high. */
const LARGEST_SPEED_SIZE_PX = 480;
const UNIT_SIZE_PX = 56;
const STANDING_SIZE_PX = 40;
const ADDRESS_SIZE_PX = 38;

/** The font size at which the width of the speed is measured. */
const MEASURED_SIZE_PX = 300;

/** The flight is drawn to scale, smaller if it ends farther out. */
const LARGEST_PX_PER_MM = WIDTH_PX / WIDTH;
const FLOOR_Y_PX = 1120;
const FLOOR_WIDTH_PX = 5;
const POST_WIDTH_PX = 3;
const NET_WIDTH_PX = 8;
const STREAK_WIDTH_PX = 12;

interface PictureContent {
  readonly speed: string;
  readonly unitLine: string;
  readonly standing: string;
  readonly analysis: FlightAnalysis;
}

/** The value of a custom property of the page. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const displayFont = (sizePx: number): string =>
  `${token('--weight-display')} ${sizePx}px ${token('--font-display')}`;

const textFont = (sizePx: number): string => `${sizePx}px ${token('--font-text')}`;

function drawBackground(context: CanvasRenderingContext2D): void {
  const gradient = context.createLinearGradient(0, 0, 0, HEIGHT_PX);
  gradient.addColorStop(0, token('--bg'));
  gradient.addColorStop(1, token('--glow'));
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
}

/** Writes the speed with the lines below it, and the address of the site at the bottom. */
function drawTexts(
  context: CanvasRenderingContext2D,
  { speed, unitLine, standing }: PictureContent,
): void {
  context.font = displayFont(MEASURED_SIZE_PX);
  const fittingSizePx = (MEASURED_SIZE_PX * LINE_PX) / context.measureText(speed).width;
  const speedSizePx = Math.min(LARGEST_SPEED_SIZE_PX, fittingSizePx);

  /** Writes a line that ends at the right margin at the latest. */
  const write = (text: string, baselinePx: number, font: string, color: string) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, MARGIN_PX, baselinePx, LINE_PX);
  };
  write(speed, SPEED_BASELINE_PX, displayFont(speedSizePx), token('--accent'));
  write(unitLine, UNIT_BASELINE_PX, textFont(UNIT_SIZE_PX), token('--text-strong'));
  write(standing, STANDING_BASELINE_PX, textFont(STANDING_SIZE_PX), token('--text-lead'));
  write(location.host, ADDRESS_BASELINE_PX, textFont(ADDRESS_SIZE_PX), token('--text-lead'));
}

/** Draws the court with the flight. Comes last, because the context stays scaled to millimetres. */
function drawFlight(context: CanvasRenderingContext2D, { frames, end }: FlightAnalysis): void {
  const pxPerMm = Math.min(
    LARGEST_PX_PER_MM,
    (WIDTH_PX - MARGIN_PX) / (toMillimetres(end.xM) - LEFT),
  );
  context.translate(-LEFT * pxPerMm, FLOOR_Y_PX);
  context.scale(pxPerMm, pxPerMm);
  const draw = (path: string, widthPx: number, color: string) => {
    context.lineWidth = widthPx / pxPerMm;
    context.strokeStyle = color;
    context.stroke(new Path2D(path));
  };
  draw(`M${-BACK_LINE} 0H${BACK_LINE}`, FLOOR_WIDTH_PX, token('--text-strong'));
  draw(POST, POST_WIDTH_PX, token('--text-muted'));
  draw(NET, NET_WIDTH_PX, token('--text-strong'));
  context.lineCap = 'round';
  draw(pathOfStreaks(frames), STREAK_WIDTH_PX, token('--accent'));
}

/** Draws the picture as a PNG of 1080 x 1350 pixels. */
export async function drawPicture(content: PictureContent) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH_PX, height: HEIGHT_PX });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  // The display font may still be loading: the lab's number asked for it.
  await document.fonts.ready;
  drawBackground(context);
  drawTexts(context, content);
  drawFlight(context, content.analysis);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The canvas could not be encoded.');
  return new File([blob], 'smash.png', { type: blob.type });
}

/**
 * Opens the share sheet of the system, or downloads the file where there is none.
 * @returns whether the share sheet was opened
 */
export async function shareFile(file: File, text: string): Promise<boolean> {
  const data = { files: [file], text, url: location.href };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return true;
    }
  } catch (error) {
    // Closed by the visitor. Any other failure leaves the download.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return false;
}
