/** Waits until a page stands still, so that a picture shows it as it stays. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const TIME_LIMIT_MS = 20_000;
const BETWEEN_LOOKS_MS = 60;
/** What is seen once may be about to change: it must be seen again. */
const LOOKS = 2;

/** What is looked at. */
interface Scope {
  /** Pictures in the window, or on the whole page too. */
  readonly everywhere: boolean;
  /** Pictures, films and typefaces never arrive. */
  readonly isHeldBack: boolean;
}

/**
 * Runs in the page: names what is not finished. Animations that never end are let be, and so are
 * those that scrolling drives.
 */
function nameUnfinished({ everywhere, isHeldBack }: Scope): string[] {
  const unfinished: string[] = [];
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    const ends = animation.timeline === document.timeline && end !== Number.POSITIVE_INFINITY;
    if (ends && animation.playState === 'running') unfinished.push('an animation');
  }
  if (isHeldBack) return unfinished;

  if (document.fonts.status !== 'loaded') unfinished.push('a typeface');
  for (const image of document.images) {
    const { top, bottom } = image.getBoundingClientRect();
    const isSeen = everywhere || (bottom > 0 && top < innerHeight);
    const isRendered = image.getClientRects().length > 0;
    if (isSeen && isRendered && !image.complete) unfinished.push(image.currentSrc);
  }
  return unfinished;
}

/** @throws when the page does not come to rest in time, with what it did not finish */
export async function waitForStillness(page: Page, scope: Scope): Promise<void> {
  const end = Date.now() + TIME_LIMIT_MS;
  for (let looks = 0; looks < LOOKS; ) {
    const unfinished = await page.evaluate(nameUnfinished, scope);
    looks = unfinished.length === 0 ? looks + 1 : 0;
    if (Date.now() > end) throw new Error(`Not finished: ${unfinished.join(', ')}`);
    await wait(BETWEEN_LOOKS_MS);
  }
}

/** Goes down the page a window at a time, so that what loads when it comes near does, and back up. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    }, top);
  const stepPx = page.viewportSize()?.height ?? 0;
  for (let top = 0, height = await scrollTo(0); stepPx > 0 && top < height; top += stepPx) {
    height = await scrollTo(top);
    await wait(BETWEEN_LOOKS_MS);
  }
  await scrollTo(0);
}
