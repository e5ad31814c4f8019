/** Checks the videos, their posters, captions and transcript for what the page relies on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { EncodedPacketSink } from 'mediabunny';
import sharp from 'sharp';
import webvtt from 'webvtt-parser';
import { transcript } from '../src/content/en/demoTranscript.ts';
import { FRAME_RATES } from './encoding/recordingChecks.ts';
import { openMp4, readCodecs, readVideoData } from './encoding/videoData.ts';
import { VIDEO_SPECS } from './encoding/videoSpecs.ts';
import { ASSETS_FOLDER, ROOT, VIDEOS_FOLDER } from './paths.ts';

const data = await readVideoData();

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
    codecs: await readCodecs(video),
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

test('the captions of the demo are valid WebVTT, in order, and end with it', async () => {
  const text = await readFile(join(ROOT, 'src/content/en/demo.vtt'), 'utf8');
  const { cues, errors } = new webvtt.WebVTTParser().parse(text);
  assert.deepEqual(errors, []);
  assert.ok(cues.length > 0);
  for (const [i, { startTime, text }] of cues.entries()) {
    assert.ok(startTime >= (cues[i - 1]?.endTime ?? 0), `${startTime} s`);
    assert.notEqual(text.trim(), '');
  }
  const { durationS } = await inspect('demo.mp4');
  const endS = cues.at(-1)?.endTime ?? Number.NaN;
  assert.ok(endS <= durationS, `captions to ${endS} s, the demo ends at ${durationS} s`);
});

test('the paragraphs of the transcript are in order and begin within the demo', () => {
  for (const [i, { timeS }] of transcript.entries())
    assert.ok(timeS >= (transcript[i - 1]?.timeS ?? 0) && timeS < data.demo.lengthS, `${timeS} s`);
});
