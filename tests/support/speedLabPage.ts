/** Finds the speed lab on the home page, and hydrates it. */
import type { Page } from '@playwright/test';
import { scrollTo } from './layout.ts';

export const lab = (page: Page) => page.locator('[data-part="speed-lab"]');
export const slider = (page: Page, label: string) =>
  lab(page).getByRole('slider', { name: label, exact: true });

/** Scrolls to the lab, and waits until it is hydrated. */
export async function hydrateLab(page: Page): Promise<void> {
  await lab(page).scrollIntoViewIfNeeded();
  await lab(page).and(page.locator('[data-hydrated]')).waitFor();
}

export async function openLab(page: Page, query = ''): Promise<void> {
  await page.goto(`/${query}`);
  await hydrateLab(page);
}

/** Opens any page, scrolled to its top, with its speed lab hydrated where it has one. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if ((await lab(page).count()) === 0) return;
  await hydrateLab(page);
  await scrollTo(page, 0);
}
