/**
 * What an owner makes their own: the title, the logo and the accent colour. A copy of the project is
 * edited as an owner would, with a home page for each of several titles, and built once.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { serveSite } from '../dev/server.ts';
import { site } from '../site.config.ts';
import { ICON_FILES } from '../src/lib/icons.ts';
import { setHeadline } from '../src/sections/Hero/headline.ts';
import { buildOwnersCopy, type Edits } from './ownersCopy.ts';
import { test as base, expect } from './site.ts';

const ACCENT = '#ffb02e';
/** A wide logo of one colour, which is nowhere else on the page. */
const LOGO_COLOUR = '#e040c0';
const LOGO_RATIO = 2;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" rx="8" fill="${LOGO_COLOUR}"/></svg>`;

const TITLES = [
  'Go',
  'Your smash, measured.',
  'Joggy pygmy jumps, quickly',
  'Éclair Å la vitesse: 320?',
  'Know the speed of every smash you ever hit',
  'Film a rally and know how fast your best smash was.',
];
const WIDTHS = [320, 390, 639, 640, 960, 1440, 2560];

/** The edits of an owner, and for each title a home page that has it. */
async function ownersEdits(): Promise<Edits> {
  const home = await readFile('src/pages/index.astro', 'utf8');
  const pages = TITLES.map((title, i) => [
    `src/pages/title-${i}.astro`,
    home.replace('setHeadline(hero.title)', `setHeadline(${JSON.stringify(title)})`),
  ]);
  return {
    'src/assets/logo.svg': LOGO,
    'site.config.ts': [/(?<=^ {2}logo: ).+(?=,$)/m, "'src/assets/logo.svg'"],
    'src/styles/tokens.css': [/(?<=--accent: )#\w+/, ACCENT],
    ...Object.fromEntries(pages),
  };
}

const test = base.extend<object, { brand: { url: string; pictures: string } }>({
  brand: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const pictures = await buildOwnersCopy('brand', await ownersEdits());
      const server = await serveSite({ folder: pictures });
      await use({ url: server.url, pictures });
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ brand }, use) => use(brand.url),
  contextOptions: { reducedMotion: 'reduce' },
});

// One build for all: in one worker.
test.describe.configure({ mode: 'default' });

/** The headline alone, as rows that have ink or not, and where its lines stand. */
async function readHeadline(page: Page) {
  const lines = await page.evaluate(() => {
    const letters = [...document.querySelectorAll<HTMLElement>('#hero-title [data-letter]')];
    const shown = letters
      .map((letter) => ({
        box: letter.getBoundingClientRect(),
        sizePx: Number.parseFloat(getComputedStyle(letter).fontSize),
        text: letter.dataset.letter ?? '',
      }))
      .filter(({ box }) => box.width > 0);
    const found: { baseline: number; text: string; left: number; right: number }[] = [];
    for (const { box, sizePx, text } of shown) {
      // Of a letter's box 0.7775 em are above the baseline; that of a space is empty, and stands on it.
      const baseline = text === ' ' ? box.bottom : box.top + 0.7775 * sizePx;
      const line = found.find((each) => Math.abs(each.baseline - baseline) < 2);
      if (!line) found.push({ baseline, text, left: box.left, right: box.right });
      else Object.assign(line, { text: line.text + text, right: box.right });
    }
    return found;
  });
  const showOnlyTitle = (isOnly: boolean) =>
    page.evaluate((only) => {
      const title = document.querySelector<HTMLElement>('#hero-title');
      document.body.style.visibility = only ? 'hidden' : '';
      if (title) title.style.visibility = only ? 'visible' : '';
    }, isOnly);
  await showOnlyTitle(true);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  await showOnlyTitle(false);
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const hasInk = (row: number) =>
    data.subarray(row * width, (row + 1) * width).some((value) => value > 128);
  return { lines, hasInk, height };
}

for (const [i, title] of TITLES.entries()) {
  test(`"${title}" stands in lines that do not touch, and nothing else does`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(`/title-${i}`);
    await page.evaluate(() => document.fonts.ready);
    const { narrow, wide } = setHeadline(title);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 640 ? 700 : 620 });
      const { lines, hasInk } = await readHeadline(page);
      const expected = (width < 640 ? narrow : wide).map(({ letters }) =>
        letters.map(({ character }) => character).join(''),
      );
      expect(
        lines.map(({ text }) => text),
        `${width} px`,
      ).toEqual(expected);
      for (const [at, { baseline, left, right }] of lines.entries()) {
        expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(right, `${width} px`).toBeLessThanOrEqual(width);
        const above = lines[at - 1];
        if (!above) continue;
        const rows = Array.from(
          { length: Math.floor(baseline - above.baseline) },
          (_, row) => Math.ceil(above.baseline) + row,
        );
        expect(
          rows.some((row) => !hasInk(row)),
          `free between lines at ${width} px`,
        ).toBe(true);
      }
      const met = await page.evaluate(() => {
        const hero = document.querySelector('#home');
        const own = hero?.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
        const others = [
          ...(hero?.querySelectorAll('p, a, li, [data-part="device"]') ?? []),
          ...document.querySelectorAll('[data-part="nav-bar"]'),
          ...document.querySelectorAll('#hero-stage svg > g:last-of-type > path'),
        ];
        return others
          .map((element) => element.getBoundingClientRect())
          .filter(
            ({ left, right, top, bottom }) =>
              left < own.right && right > own.left && top < own.bottom - 1 && bottom > own.top,
          )
          .map(({ top, left }) => `${left} ${top}`);
      });
      expect(met, `met by the title at ${width} px`).toEqual([]);
    }
  });
}

