/** The drawings of flights: in the hero, on the page for unknown addresses, and at the end of the home page. */
import { english } from '../src/i18n/content.ts';
import { expect, SLOW, test, testWithMotion, UNKNOWN_ROUTE } from './support/fixtures.ts';
import { ignoreLineWidths, readBox } from './support/layout.ts';

testWithMotion('in the hero the flight is drawn once, and stays', async ({ page }) => {
  await page.goto('/');
  const drawn = await page.locator('#hero-stage').evaluate((stage: HTMLElement) => {
    // Shown anew, it is drawn from the beginning.
    stage.style.display = 'none';
    stage.getBoundingClientRect();
    stage.style.display = '';
    const animations = stage.getAnimations({ subtree: true });
    const streaks = [...stage.querySelectorAll('svg > g:last-child > path')];
    const screen = stage.querySelector('img:not([alt=""])') ?? stage;
    // Every 20 ms: the streaks before the screen, and the part of the screen that shows the flight.
    return Array.from({ length: 150 }, (_, i) => {
      for (const animation of animations) animation.currentTime = 20 * i;
      const seen = streaks.filter((streak) => getComputedStyle(streak).visibility === 'visible');
      const [, revealed = ''] = getComputedStyle(screen).clipPath.split(', ');
      return seen.length + Number.parseFloat(revealed);
    });
  });
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect([drawn[0], drawn.at(-1)]).toEqual([0, 2 + 100]);
  expect(new Set(drawn).size, 'exposures that appear in their turn').toBeGreaterThan(15);
});

// That no letter meets the flight is tested with all collisions of texts.
test('on the 404 page the landing is in the first view', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  const mark = page.locator('[data-part="out-mark"]');
  await ignoreLineWidths(page);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { right, bottom } = await readBox(mark);
    expect(right, `${width} px`).toBeLessThanOrEqual(width);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(height);
  }
});

test(
  'the flight at the end of the home page lands on the download, which is beside the player',
  SLOW,
  async ({ page }) => {
    await page.goto('/');
    await ignoreLineWidths(page);
    const closing = page.locator('[data-part="closing"]');
    const download = closing.getByRole('link', { name: english.hero.download });
    for (const width of [820, 2560, 1180]) {
      // The last one as on a touch screen, which shows no code.
      const code = closing.locator('img[src*="app-store"]');
      if (width === 1180) await code.evaluate((image) => image.parentElement?.remove());
      await page.setViewportSize({ width, height: 800 });
      // The path before it joins it to the player.
      const flight = await readBox(closing.locator('path').last());
      const button = await readBox(download);
      expect(flight.right, `${width} px`).toBeGreaterThan(button.left - 12);
      expect(flight.right, `${width} px`).toBeLessThanOrEqual(button.right);
      expect(flight.bottom, `${width} px`).toBeGreaterThan(button.top - 12);
      expect(flight.bottom, `${width} px`).toBeLessThan(button.bottom);
    }
    for (const width of [320, 390, 560]) {
      // Its box is larger than the flight, because it is rotated: a point is drawn at the landing, which is the origin.
      await page.setViewportSize({ width, height: 800 });
      const landing = await closing
        .locator('path')
        .last()
        .evaluate((path) => {
          const point = document.createElementNS(path.namespaceURI, 'circle');
          point.setAttribute('r', '0.01');
          path.after(point);
          const { x, y } = point.getBoundingClientRect();
          point.remove();
          return { x, y };
        });
      const player = await readBox(closing.locator('picture img'));
      const button = await readBox(download);
      // The contact is near the upper right corner of the picture.
      const contact = {
        x: player.left + 0.913 * player.width,
        y: player.top + 0.0955 * player.height,
      };
      expect(player.height, `${width} px`).toBeGreaterThan(0.65 * width);
      expect(button.left, `${width} px`).toBeGreaterThan(player.right);
      expect(button.bottom, `${width} px`).toBeLessThan(player.bottom);
      const slope = (landing.y - contact.y) / (landing.x - contact.x);
      expect(slope, `${width} px`).toBeGreaterThan(0.2);
      expect(slope, `${width} px`).toBeLessThan(0.6);
      expect(landing.x, `${width} px`).toBeGreaterThan(button.left + 12);
      expect(landing.x, `${width} px`).toBeLessThan(button.right - 12);
      expect(landing.y, `${width} px`).toBeGreaterThan(button.top - 6);
      expect(landing.y, `${width} px`).toBeLessThan(button.top + 12);
    }
  },
);
