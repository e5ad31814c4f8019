/**
 * Text is set in the system font of the visitor, which can be a third wider on one system than on another. On
 * Linux the browsers under test have a narrow one (`fonts.conf`): the widths of Arimo are those of Arial.
 */
import type { Page } from '@playwright/test';

const FOLDER = 'node_modules/dejavu-fonts-ttf/ttf';

/**
 * Sets the text of all pages opened from now on in a wide font, DejaVu Sans. It works on every system, and
 * needs no inline style, which the policy of the pages would block.
 */
export async function setWideFont(page: Page): Promise<void> {
  for (const file of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'])
    await page.route(`/${file}`, (route) => route.fulfill({ path: `${FOLDER}/${file}` }));
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face { font-family: "Wide"; src: url("/DejaVuSans.ttf"); }
      @font-face { font-family: "Wide"; font-weight: 600; src: url("/DejaVuSans-Bold.ttf"); }
      :root { --font-text: "Wide"; }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Waits until the display font has loaded, and the wide font if it is set. */
export async function waitForFonts(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(async () => {
    const fonts = ['400 1em Wide', '600 1em Wide', '780 1em Anybody'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await document.fonts.ready;
    return fonts.every((font) => document.fonts.check(font));
  });
  if (!isLoaded) throw new Error('A font did not load.');
}
