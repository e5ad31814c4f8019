/** A picture of a smash to share, drawn in the browser. Loaded when it is asked for. */
import { BACK_LINE, LEFT, NET, POST, WIDTH } from './courtGeometry.ts';
import { streaks } from './courtPaths.ts';
import type { FlightAnalysis } from './flightAnalysis.ts';

/** The portrait format of social networks. */
const WIDTH_PX = 1080;
const HEIGHT_PX = 1350;
const MARGIN_PX = 72;
const LINE_PX = WIDTH_PX - 2 * MARGIN_PX;

/** The flight is drawn to scale. */
const PX_PER_MM = WIDTH_PX / WIDTH;
const FLOOR_PX = 1120;

interface PictureContent {
  readonly speed: string;
  readonly unitLine: string;
  readonly standing: string;
  readonly analysis: FlightAnalysis;
}

/** Draws the picture as a PNG of 1080 x 1350 pixels. */
export async function drawPicture({ speed, unitLine, standing, analysis }: PictureContent) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH_PX, height: HEIGHT_PX });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const displayFont = (sizePx: number) =>
    `${token('--weight-display')} ${sizePx}px ${token('--font-display')}`;
  await document.fonts.load(displayFont(300));
  context.font = displayFont(300);
  // As wide as the picture.
  const speedPx = Math.min(480, (300 * LINE_PX) / context.measureText(speed).width);

  const background = context.createLinearGradient(0, 0, 0, HEIGHT_PX);
  background.addColorStop(0, token('--bg'));
  background.addColorStop(1, token('--glow'));
  context.fillStyle = background;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);

  /** Writes a line that ends at the right margin at the latest. */
  const write = (text: string, y: number, font: string, color: string) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, MARGIN_PX, y, LINE_PX);
  };
  const textFont = (sizePx: number) => `${sizePx}px ${token('--font-text')}`;
  write(speed, 470, displayFont(speedPx), token('--accent'));
  write(unitLine, 570, textFont(56), token('--text-strong'));
  write(standing, 650, textFont(40), token('--text-lead'));
  write(location.host, HEIGHT_PX - MARGIN_PX, textFont(38), token('--text-lead'));

  context.translate(-LEFT * PX_PER_MM, FLOOR_PX);
  context.scale(PX_PER_MM, PX_PER_MM);
  const draw = (path: string, widthPx: number, color: string) => {
    context.lineWidth = widthPx / PX_PER_MM;
    context.strokeStyle = color;
    context.stroke(new Path2D(path));
  };
  draw(`M${-BACK_LINE} 0H${BACK_LINE}`, 5, token('--text-strong'));
  draw(POST, 3, token('--text-muted'));
  draw(NET, 8, token('--text-strong'));
  context.lineCap = 'round';
  draw(streaks(analysis.frames), 12, token('--accent'));

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
