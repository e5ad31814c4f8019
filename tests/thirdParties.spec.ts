/** Nobody but the site hears of a visit: not before the visitor sends a message, and then its service. */
import type { Page } from '@playwright/test';
import { SHIPPED_PACKAGES } from '../src/lib/shippedPackages.ts';
import { button, fillIn, SENT, toast, wake } from './contactPage.ts';
import { expect, ROUTES, scrollThrough, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEverything(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const question of await page.locator('main section summary:visible').all())
    await question.click();
  const opener = page.getByText('Watch demo');
  if (await opener.count()) {
    await opener.click();
    await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('paused', false);
    await page.getByRole('dialog').locator('summary').click();
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
}

test('until a message is sent no other origin is asked for anything, and no cookie is set', async ({
  page,
  context,
  servers,
}) => {
  const foreign = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== servers.withFaults) foreign.add(origin);
  });
  for (const path of ROUTES) {
    await page.goto(servers.withFaults + path);
    await openEverything(page);
    // Of these the page hears nothing, but the other origin does.
    const hints = 'link[rel~="preconnect"], link[rel~="dns-prefetch"], a[ping]';
    await expect(page.locator(hints)).toHaveCount(0);
  }
  expect([...foreign]).toEqual([]);

  await page.goto(servers.withFaults);
  await wake(page);
  await fillIn(page, { Subject: 'status 200 OK' });
  expect([...foreign]).toEqual([]);
  await button(page).click();
  await expect(toast(page, SENT)).toBeVisible();
  expect([...foreign]).toEqual([process.env.FAULT_SERVICE_ORIGIN]);
  expect(await context.cookies()).toEqual([]);
});

test('the licences of what visitors receive are there, each in its own words', async ({
  request,
}) => {
  const response = await request.get('/licenses.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const name of [...SHIPPED_PACKAGES, 'Anybody'])
    expect(text).toMatch(new RegExp(`^(?:.* )?${name}[ ,]`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('Copyright 2020 The Anybody Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});
