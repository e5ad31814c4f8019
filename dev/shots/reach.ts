/** What reaching a state means. */
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';

/** Patient: a busy machine is no reason to miss a picture. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** Opens the page and brings it into a state; what must be set up before comes before `open`. */
export type Reach = (page: Page, open: () => Promise<void>) => Promise<void>;

/** A state of the home page. */
export interface State {
  /** What the sheet puts together under one heading. */
  readonly group: string;
  readonly name: string;
  readonly reach: Reach;
  /** Seen on the whole page, not in one window of it. */
  readonly isWhole?: boolean;
  /** Films play; everywhere else they stay at their posters, which are the same in every run. */
  readonly filmsPlay?: boolean;
}

/** Brings an element to the top of the window, clear of the bar, at once. */
export function show(element: Locator): Promise<void> {
  return element.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
}
