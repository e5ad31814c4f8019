import { site } from '../site.config.ts';
import { expect, ROUTES, test } from './site.ts';

/** The size in a JPEG's frame header, which begins with one of the SOF markers (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf;
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('A JPEG without a frame.');
}

const UNINDEXED = ROUTES.at(-1) ?? '';

for (const path of ROUTES.filter((route) => route !== UNINDEXED)) {
  test(`a link to ${path} is shown with its own title and the picture`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const read = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(read('title')).toHaveAttribute('content', await page.title());
    await expect(read('description')).toHaveAttribute(
      'content',
      (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
    );
    await expect(read('url')).toHaveAttribute('content', new URL(path, site.origin).href);
    await expect(read('type')).toHaveAttribute('content', 'website');
    await expect(read('site_name')).toHaveAttribute('content', site.name);
    await expect(read('image:alt')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    );

    const address = new URL((await read('image').getAttribute('content')) ?? '');
    expect(address.origin).toBe(site.origin);
    const response = await request.get(address.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const bytes = await response.body();
    expect(bytes.length).toBeLessThan(300_000);
    expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
    await expect(read('image:width')).toHaveAttribute('content', '1200');
    await expect(read('image:height')).toHaveAttribute('content', '630');
  });
}

test('the page for unknown addresses has nothing to show with a link', async ({ page }) => {
  await page.goto(UNINDEXED);
  await expect(page.locator('meta[property^="og:"], meta[name^="twitter:"]')).toHaveCount(0);
});
