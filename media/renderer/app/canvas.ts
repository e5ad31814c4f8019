/** The context that the drawing functions draw to. */
export type Context2D = CanvasRenderingContext2D;

/** Creates a canvas that is not in the page. Its pixels are read often. */
export function createCanvas(width: number, height: number): Context2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser has no 2D canvas.');
  return ctx;
}

/** The content of a canvas as the base64 of a PNG. */
export function pngBase64(canvas: HTMLCanvasElement): string {
  const url = canvas.toDataURL('image/png');
  return url.slice(url.indexOf(',') + 1);
}
