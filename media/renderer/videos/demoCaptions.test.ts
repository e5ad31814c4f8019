/** Compares the captions and the transcript with the rendered demo. Those of a recording are free. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import webvtt from 'webvtt-parser';
import { site } from '../../site.config.ts';
import { transcript as paragraphs } from '../../src/content/en/demoTranscript.ts';
import { COURT } from '../../src/lib/court.ts';
import { fly } from '../../src/lib/flight.ts';
import { openMp4 } from '../encoding/videoData.ts';
import { ROOT, VIDEOS_FOLDER } from '../paths.ts';
import { EXAMPLE_ESTIMATES, EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../rally/measurement.ts';
import { SESSIONS, TODAY, TODAY_SO_FAR } from '../rally/sessions.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../rally/timing.ts';
import type { SoundKind } from '../sound.ts';
import { demoSoundEvents, TIMELINE } from './demoTimeline.ts';

const options = { skip: !site.mediaIsIllustration };
const vtt = await readFile(join(ROOT, 'src/content/en/demo.vtt'), 'utf8');
const { cues, errors } = new webvtt.WebVTTParser().parse(vtt);
using demo = openMp4(join(VIDEOS_FOLDER, 'demo.mp4'));
const durationS = await demo.computeDuration();
const transcript = paragraphs.map(({ text }) => text).join(' ');

/** Asserts that a text contains phrases, regardless of line breaks. */
function assertStates(text: string, phrases: readonly string[]): void {
  const flowing = text.replaceAll('\n', ' ');
  for (const phrase of phrases) assert.ok(flowing.includes(phrase), `"${phrase}" is missing`);
}

const whole = (speedKmh: number | undefined): string => (speedKmh ?? Number.NaN).toFixed(0);
const speeds = MEASURED_FLIGHT.points.map(({ speedKmh }) => whole(speedKmh));
const [offRacket, second, third, fourth] = speeds;
const overNet = whole(MEASURED_FLIGHT.overNet?.speedKmh);
const { frames, contact } = EXAMPLE_MEASUREMENT;
const courtLengthM = (2 * COURT.halfLengthM).toFixed(2);
const gainKmh = Math.round(TODAY.best.speedKmh) - Math.round(SESSIONS[0]?.best.speedKmh ?? 0);

/** The distance after which half the speed is lost, in metres with one decimal. */
function halfSpeedM(): string {
  const { points } = fly(contact, { intervalS: 1 / 9600 });
  const half = points.find(({ speedKmh }) => speedKmh <= contact.speedKmh / 2);
  return ((half?.xM ?? Number.NaN) + contact.distanceToNetM).toFixed(1);
}

test('the captions are valid WebVTT, in order, and end with the video', () => {
  assert.deepEqual(errors, []);
  for (const [i, { startTime, text }] of cues.entries()) {
    assert.ok(startTime >= (cues[i - 1]?.endTime ?? 0), `${startTime} s`);
    assert.notEqual(text.trim(), '');
  }
  assert.ok((cues.at(-1)?.endTime ?? Number.NaN) <= durationS);
});

test('the captions are easy to read and cover most of the demo', options, () => {
  for (const { text } of cues) {
    const lines = text.split('\n');
    assert.ok(lines.length <= 2 && lines.every((line) => line.length <= 42), text);
  }
  const shownS = cues.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  assert.ok(shownS > 0.6 * durationS, `${shownS} s`);
});

test('the captions and the transcript state the measured numbers', options, () => {
  assert.equal(TODAY.smashes.length, 6);
  assert.equal(TODAY.best, TODAY.smashes.at(-1));
  for (const text of [vtt, transcript])
    assertStates(text, [
      `${whole(TODAY_SO_FAR.best.speedKmh)} km/h`,
      `${whole(TODAY.best.speedKmh)} km/h off the racket`,
      `${gainKmh} km/h more than on 29 September`,
      `${CAPTURE_FRAMES_PER_SECOND} frames a second`,
      `${frames} frames`,
      '{{name}}',
    ]);
  assertStates(vtt, [
    `${courtLengthM} m from end to end`,
    `${offRacket} off the racket, then ${second}, then ${third}.`,
    `Over the net it is down to ${overNet} km/h.`,
    `the number stands: ${offRacket}.`,
    `Half of it is gone after ${halfSpeedM()} metres.`,
    'Six smashes in this session. The last one is the fastest.',
  ]);
  assert.equal(EXAMPLE_ESTIMATES[0]?.frames, 3);
  const firstKmh = whole(EXAMPLE_ESTIMATES[0].contact.speedKmh);
  assert.equal(SESSIONS.length, 8);
  assertStates(transcript, [
    `${courtLengthM} metres long, the net ${COURT.netAtPostM.toFixed(2)} metres high at the post`,
    `${offRacket} km/h off the racket, then ${second}, ${third}, ${fourth},`,
    `${firstKmh} after three frames, and still ${offRacket} after all ${frames}.`,
    `a drag curve fitted to ${frames} frames`,
    `by half in ${halfSpeedM()} metres`,
    `hit ${contact.heightM.toFixed(2)} metres above the floor`,
    `crossed the net at ${overNet} km/h`,
    `down after ${MEASURED_FLIGHT.landing.timeS.toFixed(2)} seconds`,
    'the six smashes of this session; the last is the fastest',
    'A chart of eight weeks',
  ]);
});

test('the paragraphs of the transcript start with the scenes of the demo', options, () => {
  const { turnToLandscape, recordTap, replay, turnToPortrait, progressTap, end } = TIMELINE;
  const times = paragraphs.map(({ timeS }) => timeS);
  const scenes = [0, turnToLandscape, recordTap, replay, turnToPortrait, progressTap, end];
  assert.deepEqual(times, scenes);
});

/** How captions describe each kind of sound. */
const DESCRIPTIONS: Readonly<Record<SoundKind, RegExp>> = {
  tap: /\[tap\]/,
  lock: /\[click\]/,
  contact: /\[racket meets shuttle/,
  tick: /\[[^\]]*\btick\b/,
};
const TOLERANCE_S = 0.3;

for (const [kind, description] of Object.entries(DESCRIPTIONS))
  test(`captions describe the sounds of the kind "${kind}", and no others`, options, () => {
    const timesS = demoSoundEvents().flatMap((event) => (event.kind === kind ? event.timeS : []));
    const described = cues.filter(({ text }) => description.test(text));
    assert.ok(described.length > 0);
    const isDuring = (timeS: number, cue: (typeof cues)[number], toleranceS: number) =>
      timeS >= cue.startTime - TOLERANCE_S && timeS <= cue.endTime + toleranceS;
    for (const cue of described)
      assert.ok(
        timesS.some((timeS) => isDuring(timeS, cue, TOLERANCE_S)),
        cue.text,
      );
    // The ticks go on during later captions.
    for (const timeS of kind === 'tick' ? timesS.slice(0, 1) : timesS)
      assert.ok(
        described.some((cue) => isDuring(timeS, cue, 0)),
        `${kind} at ${timeS} s`,
      );
  });
