/** Every video plays in each encoding; the other tests play the AV1 ones (trailer, demoDialog). */
import { english } from '../src/i18n/content.ts';
import { demoVideo, trailerVideo } from '../src/lib/build/videos.ts';
import { expect, SLOW, testWithMotion as test } from './support/fixtures.ts';

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

for (const video of [trailerVideo, demoVideo])
  for (const { path } of [video.av1, video.h264])
    test(`${path} plays to its end`, SLOW, async ({ page }) => {
      // By itself: most of the work would be to draw the site around it at every frame.
      const body = `<video src="${path}" muted></video><link rel="icon" href="data:,">`;
      await page.route('**/alone', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/alone');
      const end = await page.locator('video').evaluate(async (element: HTMLVideoElement) => {
        element.playbackRate = 16;
        await element.play();
        const by = await new Promise((resolve) => {
          for (const name of ['ended', 'error'])
            element.addEventListener(name, () => resolve(name));
        });
        return { by, timeS: element.currentTime, heightPx: element.videoHeight };
      });
      expect(end).toMatchObject({ by: 'ended', heightPx: video.heightPx });
      // Its last frame comes a moment before its end, and the length is rounded.
      expect(end.timeS).toBeGreaterThan(video.lengthS - 1);
    });
