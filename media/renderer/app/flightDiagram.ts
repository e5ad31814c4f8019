/** A diagram of a smash from the side, to scale: floor, net, and a streak for each frame. */
import { COURT } from '../../src/lib/court.ts';
import { type Contact, fly } from '../../src/lib/flight.ts';
import type { Context2D } from './canvas.ts';
import { COLOUR, LEFT, line, RIGHT } from './design.ts';

const EXPOSURE_S = 1 / 400;
/** The margin on either side of the court. */
const MARGIN_M = 0.25;

/** Draws a flight over the width of the column. */
export function drawFlight(ctx: Context2D, contact: Contact, floorY: number): void {
  const ptPerM = (RIGHT - LEFT) / (2 * (COURT.halfLengthM + MARGIN_M));
  const middle = (LEFT + RIGHT) / 2;
  const x = (xM: number): number => middle + xM * ptPerM;
  const y = (zM: number): number => floorY - zM * ptPerM;

  const floorColour = 'rgb(243 246 255 / 0.5)';
  line(ctx, [LEFT, floorY + 3], [RIGHT, floorY + 3], floorColour, 1.5);
  for (const lineM of [-COURT.halfLengthM, COURT.halfLengthM])
    line(ctx, [x(lineM), floorY + 2], [x(lineM), floorY + 9], floorColour, 1.5);
  line(ctx, [middle, floorY + 3], [middle, y(COURT.netAtPostM)], COLOUR.ink, 1.5);

  for (const { xM, zM, velocityXMps, velocityZMps } of fly(contact).points) {
    const end = [x(xM + velocityXMps * EXPOSURE_S), y(zM + velocityZMps * EXPOSURE_S)] as const;
    line(ctx, [x(xM), y(zM)], end, COLOUR.accent, 3.2, 'round');
  }
}