test('at 1440 x 900 both buttons are in sight under any title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const i of TITLES.keys()) {
    await page.goto(`/title-${i}`);
    for (const name of ['Download Now', 'Watch demo'])
      await expect(page.locator('#home').getByText(name)).toBeInViewport({ ratio: 1 });
  }
});

test('the logo stands in the bar and in the footer, in its own shape', async ({ page }) => {
  for (const [width, path] of [
    [1440, '/'],
    [390, '/terms-of-service'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const part of ['[data-part="nav-bar"]', 'footer']) {
      const name = page.locator(part).getByRole('link', { name: site.name, exact: true });
      const logo = name.locator('img');
      await expect(logo).toHaveAttribute('alt', '');
      await expect(logo).toHaveJSProperty('complete', true);
      const shown = await logo.evaluate((image: HTMLImageElement) => ({
        own: image.naturalWidth / image.naturalHeight,
        // Known before the file is there.
        attributes: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        fit: getComputedStyle(image).objectFit,
      }));
      expect(shown).toEqual({ own: LOGO_RATIO, attributes: LOGO_RATIO, fit: 'contain' });
    }
  }
});

/** The share of a picture's pixels that have about a colour. */
async function shareOf(picture: string | Buffer, hex: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (wanted.every((value, channel) => Math.abs((data[i + channel] ?? 0) - value) < 24)) count++;
  return count / (info.width * info.height);
}

test('the logo is on every icon, within the circle that is never cut off', async ({ brand }) => {
  for (const { path } of ICON_FILES) {
    const picture = await readFile(join(brand.pictures, path));
    const share = await shareOf(picture, LOGO_COLOUR);
    expect(share, path).toBeGreaterThan(0.15);
    expect(await shareOf(picture, ACCENT), path).toBe(0);
    if (!path.includes('maskable')) continue;
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let furthest = 0;
    for (let i = 0; i < info.width * info.height; i++) {
      const [x, y] = [i % info.width, Math.floor(i / info.width)];
      const fromCentre = Math.hypot(x - info.width / 2, y - info.height / 2);
      if ((data[3 * i] ?? 0) > 128) furthest = Math.max(furthest, fromCentre);
    }
    expect(furthest).toBeLessThan(0.4 * info.width);
  }
  expect(await shareOf(join(brand.pictures, 'favicon.svg'), LOGO_COLOUR)).toBeGreaterThan(0.15);
});

test('the logo is in the QR code, which still leads to the listing, and in the picture for links', async ({
  page,
  brand,
}) => {
  await page.goto('/');
  const code = await page.locator('#faq img').getAttribute('src');
  const svg = await readFile(join(brand.pictures, code ?? ''));
  expect(await shareOf(svg, LOGO_COLOUR)).toBeGreaterThan(0.002);
  const { data, info } = await sharp(svg, { density: 300 })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(site.appStore.url);
  const social = join(brand.pictures, 'social.jpg');
  expect(await shareOf(social, LOGO_COLOUR)).toBeGreaterThan(0.002);
  expect(await shareOf(social, ACCENT)).toBeGreaterThan(0.01);
});

test('the accent is that of the page, of what is drawn, and of the button under the pointer', async ({
  brand,
  page,
}) => {
  await page.goto('/');
  const button = page.locator('#home').getByText('Download Now');
  const colour = () => button.evaluate((link) => getComputedStyle(link).backgroundColor);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ACCENT.slice(at, at + 2), 16));
  expect(await colour()).toBe(`rgb(${red}, ${green}, ${blue})`);
  await button.hover();
  await expect.poll(colour).not.toBe(`rgb(${red}, ${green}, ${blue})`);
  const html = await page.content();
  expect(html).toContain(ACCENT);
  // The colour as it is in the repository is nowhere left in pages, styles and drawings.
  const original = /--accent: (#\w+)/.exec(await readFile('src/styles/tokens.css', 'utf8'))?.[1];
  const texts = (await readdir(brand.pictures, { recursive: true })).filter((name) =>
    /\.(html|css|svg|js)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(8);
  for (const name of texts)
    expect(await readFile(join(brand.pictures, name), 'utf8'), name).not.toContain(original);
});
