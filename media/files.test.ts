/** Holds the pictures and films that are shipped to what the page and its visitors rely on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { readDemoCaptions } from '../src/lib/demoCaptions.ts';
import { demoFilm, type Film, type FilmFile, trailerFilm } from '../src/lib/films.ts';
import { checkScreenshot } from '../src/lib/screenshot.ts';
import { readCaptions } from './captions.ts';
import { LIMITS, type SizeLimits } from './encode.ts';
import { type Mp4, readMp4, type VideoTrack } from './mp4.ts';

/** Drawn films have 24 frames a second, recordings one of these. */
const FRAME_RATES = [24, 25, 30];

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
      assert.equal(film.lengthS, Math.round(mp4.durationS), 'the length in src/lib/films.json');
      for (const track of mp4.tracks)
        if (track.kind !== 'other') assert.ok(Math.abs(track.durationS - mp4.durationS) < 0.1);
    });
  }

  test(`both encodings of the ${name} show the same frames`, async () => {
    const [av1, h264] = [pictureOf(await load(film.av1)), pictureOf(await load(film.h264))];
    assert.equal(av1.frameCount, h264.frameCount);
    assert.equal(av1.framesPerSecond, h264.framesPerSecond);
    if (site.mediaIsIllustration) assert.equal(film.widthPx * 9, film.heightPx * 16);
  });
}

test('the captions follow one another, within the film; those of the drawn one in short lines', async () => {
  const { durationS } = await load(demoFilm.h264);
  const cues = readCaptions(await readDemoCaptions());
  let endS = 0;
  for (const { startS, ...cue } of cues) {
    assert.ok(startS >= endS && cue.endS > startS, `${startS} s is in order`);
    endS = cue.endS;
    if (!site.mediaIsIllustration) continue;
    assert.ok(cue.lines.length <= 2, `at most two lines at ${startS} s`);
    for (const line of cue.lines) assert.ok(line.length <= 42, `"${line}" is too long`);
  }
  assert.ok(endS <= durationS, 'the last caption ends with the film');
  // How much is said in an owner's demo is the owner's own affair.
  if (!site.mediaIsIllustration) return;
  const shownS = cues.reduce((total, cue) => total + cue.endS - cue.startS, 0);
  assert.ok(shownS > 0.6 * durationS, `captions for ${shownS} of ${durationS} s`);
});

for (const [name, shape] of [
  ['capture-screen', 'landscape'],
  ['results-screen', 'portrait'],
] as const) {
  test(`${name} is a screenshot of an iPhone`, () =>
    checkScreenshot(`src/assets/${name}.png`, shape));
}

test('the drawn capture screens are two views of one size', {
  skip: !site.mediaIsIllustration,
}, async () => {
  const [near, wide] = await Promise.all(
    ['capture-screen', 'capture-wide-screen'].map(async (name) => {
      const { width, height } = await sharp(`src/assets/${name}.png`).metadata();
      return { width, height };
    }),
  );
  assert.deepEqual(near, wide);
});

/** Width and height of a JPEG file, in pixels. */
async function jpegSize(name: string): Promise<[number, number]> {
  const { format, width, height } = await sharp(`src/assets/${name}.jpg`).metadata();
  assert.equal(format, 'jpeg');
  return [width, height];
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
