import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../src/lib/court.ts';
import { fly, HALF_COURT_M } from '../../src/lib/flight.ts';
import { SESSIONS, TODAY } from './sessions.ts';

test("today's best is the one smash of every example", () => {
  assert.equal(Math.round(TODAY.best.speedKmh), 320);
  assert.equal(SESSIONS.at(-1), TODAY);
});

test('there is a session in each of eight weeks, and none beats today', () => {
  assert.deepEqual(
    SESSIONS.map(({ week }) => week),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  for (const { best } of SESSIONS) assert.ok(best.speedKmh <= TODAY.best.speedKmh);
});

test('every example smash clears the net, lands in the court and is read to within 1 km/h', () => {
  for (const { contact, speedKmh, clock } of SESSIONS.flatMap(({ smashes }) => smashes)) {
    const { overNet, landing } = fly(contact);
    assert.ok((overNet?.zM ?? 0) > COURT.netAtPostM, `${clock} clears the net`);
    assert.ok(landing.xM > 0 && landing.xM < HALF_COURT_M, `${clock} is in`);
    assert.ok(Math.abs(speedKmh - contact.speedKmh) < 1, `${clock} is read`);
  }
});
