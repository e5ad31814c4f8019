/** The speed lab as a visitor meets it: what every test of it starts from. */
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const lab = (page: Page) => page.locator('[data-part="speed-lab"]');
export const slider = (page: Page, label: 'Speed' | 'Contact height' | 'Angle') =>
  lab(page).getByRole('slider', { name: label, exact: true });
export const readOut = (page: Page, name: string) => lab(page).locator(`[data-readout="${name}"]`);

/** Brings the lab near, and waits until it is awake. */
export async function wakeLab(page: Page): Promise<void> {
  await lab(page).scrollIntoViewIfNeeded();
  await expect(lab(page)).toHaveAttribute('data-awake');
}

export async function openLab(page: Page, query = ''): Promise<void> {
  await page.goto(`/${query}`);
  await wakeLab(page);
}

/** What a read-out says, in km/h, ms or metres; NaN for none. */
export const numberIn = async (page: Page, name: string): Promise<number> =>
  Number(await readOut(page, name).getAttribute('data-value'));

/** Opens any page, from its top, the lab awake where there is one. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path !== '/') return;
  await wakeLab(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
