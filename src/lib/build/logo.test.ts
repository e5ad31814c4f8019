import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { readLogo } from './logo.ts';

const folder = await mkdtemp(join(tmpdir(), 'logo-'));
after(() => rm(folder, { recursive: true }));

async function write(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="2" fill="#f80"/></svg>`;
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f80' } });
const png = (width: number, height: number) => image(width, height).png().toBuffer();

test('a logo keeps its shape wherever it is shown', async () => {
  for (const [width, height] of [
    [240, 60],
    [20, 60],
    [24, 24],
  ] as const) {
    const logo = await readLogo(await write('logo.svg', svg(width, height)));
    assert.ok(logo.widthPx === 80 || logo.heightPx === 28);
    assert.ok(logo.widthPx <= 80 && logo.heightPx <= 28);
    const file = await sharp(logo.file.png).metadata();
    const embedded = await sharp(
      Buffer.from(logo.dataUrl.replace(/^.*,/, ''), 'base64'),
    ).metadata();
    for (const shown of [{ width: logo.widthPx, height: logo.heightPx }, file, embedded]) {
      const errorPx = Math.abs(shown.width - (shown.height * width) / height);
      assert.ok(errorPx <= Math.max(1, width / height), `${shown.width} x ${shown.height}`);
    }
    // Drawn in the size it is needed in, not enlarged: four pixels for each in the bar.
    assert.equal(file.height, Math.ceil(Math.min(28, (80 * height) / width) * 4));
    assert.equal(logo.isTile, false);
  }
});

test('a square without transparency is a tile', async () => {
  for (const height of [1024, 600]) {
    const logo = await readLogo(await write('icon.png', await png(1024, height)));
    assert.equal(logo.isTile, height === 1024);
  }
});

test('a PNG is large enough if its longer side has the pixels of the largest icon', async () => {
  const logo = await readLogo(await write('least.png', await png(60, 180)));
  assert.equal(logo.heightPx, 28);
});

test('each thing that is wrong with a logo is said in one sentence', async () => {
  const jpeg = await image(600, 600).jpeg().toBuffer();
  for (const [path, message] of [
    [join(folder, 'none.svg'), /^site\.config\.ts: the logo ".*none\.svg" does not exist: .+\.$/],
    [await write('words.svg', 'This is no drawing.'), /is not an SVG or PNG image\.$/],
    [await write('empty.png', ''), /is not an SVG or PNG image\.$/],
    [await write('photo.jpg', jpeg), /is not an SVG or PNG image\.$/],
    [folder, /is not an SVG or PNG image\.$/],
    [await write('small.png', await png(179, 60)), /179 x 60 pixels.*180/],
    [await write('line.svg', svg(700, 100)), /at most 6 times as long/],
  ] as const)
    await assert.rejects(readLogo(path), { message });
});
