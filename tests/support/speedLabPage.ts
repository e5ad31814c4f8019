/** Finds the speed lab on the home page, and hydrates it. */
import { expect, type Page } from '@playwright/test';
import { english } from '../../src/i18n/content.ts';
import { analyzeFlight } from '../../src/sections/SpeedLab/flightAnalysis.ts';
import { DEFAULT_SMASH } from '../../src/sections/SpeedLab/labSettings.ts';
import { listMeasuredSpeeds } from '../../src/sections/SpeedLab/measuredSpeeds.ts';
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

/** The lab as it is served: its drawing, its numbers and the measured speeds. */
export async function expectServedLab(page: Page): Promise<void> {
  await expect(lab(page).locator('svg').first()).toBeVisible();
  const { speedAtNetKmh } = analyzeFlight(DEFAULT_SMASH);
  const atNet = lab(page).locator('[data-readout="speed-at-net-kmh"]');
  await expect(atNet).toHaveText(`${Math.round(speedAtNetKmh ?? 0)} km/h`);
  await lab(page).getByText(english.labWords.whose).click();
  await expect(lab(page).getByRole('listitem')).toHaveText(
    listMeasuredSpeeds(english).map(
      ({ who, speedKmh, where }) => `${speedKmh} km/h ${who} ${where}`,
    ),
  );
}
