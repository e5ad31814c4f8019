/** A sheet to draw on, beside the one that is shown. Its pixels are read often. */
export function newSheet(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser draws no canvas.');
  return ctx;
}
