import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCrf, frameRateOf, refusalOf } from './encode.ts';
import { framesWritten, type Probe } from './ffmpeg.ts';

const LIMIT_BYTES = 1000;

/** Which factors are tried, and which is found, when a file has so many bytes at each. */
async function search(
  bytesAt: (crf: number) => number,
): Promise<{ found: number | null; tried: number[] }> {
  const tried: number[] = [];
  const found = await findCrf(28, 55, LIMIT_BYTES, async (crf) => {
    tried.push(crf);
    return bytesAt(crf);
  });
  return { found, tried };
}

/** Far too large until a factor from which on files are tiny. */
const leap = (firstFitting: number) => (crf: number) => (crf >= firstFitting ? 10 : 10_000);

test('the first factor that fits is found, wherever it is', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.equal((await search(leap(firstFitting))).found, firstFitting);
});

test('the best is taken at once when it fits', async () => {
  assert.deepEqual(await search(leap(10)), { found: 28, tried: [28] });
});

test('a file just under the limit is good enough', async () => {
  const { found, tried } = await search((crf) => (crf < 42 ? 5000 : 950 - crf));
  assert.equal(found, 42);
  assert.deepEqual(tried, [28, 42]);
});

test('nothing is found when the worst does not fit', async () => {
  const { found, tried } = await search(() => 10_000);
  assert.equal(found, null);
  assert.ok(tried.includes(55));
});

test('a search takes few encodings', async () => {
  for (let firstFitting = 29; firstFitting <= 55; firstFitting++)
    assert.ok((await search(leap(firstFitting))).tried.length <= 6);
});

/** What ffprobe says of a film of a phone, with this curve. */
const filmed = (color_transfer: string, ...others: string[]): Probe => ({
  streams: [
    { codec_type: 'video', color_transfer, disposition: { attached_pic: 0 } },
    ...others.map((codec_type) => ({ codec_type })),
  ],
  format: { duration: '38.2' },
});

test('a recording in SDR is taken, a demo with its sound', () => {
  assert.equal(refusalOf(filmed('bt709', 'audio', 'data'), true), null);
  assert.equal(refusalOf(filmed('bt709'), false), null);
  assert.match(refusalOf(filmed('bt709', 'data'), true) ?? '', /has no sound/);
});

test('a recording in HDR is refused, and how to get another is said', () => {
  for (const transfer of ['arib-std-b67', 'smpte2084'])
    assert.match(refusalOf(filmed(transfer, 'audio'), true) ?? '', /is HDR.*export it as SDR/);
});

test('what is no film is refused', () => {
  const cover = { codec_type: 'video', disposition: { attached_pic: 1 } };
  const song = { streams: [{ codec_type: 'audio' }, cover], format: { duration: '180' } };
  const photograph = { ...filmed('bt709'), format: { duration: '0.04' } };
  for (const file of [{}, song, photograph, { ...filmed('bt709'), format: {} }])
    assert.match(refusalOf(file, false) ?? '', /is no film/);
});

for (const [recorded, shown] of [
  ['24000/1001', 24],
  ['24/1', 24],
  ['25/1', 25],
  ['50/1', 25],
  ['30000/1001', 30],
  ['60/1', 30],
  ['240/1', 30],
  // A variable rate has any average.
  ['35940/611', 30],
  ['15/1', 30],
  ['0/0', 30],
] as const) {
  test(`of ${recorded} frames a second ${shown} are shown`, () => {
    const streams = [{ codec_type: 'video', avg_frame_rate: recorded }];
    assert.equal(frameRateOf({ streams }), shown);
  });
}

test('how many frames are written is read from the last report of ffmpeg', () => {
  assert.equal(framesWritten('frame=12\nfps=3\nprogress=continue\nframe= 31\nprogress=end\n'), 31);
  assert.equal(framesWritten('out_time=00:00:01\n'), null);
});
