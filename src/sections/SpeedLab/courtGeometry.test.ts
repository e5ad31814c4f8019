import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURT } from '../../lib/court.ts';
import { CORD, DEFENDER, FLOOR, NET, POST, RACKET } from './courtGeometry.ts';
import { NET_TO_DEFENDER_M } from './smash.ts';

const mm = (metres: number) => Math.round(metres * 1000);

test('court, net, racket and defender are drawn to the Laws of Badminton, in millimetres', () => {
  const { halfLengthM, shortServiceM, longDoublesServiceM, netInMiddleM, netDepthM } = COURT;
  assert.equal(2 * halfLengthM, 13.4);
  assert.ok(FLOOR.startsWith(`M${-mm(halfLengthM)} 210V0H${mm(halfLengthM)}V210`));
  for (const line of [shortServiceM, longDoublesServiceM])
    for (const x of [-mm(line), mm(line)]) assert.ok(FLOOR.includes(`M${x} 0v`), `${x}`);
  assert.equal(CORD, -mm(netInMiddleM));
  assert.equal(NET, `M0${mm(netDepthM - netInMiddleM)}V${CORD}`);
  assert.equal(POST, `M0 0V${-mm(COURT.netAtPostM)}`);
  const [, top = 0, end = 0] = (RACKET.match(/-?\d+/g) ?? []).map(Number);
  assert.equal(end - top, 680);
  // In the middle of that half.
  assert.equal(NET_TO_DEFENDER_M, COURT.halfLengthM / 2);
  assert.ok(DEFENDER.startsWith(`M${mm(NET_TO_DEFENDER_M)} 0V`));
});
