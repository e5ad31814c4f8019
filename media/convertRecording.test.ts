import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseFrameRate, scaleDown } from './encodeVideo.ts';
import { rejectRecording } from './videoFiles.ts';

const GOOD = { durationS: 38.2, isHdr: false, hasSound: true };

test('a recording is accepted when it is SDR and not too long, for the demo with sound', () => {
  assert.equal(rejectRecording(GOOD, true), null);
  assert.equal(rejectRecording({ ...GOOD, hasSound: false }, false), null);
  assert.match(rejectRecording({ ...GOOD, hasSound: false }, true) ?? '', /has no sound/);
  assert.match(rejectRecording({ ...GOOD, isHdr: true }, true) ?? '', /is HDR.*export it as SDR/);
  for (const durationS of [0.04, 60.1])
    assert.match(rejectRecording({ ...GOOD, durationS }, true) ?? '', /videos of 1 to 60 s/);
});

test('a recording is scaled down to the size in its own shape, but never up', () => {
  const scaled = (widthPx: number, heightPx: number) =>
    scaleDown({ widthPx, heightPx }, [1280, 720]);
  assert.deepEqual(scaled(1920, 1080), [1280, 720]);
  assert.deepEqual(scaled(2160, 3840), [720, 1280]);
  assert.deepEqual(scaled(2556, 1179), [1280, 590]);
  assert.deepEqual(scaled(1440, 1080), [960, 720]);
  assert.deepEqual(scaled(640, 360), [640, 360]);
});

test('a recording is shown at its own frame rate or a whole fraction of it', () => {
  assert.deepEqual([23.976, 25, 29.97, 30].map(chooseFrameRate), [24, 25, 30, 30]);
  assert.deepEqual([48, 50, 59.94, 240].map(chooseFrameRate), [24, 25, 30, 30]);
  // The average of a variable rate, and rates that fit none.
  assert.deepEqual([58.8, 15, 0, Number.NaN].map(chooseFrameRate), [30, 30, 30, 30]);
});
