/** Icons, manifest, sitemap and the other files that systems and search engines read. */
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { locales } from '../src/i18n/locales.ts';
import { ICON_FILES, TAB_ICON, TOUCH_ICON } from '../src/lib/icons.ts';
import { SECURITY_TEXT_PATH } from '../src/lib/securityText.ts';
import { expect, getPage, ROUTES, siteTest as test, UNKNOWN_ROUTE } from './fixtures.ts';

test('icons are drawn, and keep clear of the edge where systems crop them', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toMatch(new RegExp(`<link rel="icon"[^>]* href="${TAB_ICON.path}"`));
  expect(home).toContain(`<link rel="apple-touch-icon" href="${TOUCH_ICON.path}"`);
  for (const { path, sizePx, corner } of ICON_FILES) {
    const image = sharp(await (await request.get(path)).body()).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], path).toEqual([sizePx, sizePx]);
    // Systems that round the corners themselves get an icon without transparency.
    expect(data[3], path).toBe(corner === 0 ? 255 : 0);
    let markRadiusPx = 0;
    for (let i = 0; i < data.length; i += 4) {
      // The mark is bright, whatever its colour; the square behind it is dark.
      const isMark = Math.max(...data.subarray(i, i + 3)) > 128;
      const [x, y] = [(i / 4) % sizePx, Math.floor(i / 4 / sizePx)];
      if (isMark) markRadiusPx = Math.max(markRadiusPx, Math.hypot(x - sizePx / 2, y - sizePx / 2));
    }
    expect(markRadiusPx, path).toBeGreaterThan(0.3 * sizePx);
    // The safe zone of a maskable icon is a circle of 80 percent (W3C, Web Application Manifest).
    if (path.includes('maskable')) expect(markRadiusPx).toBeLessThan(0.4 * sizePx);
  }
});

test('the browser accepts the manifest and its icons', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'needs the Chrome DevTools Protocol');
  await page.goto('/terms-of-service');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.name).toBe(site.name);
  const icons = ICON_FILES.map(({ path, sizePx }) => [path, `${sizePx}x${sizePx}`]);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) expect(icons).toContainEqual([src, sizes]);
});

test('the sitemap lists every page with its versions, and robots.txt names it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
  const sitemap = await getPage(request, '/sitemap.xml');
  const entries = sitemap.querySelectorAll('url');
  const versions = entries.map((entry) => [
    entry.querySelector('loc')?.text,
    ...entry.querySelectorAll('[rel="alternate"]').map(({ attrs }) => attrs.href),
  ]);
  const absolute = (path: string) => new URL(path, site.origin).href;
  const expected = ROUTES.filter((route) => route !== UNKNOWN_ROUTE).flatMap((path) => {
    const addresses = locales.map(({ homePath }) => absolute(homePath + path.slice(1)));
    return addresses.map((address) => [address, ...addresses, absolute(path)]);
  });
  expect(versions.sort()).toEqual(expected.sort());
  expect(await (await request.get(UNKNOWN_ROUTE)).text()).toContain('content="noindex');
});

test('security.txt and the licenses of what visitors receive are texts', async ({ request }) => {
  const [security, licenses] = await Promise.all(
    [SECURITY_TEXT_PATH, '/licenses.txt'].map(async (path) => (await request.get(path)).text()),
  );
  expect(security).toContain(`Contact: mailto:${site.email}\n`);
  expect(security).toContain(`Canonical: ${site.origin}${SECURITY_TEXT_PATH}\n`);
  for (const name of ['@astrojs/react', 'astro', 'react', 'react-dom', 'rolldown', 'scheduler'])
    expect(licenses).toMatch(new RegExp(`^(?:.* )?${name}[ ,]`, 'm'));
  for (const text of [
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
    'Copyright 2020 The Anybody Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
  ])
    expect(licenses).toContain(text);
});
