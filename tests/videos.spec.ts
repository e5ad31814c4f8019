/** The H.264 files play; the other tests play the AV1 ones (trailer, demoDialog), and media/ tests what is in both. */
import { english } from '../src/i18n/content.ts';
import { demoVideo, trailerVideo } from '../src/lib/build/videos.ts';
import { expect, testWithMotion as test } from './support/fixtures.ts';

test('both videos come as H.264 when their AV1 files are missing', async ({
  page,
  expectError,
}) => {
  expectError(/status of 404/);
  await page.route('**/*.av1.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  for (const [selector, { path }, show] of [
    ['#trailer', trailerVideo.h264, () => page.locator('#trailer').scrollIntoViewIfNeeded()],
    ['dialog video', demoVideo.h264, () => page.getByText(english.hero.watchDemo).click()],
  ] as const) {
    await show();
    const video = page.locator(selector);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(video).toHaveJSProperty('currentSrc', new URL(path, page.url()).href);
  }
});
