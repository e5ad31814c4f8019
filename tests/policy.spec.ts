/** The security policy and the headers, tried out: every attack fails, and would not without them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { closedFeatures, usedFeatures } from '../hosting.config.ts';
import { SOCIAL_PICTURE } from '../src/lib/socialPicture.ts';
import { DEEDS, FOREIGN, MARKUP_ATTACKS } from './attacks.ts';
import { HEARD_OF_IN_FIREFOX, STOPPED_IN_FIREFOX, UNSEEN_IN_FIREFOX } from './firefox.ts';
import { inFullOn } from './inFull.ts';
import { expect, ROUTES, test } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ATTACKS = [...MARKUP_ATTACKS, ...DEEDS];
const META_POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

declare global {
  interface Window {
    /** The directives that have stopped something, in this test. */
    violated: string[];
  }
}

/** How many times each of some names is there. */
function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * Opens a page with every attack in its markup, and commits every deed.
 * @returns the names of the attacks that came through, as a list that goes on growing
 */
async function attack(page: Page, path: string, hasPolicy: boolean): Promise<string[]> {
  const landed: string[] = [];
  await page.addInitScript(() => {
    window.violated = [];
    addEventListener('securitypolicyviolation', (event) => {
      window.violated.push(event.effectiveDirective);
    });
  });
  await page.route(
    (url) => url.origin === FOREIGN || url.pathname.startsWith('/landed/'),
    (route) => {
      landed.push(new URL(route.request().url()).pathname.split('/')[2] ?? '');
      return route.fulfill({ body: '' });
    },
  );
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const markup = MARKUP_ATTACKS.map((injected) => injected.markup).join('');
    const html = (await response.text()).replace('</main>', () => `${markup}</main>`);
    if (hasPolicy) return route.fulfill({ response, body: html });
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: html.replace(META_POLICY, '') });
  });
  await page.goto(path);
  for (const deed of DEEDS) await deed.commit(page);
  return landed;
}

/** Shows a page of another site, which a server of its own serves: a browser asks who is local. */
async function withOtherSite(page: Page, html: string, look: () => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await look();
  server.closeAllConnections();
  server.close();
}

for (const path of ROUTES) {
  test(`${path} lets no attack through, and says which directive stopped it`, async ({
    page,
    browserName,
    expectError,
  }) => {
    expectError(/./);
    const landed = await attack(page, path, true);
    const isFirefox = browserName === 'firefox';
    const stopped = tally(
      ATTACKS.map(({ name, directive }) => (isFirefox && STOPPED_IN_FIREFOX[name]) || directive),
    );
    const heardOf = isFirefox ? HEARD_OF_IN_FIREFOX : [];
    await expect
      .poll(async () => ({
        landed: landed.filter((name) => !heardOf.includes(name)),
        stopped: tally(await page.evaluate(() => window.violated)),
      }))
      .toEqual({ landed: [], stopped });
  });

  test(
    `${path} without its policy lets every attack through`,
    inFullOn(path),
    async ({ page, browserName, expectError }) => {
      expectError(/./);
      const landed = await attack(page, path, false);
      const unseen = browserName === 'firefox' ? UNSEEN_IN_FIREFOX : [];
      const names = ATTACKS.flatMap(({ name }) => (unseen.includes(name) ? [] : name)).sort();
      // A foreign base also sends the page's own files elsewhere.
      const attacks = () => names.filter((name) => landed.includes(name));
      await expect.poll(attacks).toEqual(names);
    },
  );
}

test('what is not used is closed, every directive by name', async ({ request }) => {
  for (const path of ROUTES) {
    const html = await (await request.get(path)).text();
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const directives = policy.split(';').flatMap((directive) => directive.trim() || []);
    const withoutHashes = directives.map((directive) => directive.replace(/ 'sha256-[^']*'/g, ''));
    expect(withoutHashes).toEqual([
      "default-src 'none'",
      "img-src 'self'",
      "media-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types page-view-script',
      "script-src 'self'",
      "style-src 'self'",
    ]);
  }
});

test('no other site can frame a page', async ({ page, baseURL, expectError }) => {
  expectError(/frame-ancestors/);
  const framed: string[] = [];
  page.on('framenavigated', (frame) => framed.push(frame.url()));
  await withOtherSite(page, `<iframe src="${baseURL}/"></iframe>`, async () => {
    await expect.poll(() => framed.length).toBe(2);
    expect(framed[1]).toMatch(/^chrome-error:|^about:neterror/);
  });
});

test('other sites can show the picture made for them, and nothing else', async ({
  page,
  baseURL,
  expectError,
}) => {
  expectError(/ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin|Cross-Origin-Resource-Policy/);
  const paths = [SOCIAL_PICTURE.path, '/favicon.svg'];
  const pictures = paths.map((path) => `<img src="${baseURL}${path}" alt="">`).join('');
  await withOtherSite(page, pictures, async () => {
    const shown = await page
      .locator('img')
      .evaluateAll((found) => found.map((img) => (img as HTMLImageElement).naturalWidth > 0));
    expect(shown).toEqual([true, false]);
  });
});

test('the browser closes every feature but those the pages use', async ({ page }) => {
  for (const path of ROUTES) {
    await page.goto(path);
    const allowed = await page.evaluate(
      (names) => {
        const { featurePolicy } = document as unknown as {
          featurePolicy: { allowsFeature(name: string): boolean };
        };
        return names.filter((name) => featurePolicy.allowsFeature(name));
      },
      [...usedFeatures, ...closedFeatures],
    );
    expect(allowed).toEqual([...usedFeatures]);
  }
});

test('the films may still go full screen and into a window of their own', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Watch demo').click();
  const film = page.getByRole('dialog').locator('video');
  await expect(film).toHaveJSProperty('paused', false);
  expect(await page.evaluate(() => document.pictureInPictureEnabled)).toBe(true);
  const isFullScreen = await film.evaluate(async (video) => {
    await video.requestFullscreen();
    return document.fullscreenElement === video;
  });
  expect(isFullScreen).toBe(true);
});
