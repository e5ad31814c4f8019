/** The filming guide (docs/requirements.md, Filming guide). Where the phone stands is computed and tested beside it. */
import { english } from '../src/i18n/content.ts';
import { expect, testWithoutScripts as test } from './support/fixtures.ts';

const { title, plan } = english.filmingGuide;

test('the room beside the court is chosen, and its plan is shown, without a script', async ({
  page,
}) => {
  await page.goto('/');
  const guide = page.getByRole('region', { name: title });
  const room = guide.getByRole('group', { name: plan.room }).getByRole('radio');
  const plans = guide.locator('img');
  await expect(room).toHaveCount(2);
  await expect(plans).toHaveCount(2);
  await expect(plans.first()).toBeVisible();
  await expect(plans.last()).toBeHidden();

  await room.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(room.last()).toBeChecked();
  await expect(plans.first()).toBeHidden();
  await expect(plans.last()).toBeVisible();
  await expect(guide.getByText(plan.enough.split('{')[0] ?? '')).toBeVisible();
});
