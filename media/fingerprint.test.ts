import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEMO_SHOT } from './films/demoShot.ts';
import { fingerprint, folderName, frameFile, missingFrames, outdated } from './fingerprint.ts';

const VIEW = DEMO_SHOT.view(0);
const ORIGIN = {
  views: [VIEW, DEMO_SHOT.view(1)],
  withFloor: true,
  sources: new Map([
    ['media/hall/film.ts', 'draw()'],
    ['media/package-lock.json', '{ "three": "1" }'],
  ]),
};

test('what is drawn from the same lies in the same folder', () => {
  const again = structuredClone(ORIGIN);
  const reordered = new Map([...ORIGIN.sources].toReversed());
  assert.equal(fingerprint(again), fingerprint(ORIGIN));
  assert.equal(fingerprint({ ...ORIGIN, sources: reordered }), fingerprint(ORIGIN));
  assert.match(folderName('demo', ORIGIN), /^demo-[0-9a-f]{12}$/);
});

test('a change to anything the frames depend on gives another folder', () => {
  const { views, sources } = ORIGIN;
  const changed = [
    { ...ORIGIN, views: [VIEW] },
    { ...ORIGIN, views: views.toReversed() },
    { ...ORIGIN, views: [{ ...VIEW, shutterS: VIEW.shutterS + 1e-9 }, ...views.slice(1)] },
    { ...ORIGIN, withFloor: false },
    { ...ORIGIN, sources: new Map([...sources, ['media/hall/film.ts', 'draw() ']]) },
    { ...ORIGIN, sources: new Map([...sources, ['media/hall/net.ts', '']]) },
    { ...ORIGIN, sources: new Map([...sources, ['media/package-lock.json', '{ "three": "2" }']]) },
  ];
  const all = [ORIGIN, ...changed].map(fingerprint);
  assert.equal(new Set(all).size, all.length);
});

test('frames that are not there are missing, and with floors those without theirs', () => {
  const kept = [frameFile('demo', 0), frameFile('demo', 0, true), frameFile('demo', 2)];
  const isThere = (frame: number, floor: boolean) => kept.includes(frameFile('demo', frame, floor));
  assert.deepEqual(missingFrames(4, false, isThere), [1, 3]);
  assert.deepEqual(missingFrames(4, true, isThere), [1, 2, 3]);
  assert.deepEqual(
    missingFrames(4, true, () => true),
    [],
  );
});

test('only older folders of the very same shot are left over', () => {
  const current = 'smash-0123456789ab';
  const others = ['smash-wide-0123456789ab', 'read-0123456789ab', 'smash-notes', 'demo.wav'];
  const older = ['smash-ba9876543210', 'smash-aaaaaaaaaaaa'];
  assert.deepEqual(outdated('smash', current, [current, ...others, ...older]), older);
});
