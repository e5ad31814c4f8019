import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../../lib/court.ts';
import { CORD, FLOOR, NET, POST, RACKET, RECEIVER } from './hall.ts';
import { NET_TO_RECEIVER_M } from './smash.ts';

const mm = (metres: number) => Math.round(metres * 1000);

test('the court is drawn to the Laws of Badminton, in millimetres', () => {
  const { halfLengthM, shortServiceM, longDoublesServiceM } = COURT;
  assert.ok(FLOOR.startsWith(`M${-mm(halfLengthM)} 210V0H${mm(halfLengthM)}V210`));
  assert.equal(2 * halfLengthM, 13.4);
  for (const line of [shortServiceM, longDoublesServiceM])
    for (const x of [-mm(line), mm(line)]) assert.ok(FLOOR.includes(`M${x} 0v`), `${x}`);
});

test('the net hangs at 1.524 m in the middle, and its posts are 1.55 m high', () => {
  assert.equal(CORD, -mm(COURT.netInMiddleM));
  assert.equal(NET, `M0${mm(COURT.netDepthM - COURT.netInMiddleM)}V${CORD}`);
  assert.equal(POST, `M0 0V${-mm(COURT.netAtPostM)}`);
});

test('the receiver waits in the middle of that half', () => {
  assert.equal(NET_TO_RECEIVER_M, COURT.halfLengthM / 2);
  assert.ok(RECEIVER.startsWith(`M${mm(NET_TO_RECEIVER_M)} 0V`));
});

test('a racket is 68 cm long, and meets the shuttle in the middle of its head', () => {
  const [top = 0, end = 0] = (RACKET.match(/-?\d+/g) ?? []).map(Number).slice(1);
  assert.equal(end - top, 680);
});
