/** The speed lab (docs/requirements.md, Speed lab). What it computes is tested beside its modules. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { english } from '../src/i18n/content.ts';
import { interpolate } from '../src/lib/browser/interpolate.ts';
import { FRAME_RATES_FPS } from '../src/lib/flight/frameRates.ts';
import { analyzeFlight } from '../src/sections/SpeedLab/flightAnalysis.ts';
import { DEFAULT_SMASH, RANGES } from '../src/sections/SpeedLab/labSettings.ts';
import { listMeasuredSpeeds } from '../src/sections/SpeedLab/measuredSpeeds.ts';
import { describeStanding } from '../src/sections/SpeedLab/standing.ts';
import { withSmash } from '../src/sections/SpeedLab/urlState.ts';
import { expect, openWithStoppedClock, test } from './support/fixtures.ts';
import { readBox, scrollTo } from './support/layout.ts';
import { hydrateLab, lab, openLab, slider } from './support/speedLabPage.ts';

const { labWords: words } = english;
const measured = listMeasuredSpeeds(english);

const radio = (page: Page, name: string | number) =>
  lab(page).getByRole('radio', { name: `${name}`, exact: true });
const button = (page: Page, name: string) => lab(page).getByRole('button', { name, exact: true });
/** Opens one of the two parts that are closed at first. */
const open = (page: Page, summary: string) => lab(page).getByText(summary, { exact: true }).click();
const records = (page: Page) => lab(page).locator('[data-part="record"]');
const readOut = (page: Page, name: string) => lab(page).locator(`[data-readout="${name}"]`);

/** Every read-out says what the analysis of this smash does, in km/h, metres or ms, or "none". */
async function expectReadOuts(page: Page, part: Partial<typeof DEFAULT_SMASH> = {}): Promise<void> {
  const analysis = analyzeFlight({ ...DEFAULT_SMASH, ...part });
  const { atDefender, ending, frames } = analysis;
  for (const [name, value] of Object.entries({
    'speed-at-net-kmh': analysis.speedAtNetKmh,
    'height-over-net-m': analysis.heightOverNetM,
    'speed-at-receiver-kmh': atDefender?.speedKmh,
    'time-to-receiver-ms': atDefender && atDefender.timeS * 1000,
    'landing-m': analysis.landingM,
    'two-frame-average-kmh': analysis.twoFrameKmh,
    'true-speed-kmh': part.speedKmh ?? DEFAULT_SMASH.speedKmh,
  }))
    await expect(readOut(page, name)).toHaveAttribute('data-value', value?.toFixed(3) ?? 'none');
  await expect(readOut(page, 'landing-m').locator('..')).toContainText(words.ending[ending]);
  await expect(lab(page)).toContainText(interpolate(words.caught, { dots: frames.length }));
}

test('the read-outs follow each slider to its ends, by keyboard', async ({ page }) => {
  await openLab(page);
  await expectReadOuts(page);
  // 29.4 percent of 230 km/h are shown as 68 km/h: the percentage is that of the shown speeds.
  const atNet = readOut(page, 'speed-at-net-kmh').locator('..');
  await expect(atNet).toContainText(interpolate(words.percentLeft, { speedPercent: 30 }));
  for (const [key, label, shown] of [
    ['heightM', words.height, (value: number) => `${value.toFixed(2)} m`],
    ['angleDeg', words.angle, (value: number) => `${value.toFixed(1)}°`],
    ['speedKmh', words.speed, (value: number) => `${value} km/h`],
  ] as const) {
    const { min, max, step } = RANGES[key];
    await expect(slider(page, label)).toHaveValue(`${DEFAULT_SMASH[key]}`);
    for (const [press, value] of [
      ['End', max],
      ['Home', min],
      ['ArrowRight', min + step],
    ] as const) {
      await slider(page, label).press(press);
      await expect(slider(page, label)).toHaveAttribute('aria-valuetext', shown(value));
      await expectReadOuts(page, { [key]: value });
    }
    await slider(page, label).fill(`${DEFAULT_SMASH[key]}`);
  }
  await expect(slider(page, words.angle)).toHaveAccessibleDescription(words.angleHint);
  // Into the net; the others end before it, in and out.
  await slider(page, words.angle).fill('15');
  await expectReadOuts(page, { angleDeg: 15 });
});

