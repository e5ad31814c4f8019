/** How a link to a page is shown elsewhere (Open Graph). */
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { english } from '../src/i18n/content.ts';
import { expect, ROUTES, test, UNKNOWN_ROUTE } from './fixtures.ts';

const { ogImage } = english;

test('a link to a page is shown with its own title and the image', async ({ page, request }) => {
  const content = (selector: string) => page.locator(`meta${selector}`).getAttribute('content');
  for (const path of ROUTES.filter((route) => route !== UNKNOWN_ROUTE)) {
    await page.goto(path);
    const address = new URL((await content('[property="og:image"]')) ?? '');
    for (const [name, value] of Object.entries({
      title: await page.title(),
      description: await content('[name="description"]'),
      url: new URL(path, site.origin).href,
      type: 'website',
      site_name: site.name,
      'image:alt': ogImage.alt,
      'image:width': '1200',
      'image:height': '630',
    }))
      expect(await content(`[property="og:${name}"]`), `${name} of ${path}`).toBe(value);
    expect(await content('[name="twitter:card"]')).toBe('summary_large_image');

    expect(address.origin).toBe(site.origin);
    const response = await request.get(address.pathname);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const bytes = await response.body();
    expect(bytes.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
  await page.goto(UNKNOWN_ROUTE);
  await expect(page.locator('meta[property^="og:"], meta[name^="twitter:"]')).toHaveCount(0);
});
