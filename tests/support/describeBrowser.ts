/** Before the first test: sets the fonts, and prints which Chromium the tests run in. */
import { type Browser, chromium, type FullConfig } from '@playwright/test';
import { DEFAULT_SYSTEM_FONT } from './systemFonts.ts';

/** The font in which Chromium sets text that asks for the system font. */
async function readSystemFont(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.setContent('<p style="font-family: system-ui">Smash</p>');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, selector: 'p' };
  const { nodeId } = await session.send('DOM.querySelector', query);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
}

/** Launches Chromium as the tests do, so that one that does not start is reported before any build. */
export default async function describeBrowser({ projects }: FullConfig): Promise<void> {
  const { launchOptions } = projects.find(({ name }) => name === 'chromium')?.use ?? {};
  const browser = await chromium.launch(launchOptions);
  const program = launchOptions?.executablePath ?? chromium.executablePath();
  console.log(`Browser: Chromium ${browser.version()}, ${program}`);
  const font = await readSystemFont(browser);
  console.log(`System font: ${font}`);
  if (process.platform === 'linux' && font !== DEFAULT_SYSTEM_FONT.family)
    console.warn(
      `This browser does not read FONTCONFIG_FILE: ${DEFAULT_SYSTEM_FONT.family} is expected.`,
    );
  await browser.close();
}
