/**
 * The fonts the tests run with, whatever a machine has: they come with the packages. A page's text is
 * set in the visitor's system font, which may be a third wider on one system than on the next.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

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
