/** Who learns of a visit (docs/requirements.md, Page views and Safety). */
import type { BrowserContext } from '@playwright/test';
import { site } from '../site.config.ts';
import { expect, test, UNKNOWN_ROUTE } from './support/fixtures.ts';
import { scrollThrough } from './support/layout.ts';

/** The origins that a visit asks for anything, besides the one it is to. */
function noteForeignOrigins(context: BrowserContext, ownOrigin: string): Set<string> {
  const foreign = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== ownOrigin) foreign.add(origin);
  });
  return foreign;
}

test('a visit asks no other origin, and gets no cookie', async ({
  page,
  form,
  context,
  servers,
}) => {
  const foreign = noteForeignOrigins(context, servers.project);
  // The home page last, to be used.
  for (const path of [UNKNOWN_ROUTE, '/terms-of-service', '/demo', '/']) {
    await page.goto(path);
    await scrollThrough(page);
    // Requests that Playwright does not see.
    const hints = 'link[rel~="preconnect"], link[rel~="dns-prefetch"], a[ping]';
    await expect(page.locator(hints)).toHaveCount(0);
  }
  await page.locator('#faq summary').first().click();
  await page.getByText('Watch demo').click();
  await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('paused', false);
  await page.keyboard.press('Escape');
  await form.hydrate();
  await form.fill();
  await page.waitForLoadState('networkidle');
  expect([...foreign]).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a message goes to the email service and nowhere else', async ({ form, context, servers }) => {
  const foreign = noteForeignOrigins(context, servers.owner);
  await form.open(servers.owner);
  await form.fill({ Subject: 'status 200 OK' });
  expect([...foreign]).toEqual([]);
  await form.send('sent');
  expect([...foreign]).toEqual([process.env.FAULT_SERVICE_ORIGIN]);
  expect(await context.cookies()).toEqual([]);
});

test('the host’s script counts a page once it has loaded', async ({ page }) => {
  const pageViewScript = site.pageViewScript ?? '';
  test.skip(pageViewScript === '', 'this site counts no page views');
  const loaded = page.waitForResponse((response) => response.url().endsWith(pageViewScript));
  await page.goto('/demo');
  await (await loaded).finished();
  const { waitedMs, queued } = await page.evaluate((script) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [entry] = performance.getEntriesByName(location.origin + script);
    window.va?.('event', { name: 'test' });
    return { waitedMs: (entry?.startTime ?? 0) - (visit?.loadEventStart ?? 0), queued: window.vaq };
  }, pageViewScript);
  expect(waitedMs).toBeGreaterThanOrEqual(0);
  expect(queued).toEqual([['event', { name: 'test' }]]);
});
