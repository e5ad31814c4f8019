import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dots, momentOf, speedLabels, streaks } from './courtView.ts';
import { everyNth, readFlight } from './reading.ts';
import { FIRST_SMASH } from './smash.ts';

const { points, frames, end } = readFlight(FIRST_SMASH);

test('dots stand at equal time steps, so that the gaps only shrink', () => {
  assert.match(dots(points), /^M-6000 -2750h0/);
  const gaps = frames.slice(1).map(({ xM }, i) => xM - (frames[i]?.xM ?? 0));
  for (const [i, gap] of gaps.entries()) if (i > 0) assert.ok(gap < (gaps[i - 1] ?? 0));
});

test('a camera of 60 frames a second catches every fourth of 240', () => {
  assert.equal(streaks(frames).split('m').length - 1, 33);
  assert.deepEqual(everyNth(points, 4), frames);
});

test('numbers start at the racket, only fall, and never run into each other', () => {
  for (const sizes of [
    [420, 200],
    [860, 500],
  ]) {
    const labels = speedLabels(frames, sizes);
    assert.equal(labels[0]?.speedKmh, 320);
    for (const [i, label] of labels.entries()) {
      const before = labels[i - 1];
      if (!before) continue;
      assert.ok(label.speedKmh < before.speedKmh);
      assert.ok(label.xM > before.xM && label.size <= before.size);
    }
  }
});

test('a moment lies between the points before and after it', () => {
  const moment = momentOf(points, 0.1);
  const [before, after] = [points[23], points[25]];
  assert.ok(moment && before && after);
  assert.ok(moment.xM > before.xM && moment.xM < after.xM);
  assert.deepEqual(momentOf(points, 0)?.xM, -6);
  assert.ok((momentOf(points, end.timeS)?.xM ?? 0) <= end.xM + 0.01);
});
