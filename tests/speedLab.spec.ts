import { measured } from '../src/content/en/speedLab.ts';
import { IN_FULL } from './inFull.ts';
import {
  expect,
  openWithStoppedClock,
  test,
  testReducedMotion,
  testWithoutScripts,
} from './site.ts';
import { lab, numberIn, openLab, readOut, slider, wakeLab } from './speedLabPage.ts';

// Of motion only the flight itself is tested, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('it starts with the example: 94 km/h at the net, 15 cm above it, in', async ({ page }) => {
  await openLab(page);
  await expect(slider(page, 'Speed')).toHaveValue('320');
  await expect(slider(page, 'Contact height')).toHaveValue('2.75');
  await expect(slider(page, 'Angle')).toHaveValue('9.6');
  expect(await numberIn(page, 'speed-at-net-kmh')).toBeCloseTo(94.2, 1);
  expect(await numberIn(page, 'height-over-net-m')).toBeCloseTo(0.149, 2);
  expect(await numberIn(page, 'time-to-receiver-ms')).toBeCloseTo(323, 0);
  expect(await numberIn(page, 'landing-m')).toBeCloseTo(5.49, 2);
  await expect(readOut(page, 'landing-m').locator('..')).toContainText('In, 1.21');
  // What it counts with.
  await expect(lab(page)).toHaveAttribute('data-aerodynamic-length-m', '4.96');
  await expect(lab(page)).toHaveAttribute('data-contact-to-net-m', '6');
  await expect(lab(page)).toHaveAttribute('data-net-to-receiver-m', '3.35');
});

test('read-outs follow each slider, by keyboard too; speeds go from 50 to 600 km/h', async ({
  page,
}) => {
  await openLab(page);
  await slider(page, 'Speed').fill('565');
  expect(await numberIn(page, 'speed-at-net-kmh')).toBeCloseTo(165.9, 0);
  await expect(readOut(page, 'landing-m').locator('..')).toContainText('Out by');
  const overNetM = await numberIn(page, 'height-over-net-m');
  await slider(page, 'Contact height').press('ArrowRight');
  await expect(slider(page, 'Contact height')).toHaveAttribute('aria-valuetext', '2.80 m');
  expect(await numberIn(page, 'height-over-net-m')).toBeGreaterThan(overNetM);
  await slider(page, 'Angle').press('ArrowLeft');
  await expect(slider(page, 'Angle')).toHaveAttribute('aria-valuetext', '9.5°');
  await expect(slider(page, 'Angle')).toHaveAccessibleDescription('degrees below the horizontal');
  await slider(page, 'Speed').press('End');
  await expect(slider(page, 'Speed')).toHaveAttribute('aria-valuetext', '600 km/h');
  await slider(page, 'Speed').press('Home');
  await expect(slider(page, 'Speed')).toHaveAttribute('aria-valuetext', '50 km/h');
});

test('into the net, nothing beyond it is read; down before it, nothing at all', async ({
  page,
}) => {
  await openLab(page);
  await slider(page, 'Angle').fill('15');
  expect(await numberIn(page, 'height-over-net-m')).toBeLessThan(0);
  await expect(readOut(page, 'height-over-net-m').locator('..')).toContainText('Into the net');
  for (const name of ['speed-at-receiver-kmh', 'time-to-receiver-ms', 'landing-m'])
    await expect(readOut(page, name)).toHaveAttribute('data-value', 'none');
  await slider(page, 'Speed').fill('50');
  for (const name of ['speed-at-net-kmh', 'height-over-net-m', 'time-to-receiver-ms', 'landing-m'])
    await expect(readOut(page, name)).toHaveAttribute('data-value', 'none');
});

