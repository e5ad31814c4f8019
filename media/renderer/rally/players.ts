/** The joints of the players at any moment of the rally. Feet stay planted until they step. */
import type { Vector } from '../../src/lib/camera.ts';
import { FACING, momentAt } from './choreography.ts';
import { smooth } from './keyframes.ts';
import { RALLY, type Side, shuttleAt } from './rally.ts';
import { type Foot, type Joints, jointsOf } from './skeleton.ts';
import { add, along, mix, subtract, unit } from './vector.ts';

const START_S = -1.5;
const END_S = 7.5;
const TICK_S = 1 / 240;
const STEP_S = 0.2;
/** A foot takes a step when it is this far from its target. */
const STEP_THRESHOLD_M = 0.13;
const STEP_HEIGHT_M = 0.07;
const BALL_HEIGHT_M = 0.022;

type FootName = 'right' | 'left';

/** Where the choreography has a foot. */
function targetOf(side: Side, which: FootName, timeS: number): Foot {
  const { pose, atM, jumpM } = momentAt(side, timeS);
  const facing = FACING[side];
  const [ahead, aside, turn] = pose.feet[which];
  const lifted = pose.feet.lifted[which === 'right' ? 0 : 1];
  const heightM = BALL_HEIGHT_M + jumpM + (jumpM > 0.005 ? lifted : 0);
  return { ballM: [atM[0] + ahead * facing, heightM, atM[1] + aside * facing], turn };
}

/** A foot and its current step. */
interface Walker {
  readonly name: FootName;
  foot: Foot;
  stepFrom: Foot;
  stepStartS: number;
}

function blend(from: Foot, to: Foot, share: number, liftM = 0): Foot {
  const [x, y, z] = mix(from.ballM, to.ballM, share);
  return {
    ballM: [x, y + liftM * Math.sin(Math.PI * share), z],
    turn: from.turn + (to.turn - from.turn) * share,
  };
}

const distanceM = (a: Foot, b: Foot): number =>
  Math.hypot(a.ballM[0] - b.ballM[0], a.ballM[2] - b.ballM[2]);

/** Starts a step of the foot that is farther from its target, unless one is still stepping. */
function stepIfNeeded(side: Side, walkers: readonly Walker[], timeS: number): void {
  if (walkers.some(({ stepStartS }) => timeS - stepStartS < STEP_S * 0.8)) return;
  const strayM = ({ name, foot, stepStartS }: Walker): number =>
    timeS - stepStartS < STEP_S ? 0 : distanceM(foot, targetOf(side, name, timeS + STEP_S));
  const walker = walkers.reduce((a, b) => (strayM(b) > strayM(a) ? b : a));
  if (strayM(walker) < STEP_THRESHOLD_M) return;
  walker.stepFrom = walker.foot;
  walker.stepStartS = timeS;
}

/** The foot of a walker on the floor: on its way to the end of the step, or planted. */
function walk(side: Side, { name, foot, stepFrom, stepStartS }: Walker, timeS: number): Foot {
  const share = (timeS - stepStartS) / STEP_S;
  if (share < 1) {
    const target = targetOf(side, name, stepStartS + STEP_S);
    const liftM = STEP_HEIGHT_M * Math.min(1, distanceM(stepFrom, target) / 0.3);
    return blend(stepFrom, target, smooth(share), liftM);
  }
  const [x, , z] = foot.ballM;
  return { ...foot, ballM: [x, BALL_HEIGHT_M, z] };
}

/** The feet of a player in every tick of the rally. */
function feetOf(side: Side): Record<FootName, Foot>[] {
  const start = (name: FootName): Walker => {
    const foot = targetOf(side, name, START_S);
    return { name, foot, stepFrom: foot, stepStartS: Number.NEGATIVE_INFINITY };
  };
  const [right, left] = [start('right'), start('left')];
  const feet: Record<FootName, Foot>[] = [];
  let jumpStartS: number | null = null;
  for (let timeS = START_S; timeS <= END_S; timeS += TICK_S) {
    const isInAir = momentAt(side, timeS).jumpM > 0.005;
    for (const walker of [right, left]) {
      if (isInAir) {
        if (jumpStartS === null) walker.stepFrom = walker.foot;
        const share = smooth(Math.min(1, (timeS - (jumpStartS ?? timeS)) / 0.16));
        walker.foot = blend(walker.stepFrom, targetOf(side, walker.name, timeS), share);
        walker.stepStartS = Number.NEGATIVE_INFINITY;
      } else walker.foot = walk(side, walker, timeS);
    }
    jumpStartS = isInAir ? (jumpStartS ?? timeS) : null;
    if (!isInAir) stepIfNeeded(side, [right, left], timeS);
    feet.push({ right: right.foot, left: left.foot });
  }
  return feet;
}

