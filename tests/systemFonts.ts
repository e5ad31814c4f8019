/**
 * The fonts the tests run with, whatever a machine has: they come with the packages. A page's text is
 * set in the visitor's system font, which may be a third wider on one system than on the next.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** A system font a visitor may have. */
export interface SystemFont {
  readonly family: string;
  /** Files of its weights, from the root of the repository. */
  readonly files: Readonly<Record<400 | 600, string>>;
}

const EXPO = 'node_modules/@expo-google-fonts';
const DEJAVU = 'node_modules/dejavu-fonts-ttf/ttf';

/** By how wide they are: Arial and Liberation Sans have the widths of the first. */
export const SYSTEM_FONTS = {
  narrow: {
    family: 'Arimo',
    files: {
      400: `${EXPO}/arimo/400Regular/Arimo_400Regular.ttf`,
      600: `${EXPO}/arimo/600SemiBold/Arimo_600SemiBold.ttf`,
    },
  },
  usual: {
    family: 'Inter',
    files: {
      400: `${EXPO}/inter/400Regular/Inter_400Regular.ttf`,
      600: `${EXPO}/inter/600SemiBold/Inter_600SemiBold.ttf`,
    },
  },
  wide: {
    family: 'DejaVu Sans',
    files: { 400: `${DEJAVU}/DejaVuSans.ttf`, 600: `${DEJAVU}/DejaVuSans-Bold.ttf` },
  },
} as const satisfies Record<string, SystemFont>;

/** What a browser under test takes for its system font, where fontconfig decides that: on Linux. */
export const DEFAULT_SYSTEM_FONT = SYSTEM_FONTS.narrow;

/** Read by browsers from the environment. Absolute, because a browser has a directory of its own. */
const FONTCONFIG_FILE = resolve('.test/fontconfig/fonts.conf');

/** The environment a browser under test is launched in. Other systems than Linux ignore it. */
export const browserEnvironment = (): Record<string, string | undefined> => ({
  ...process.env,
  FONTCONFIG_FILE,
});

/**
 * Every family is the default one, apart from serif and monospace. "LiberationSans-Bold" is among the
 * names that the site's fallback fonts ask for (src/styles/face.css): Arimo is the same design.
 */
const fontconfig = (): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${resolve(EXPO, 'arimo')}</dir>
  <dir>${resolve(DEJAVU)}</dir>
  <cachedir>${resolve(dirname(FONTCONFIG_FILE), 'cache')}</cachedir>
  <selectfont><rejectfont><glob>*DejaVuMath*</glob></rejectfont></selectfont>
  <match target="scan">
    <test name="postscriptname"><string>Arimo-Bold</string></test>
    <edit name="postscriptname" mode="assign"><string>LiberationSans-Bold</string></edit>
  </match>
  <match target="pattern">
    <test name="family" qual="any"><string>serif</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
  </match>
  <match target="pattern">
    <test name="family" qual="any"><string>monospace</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit>
  </match>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">
      <string>${DEFAULT_SYSTEM_FONT.family}</string>
    </edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Writes the file that decides the fonts of every browser launched in `browserEnvironment`. */
export async function writeFontconfig(): Promise<void> {
  await mkdir(dirname(FONTCONFIG_FILE), { recursive: true });
  await writeFile(FONTCONFIG_FILE, fontconfig());
}

/**
 * Sets the text of the pages opened from now on as in a visitor's browser with that system font. It
 * works on every system and takes no style or script of the page's own, which the policy would block.
 */
export async function setSystemFont(page: Page, { files }: SystemFont): Promise<void> {
  for (const [weight, path] of Object.entries(files))
    await page.route(`**/system-font-${weight}.ttf`, (route) => route.fulfill({ path }));
  await page.addInitScript((weights) => {
    const fontFace = (weight: string) =>
      `@font-face { font-family: "System Font"; font-weight: ${weight}; src: url("/system-font-${weight}.ttf"); }`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${weights.map(fontFace).join('')} :root { --face-text: "System Font"; }`);
    document.adoptedStyleSheets = [sheet];
  }, Object.keys(files));
}

/** Waits until that font and the display font are there. */
export async function waitForFonts(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(async () => {
    const fonts = ['400 1em "System Font"', '600 1em "System Font"', '780 1em Anybody'];
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    await document.fonts.ready;
    return fonts.every((font) => document.fonts.check(font));
  });
  if (!isLoaded) throw new Error('A font of the test did not load.');
}