test('miles an hour are shown and remembered, and change no value', async ({ page }) => {
  await openLab(page);
  const value = await readOut(page, 'speed-at-net-kmh').getAttribute('data-value');
  await lab(page).getByText('mph', { exact: true }).click();
  await expect(readOut(page, 'speed-at-net-kmh')).toHaveText('59 mph');
  await expect(readOut(page, 'speed-at-net-kmh')).toHaveAttribute('data-value', `${value}`);
  await expect(slider(page, 'Speed')).toHaveAttribute('aria-valuetext', '199 mph');
  await page.reload();
  await wakeLab(page);
  await expect(lab(page).getByRole('radio', { name: 'mph' })).toBeChecked();
});

test('with storage blocked it works all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openLab(page);
  await lab(page).getByText('mph', { exact: true }).click();
  await expect(readOut(page, 'speed-at-net-kmh')).toHaveText('59 mph');
});

test('every measured smash can be tried: the speed changes, the stroke does not', async ({
  page,
}) => {
  await openLab(page);
  const presets = lab(page).getByRole('list').getByRole('button');
  await expect(presets).toHaveCount(measured.length);
  for (const { who, speedKmh, where } of measured) {
    const preset = presets.filter({ hasText: who });
    await expect(preset).toContainText(where);
    await preset.click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(slider(page, 'Speed')).toHaveValue(`${speedKmh}`);
  }
  await expect(slider(page, 'Angle')).toHaveValue('9.6');
});

test('fewer frames read lower, beside the true speed: 251, 280, 298 and 309 of 320', async ({
  page,
}) => {
  await openLab(page);
  for (const [fps, average, dots] of [
    [30, '251', 17],
    [60, '280', 33],
    [120, '298', 65],
    [240, '309', 129],
  ] as const) {
    await lab(page)
      .getByRole('radio', { name: `${fps}` })
      .check();
    await expect(readOut(page, 'two-frame-average-kmh')).toHaveText(`${average} km/h`);
    await expect(readOut(page, 'true-speed-kmh')).toHaveText('320 km/h');
    await expect(lab(page)).toContainText(`Dots caught: ${dots}`);
  }
});

test('a smash is in the address once it is set, and the rest of the address stays', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/?from=a%20friend#faq');
  await lab(page).scrollIntoViewIfNeeded();
  await expect(lab(page)).toHaveAttribute('data-awake');
  await slider(page, 'Speed').fill('400');
  expect(new URL(page.url()).search).toBe('?from=a%20friend');
  await page.clock.runFor(1000);
  const { search, hash } = new URL(page.url());
  expect(search).toBe('?from=a%20friend&speedKmh=400&heightM=2.75&angleDeg=9.6&fps=60');
  expect(hash).toBe('#faq');
});

test('a link opens the same smash, whatever else is in it', async ({ page }) => {
  await openLab(page, '?speedKmh=493&heightM=2.9&angleDeg=13.3&fps=240&x=%E0%A4%A');
  await expect(slider(page, 'Speed')).toHaveValue('493');
  await expect(slider(page, 'Contact height')).toHaveValue('2.9');
  await expect(slider(page, 'Angle')).toHaveValue('13.3');
  await expect(lab(page).getByRole('radio', { name: '240' })).toBeChecked();
});

test('nonsense in the link is brought into range', async ({ page }) => {
  await openLab(page, '?speedKmh=9999&heightM=<b>&angleDeg=-3&fps=59');
  await expect(slider(page, 'Speed')).toHaveValue('600');
  await expect(slider(page, 'Contact height')).toHaveValue('2.75');
  await expect(slider(page, 'Angle')).toHaveValue('0');
  await expect(lab(page).getByRole('radio', { name: '60', exact: true })).toBeChecked();
});

for (const isAllowed of [true, false]) {
  test(`the link is copied${isAllowed ? '' : ', or a browser that refuses is told of'}`, async ({
    page,
  }) => {
    await page.addInitScript((allowed) => {
      const written: string[] = [];
      Object.assign(window, { written });
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            if (!allowed) throw new DOMException('refused', 'NotAllowedError');
            written.push(text);
          },
        },
      });
    }, isAllowed);
    await openLab(page);
    await slider(page, 'Speed').fill('426');
    await lab(page).getByRole('button', { name: 'Copy the link' }).click();
    await expect(lab(page)).toContainText(isAllowed ? 'Copied.' : 'did not let us copy');
    const url = new URL(page.url());
    expect(url.searchParams.get('speedKmh')).toBe('426');
    expect(url.hash).toBe('#speed-lab');
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    expect(written).toEqual(isAllowed ? [page.url()] : []);
  });
}

