import sharp from 'sharp';

/** How a phone is held. */
export type PhoneShape = 'landscape' | 'portrait';

/**
 * The longer side of a screenshot by the shorter one: 2.1636 to 2.1741 on every iPhone with Face ID.
 * The drawn phone's screen has 2.168, so that no more than half a percent is cut off.
 */
const [LOWEST_RATIO, HIGHEST_RATIO] = [2.155, 2.185];

/** The smallest of these screens is that of the iPhone 11; the page shows up to 1752 pixels. */
const SHORTEST_PX = 1752;

const EXPECTED: Readonly<Record<PhoneShape, string>> = {
  landscape: 'held sideways, such as 2556 x 1179',
  portrait: 'held upright, such as 1179 x 2556',
};

/**
 * Looks whether a picture has the size of an iPhone's screenshot.
 * @returns one sentence that says what was found and what is expected, or null
 */
export function screenshotRefusal(
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  shape: PhoneShape,
): string | null {
  const [long, short] = shape === 'landscape' ? [width, height] : [height, width];
  const ratio = long / short;
  if (ratio >= LOWEST_RATIO && ratio <= HIGHEST_RATIO && long >= SHORTEST_PX) return null;
  return `${file} is ${width} x ${height} pixels: it has to be the whole screenshot, in full size, of an iPhone with Face ID ${EXPECTED[shape]}.`;
}

/**
 * Reads the size of a screenshot.
 * @param file its path from the project's root, where every script runs
 * @throws with one sentence when it is not that of an iPhone held like this
 */
export async function checkScreenshot(file: string, shape: PhoneShape): Promise<void> {
  const refusal = screenshotRefusal(file, await sharp(file).metadata(), shape);
  if (refusal) throw new Error(refusal);
}
