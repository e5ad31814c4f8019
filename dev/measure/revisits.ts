import { site } from '../../site.config.ts';
import { launch, type MeasuredSite } from './browser.ts';
import type { Figure } from './figure.ts';

/** What a second visit asks the network for, and whether "back" shows the very page that was left. */
export async function measureRevisits(measured: MeasuredSite): Promise<Figure[]> {
  const browser = await launch(measured, { isWhole: true });
  const page = await browser.newPage();
  await page.goto(site.origin, { waitUntil: 'networkidle' });

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const asked: string[] = [];
  devTools.on('Network.responseReceived', ({ response }) => {
    const isKept = response.fromDiskCache || response.url.startsWith('data:');
    // The host's own script is not ours to keep.
    if (!isKept && response.url !== site.origin + site.pageViewScript) asked.push(response.url);
  });
  await page.goto('about:blank');
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const others = asked.filter((url) => url !== `${site.origin}/`);

  await page.evaluate(() => document.body.setAttribute('data-left', ''));
  const restored: boolean[] = [];
  for (const path of ['/terms-of-service', '/no-such-page']) {
    await page.goto(site.origin + path);
    // A restored page sends no "load" for Playwright to wait for.
    await page.evaluate(() => history.back());
    await page.waitForURL(`${site.origin}/`, { waitUntil: 'commit' });
    restored.push((await page.locator('body[data-left]').count()) === 1);
  }
  await browser.close();
  return [
    {
      name: '/: asked of the network on a second visit, besides the HTML',
      value: others.length,
      unit: 'requests',
      atMost: 0,
      note: others.join(' '),
    },
    {
      name: '/: restored as it was left, on going back (back/forward cache)',
      value: restored.filter(Boolean).length / restored.length,
      unit: 'of 1',
      atLeast: 1,
    },
  ];
}