test('each frame rate of the camera can be chosen, behind a disclosure', async ({ page }) => {
  await openLab(page);
  await expect(readOut(page, 'landing-m')).toBeVisible();
  await expect(readOut(page, 'true-speed-kmh')).toBeHidden();
  await open(page, words.camera);
  for (const fps of FRAME_RATES_FPS.toReversed()) {
    await radio(page, fps).check();
    await expectReadOuts(page, { fps });
  }
});

test('the six fastest measured speeds are buttons that set the speed', async ({ page }) => {
  await openLab(page);
  await expect(records(page)).toHaveCount(6);
  for (const [i, { who, speedKmh }] of measured.slice(-6).entries()) {
    const record = records(page).nth(i);
    await expect(record).toContainText(who);
    expect((await record.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await record.click();
    await expect(record).toHaveAttribute('aria-pressed', 'true');
    await expect(slider(page, words.speed)).toHaveValue(`${speedKmh}`);
    await expectReadOuts(page, { speedKmh });
    await expect(lab(page)).toContainText(interpolate(words.same, { same: who }));
  }
});

test('speeds are read in mph when it is chosen, also on the next visit', async ({ page }) => {
  await openLab(page);
  await lab(page).getByText('mph', { exact: true }).click();
  await expect(readOut(page, 'true-speed-kmh')).toHaveText('143 mph');
  await expect(slider(page, words.speed)).toHaveAttribute('aria-valuetext', '143 mph');
  await expectReadOuts(page);
  await page.reload();
  await hydrateLab(page);
  await expect(radio(page, 'mph')).toBeChecked();
});

test('500 ms after the last step a smash is announced, and linked to', async ({ page }) => {
  await openWithStoppedClock(page, '/?from=a%20friend#faq');
  await page.evaluate(() => history.replaceState('its state', ''));
  await hydrateLab(page);
  const announcement = lab(page).locator('p[aria-live]').last();
  for (let presses = 0; presses < 5; presses++) {
    await slider(page, words.speed).press('ArrowRight');
    await page.clock.runFor(400);
  }
  const smash = { ...DEFAULT_SMASH, speedKmh: DEFAULT_SMASH.speedKmh + 5 };
  await expectReadOuts(page, smash);
  await expect(announcement).toBeEmpty();
  expect(page.url()).toMatch(/\/\?from=a%20friend#faq$/);
  // A read-out that changes is no announcement of its own.
  for (const output of await lab(page).locator('output').all())
    await expect(output).toHaveRole('none');
  await page.clock.runFor(101);
  const { speedAtNetKmh, atDefender, ending } = analyzeFlight(smash);
  const atNet = `${words.atNet} ${speedAtNetKmh?.toFixed()} km/h.`;
  const behindNet = `${words.atDefender} ${atDefender?.speedKmh.toFixed()} km/h.`;
  const afterMs = `${((atDefender?.timeS ?? 0) * 1000).toFixed()} ms.`;
  const all = [atNet, behindNet, afterMs, words.ending[ending]];
  await expect(announcement).toHaveText(all.join(' '));
  await expect(page).toHaveURL(`/${withSmash('?from=a%20friend', smash)}#faq`);
  expect(await page.evaluate(() => history.state)).toBe('its state');
});

test('a link opens its smash, within range', async ({ page }) => {
  await openLab(page, '?speedKmh=9999&heightM=<b>&angleDeg=13.3&fps=240&x=%E0%A4%A#contact');
  await expect(slider(page, words.height)).toHaveValue(`${DEFAULT_SMASH.heightM}`);
  await open(page, words.camera);
  await expect(radio(page, 240)).toBeChecked();
  await expectReadOuts(page, { speedKmh: RANGES.speedKmh.max, angleDeg: 13.3, fps: 240 });
});

test('the link to a smash is copied, or said to be in the address bar', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => {
      if (text.includes('speedKmh=600')) throw new DOMException('', 'NotAllowedError');
      Object.assign(window, { written: text });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openLab(page, '?speedKmh=600');
  // An empty live region that is not rendered would announce nothing.
  for (const region of await lab(page).locator('[aria-live]').all())
    await expect(region).not.toHaveCSS('display', 'none');
  await button(page, words.copy).click();
  await expect(lab(page)).toContainText(words.notCopied);
  await slider(page, words.speed).fill('426');
  await button(page, words.copy).click();
  await expect(lab(page)).toContainText(words.copied);
  expect(page.url()).toMatch(/speedKmh=426&.*#speed-lab$/);
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toBe(page.url());
});

/** What a picture of a smash of 408 km/h is described as. */
const DESCRIPTION = `408 km/h ${words.offRacket}. ${interpolate(words.same, { same: 'Lee Chong Wei' })}`;

/** Saves a picture of the smash, and returns the file. */
async function savePicture(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, words.picture).click();
  return download;
}

test('a picture of the smash is saved where nothing can be shared', async ({ page }) => {
  await openLab(page, '?speedKmh=408');
  const saved = await savePicture(page);
  expect(saved.suggestedFilename()).toBe('smash.png');
  const image = sharp(await saved.path());
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  // Nothing is blank: the number is in the accent colour, and the rest is dark.
  const { channels } = await image.stats();
  expect(channels[1]?.max).toBeGreaterThan(230);
  expect(channels[1]?.mean).toBeLessThan(80);
  await expect(lab(page)).toContainText(`${words.saved} ${DESCRIPTION}`);
});

test('a picture of the smash is shared with a text and the link', async ({ page }) => {
  await openLab(page, '?speedKmh=408');
  await page.evaluate(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data });
    Object.assign(navigator, { canShare: () => true, share });
  });
  await button(page, words.picture).click();
  const readShared = () =>
    page.evaluate(() => {
      const { text, url, files } = (Reflect.get(window, 'shared') ?? {}) as ShareData;
      return { text, url, types: files?.map(({ type }) => type) };
    });
  await expect.poll(readShared).toEqual({
    text: expect.stringContaining(DESCRIPTION),
    url: expect.stringMatching(/speedKmh=408/),
    types: ['image/png'],
  });
});

