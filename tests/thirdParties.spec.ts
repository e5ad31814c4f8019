/** Who learns of a visit (docs/requirements.md, 13.1 and 16.1). */
import { site } from '../site.config.ts';
import { expect, ROUTES, scrollThrough, test } from './fixtures.ts';

// Drawing a page takes less time without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('before a message is sent no other origin is requested, and no cookie is ever set', async ({
  page,
  form,
  context,
  servers,
}) => {
  const foreign = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== servers.withFaults) foreign.add(origin);
  });
  // The home page last, for the message.
  for (const path of ROUTES.toReversed()) {
    await page.goto(servers.withFaults + path);
    await scrollThrough(page);
    for (const question of await page.locator('main section summary:visible').all())
      await question.click();
    // Requests that Playwright does not see.
    const hints = 'link[rel~="preconnect"], link[rel~="dns-prefetch"], a[ping]';
    await expect(page.locator(hints)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  await page.getByText('Watch demo').click();
  await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('paused', false);
  await page.keyboard.press('Escape');
  await form.hydrate();
  await form.fill({ Subject: 'status 200 OK' });
  await page.waitForLoadState('networkidle');
  expect([...foreign]).toEqual([]);

  await form.send('sent');
  expect([...foreign]).toEqual([process.env.FAULT_SERVICE_ORIGIN]);
  expect(await context.cookies()).toEqual([]);
});

test('the host’s script counts every page once it has loaded, and gets earlier events', async ({
  page,
}) => {
  const pageViewScript = site.pageViewScript ?? '';
  test.skip(pageViewScript === '', 'this site counts no page views');
  for (const path of ROUTES) {
    const loaded = page.waitForResponse((response) => response.url().endsWith(pageViewScript));
    await page.goto(path);
    await (await loaded).finished();
    const { waitedForLoad, queued } = await page.evaluate((script) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [entry] = performance.getEntriesByName(location.origin + script);
      const { loadEventStart } = navigation as PerformanceNavigationTiming;
      window.va?.('event', { name: 'test' });
      return {
        waitedForLoad: entry !== undefined && entry.startTime >= loadEventStart,
        queued: window.vaq,
      };
    }, pageViewScript);
    expect(waitedForLoad, path).toBe(true);
    expect(queued, path).toEqual([['event', { name: 'test' }]]);
  }
});
