import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Probe } from './ffmpeg.ts';
import { readFrameRate, rejectRecording } from './recordingChecks.ts';

/** What ffprobe reports about a recording of a phone. */
const recordingWith = (color_transfer: string, ...others: string[]): Probe => ({
  streams: [
    { codec_type: 'video', color_transfer, disposition: { attached_pic: 0 } },
    ...others.map((codec_type) => ({ codec_type })),
  ],
  format: { duration: '38.2' },
});

test('an SDR recording is accepted, for the demo with sound', () => {
  assert.equal(rejectRecording(recordingWith('bt709', 'audio', 'data'), true), null);
  assert.equal(rejectRecording(recordingWith('bt709'), false), null);
  assert.match(rejectRecording(recordingWith('bt709', 'data'), true) ?? '', /has no sound/);
});

test('an HDR recording is rejected, with instructions', () => {
  for (const transfer of ['arib-std-b67', 'smpte2084']) {
    const rejection = rejectRecording(recordingWith(transfer, 'audio'), true);
    assert.match(rejection ?? '', /is HDR.*export it as SDR/);
  }
});

test('a file that is not a video is rejected', () => {
  const cover = { codec_type: 'video', disposition: { attached_pic: 1 } };
  const song = { streams: [{ codec_type: 'audio' }, cover], format: { duration: '180' } };
  const photo = { ...recordingWith('bt709'), format: { duration: '0.04' } };
  for (const file of [{}, song, photo, { ...recordingWith('bt709'), format: {} }])
    assert.match(rejectRecording(file, false) ?? '', /is not a video/);
});

test('recordings are shown at their own frame rate or a whole fraction of it', () => {
  const shownRate = (avg_frame_rate: string) =>
    readFrameRate({ streams: [{ codec_type: 'video', avg_frame_rate }] });
  assert.deepEqual(['24000/1001', '25/1', '30000/1001'].map(shownRate), [24, 25, 30]);
  assert.deepEqual(['50/1', '60/1', '240/1'].map(shownRate), [25, 30, 30]);
  // The average of a variable rate, and rates that fit none.
  assert.deepEqual(['35940/611', '15/1', '0/0'].map(shownRate), [30, 30, 30]);
});
