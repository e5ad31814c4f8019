/** Holds what is said about the drawn demo to what it shows. An owner's own demo has its own words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '../../site.config.ts';
import { COURT } from '../../src/lib/court.ts';
import { readDemoCaptions } from '../../src/lib/demoCaptions.ts';
import { demoTranscript } from '../../src/lib/demoTranscript.ts';
import { fly } from '../../src/lib/flight.ts';
import { readCaptions } from '../captions.ts';
import { EXAMPLE_ESTIMATES, EXAMPLE_MEASUREMENT, MEASURED_FLIGHT } from '../scene/measurement.ts';
import { CAPTURE_FRAMES_PER_SECOND } from '../scene/pace.ts';
import { SESSIONS, TODAY, TODAY_SO_FAR } from '../scene/sessions.ts';
import { demoSoundEvents, PLAN } from './demoPlan.ts';
import type { SoundKind } from './soundEvents.ts';

const options = { skip: !site.mediaIsIllustration };
const vtt = await readDemoCaptions();
const transcript = demoTranscript.map(({ text }) => text).join(' ');

/** Asserts that a text has all these phrases, wherever its lines break. */
function assertStates(text: string, phrases: readonly string[]): void {
  const flowing = text.replaceAll('\n', ' ');
  for (const phrase of phrases) assert.ok(flowing.includes(phrase), `"${phrase}" is not stated`);
}

const whole = (speedKmh: number | undefined): string => (speedKmh ?? Number.NaN).toFixed(0);
const speeds = MEASURED_FLIGHT.points.slice(0, 4).map(({ speedKmh }) => whole(speedKmh));
const [offRacket, second, third, fourth] = speeds;
const overNet = whole(MEASURED_FLIGHT.overNet?.speedKmh);
const { frames, contact } = EXAMPLE_MEASUREMENT;
const courtLengthM = (2 * COURT.halfLengthM).toFixed(2);
const gainKmh = Math.round(TODAY.best.speedKmh) - Math.round(SESSIONS[0]?.best.speedKmh ?? 0);

/** How far the shuttle has flown when half its speed is gone, to a few millimetres. */
function halfSpeedM(): string {
  const { points } = fly(contact, { intervalS: 1 / 9600 });
  const half = points.find(({ speedKmh }) => speedKmh <= contact.speedKmh / 2);
  return ((half?.xM ?? Number.NaN) + contact.distanceToNetM).toFixed(1);
}

test('captions and transcript state what was measured', options, () => {
  assert.equal(TODAY.smashes.length, 6);
  assert.equal(TODAY.best, TODAY.smashes.at(-1));
  for (const text of [vtt, transcript])
    assertStates(text, [
      `${whole(TODAY_SO_FAR.best.speedKmh)} km/h`,
      `${whole(TODAY.best.speedKmh)} km/h off the racket`,
      `${gainKmh} km/h more than on 29 September`,
      `${CAPTURE_FRAMES_PER_SECOND} frames a second`,
      `${frames} frames`,
      site.name,
    ]);
  assertStates(vtt, [
    `${courtLengthM} m from end to end`,
    `${offRacket} off the racket, then ${second}, then ${third}.`,
    `Over the net it is down to ${overNet} km/h.`,
    `the number stands: ${offRacket}.`,
    `Half of it is gone after ${halfSpeedM()} metres.`,
    'Six smashes in this session. The last one is the fastest.',
  ]);
});

test('the transcript states the rest of it too', options, () => {
  const net = COURT.netAtPostM.toFixed(2);
  const first = EXAMPLE_ESTIMATES[0];
  assert.equal(first?.frames, 3);
  assert.equal(SESSIONS.length, 8);
  assertStates(transcript, [
    `${courtLengthM} metres long, the net ${net} metres high at the post`,
    `${offRacket} km/h off the racket, then ${second}, ${third}, ${fourth},`,
    `${first.contact.speedKmh.toFixed(1)} after three frames, ${offRacket} after all ${frames}.`,
    `a drag curve fitted to ${frames} frames`,
    `by half in ${halfSpeedM()} metres`,
    `hit ${contact.heightM.toFixed(2)} metres above the floor`,
    `crossed the net at ${overNet} km/h`,
    `down after ${MEASURED_FLIGHT.landing.timeS.toFixed(2)} seconds`,
    'the six smashes of this session; the last is the fastest',
    'A chart of eight weeks',
  ]);
});

test(
  'each paragraph of the transcript begins where the film turns to something else',
  options,
  () => {
    const { turnToLandscape, recordTap, replay, turnToPortrait, progressTap, end } = PLAN;
    assert.deepEqual(
      demoTranscript.map(({ timeS }) => timeS),
      [0, turnToLandscape, recordTap, replay, turnToPortrait, progressTap, end],
    );
  },
);

/** What a caption says of a sound of each kind. */
const NOTES: Readonly<Record<SoundKind, RegExp>> = {
  tap: /\[tap\]/,
  lock: /\[click\]/,
  contact: /\[racket meets shuttle/,
  tick: /\[.*\btick\b.*\]/,
};
/** A caption may come or go this much beside the sound. */
const BESIDE_S = 0.3;

for (const [kind, note] of Object.entries(NOTES))
  test(`captions and sounds of the kind "${kind}" belong together`, options, () => {
    const sounds = demoSoundEvents().filter((event) => event.kind === kind);
    const cues = readCaptions(vtt).filter(({ lines }) => note.test(lines.join(' ')));
    assert.ok(cues.length > 0);
    for (const { startS, endS } of cues)
      assert.ok(
        sounds.some(({ timeS }) => timeS >= startS - BESIDE_S && timeS <= endS + BESIDE_S),
        `something is heard at ${startS} s`,
      );
    // Ticks go on while later captions tell what is read.
    for (const { timeS } of kind === 'tick' ? sounds.slice(0, 1) : sounds)
      assert.ok(
        cues.some(({ startS, endS }) => timeS >= startS - BESIDE_S && timeS <= endS),
        `what is heard at ${timeS} s is noted`,
      );
  });
