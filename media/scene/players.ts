/** The two players at any moment of the rally. Feet stay where they are planted until they step. */
import type { Vector } from '../../src/lib/camera.ts';
import { FACING, fromNumbers, KEYS } from './choreography.ts';
import { smooth, valuesAt } from './keys.ts';
import { RALLY, type Side, shuttleAt } from './rally.ts';
import { type Foot, type Joints, pose } from './skeleton.ts';
import { along, mix, subtract, unit } from './vector.ts';

const START_S = -1.5;
const END_S = 7.5;
const TICK_S = 1 / 240;
const STEP_S = 0.2;
/** A foot this far from where it wants to be takes a step. */
const STRAY_M = 0.13;
const STEP_HEIGHT_M = 0.07;
const BALL_HEIGHT_M = 0.022;

type Which = 'right' | 'left';

/** Where a foot wants to be at a time. */
function wanted(side: Side, which: Which, timeS: number): Foot {
  const { pose: here, atM, jumpM } = fromNumbers(valuesAt(KEYS[side], timeS));
  const facing = FACING[side];
  const [ahead, aside, turn] = here[which];
  const lifted = here.lifted[which === 'right' ? 0 : 1];
  const heightM = BALL_HEIGHT_M + jumpM + (jumpM > 0.005 ? lifted : 0);
  return { ballM: [atM[0] + ahead * facing, heightM, atM[1] + aside * facing], turn };
}

interface Walker {
  foot: Foot;
  from: Foot;
  startS: number;
}

function blend(from: Foot, to: Foot, share: number, liftM: number): Foot {
  const [x, y, z] = mix(from.ballM, to.ballM, share);
  return {
    ballM: [x, y + liftM * Math.sin(Math.PI * share), z],
    turn: from.turn + (to.turn - from.turn) * share,
  };
}

const apart = (a: Foot, b: Foot): number =>
  Math.hypot(a.ballM[0] - b.ballM[0], a.ballM[2] - b.ballM[2]);

/** Walks a player through the rally, foot by foot. */
function walk(side: Side): Record<Which, Foot>[] {
  const both: readonly Which[] = ['right', 'left'];
  const start = (which: Which): Walker => {
    const foot = wanted(side, which, START_S);
    return { foot, from: foot, startS: Number.NEGATIVE_INFINITY };
  };
  const walkers: Record<Which, Walker> = { right: start('right'), left: start('left') };
  const steps: Record<Which, Foot>[] = [];
  let airborneSince: number | null = null;
  for (let timeS = START_S; timeS <= END_S; timeS += TICK_S) {
    const { jumpM } = fromNumbers(valuesAt(KEYS[side], timeS));
    if (jumpM > 0.005) {
      if (airborneSince === null)
        for (const which of both) walkers[which].from = walkers[which].foot;
      airborneSince ??= timeS;
      const share = smooth(Math.min(1, (timeS - airborneSince) / 0.16));
      for (const which of both) {
        const walker = walkers[which];
        walker.foot = blend(walker.from, wanted(side, which, timeS), share, 0);
        walker.startS = Number.NEGATIVE_INFINITY;
      }
    } else {
      airborneSince = null;
      for (const which of both) {
        const walker = walkers[which];
        const u = (timeS - walker.startS) / STEP_S;
        if (u < 1) {
          const goal = wanted(side, which, walker.startS + STEP_S);
          const liftM = STEP_HEIGHT_M * Math.min(1, apart(walker.from, goal) / 0.3);
          walker.foot = blend(walker.from, goal, smooth(u), liftM);
        } else {
          const [x, , z] = walker.foot.ballM;
          walker.foot = { ...walker.foot, ballM: [x, BALL_HEIGHT_M, z] };
        }
      }
      stepIfAstray(side, walkers, timeS);
    }
    steps.push({ right: walkers.right.foot, left: walkers.left.foot });
  }
  return steps;
}

/** Lets the foot that is farther from where it should be take the next step, one at a time. */
function stepIfAstray(side: Side, walkers: Record<Which, Walker>, timeS: number): void {
  const isStepping = ({ startS }: Walker): boolean => timeS - startS < STEP_S * 0.8;
  if (isStepping(walkers.right) || isStepping(walkers.left)) return;
  const strayOf = (which: Which): number =>
    timeS - walkers[which].startS < STEP_S
      ? 0
      : apart(walkers[which].foot, wanted(side, which, timeS + STEP_S));
  const which: Which = strayOf('right') >= strayOf('left') ? 'right' : 'left';
  if (strayOf(which) < STRAY_M) return;
  walkers[which].from = walkers[which].foot;
  walkers[which].startS = timeS;
}

const FEET: Record<Side, readonly Record<Which, Foot>[]> = {
  smasher: walk('smasher'),
  receiver: walk('receiver'),
};

function footAt(side: Side, which: Which, timeS: number): Foot {
  const exact = Math.min(Math.max(0, (timeS - START_S) / TICK_S), FEET[side].length - 1.001);
  const from = FEET[side][Math.floor(exact)]?.[which];
  const to = FEET[side][Math.floor(exact) + 1]?.[which];
  if (!from || !to) throw new Error('No such moment');
  return blend(from, to, exact % 1, 0);
}

/** A player's joints at a moment of the rally. */
export function playerAt(side: Side, timeS: number): Joints {
  const { pose: handles, atM, jumpM } = fromNumbers(valuesAt(KEYS[side], timeS));
  const eyes: Vector = shuttleAt(timeS).positionM;
  return pose(handles, {
    originM: [atM[0], jumpM, atM[1]],
    facing: FACING[side],
    right: footAt(side, 'right', timeS),
    left: footAt(side, 'left', timeS),
    pointed: handles.pointed,
    lookAtM: eyes,
  });
}

/** The shuttle as it is seen, and how far it has flown since it was last hit. */
export interface SeenShuttle {
  readonly positionM: Vector;
  readonly velocityMps: Vector;
  readonly flownM: number;
}

/** The server lets go of the shuttle this long before the racket meets it. */
const RELEASED_S = 0.24;

/** The shuttle at a moment: held before the serve, then in flight. */
export function seenShuttleAt(timeS: number): SeenShuttle {
  const { positionM, velocityMps } = shuttleAt(timeS);
  if (timeS >= 0) {
    const stroke = RALLY.findLast((each) => each.timeS <= timeS);
    const [x = 0, , z = 0] = stroke?.contactM ?? positionM;
    return { positionM, velocityMps, flownM: Math.hypot(positionM[0] - x, positionM[2] - z) };
  }
  const heldUntil = Math.min(timeS, -RELEASED_S);
  const { leftWrist, leftElbow } = playerAt('smasher', heldUntil);
  const held = along(leftWrist, unit(subtract(leftWrist, leftElbow)), 0.12);
  const fallen = Math.max(0, (timeS + RELEASED_S) / RELEASED_S);
  const [x, , z] = mix(held, positionM, fallen);
  const y = held[1] + (positionM[1] - held[1]) * fallen ** 2;
  return { positionM: [x, y, z], velocityMps: [0.2, -1, 0], flownM: 0 };
}