const FEET = { smasher: feetOf('smasher'), receiver: feetOf('receiver') };

function footAt(side: Side, which: FootName, timeS: number): Foot {
  const exact = Math.min(Math.max(0, (timeS - START_S) / TICK_S), FEET[side].length - 1.001);
  const from = FEET[side][Math.floor(exact)]?.[which];
  const to = FEET[side][Math.floor(exact) + 1]?.[which];
  if (!from || !to) throw new Error('No such moment');
  return blend(from, to, exact % 1);
}

/** The joints of a player at a moment of the rally. */
export function playerAt(side: Side, timeS: number): Joints {
  const { pose, atM, jumpM } = momentAt(side, timeS);
  return jointsOf(pose, {
    originM: [atM[0], jumpM, atM[1]],
    facing: FACING[side],
    right: footAt(side, 'right', timeS),
    left: footAt(side, 'left', timeS),
    lookAtM: shuttleAt(timeS).positionM,
  });
}

/** How long a shuttle takes to turn over after a stroke, from cork on the strings to cork ahead. */
const TURN_OVER_S = 0.024;
/** How long before the smash the shuttle turns its cork to the strings. */
const TURN_TO_STRINGS_S = 0.02;

/** The direction of the cork when a stroke meets the shuttle. In the smash it points into the strings. */
function struckDirection(stroke: (typeof RALLY)[number]): Vector {
  if (stroke === RALLY[0]) return unit(DROPPED_MPS);
  const incoming = unit(shuttleAt(stroke.timeS - 1e-4).velocityMps);
  if (stroke.name !== 'smash') return incoming;
  const [x, y, z] = unit(shuttleAt(stroke.timeS + 1e-4).velocityMps);
  return unit(mix(incoming, [-x, -y, -z], 0.72));
}

/** The direction of the cork in flight. It turns over the top, because both directions can be opposite. */
function corkDirection(timeS: number, velocityMps: Vector): Vector {
  const next = RALLY.find((each) => each.timeS > timeS);
  if (next?.name === 'smash' && next.timeS - timeS < TURN_TO_STRINGS_S) {
    const share = smooth(1 - (next.timeS - timeS) / TURN_TO_STRINGS_S);
    return unit(mix(unit(velocityMps), struckDirection(next), share));
  }
  const stroke = RALLY.findLast((each) => each.timeS <= timeS);
  const sinceS = timeS - (stroke?.timeS ?? 0);
  if (!stroke || sinceS > TURN_OVER_S) return unit(velocityMps);
  const share = smooth(sinceS / TURN_OVER_S);
  const turning = mix(struckDirection(stroke), unit(velocityMps), share);
  return unit(add(turning, [0, -0.6 * Math.sin(Math.PI * share), 0]));
}

/** The velocity of the shuttle between release and serve, of which only the direction matters. */
const DROPPED_MPS: Vector = [0.2, -1, 0];

/** How long before the serve the shuttle is released. */
const RELEASED_S = 0.24;

/**
 * The shuttle as it is drawn, held before the serve and then in flight: its position, the direction
 * of its cork, and the distance it has flown since the last stroke.
 */
export function visibleShuttleAt(timeS: number) {
  const { positionM, velocityMps } = shuttleAt(timeS);
  if (timeS >= 0) {
    const stroke = RALLY.findLast((each) => each.timeS <= timeS);
    const [x = 0, , z = 0] = stroke?.contactM ?? positionM;
    const flownM = Math.hypot(positionM[0] - x, positionM[2] - z);
    return { positionM, heading: corkDirection(timeS, velocityMps), flownM };
  }
  const heldUntil = Math.min(timeS, -RELEASED_S);
  const { wrist, elbow } = playerAt('smasher', heldUntil).left;
  const held = along(wrist, unit(subtract(wrist, elbow)), 0.12);
  const fallen = Math.max(0, (timeS + RELEASED_S) / RELEASED_S);
  const [x, , z] = mix(held, positionM, fallen);
  const y = held[1] + (positionM[1] - held[1]) * fallen ** 2;
  return { positionM: [x, y, z] as const, heading: unit(DROPPED_MPS), flownM: 0 };
}