test('a flight plays in its own time, or eight times slower', async ({ page }) => {
  await openWithStoppedClock(page);
  await hydrateLab(page);
  await expect(button(page, words.play)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const time = lab(page).getByText(/^after 0\./);
  const standing = lab(page).getByText(describeStanding(words, measured, DEFAULT_SMASH.speedKmh), {
    exact: true,
  });
  await expect(standing).toBeVisible();
  const { height } = (await lab(page).boundingBox()) ?? {};
  const flightMs = 1000 * analyzeFlight(DEFAULT_SMASH).end.timeS;
  for (const [name, durationMs] of [
    [words.play, flightMs],
    [words.playSlowly, 8 * flightMs],
  ] as const) {
    await button(page, name).click();
    // The first frame; after it one is enough at each moment that is looked at.
    await page.clock.runFor(20);
    await page.clock.fastForward(durationMs / 2 - 20);
    await page.clock.runFor(20);
    const shownS = Number((await time.textContent())?.match(/[\d.]+/));
    expect(shownS).toBeCloseTo(flightMs / 2000, 1);
    // The sentence is about the speed at contact, and the number is not.
    await expect(standing).toBeHidden();
    expect((await lab(page).boundingBox())?.height).toBe(height);
    await page.clock.fastForward(durationMs / 2);
    await page.clock.runFor(40);
    await expect(time).toHaveCount(0);
    await expect(standing).toBeVisible();
  }
  await button(page, words.playSlowly).click();
  await page.clock.runFor(50);
  await expect(time).toHaveCount(1);
  await slider(page, words.speed).press('ArrowRight');
  await expect(time).toHaveCount(0);
});

test('a picture is saved where the fallback fonts of the system are missing', async ({ page }) => {
  // As on Android, which has neither Arial nor Liberation Sans.
  await page.addInitScript(() => {
    for (const family of ['Anybody Fallback', 'Headline Fallback'])
      document.fonts.add(new FontFace(family, 'local("No Such Font")', { weight: '780' }));
  });
  await openLab(page);
  expect((await savePicture(page)).suggestedFilename()).toBe('smash.png');
});

test('beside a record the visitor sees their own smash, and a second tap brings it back', async ({
  page,
}) => {
  await openLab(page, '?speedKmh=250');
  const own = lab(page).getByText(interpolate(words.own, { speed: '250 km/h' }));
  const ownFlight = lab(page).locator('[data-part="own-flight"]');
  await expect(ownFlight).toHaveCount(0);
  for (const record of [records(page).first(), records(page).last()]) {
    await record.click();
    await expect(own).toBeVisible();
    await expect(ownFlight).toHaveCount(1);
  }
  await slider(page, words.height).press('ArrowRight');
  await expect(own).toBeVisible();
  await records(page).last().click();
  await expect(slider(page, words.speed)).toHaveValue('250');
  await expect(ownFlight).toHaveCount(0);
  // A speed of the visitor's own ends the comparison.
  await records(page).first().click();
  await slider(page, words.speed).press('ArrowLeft');
  await expect(own).toHaveCount(0);
});

/** Waits until a flight plays on the stopped clock, and lets it end. */
async function expectPlayed(page: Page): Promise<void> {
  const time = lab(page).getByText(/^after 0\./);
  const isPlaying = async () => {
    await page.clock.runFor(5);
    return (await time.count()) > 0;
  };
  await expect.poll(isPlaying).toBe(true);
  // The flight is played three times slower.
  await page.clock.fastForward(3000 * analyzeFlight(DEFAULT_SMASH).end.timeS);
  await page.clock.runFor(40);
  await expect(time).toHaveCount(0);
}

test('the flight plays when it first comes into view, and a record when it is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithStoppedClock(page);
  const drawing = lab(page).locator('svg').first();
  await hydrateLab(page);
  await drawing.scrollIntoViewIfNeeded();
  await expectPlayed(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drawing.scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(lab(page).getByText(/^after 0\./)).toHaveCount(0);
  await records(page).first().click();
  await expectPlayed(page);
});

test('with reduced motion nothing is played', async ({ page }) => {
  await openWithStoppedClock(page);
  await hydrateLab(page);
  await lab(page).locator('svg').first().scrollIntoViewIfNeeded();
  await records(page).first().click();
  await page.clock.runFor(100);
  await expect(lab(page).getByText(/^after 0\./)).toHaveCount(0);
  await expect(slider(page, words.speed)).toHaveValue('408');
});

for (const [width, height] of [
  [390, 1500],
  [1440, 1050],
] as const)
  test(`at ${width} px the lab is from edge to edge, and at most ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLab(page);
    const box = await lab(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width });
    expect(box?.height).toBeLessThanOrEqual(height);
  });

test('in wide windows the speed at the highest contact is below the introduction', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openLab(page);
    await slider(page, words.height).fill(`${RANGES.heightM.max}`);
    const speed = lab(page).locator('svg').first().getByText(`${DEFAULT_SMASH.speedKmh}`);
    const introduction = await readBox(lab(page).getByText(english.speedLab.lead));
    const { top } = await readBox(speed.filter({ visible: true }).first());
    expect(top, `${width} px`).toBeGreaterThan(introduction.bottom - 2);
  }
});

test('on phones the flight, every slider and the results are in view together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openLab(page);
  const flight = lab(page).locator('svg').first();
  const angle = slider(page, words.angle);
  const { top } = await readBox(flight);
  const barPx = (await readBox(page.getByRole('navigation').first())).bottom;
  expect((await readBox(angle)).bottom - top).toBeLessThan(664 - barPx);
  const results = await readBox(lab(page).locator('dl').first());
  expect(results.bottom - top).toBeLessThan(844 - barPx);

  // The keyboard reaches the slider from below: the flight is above it.
  await scrollTo(page, (await page.evaluate(() => scrollY)) + (await readBox(angle)).bottom);
  await lab(page).locator('[data-part="record"]').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(angle).toBeFocused();
  await expect.poll(async () => (await readBox(flight)).top).toBeGreaterThan(0);
  expect((await readBox(angle)).top).toBeGreaterThan((await readBox(flight)).bottom);
  expect((await readBox(angle)).bottom).toBeLessThan(664);
});

test('on phones the speed at the defender is large beside the flight, that at the racket above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLab(page);
  await hydrateLab(page);
  const flight = lab(page).locator('svg').first();
  const { atDefender } = analyzeFlight(DEFAULT_SMASH);
  const number = flight
    .getByText(`${Math.round(atDefender?.speedKmh ?? 0)}`)
    .filter({ visible: true })
    .first();
  await expect(number).toBeVisible();
  expect((await readBox(number)).height).toBeGreaterThan(20);
  const atRacket = flight.getByText(`${DEFAULT_SMASH.speedKmh}`).filter({ visible: true });
  await expect(atRacket).toHaveCount(0);
});

test('five read-outs are in sight, three of them larger than the others', async ({ page }) => {
  await openLab(page);
  const readOuts = lab(page).locator('dl').first().locator('output');
  const sizesPx = await readOuts.evaluateAll((all) =>
    all.map((output) => Number.parseFloat(getComputedStyle(output).fontSize)),
  );
  expect(sizesPx).toHaveLength(5);
  expect(Math.min(...sizesPx.slice(0, 3))).toBeGreaterThan(Math.max(...sizesPx.slice(3)));
});
