import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { demoTranscript } from '../../src/content/en/demoTranscript.ts';
import { EXAMPLE_ESTIMATES } from '../scene/measurement.ts';
import { SESSIONS, TODAY, TODAY_SO_FAR } from '../scene/sessions.ts';
import { DEMO_DURATION_S } from './demoPlan.ts';

const captions = await readFile(new URL('../../public/media/demo.vtt', import.meta.url), 'utf8');
const [head, ...cues] = captions.trim().split('\n\n');

const seconds = (stamp: string): number => {
  const [minutes, rest] = stamp.split(':');
  return Number(minutes) * 60 + Number(rest);
};

test('captions fit: at most two lines of 42 characters, one after the other, within the film', () => {
  assert.equal(head, 'WEBVTT');
  let lastS = 0;
  for (const cue of cues) {
    const [times, ...lines] = cue.split('\n');
    const [fromS, toS] = (times ?? '').split(' --> ').map(seconds);
    assert.ok(fromS !== undefined && toS !== undefined && fromS >= lastS && toS > fromS, times);
    assert.ok(lines.length > 0 && lines.length <= 2, times);
    for (const line of lines) assert.ok(line.length <= 42, line);
    lastS = toS;
  }
  assert.ok(lastS <= DEMO_DURATION_S);
});

test('captions and transcript state what was measured', () => {
  const transcript = demoTranscript.map(({ text }) => text).join(' ');
  const gainKmh = Math.round(TODAY.best.speedKmh) - Math.round(SESSIONS[0]?.best.speedKmh ?? 0);
  for (const text of [captions, transcript]) {
    assert.ok(text.includes(`${Math.round(TODAY_SO_FAR.best.speedKmh)} km/h`));
    assert.ok(text.includes(`${gainKmh} km/h more than on 29 September`));
    assert.ok(text.includes(`${Math.round(TODAY.best.speedKmh)} km/h off the racket`));
  }
  assert.ok(
    transcript.includes(`${EXAMPLE_ESTIMATES[0]?.contact.speedKmh.toFixed(1)} after three`),
  );
});
