/**
 * All budgets. `tests/budgets.spec.ts` enforces those of a first visit and of the scripts,
 * `tests/languages.spec.ts` those of translations; `npm run measure` prints all but those of translations.
 * No test enforces the timings and the scores of Lighthouse, because machines differ. Bytes are counted as
 * hosts send them: texts are compressed with Brotli.
 */

/** A first visit to the home page, a legal page or the 404, while nothing on it is used. */
export const FIRST_VISIT_BUDGET = {
  /**
   * HTML to the end of the first section, with the head and its critical styles. A new connection may
   * send this much before it waits for an answer.
   */
  firstSectionB: 14_600,
  /** The whole HTML. */
  htmlB: 20_000,
  /** Scripts within the HTML. */
  inlineScriptsB: 2_000,
  /** Files of scripts that are fetched before the page has loaded. */
  scriptsBeforeLoadB: 3_000,
  /** All files of scripts, those that are fetched after the page has loaded included. */
  scriptsAfterLoadB: 4_000,
  /** The display font. */
  fontsB: 24_000,
  fontFiles: 1,
  /** Videos are fetched when they are near. */
  videoFiles: 0,
  renderBlockingFiles: 0,
} as const;

/** The images of the first view of the home page. */
export const FIRST_VIEW_IMAGES_BUDGET = {
  /** In a window of 390 px with three pixels for each. */
  phoneB: 90_000,
  /** In a window of 1440 px with two pixels for each. */
  desktopB: 160_000,
} as const;

/** A first visit to a legal page or the 404. */
export const OTHER_PAGE_BUDGET = {
  /** The HTML and all other files, without the font. */
  everythingButFontB: 30_000,
} as const;

/** The home page in another language, which also keeps to `FIRST_VISIT_BUDGET.firstSectionB`. */
export const TRANSLATED_HOME_PAGE_BUDGET = {
  /** The whole HTML. */
  htmlB: 22_000,
  /** Files of the display font: the first part, and one with further letters. */
  fontFiles: 2,
  /** The same in scripts that the display font lacks, whose headline is a drawing. */
  fontFilesWithDrawnHeadline: 0,
} as const;

/** The home page once every feature has been used. */
export const EVERY_FEATURE_BUDGET = {
  /** All files of scripts. */
  scriptsB: 76_000,
  /** The slowest interaction on a slow phone, from the event to the next paint. */
  slowestInteractionMs: 100,
} as const;

/** Lighthouse on a simulated phone, for each page that is listed in `src/lib/pagePaths.ts`. */
export const LIGHTHOUSE_BUDGET = {
  /** The lowest score of each category, and of the back/forward cache where it can be measured. */
  minScorePoints: 100,
  totalBlockingTimeMs: 30,
  cumulativeLayoutShift: 0,
} as const;
