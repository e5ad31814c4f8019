/**
 * Players as the paths of a PlayerFigure, in millimetres: x as on the drawing, y down from the floor.
 * The joints were computed by the inverse kinematics of `media/rally/skeleton.ts` (commit 2c32ccf)
 * for a player of 1.76 m, and limbs were drawn around them as tapering strokes. A racket is 675 mm long.
 */

/** The outlines of one exposure of a player, in the order in which they are painted. */
export interface PlayerOutlines {
  /** The arm and the leg on the side away from the viewer. */
  readonly farLimbs: string;
  /** What the near arm passes in front of: the head, and mostly the trunk and the near leg. */
  readonly body: string;
  readonly nearArm: string;
  /** What the near arm joins without a gap. */
  readonly front?: string;
  /** The shaft and the frame of the racket, as lines. */
  readonly racket: string;
}

/** A receiver in a low defensive stance, facing left. The feet are on y = 0, on both sides of x = 0. */
export const RECEIVER: PlayerOutlines = {
  farLimbs:
    'M153-732l-46 16l-68 25l-71 27l-87 37l-104 44l-76 51l-26 63l13 55l13 54l14 92l17 115l13 80a17 17 0 0 0 34-3l-1-81l-4-116l-2-97l-16-62l-13-36l3-16l63-27l102-30l92-25l72-29l67-26l46-17a50 50 0 0 0-35-94zM-246-102l-28 10l-44 17l-31 12l-21 11l-27 13l-16 10a9 9 0 0 0 5 17l19 0l30-5l26-3l31-15l44-19l27-13a19 19 0 0 0-15-35zM-156-1091l-12 26l-20 41l-20 40l-20 55l-26 64l-18 40l-2-1l-13-8l-31-10l-55-3l-70-4l-50-3l-16-4l-5-2l-2-2a20 20 0 0 0-4 39l1-2l6-1l17 0l48 10l70 13l51 10l24 7l29 8l36-16l32-45l35-63l28-50l20-39l21-40l14-25a38 38 0 0 0-68-35zM-460-836l-161-95a13 13 0 0 0-13 22l158 98a15 15 0 0 0 16-25z',
  body: 'M-129-1066l-4 22l4 35l22 45l45 21l13 3l6 4l38 29l53 47l41 43l22 49l20 59l13 43l6 12l3-3l3 3a46 46 0 0 0 88 28l7-9l7-25l-2-34l-13-50l-21-67l-30-66l-38-67l-47-66l-42-54l-50-29l-34-6l9 7l-8 9l-21-11l-19-9a40 40 0 0 0-71 37zM-86-1008l17 4l25 8l17 4a34 34 0 0 0 29-62l-14-10l-23-14l-14-10a44 44 0 0 0-37 80zM-34-1059l-30-57l-48-92l-30-56a30 30 0 0 0-54 27l28 58l45 92l28 58a34 34 0 0 0 61-30zM-269 -1251a100 100 0 1 0 200 0a100 100 0 1 0-200 0zM187-700l-19 31l-27 45l-30 47l-40 63l-52 78l-27 75l27 61l50 31l51 32l80 55l98 69l69 46a17 17 0 0 0 21-27l-61-56l-91-79l-74-66l-57-34l-39-20l-8-5l27-40l58-64l53-59l33-54l27-47l17-32a50 50 0 0 0-86-50zM357-101l-20 15l-33 25l-22 17l-15 15l-20 19l-11 13a9 9 0 0 0 9 15l17-5l26-12l21-9l23-19l31-28l19-17a19 19 0 0 0-25-29z',
  nearArm:
    'M-47-1006l14 26l20 39l21 40l33 50l38 60l17 30l6-15l-30-6l-46-7l-76 2l-98 2l-73 2l-40-3l-29-2l-18-2a19 19 0 0 0-1 38l18-1l30-1l39-1l73 6l98 6l73 6l43 4l40 5l37-33l-14-54l-31-67l-25-53l-19-39l-20-40l-12-26a38 38 0 0 0-68 34z',
  racket: 'M-628 -920L-817 -1034M-1063-1197a148 82 36 0 1 240 174a148 82 36 0 1-240-174z',
};
