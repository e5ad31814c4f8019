import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMASH_AT_S } from '../scene/rally.ts';
import { poseAt } from './demoCamera.ts';
import {
  DEMO_DURATION_S,
  demoHallTimesS,
  demoSoundEvents,
  framesFollowed,
  hallTimeS,
  PLAN,
  SETTLED_S,
} from './demoPlan.ts';

test('everything happens in its order, and the film ends on a rest', () => {
  const times = Object.values(PLAN);
  assert.deepEqual(
    times,
    times.toSorted((a, b) => a - b),
  );
  assert.ok(SETTLED_S > PLAN.replayContact && SETTLED_S < PLAN.turnToPortrait);
  assert.deepEqual(poseAt(DEMO_DURATION_S - 2), poseAt(DEMO_DURATION_S));
});

test('the phone shows whole frames of its own film, the players waiting before it begins', () => {
  for (let timeS = 0; timeS < DEMO_DURATION_S; timeS += 1 / 24) {
    const frame = (hallTimeS(timeS) - SMASH_AT_S) * 60;
    assert.ok(Math.abs(frame - Math.round(frame)) < 1e-6);
    assert.ok(hallTimeS(timeS) >= -1.5);
  }
  assert.ok(hallTimeS(PLAN.recordTap) < -1.45);
  assert.equal(hallTimeS(PLAN.contact), SMASH_AT_S);
  assert.equal(hallTimeS(PLAN.replayContact), SMASH_AT_S);
});

test('the pictures to render are in order, each once, and cover the replay frame by frame', () => {
  const timesS = demoHallTimesS();
  for (const [i, timeS] of timesS.entries()) assert.ok(timeS > (timesS[i - 1] ?? -9) + 1e-3);
  for (let frame = 0; frame <= 32; frame++)
    assert.ok(timesS.some((timeS) => Math.abs(timeS - SMASH_AT_S - frame / 60) < 1e-9));
  assert.ok(timesS.length < 260);
});

test('the shuttle is followed from contact to the floor, live and again eight times slower', () => {
  for (const [contactS, secondsPerFrame] of [
    [PLAN.contact, 1 / 60],
    [PLAN.replayContact, 8 / 60],
  ] as const) {
    assert.equal(framesFollowed(contactS - 0.01), 0);
    assert.equal(framesFollowed(contactS), 1);
    assert.equal(framesFollowed(contactS + 10 * secondsPerFrame), 11);
    assert.equal(framesFollowed(contactS + 32 * secondsPerFrame), 33);
    assert.equal(framesFollowed(contactS + 32 * secondsPerFrame + 0.2), 33);
  }
});

test('sounds come in order, within the film, one tick for each frame', () => {
  const events = demoSoundEvents();
  assert.equal(events.filter(({ kind }) => kind === 'tick').length, 33);
  assert.equal(events.filter(({ kind }) => kind === 'contact').length, 6);
  for (const [i, { timeS, gain }] of events.entries()) {
    assert.ok(timeS >= (events[i - 1]?.timeS ?? 0) && timeS < DEMO_DURATION_S);
    assert.ok(gain > 0 && gain <= 1);
  }
});

test('the phone moves without jumps', () => {
  for (let timeS = 1 / 24; timeS < DEMO_DURATION_S; timeS += 1 / 24) {
    const [before, here] = [poseAt(timeS - 1 / 24), poseAt(timeS)];
    assert.ok(Math.hypot(here.x - before.x, here.y - before.y) < 40);
    assert.ok(Math.abs(here.turn - before.turn) < 0.09);
    assert.ok(here.scale > 0.6 && here.scale < 1.5);
  }
});
