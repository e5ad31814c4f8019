/** Checks the videos and images of the site, rendered or replaced, for what the page relies on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { EncodedPacketSink } from 'mediabunny';
import sharp from 'sharp';
import { site } from '../site.config.ts';
import { codecsOf, openMp4, readVideoData } from './encoding/videoData.ts';
import { ASSETS_FOLDER, VIDEOS_FOLDER } from './paths.ts';
import { VIDEO_SPECS } from './videos/specs.ts';

const data = await readVideoData();

/** The rates of rendered videos and of recordings, in frames a second. */
const FRAME_RATES = [24, 25, 30];
/** The lengths that the specification asks for. Recordings may differ. */
const RENDERED_LENGTHS_S = { trailer: [18, 24], demo: [35, 45] } as const;

/** Reads what the tests compare. */
async function inspect(file: string) {
  using video = openMp4(join(VIDEOS_FOLDER, file));
  const track = await video.getPrimaryVideoTrack();
  assert.ok(track, `${file} has a video track`);
  const keyframesS: number[] = [];
  const packets = new EncodedPacketSink(track).packets();
  for await (const { type, timestamp } of packets) if (type === 'key') keyframesS.push(timestamp);
  const durationS = await video.computeDuration();
  const ends = [...keyframesS.slice(1), durationS];
  const { packetCount, averagePacketRate } = await track.computePacketStats();
  const tracks = await video.getTracks();
  return {
    durationS,
    trackDurationsS: await Promise.all(tracks.map((each) => each.computeDuration())),
    codecs: await codecsOf(video),
    size: [await track.getDisplayWidth(), await track.getDisplayHeight()],
    colours: Object.values((await track.getColorSpace()) ?? {}),
    frameCount: packetCount,
    framesPerSecond: averagePacketRate,
    longestKeyframeGapS: Math.max(...ends.map((endS, i) => endS - (keyframesS[i] ?? 0))),
    bytes: await readFile(join(VIDEOS_FOLDER, file)),
  };
}

for (const name of ['trailer', 'demo'] as const) {
  const { hasSound, av1Bytes, h264Bytes } = VIDEO_SPECS[name];
  const { widthPx, heightPx, lengthS, av1Codecs, h264Codecs, chaptersS = [] } = data[name];

  for (const [file, codecs, videoCodec, limitBytes] of [
    [`${name}.av1.mp4`, av1Codecs, 'av01', av1Bytes],
    [`${name}.mp4`, h264Codecs, 'avc1', h264Bytes],
  ] as const)
    test(`${file} plays everywhere, starts early, and is what videos.json says`, async () => {
      const video = await inspect(file);
      assert.equal(codecs, video.codecs);
      assert.match(codecs, new RegExp(`^${videoCodec}[^,]*${hasSound ? ', mp4a.40.2' : ''}$`));
      assert.deepEqual([widthPx, heightPx], video.size);
      assert.equal(lengthS, Math.round(video.durationS));
      for (const [i, startS] of chaptersS.entries())
        assert.ok(startS >= (chaptersS[i - 1] ?? 0) && startS < video.durationS, `${startS} s`);

      assert.deepEqual(video.colours, ['bt709', 'bt709', 'bt709', false]);
      assert.ok(FRAME_RATES.includes(video.framesPerSecond), `${video.framesPerSecond} fps`);
      assert.ok(video.bytes.length <= limitBytes, `${video.bytes.length} of ${limitBytes} bytes`);

      const [indexAt, framesAt] = [video.bytes.indexOf('moov'), video.bytes.indexOf('mdat')];
      assert.ok(indexAt > 0 && indexAt < framesAt, 'the index is in front of the frames');
      assert.ok(video.longestKeyframeGapS <= 2.1, `${video.longestKeyframeGapS} s to seek over`);
      for (const trackS of video.trackDurationsS)
        assert.ok(Math.abs(trackS - video.durationS) < 0.1, 'all tracks have the same length');
      if (!site.mediaIsIllustration) return;
      const [shortestS, longestS] = RENDERED_LENGTHS_S[name];
      assert.ok(video.durationS >= shortestS && video.durationS <= longestS);
    });

  test(`both files of the ${name} have the same frames`, async () => {
    const [av1, h264] = await Promise.all([inspect(`${name}.av1.mp4`), inspect(`${name}.mp4`)]);
    assert.equal(av1.frameCount, h264.frameCount);
    assert.equal(av1.framesPerSecond, h264.framesPerSecond);
  });

  test(`the poster of the ${name} has its aspect ratio and at least its size`, async () => {
    const poster = await sharp(join(ASSETS_FOLDER, `${name}-poster.jpg`)).metadata();
    assert.equal(poster.format, 'jpeg');
    assert.equal(poster.width * heightPx, poster.height * widthPx);
    assert.ok(poster.width >= widthPx);
  });
}

test('the rendered images of the first section have one size, so that their views line up', {
  skip: !site.mediaIsIllustration,
}, async () => {
  const files = ['capture-screen.png', 'capture-wide-screen.png', 'hero-court.jpg'];
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(join(ASSETS_FOLDER, file)).metadata();
      return `${width} x ${height}`;
    }),
  );
  assert.equal(new Set(sizes).size, 1, sizes.join(', '));
});
