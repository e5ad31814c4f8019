/**
 * The fonts of the browsers under test, which come with the packages. Text is set in the system font of
 * the visitor, which can be a third wider on one system than on another.
 */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** A system font a visitor may have. */
interface SystemFont {
  readonly family: string;
  /** The files of its weights, from the root of the repository. */
  readonly files: Readonly<Record<400 | 600, string>>;
}

const dejaVu = 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans';

/** The files of a font in its package. */
const expoFont = (family: string): SystemFont => {
  const folder = `node_modules/@expo-google-fonts/${family.toLowerCase()}`;
  return {
    family,
    files: {
      400: `${folder}/400Regular/${family}_400Regular.ttf`,
      600: `${folder}/600SemiBold/${family}_600SemiBold.ttf`,
    },
  };
};

/** By their widths: those of Arial and Liberation Sans are the widths of Arimo. */
export const SYSTEM_FONTS = {
  narrow: expoFont('Arimo'),
  usual: expoFont('Inter'),
  wide: { family: 'DejaVu Sans', files: { 400: `${dejaVu}.ttf`, 600: `${dejaVu}-Bold.ttf` } },
};

/** The system font that `fonts.conf` gives to browsers on Linux. */
export const DEFAULT_SYSTEM_FONT = SYSTEM_FONTS.narrow;

/** The environment to launch browsers in. Only Linux has fontconfig. */
export const browserEnvironment = (): Record<string, string | undefined> => ({
  ...process.env,
  FONTCONFIG_FILE: resolve('tests/support/fonts.conf'),
});

/**
 * Sets the text of all pages opened from now on in another system font. It works on every system, and
 * needs no inline style, which the policy of the pages would block.
 */
export async function setSystemFont(page: Page, { files }: SystemFont): Promise<void> {
  for (const [weight, path] of Object.entries(files))
    await page.route(`**/system-font-${weight}.ttf`, (route) => route.fulfill({ path }));
  await page.addInitScript((weights) => {
    const fontFace = (weight: string) =>
      `@font-face { font-family: "System Font"; font-weight: ${weight}; src: url("/system-font-${weight}.ttf"); }`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${weights.map(fontFace).join('')} :root { --font-text: "System Font"; }`);
    document.adoptedStyleSheets = [sheet];
  }, Object.keys(files));
}

/** Waits until that font and the display font have loaded. */
export async function waitForFonts(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(async () => {
    const fonts = ['400 1em "System Font"', '600 1em "System Font"', '780 1em Anybody'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await document.fonts.ready;
    return fonts.every((font) => document.fonts.check(font));
  });
  if (!isLoaded) throw new Error('A font did not load.');
}