test('it is told once it is set, not at each step', async ({ page }) => {
  await openWithStoppedClock(page);
  await wakeLab(page);
  const heard = lab(page).locator('p[aria-live]').last();
  for (let presses = 0; presses < 5; presses++) await slider(page, 'Speed').press('ArrowRight');
  await expect(slider(page, 'Speed')).toHaveValue('325');
  await expect(heard).toBeEmpty();
  for (const output of await lab(page).locator('output').all())
    await expect(output).toHaveRole('none');
  await page.clock.runFor(1000);
  await expect(heard).toHaveText(/^At the net 96 km\/h\. At the receiver .* ms\. In$/);
});

test('a flight is played in its own time, or eight times slower', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await wakeLab(page);
  const shown = lab(page).getByText(/^after 0\./);
  for (const [name, lastsMs] of [
    ['Play', 535],
    ['8× slower', 8 * 535],
  ] as const) {
    await lab(page).getByRole('button', { name, exact: true }).click();
    // The frame it starts with; after it one is enough wherever it is looked at.
    await page.clock.runFor(20);
    await page.clock.fastForward(lastsMs / 2 - 20);
    await page.clock.runFor(20);
    await expect(shown).toHaveText(/^after 0\.2[5-8]/);
    await page.clock.fastForward(lastsMs / 2);
    await page.clock.runFor(40);
    await expect(shown).toHaveCount(0);
  }
  await lab(page).getByRole('button', { name: '8× slower' }).click();
  await page.clock.runFor(50);
  await slider(page, 'Speed').press('ArrowRight');
  await expect(shown).toHaveCount(0);
});

testReducedMotion('under reduced motion nothing flies: all dots are there', async ({ page }) => {
  await openLab(page);
  await expect(lab(page).getByRole('button', { name: 'Play', exact: true })).toBeHidden();
  await expect(lab(page)).toContainText('Dots caught: 33');
});

testWithoutScripts(
  'without scripts: one smash drawn, and the table of what was measured',
  async ({ page }) => {
    await page.goto('/');
    await expect(lab(page).getByRole('img')).toHaveAttribute('src', /smash\.\w+\.svg$/);
    const rows = lab(page).getByRole('row');
    await expect(rows).toHaveCount(measured.length);
    for (const { who, speedKmh, where } of measured)
      await expect(rows.filter({ hasText: who })).toHaveText(`${who}${speedKmh} km/h${where}`);
    for (const control of ['button', 'input', 'output'])
      await expect(lab(page).locator(control)).toHaveCount(0);
  },
);

test('its script missing, drawing and table stay', async ({ page, expectError }) => {
  expectError(/^uncaught: Loading module from|did not load|status of 404/);
  await page.route(/_astro\/wake.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await lab(page).scrollIntoViewIfNeeded();
  await expect(lab(page)).toHaveAttribute('data-still');
  await expect(lab(page).getByRole('row')).toHaveCount(measured.length);
});

test('React does not come before the lab or the form is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /wake|shared|hydrate/.test(path))).toEqual([]);
  await wakeLab(page);
  expect(asked.some((path) => path.includes('wake'))).toBe(true);
});

for (const width of [320, 390, 820, 1280, 1440]) {
  const details = [390, 1280].includes(width) ? {} : IN_FULL;
  test(`nothing below it moves when it wakes, ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_astro\/wake.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await lab(page).scrollIntoViewIfNeeded();
    const bottom = () =>
      lab(page).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    const before = await bottom();
    release();
    await wakeLab(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await bottom()).toBe(before);
  });
}
