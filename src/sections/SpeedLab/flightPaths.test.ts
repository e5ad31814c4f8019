import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyzeFlight } from './flightAnalysis.ts';
import { findPointAtTime, pathOfDots, pathOfStreaks, speedLabels } from './flightPaths.ts';
import { DEFAULT_SMASH } from './labSettings.ts';

const { points, frames, end } = analyzeFlight(DEFAULT_SMASH);

test('there is a dot for each point and a streak for each frame, from the racket on', () => {
  assert.match(pathOfDots(points), /^m-6000-2850h0/);
  assert.equal(pathOfDots(points).split('h0').length - 1, points.length);
  assert.equal(pathOfStreaks(frames).split('m').length - 1, frames.length);
});

test('speed labels begin at the racket, only fall, and overlap no part that is kept clear', () => {
  for (const sizes of [
    { largest: 420, smallest: 200 },
    { largest: 860, smallest: 500 },
  ]) {
    const labels = speedLabels(frames, sizes);
    assert.equal(labels[0]?.speedKmh, DEFAULT_SMASH.speedKmh);
    for (const [i, label] of labels.slice(1).entries()) {
      const before = labels[i] ?? label;
      assert.ok(label.speedKmh < before.speedKmh);
      assert.ok(label.xM > before.xM && label.size <= before.size);
      assert.ok(label.widthPercent <= before.widthPercent);
    }
    const crossed = labels.find(({ xM }) => xM > 1) ?? labels[0];
    const beside = speedLabels(frames, sizes, [[crossed?.xM ?? 0, crossed?.xM ?? 0]]);
    assert.ok(beside.length > 3);
    assert.ok(beside.every(({ speedKmh }) => speedKmh !== crossed?.speedKmh));
  }
});

test('a moment lies between the points before and after it', () => {
  const moment = findPointAtTime(points, 0.1);
  const [before, after] = [points[23], points[25]];
  assert.ok(moment && before && after);
  assert.ok(moment.xM > before.xM && moment.xM < after.xM);
  assert.equal(findPointAtTime(points, 0)?.xM, -6);
  assert.ok((findPointAtTime(points, end.timeS)?.xM ?? 0) <= end.xM + 0.01);
});
