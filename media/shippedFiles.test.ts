/** Checks the videos, their posters, captions and transcript for what the page relies on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { transcript } from '../src/content/en/demoTranscript.ts';
import { FRAME_RATES, VIDEO_SPECS } from './encodeVideo.ts';
import { ASSETS_FOLDER, ROOT, VIDEOS_FOLDER } from './paths.ts';
import { readRecording, readVideoData } from './videoFiles.ts';

const data = await readVideoData();

/** The times of a cue, and the beginning of its text. */
const CUE = /^((?:\d\d:)?\d\d:\d\d\.\d{3}) --> ((?:\d\d:)?\d\d:\d\d\.\d{3})(?: .*)?\r?\n\S/;

const toSeconds = (time: string): number =>
  time.split(':').reduce((total, part) => 60 * total + Number(part), 0);

for (const name of ['trailer', 'demo'] as const) {
  const { hasSound, av1Bytes, h264Bytes } = VIDEO_SPECS[name];
  const { widthPx, heightPx, lengthS, av1Codecs, h264Codecs, chaptersS = [] } = data[name];

  for (const [file, codecs, videoCodec, limitBytes] of [
    [`${name}.av1.mp4`, av1Codecs, 'av01', av1Bytes],
    [`${name}.mp4`, h264Codecs, 'avc1', h264Bytes],
  ] as const)
    test(`${file} plays everywhere, starts early, and is what videos.json says`, async () => {
      const path = join(VIDEOS_FOLDER, file);
      const [video, bytes] = [await readRecording(path), await readFile(path)];
      assert.ok(video, 'it is a video');
      assert.equal(codecs, video.codecs);
      assert.match(codecs, new RegExp(`^${videoCodec}[^,]*${hasSound ? ', mp4a.40.2' : ''}$`));
      assert.deepEqual([widthPx, heightPx], [video.widthPx, video.heightPx]);
      assert.equal(lengthS, Math.round(video.durationS));
      for (const [i, startS] of chaptersS.entries())
        assert.ok(startS >= (chaptersS[i - 1] ?? 0) && startS < video.durationS, `${startS} s`);
      assert.ok(video.isBt709, 'its colours are tagged as BT.709');
      assert.ok(FRAME_RATES.includes(video.framesPerSecond), `${video.framesPerSecond} fps`);
      assert.ok(bytes.length <= limitBytes, `${bytes.length} of ${limitBytes} bytes`);
      assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index precedes the frames');
    });

  test(`the poster of the ${name} has its aspect ratio and at least its size`, async () => {
    const poster = await sharp(join(ASSETS_FOLDER, `${name}-poster.jpg`)).metadata();
    assert.equal(poster.width * heightPx, poster.height * widthPx);
    assert.ok(poster.format === 'jpeg' && poster.width >= widthPx);
  });
}

test('the captions and the transcript of the demo are in order and end with it', async () => {
  const text = await readFile(join(ROOT, 'src/content/en/demo.vtt'), 'utf8');
  const [header, ...cues] = text.trim().split(/(?:\r?\n){2,}/);
  assert.match(header ?? '', /^WEBVTT/);
  assert.ok(cues.length > 0);
  let previousEndS = 0;
  for (const cue of cues) {
    const [, start, end] = CUE.exec(cue) ?? [];
    assert.ok(start && end, `not a cue: ${cue}`);
    assert.ok(previousEndS <= toSeconds(start) && toSeconds(start) < toSeconds(end), cue);
    previousEndS = toSeconds(end);
  }
  assert.ok(previousEndS <= data.demo.lengthS, `captions to ${previousEndS} s`);
  for (const [i, { timeS }] of transcript.entries())
    assert.ok(timeS >= (transcript[i - 1]?.timeS ?? 0) && timeS < data.demo.lengthS, `${timeS} s`);
});
