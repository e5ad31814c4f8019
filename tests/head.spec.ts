/** What phones, search engines and assistants read of a page besides its words. */
import { site } from '../site.config.ts';
import { ICON_FILES, TAB_ICON, TOUCH_ICON } from '../src/lib/icons.ts';
import { SECURITY_TEXT_PATH } from '../src/lib/securityText.ts';
import { expect, ROUTES, test, UNKNOWN_ROUTE } from './site.ts';

/** Width and height from the head of a PNG file. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const FOUND = ROUTES.filter((route) => route !== UNKNOWN_ROUTE);

test('every page has a title and a description of its own that are shown whole', async ({
  page,
}) => {
  const seen = new Set<string>();
  for (const path of ROUTES) {
    await page.goto(path);
    const title = await page.title();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    for (const [text, limit] of [
      [title, 60],
      [description ?? '', 155],
    ] as const) {
      expect(text.length, path).toBeGreaterThan(8);
      expect(text.length, path).toBeLessThanOrEqual(limit);
      seen.add(text);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#070b17');
    await expect(page.locator('meta[name="format-detection"]')).toHaveCount(1);
    const isPlaceholder = !/[1-9]/.test(site.appStore.id);
    await expect(page.locator('meta[name="apple-itunes-app"]')).toHaveCount(isPlaceholder ? 0 : 1);
  }
  expect(seen.size).toBe(2 * ROUTES.length);
});

test('the icon is there in every size, and each is drawn', async ({ page, request }) => {
  await page.goto('/');
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  expect(await href('link[rel="icon"][sizes="32x32"]')).toBe(TAB_ICON.path);
  expect(await href('link[rel="apple-touch-icon"]')).toBe(TOUCH_ICON.path);
  for (const { path, sizePx } of ICON_FILES) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe('image/png');
    const bytes = await response.body();
    expect(pngSize(bytes)).toEqual([sizePx, sizePx]);
    expect(bytes.length).toBeGreaterThan(300);
  }
});

test('what a system rounds is filled to its corners, and a mark that may be cut stays clear', async ({
  page,
}) => {
  await page.goto('/');
  for (const { path, sizePx, corner } of ICON_FILES) {
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = image.width;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.width) ?? {};
      let furthest = 0;
      for (let i = 0; i < data.length; i += 4) {
        // Away from the dark square, whatever colour the mark has.
        const isMark = Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 128;
        const [x, y] = [(i / 4) % image.width, Math.floor(i / 4 / image.width)];
        const fromCentre = Math.hypot(x - image.width / 2, y - image.width / 2);
        if (isMark) furthest = Math.max(furthest, fromCentre);
      }
      return { cornerAlpha: data[3], furthest };
    }, path);
    expect(drawn.cornerAlpha, path).toBe(corner === 0 ? 255 : 0);
    expect(drawn.furthest, path).toBeGreaterThan(0.3 * sizePx);
    // The safe zone of a maskable icon is a circle of 80 percent (W3C, Web Application Manifest).
    if (path.includes('maskable')) expect(drawn.furthest).toBeLessThan(0.4 * sizePx);
  }
});

test('the browser takes the manifest, with every icon it names', async ({ page, request }) => {
  for (const path of ROUTES) {
    await page.goto(path);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  }
  const session = await page.context().newCDPSession(page);
  const { errors, data, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.name).toBe(site.name);
  for (const { src, sizes } of manifest.icons) {
    const [width] = pngSize(await (await request.get(src)).body());
    expect(`${width}x${width}`).toBe(sizes);
  }
});

test('the sitemap lists every page that is to be found, by its one address, and robots.txt names it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml');
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(FOUND.map((path) => new URL(path, site.origin).href).sort());
  for (const url of listed) {
    const page = await request.get(new URL(url ?? '').pathname, { maxRedirects: 0 });
    expect(page.status(), url).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${url}">`);
  }
});

test('security.txt says whom to write to, as text, and until when', async ({ request }) => {
  const response = await request.get(SECURITY_TEXT_PATH);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${site.origin}${SECURITY_TEXT_PATH}\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  // As long as this build is from today.
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 300 * 86_400_000);
});
