/** Holds the pictures and films that are shipped to what the page and its visitors rely on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { site } from '../site.config.ts';
import { readDemoCaptions } from '../src/lib/demoCaptions.ts';
import { demoFilm, type Film, type FilmFile, trailerFilm } from '../src/lib/films.ts';
import { readCaptions } from './captions.ts';
import { LIMITS, type SizeLimits } from './encode.ts';
import { type Mp4, readMp4, type VideoTrack } from './mp4.ts';

/** Drawn films have 24 frames a second, recordings 30: an owner may replace just one of them. */
const FRAME_RATES = [24, 30];

interface Promises {
  readonly film: Film;
  readonly shortestS: number;
  readonly longestS: number;
  readonly limits: SizeLimits;
  /** The tracks besides the picture. */
  readonly sound: readonly string[];
}

const FILMS: Record<string, Promises> = {
  trailer: {
    film: trailerFilm,
    shortestS: 18,
    longestS: 24,
    limits: LIMITS.trailer,
    sound: [],
  },
  demo: {
    film: demoFilm,
    shortestS: 35,
    longestS: 45,
    limits: LIMITS.demo,
    sound: ['mp4a.40.2'],
  },
};

const readPublic = (path: string) => readFile(`public${path}`);
const load = async ({ path }: FilmFile): Promise<Mp4> => readMp4(await readPublic(path));

function pictureOf({ tracks }: Mp4): VideoTrack {
  const [picture] = tracks;
  assert.ok(picture?.kind === 'video', 'the first track is the picture');
  return picture;
}

for (const [name, { film, shortestS, longestS, sound, limits }] of Object.entries(FILMS)) {
  for (const [file, codec, largestBytes] of [
    [film.av1, 'av01', limits.av1Bytes],
    [film.h264, 'avc1', limits.h264Bytes],
  ] as const) {
    test(`${file.path} is what the page says it is`, async () => {
      const mp4 = await load(file);
      const picture = pictureOf(mp4);
      const codecs = mp4.tracks.map((track) => (track.kind === 'other' ? '' : track.codecs));
      assert.equal(file.type, `video/mp4; codecs="${codecs.join(', ')}"`);
      assert.ok(picture.codecs.startsWith(codec));
      assert.deepEqual(codecs.slice(1), sound);
      assert.deepEqual([picture.widthPx, picture.heightPx], [film.widthPx, film.heightPx]);
    });

    test(`${file.path} looks the same everywhere`, async () => {
      const picture = pictureOf(await load(file));
      assert.deepEqual(picture.colour, {
        primaries: 1,
        transfer: 1,
        matrix: 1,
        isFullRange: false,
      });
      assert.ok(
        FRAME_RATES.includes(picture.framesPerSecond),
        `${picture.framesPerSecond} a second`,
      );
    });

    test(`${file.path} starts soon, and can be jumped about in`, async () => {
      const mp4 = await load(file);
      assert.ok(mp4.isFastStart, 'the index stands before the frames');
      assert.ok(pictureOf(mp4).longestKeyframeGapS <= 2.1, 'a key frame every two seconds');
      const { length } = await readPublic(file.path);
      assert.ok(length <= largestBytes, `${length} bytes of ${largestBytes}`);
    });

    test(`${file.path} is neither too short nor too long`, async () => {
      const mp4 = await load(file);
      // Only the drawn films have a length to keep.
      if (site.mediaIsIllustration)
        assert.ok(mp4.durationS >= shortestS && mp4.durationS <= longestS, `${mp4.durationS} s`);
      assert.equal(film.lengthS, Math.round(mp4.durationS), 'the length in src/lib/films.ts');
      for (const track of mp4.tracks)
        if (track.kind !== 'other') assert.ok(Math.abs(track.durationS - mp4.durationS) < 0.1);
    });
  }

  test(`both encodings of the ${name} show the same frames, 16:9`, async () => {
    const [av1, h264] = [pictureOf(await load(film.av1)), pictureOf(await load(film.h264))];
    assert.equal(av1.frameCount, h264.frameCount);
    assert.equal(av1.framesPerSecond, h264.framesPerSecond);
    assert.equal(film.widthPx * 9, film.heightPx * 16);
  });
}

test('the captions follow one another, within the film, in short lines', async () => {
  const { durationS } = await load(demoFilm.h264);
  const cues = readCaptions(await readDemoCaptions());
  let endS = 0;
  for (const { startS, ...cue } of cues) {
    assert.ok(startS >= endS && cue.endS > startS, `${startS} s is in order`);
    assert.ok(cue.lines.length <= 2, `at most two lines at ${startS} s`);
    for (const line of cue.lines) assert.ok(line.length <= 42, `"${line}" is too long`);
    endS = cue.endS;
  }
  assert.ok(endS <= durationS, 'the last caption ends with the film');
  const shownS = cues.reduce((total, cue) => total + cue.endS - cue.startS, 0);
  assert.ok(shownS > 0.6 * durationS, `captions for ${shownS} of ${durationS} s`);
});

/** Width and height from the head of a PNG file, in pixels. */
async function pngSize(name: string): Promise<[number, number]> {
  const bytes = await readFile(`src/assets/${name}.png`);
  assert.equal(bytes.toString('latin1', 0, 8), '\x89PNG\r\n\x1a\n', 'a PNG file');
  assert.equal(bytes.toString('latin1', 12, 16), 'IHDR');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

for (const [name, size] of [
  ['capture-screen', [2556, 1179]],
  ['capture-wide-screen', [2556, 1179]],
  ['results-screen', [1179, 2556]],
] as const) {
  test(`${name} has the pixels of a phone`, async () => {
    assert.deepEqual(await pngSize(name), size);
  });
}

/** Width and height from the frame header of a JPEG file, in pixels (ITU T.81, B.2.2). */
async function jpegSize(name: string): Promise<[number, number]> {
  const bytes = await readFile(`src/assets/${name}.jpg`);
  assert.equal(bytes.readUInt16BE(0), 0xffd8, 'a JPEG file');
  const isFrameHeader = (marker: number): boolean => marker === 0xffc0 || marker === 0xffc2;
  let at = 2;
  while (!isFrameHeader(bytes.readUInt16BE(at))) at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

for (const [name, film] of [
  ['trailer-poster', trailerFilm],
  ['demo-poster', demoFilm],
] as const) {
  test(`${name} has the shape of its film, and is no smaller`, async () => {
    const [width, height] = await jpegSize(name);
    assert.equal(width * film.heightPx, height * film.widthPx);
    assert.ok(width >= film.widthPx);
  });
}

for (const [name, size] of [
  ['hero-hall', [2556, 1179]],
  ['smash-wide', [2560, 1440]],
  ['smash-tall', [1440, 2560]],
] as const) {
  test(`${name} is there for the page and its social pictures`, async () => {
    assert.deepEqual(await jpegSize(name), size);
  });
}
