import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { placeWithin, readLogo } from './logo.ts';

const folder = await mkdtemp(join(tmpdir(), 'logo-'));
after(() => rm(folder, { recursive: true }));

async function writeSvg(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name);
  const [rx, ry] = [width / 2, height / 2];
  await writeFile(
    path,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><ellipse cx="${rx}" cy="${ry}" rx="${rx}" ry="${ry}" fill="#f80"/></svg>`,
  );
  return path;
}

async function writePng(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#f80' } })
    .png()
    .toFile(path);
  return path;
}

const sizeOf = async (address: string) =>
  sharp(Buffer.from(address.replace(/^.*,/, ''), 'base64')).metadata();

for (const [name, width, height] of [
  ['wide.svg', 240, 60],
  ['tall.svg', 20, 60],
  ['square.svg', 24, 24],
] as const) {
  test(`${name} keeps its shape wherever it is shown`, async () => {
    const logo = await readLogo(await writeSvg(name, width, height));
    assert.ok(logo.widthPx <= 80 && logo.heightPx <= 28);
    assert.ok(logo.widthPx === 80 || logo.heightPx === 28);
    for (const picture of [
      { width: logo.widthPx, height: logo.heightPx },
      await sharp(logo.file.png).metadata(),
      await sizeOf(logo.href.small),
      await sizeOf(logo.href.large),
    ]) {
      const off = picture.width - (picture.height * width) / height;
      assert.ok(
        Math.abs(off) <= Math.max(1, width / height),
        `${picture.width} x ${picture.height}`,
      );
    }
    // Drawn at the size it is needed in, not enlarged: four pixels for each in the bar.
    assert.equal(
      (await sharp(logo.file.png).metadata()).height,
      Math.ceil(Math.min(28, (80 * height) / width) * 4),
    );
    assert.equal(logo.isTile, false);
  });
}

test('a square without transparency is a tile', async () => {
  assert.equal((await readLogo(await writePng('icon.png', 1024, 1024))).isTile, true);
  assert.equal((await readLogo(await writePng('sign.png', 1024, 600))).isTile, false);
});

test('each thing that is wrong with a logo is said in one sentence', async () => {
  await assert.rejects(readLogo(join(folder, 'none.svg')), {
    message: /^site\.config\.ts: the logo ".*none\.svg" does not exist: .+\.$/,
  });
  for (const [name, text] of [
    ['words.svg', 'This is no drawing.'],
    ['empty.png', ''],
  ] as const) {
    await writeFile(join(folder, name), text);
    await assert.rejects(readLogo(join(folder, name)), /is not an SVG or PNG image\.$/);
  }
  const jpeg = join(folder, 'photo.jpg');
  await sharp(await writePng('photo.png', 600, 600))
    .jpeg()
    .toFile(jpeg);
  await assert.rejects(readLogo(jpeg), /is not an SVG or PNG image\.$/);
  await assert.rejects(readLogo(folder), /is not an SVG or PNG image\.$/);
  await assert.rejects(readLogo(await writePng('small.png', 511, 200)), /511 x 200 pixels.*512/);
  await assert.rejects(readLogo(await writeSvg('line.svg', 700, 100)), /at most 6 times as long/);
});

test('something is placed as large as it fits, in the middle', () => {
  const box = { x: 10, y: 20, width: 8, height: 4 };
  assert.deepEqual(placeWithin(box, 1), { x: 12, y: 20, width: 4, height: 4 });
  assert.deepEqual(placeWithin(box, 4), { x: 10, y: 21, width: 8, height: 2 });
});
