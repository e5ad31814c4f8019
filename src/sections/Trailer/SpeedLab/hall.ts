/** The court from the side: one unit is a millimetre, from the foot of the net. Checked by hall.test.ts. */

/** From behind the racket to 1.5 m past the back line; as high as a jump and the numbers above it. */
export const VIEW_BOX = '-7000 -3800 15200 4500';

/** The floor past the back lines. */
export const OUTSIDE = 'M-7000 0h300M6700 0h1500';

/** From back line to back line; below it a mark for each line that crosses the floor. */
export const FLOOR = 'M-6700 210V0H6700V210M-5940 0v120M-1980 0v120M1980 0v120M5940 0v120';

/** Both are seen edge on: the post, 1.55 m high, and before it the net with its cord at 1.524 m. */
export const POST = 'M0 0V-1550';
export const NET = 'M0-764V-1524';

/** The cord in the middle of the net. */
export const CORD = -1524;

/** As much as the loupe shows at least, to every side of the cord. */
export const LOUPE = 420;

/** Where the receiver waits, as tall as one. */
export const RECEIVER = 'M3350 0V-1800';

/** A racket edge on, as it meets the shuttle at the origin: 68 cm long. */
export const RACKET = 'M0-145V535';
