/** The speed lab: in, out, into the net, as other cameras and in other units show it. */
import type { Page } from '@playwright/test';
import { expect, type Reach, type State, show } from './reach.ts';

const lab = (page: Page) => page.locator('[data-part="speed-lab"]');

/** Opens the page at the lab, awake. */
const openLab: Reach = async (page, open) => {
  await open();
  await show(lab(page));
  await expect(lab(page)).toHaveAttribute('data-awake');
  await show(lab(page));
};

/** Sets sliders by their labels. */
const withSet =
  (values: Record<string, string>): Reach =>
  async (page, open) => {
    await openLab(page, open);
    for (const [label, value] of Object.entries(values))
      await lab(page).getByRole('slider', { name: label, exact: true }).fill(value);
    await page.locator(':focus').blur();
    await show(lab(page));
  };

const choose =
  (name: string): Reach =>
  async (page, open) => {
    await openLab(page, open);
    await lab(page).getByRole('radio', { name, exact: true }).check();
    await page.locator(':focus').blur();
    await show(lab(page));
  };

const focusSlider: Reach = async (page, open) => {
  await openLab(page, open);
  await lab(page).getByRole('slider', { name: 'Speed', exact: true }).press('ArrowRight');
};

export const LAB_STATES: readonly State[] = (
  [
    ['lab-example', openLab],
    ['lab-net', withSet({ Angle: '15' })],
    ['lab-out', withSet({ Speed: '565' })],
    ['lab-fastest', withSet({ Speed: '600', 'Contact height': '3.2', Angle: '0' })],
    ['lab-slowest', withSet({ Speed: '50' })],
    ['lab-mph', choose('mph')],
    ['lab-30-fps', choose('30')],
    ['lab-120-fps', choose('120')],
    ['lab-240-fps', choose('240')],
    ['lab-focus', focusSlider],
  ] as const
).map(([name, reach]) => ({ group: 'speed lab', name, reach }));
