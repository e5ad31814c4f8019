import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SMASH_AT_S } from '../rally/rally.ts';
import { DEMO_DURATION_S, demoSceneTimesS, sceneTimeS, TIMELINE } from './demoTimeline.ts';
import { phonePoseAt } from './phonePose.ts';

test('the demo shows whole frames of the recording, all of which are rendered', () => {
  const rendered = demoSceneTimesS();
  for (let timeS = 0; timeS < DEMO_DURATION_S; timeS += 1 / 24) {
    const shownS = sceneTimeS(timeS);
    const frame = (shownS - SMASH_AT_S) * 60;
    assert.ok(Math.abs(frame - Math.round(frame)) < 1e-6);
    assert.ok(rendered.some((each) => Math.abs(each - shownS) < 1e-6));
  }
  assert.equal(sceneTimeS(TIMELINE.contact), SMASH_AT_S);
  assert.equal(sceneTimeS(TIMELINE.replayContact), SMASH_AT_S);
});

test('the phone moves without jumps', () => {
  for (let timeS = 1 / 24; timeS < DEMO_DURATION_S; timeS += 1 / 24) {
    const [before, now] = [phonePoseAt(timeS - 1 / 24), phonePoseAt(timeS)];
    assert.ok(Math.hypot(now.x - before.x, now.y - before.y) < 40);
    assert.ok(Math.abs(now.turn - before.turn) < 0.09);
  }
});
