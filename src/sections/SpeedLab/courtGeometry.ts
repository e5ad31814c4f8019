/** The court from the side, in millimetres from the foot of the net. */
import { COURT } from '../../lib/court.ts';
import { NET_TO_DEFENDER_M } from './labSettings.ts';

/** Metres in the drawing's units. */
export const mm = (metres: number): number => Math.round(metres * 1000);

/** What is drawn: from behind the racket to 1.5 m beyond the back line. */
export const LEFT = -7000;
export const WIDTH = 15_200;

export const BACK_LINE = mm(COURT.halfLengthM);

/** With room above for a jump and the speeds. */
export const VIEW_BOX = `${LEFT} -3800 ${WIDTH} 4500`;

/** The floor beyond the back lines. */
export const OUTSIDE = `M${LEFT} 0H${-BACK_LINE}M${BACK_LINE} 0H${LEFT + WIDTH}`;

const { longDoublesServiceM, shortServiceM } = COURT;
const ticks = [-longDoublesServiceM, -shortServiceM, shortServiceM, longDoublesServiceM]
  .map((xM) => `M${mm(xM)} 0v120`)
  .join('');

/** The floor between the back lines, with a tick for each line across the court. */
export const FLOOR = `M${-BACK_LINE} 210V0H${BACK_LINE}V210${ticks}`;

export const POST = `M0 0V${-mm(COURT.netAtPostM)}`;

/** The cord in the middle of the net. */
export const CORD = -mm(COURT.netInMiddleM);

export const NET = `M0 ${CORD + mm(COURT.netDepthM)}V${CORD}`;

/** The least distance from the cord that the close-up shows. */
export const CLOSE_UP = 420;

/** The defender, 1.80 m tall. */
export const DEFENDER = { x: mm(NET_TO_DEFENDER_M), height: 1800 } as const;

/** A racket from the side, 68 cm long, with the shuttle at the origin. */
export const RACKET = 'M0-145V535';
