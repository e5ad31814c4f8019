/** Before the first test: decides the fonts, and says which browser the tests run in. */
import { type Browser, chromium, type FullConfig, firefox, webkit } from '@playwright/test';
import { DEFAULT_SYSTEM_FONT, writeFontconfig } from './systemFonts.ts';

const browsers = { chromium, firefox, webkit };

/** The font a Chromium sets text in where a page asks for that of the system. */
async function readSystemFont(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.setContent('<p style="font-family: system-ui">Smash</p>');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'p',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
}

/** Launches the browser once, as the tests do: one that does not start says so before anything is built. */
export default async function describeBrowser({ projects }: FullConfig): Promise<void> {
  await writeFontconfig();
  const { browserName = 'chromium', channel, launchOptions } = projects[0]?.use ?? {};
  const browser = await browsers[browserName].launch({
    ...launchOptions,
    ...(channel ? { channel } : {}),
  });
  const program = launchOptions?.executablePath ?? browsers[browserName].executablePath();
  console.log(`Browser: ${browserName} ${browser.version()}, ${program}`);
  if (browserName === 'chromium') {
    const font = await readSystemFont(browser);
    console.log(`System font: ${font}`);
    if (process.platform === 'linux' && font !== DEFAULT_SYSTEM_FONT.family)
      console.warn(
        `This browser does not read FONTCONFIG_FILE: ${DEFAULT_SYSTEM_FONT.family} is expected.`,
      );
  }
  await browser.close();
}
