/** A smash from the side and to scale: floor, net, and a streak for each frame of its flight. */

import { COURT } from '../../src/lib/court.ts';
import { type Contact, fly, HALF_COURT_M } from '../../src/lib/flight.ts';
import { COLOUR, COLUMN, hairline } from './design.ts';

const EXPOSURE_S = 1 / 400;
/** What is shown on either side of the court. */
const MARGIN_M = 0.25;

/** Draws the flight over the whole column; `floorY` is where the floor lies. */
export function drawFlight(ctx: CanvasRenderingContext2D, contact: Contact, floorY: number): void {
  const ptPerM = (COLUMN.right - COLUMN.left) / (2 * (HALF_COURT_M + MARGIN_M));
  const middle = (COLUMN.left + COLUMN.right) / 2;
  const x = (xM: number): number => middle + xM * ptPerM;
  const y = (zM: number): number => floorY - zM * ptPerM;

  hairline(
    ctx,
    [COLUMN.left, floorY + 3],
    [COLUMN.right, floorY + 3],
    'rgb(243 246 255 / 0.5)',
    1.5,
  );
  for (const lineM of [-HALF_COURT_M, HALF_COURT_M])
    hairline(ctx, [x(lineM), floorY + 2], [x(lineM), floorY + 9], 'rgb(243 246 255 / 0.5)', 1.5);
  hairline(ctx, [middle, floorY + 3], [middle, y(COURT.netAtPostM)], COLOUR.ink, 1.5);

  ctx.strokeStyle = COLOUR.accent;
  ctx.lineCap = 'round';
  ctx.lineWidth = 3.2;
  for (const { xM, zM, velocityXMps, velocityZMps } of fly(contact).points) {
    ctx.beginPath();
    ctx.moveTo(x(xM), y(zM));
    ctx.lineTo(x(xM + velocityXMps * EXPOSURE_S), y(zM + velocityZMps * EXPOSURE_S));
    ctx.stroke();
  }
}
