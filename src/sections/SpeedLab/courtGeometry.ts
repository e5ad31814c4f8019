/** The court from the side, in millimetres from the foot of the net. */

/** From behind the racket to 1.5 m beyond the back line, with room for a jump and the speeds. */
export const VIEW_BOX = '-7000 -3800 15200 4500';

/** The floor beyond the back lines. */
export const OUTSIDE = 'M-7000 0h300M6700 0h1500';

/** The floor between the back lines, with a tick for each line across the court. */
export const FLOOR = 'M-6700 210V0H6700V210M-5940 0v120M-1980 0v120M1980 0v120M5940 0v120';

/** The post, 1.55 m high, and the middle of the net, 1.524 m high. */
export const POST = 'M0 0V-1550';
export const NET = 'M0-764V-1524';

/** The cord in the middle of the net. */
export const CORD = -1524;

/** The least distance from the cord that the close-up shows. */
export const CLOSE_UP = 420;

/** The defender, 1.80 m tall. */
export const DEFENDER = 'M3350 0V-1800';

/** A racket from the side, 68 cm long, with the shuttle at the origin. */
export const RACKET = 'M0-145V535';
