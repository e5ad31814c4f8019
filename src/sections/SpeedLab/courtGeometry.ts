/** The court from the side, in millimetres from the foot of the net. */
import { COURT } from '../../lib/flight/court.ts';
import type { FlightPoint } from '../../lib/flight/flight.ts';
import { NET_TO_DEFENDER_M } from './labSettings.ts';

/** Metres in the drawing's units. */
export const toMillimetres = (metres: number): number => Math.round(metres * 1000);

/** What is drawn: from behind the player to 0.7 m beyond the back line. */
export const LEFT = -7350;
export const WIDTH = 14_750;

export const BACK_LINE = toMillimetres(COURT.halfLengthM);

/** With room above for a jump and the speeds, and below for the near half of the court. */
export const VIEW_BOX = `${LEFT} -3800 ${WIDTH} 5000`;

export const POST = `M0 0V${-toMillimetres(COURT.netAtPostM)}`;

/** The cord in the middle of the net. */
export const CORD = -toMillimetres(COURT.netInMiddleM);

export const NET = `M0 ${CORD + toMillimetres(COURT.netDepthM)}V${CORD}`;

/** The least distance from the cord that the close-up shows. */
export const CLOSE_UP = 420;

/** The defender, from the racket to the heel, and where the label is: above her, higher where letters are larger. */
export const DEFENDER_M = [2.6, 4.3] as const;
export const DEFENDER_LABEL = {
  x: toMillimetres(NET_TO_DEFENDER_M),
  y: -1370,
  dy: '-1em',
} as const;

/** Her head above the floor, and the height below which a shuttle is about to land. */
const DEFENDER_HEIGHT_M = 1.35;
const LANDING_HEIGHT_M = 0.1;

/**
 * Whether the defender covers a point of the flight. Such points are fine dots only: streaks would show between her
 * legs. The point where the shuttle lands is not one of them.
 */
export const isBehindDefender = ({ xM, yM }: Pick<FlightPoint, 'xM' | 'yM'>): boolean =>
  xM > DEFENDER_M[0] && xM < DEFENDER_M[1] && yM > LANDING_HEIGHT_M && yM < DEFENDER_HEIGHT_M;

/** The height that the drawn player reaches without a jump. For a lower contact he is not drawn. */
export const LOWEST_REACH_M = 2.62;

/** A racket from the side, 68 cm long, with the shuttle at the origin. */
export const RACKET = 'M0-145V535';
