/** Where things are on the two legal pages. */
import type { Page } from '@playwright/test';

export const LEGAL = ['/terms-of-service', '/privacy-policy'] as const;

export const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
export const clause = (page: Page, number: number) => page.locator('main h2').nth(number - 1);

/** How far below the window's top the heading of a clause stands. */
export async function topOf(page: Page, number: number): Promise<number> {
  return (await clause(page, number).boundingBox())?.y ?? Number.NaN;
}

/** What the floating bar covers of the window's top. */
export function barBottom(page: Page): Promise<number> {
  const bar = page.locator('[data-part="nav-bar"]');
  return bar.evaluate((element) => element.getBoundingClientRect().bottom);
}
