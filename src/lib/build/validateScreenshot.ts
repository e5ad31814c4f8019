import sharp from 'sharp';

export type PhoneShape = 'landscape' | 'portrait';

/**
 * The ratio of a screenshot's sides is 2.1636 to 2.1741 on every iPhone with Face ID. The drawn
 * phone has 2.168 and crops at most half a percent.
 */
const [LOWEST_RATIO, HIGHEST_RATIO] = [2.155, 2.185];

/** The page shows up to 1752 pixels. The smallest of these screens, the iPhone 11's, has more. */
const SHORTEST_PX = 1752;

const EXPECTED: Readonly<Record<PhoneShape, string>> = {
  landscape: 'held sideways, such as 2556 x 1179',
  portrait: 'held upright, such as 1179 x 2556',
};

/** In pixels. */
interface ScreenshotSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the size of a screenshot.
 * @param file its path from the project's root
 * @throws if it is not that of an iPhone held like this
 */
export function checkSize(
  file: string,
  { width, height }: ScreenshotSize,
  shape: PhoneShape,
): void {
  const [long, short] = shape === 'landscape' ? [width, height] : [height, width];
  const ratio = long / short;
  if (ratio >= LOWEST_RATIO && ratio <= HIGHEST_RATIO && long >= SHORTEST_PX) return;
  throw new Error(
    `${file} is ${width} x ${height} pixels: it has to be the whole screenshot, in full size, of an iPhone with Face ID ${EXPECTED[shape]}.`,
  );
}

/** The same for the file itself. */
export const checkScreenshot = async (file: string, shape: PhoneShape): Promise<void> =>
  checkSize(file, await sharp(file).metadata(), shape);
