/** Writes all screenshots with their names to one picture. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const FILE = '.screenshots/contact-sheet.webp';
const COLUMNS = 14;
const COLUMN_PX = 208;
const ROW_PX = 424;

export default async function writeContactSheet(): Promise<void> {
  const files = globSync('.screenshots/*.png').sort();
  const tiles = files.map(async (file, i): Promise<OverlayOptions[]> => {
    const left = (i % COLUMNS) * COLUMN_PX;
    const top = Math.floor(i / COLUMNS) * ROW_PX;
    const text = `<span foreground="white">${basename(file, '.png')}</span>`;
    const { width, height } = await sharp(file).metadata();
    const visible = { left: 0, top: 0, width, height: Math.min(height, 2 * width) };
    const image = await sharp(file).extract(visible).resize(200).toBuffer();
    return [
      { input: { text: { text, rgba: true } }, left, top },
      { input: image, left, top: top + 20 },
    ];
  });
  const height = Math.ceil(files.length / COLUMNS) * ROW_PX;
  const sheet = { width: COLUMNS * COLUMN_PX, height, channels: 3, background: '#333' } as const;
  await sharp({ create: sheet })
    .composite((await Promise.all(tiles)).flat())
    .toFile(FILE);
  console.log(`\n${files.length} screenshots: ${FILE}`);
}
