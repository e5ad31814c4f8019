/** The hall's lights: a lamp above each player and strong rims from behind, which go with them. */
import { HemisphereLight, type Scene, SpotLight } from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { playerAt } from '../scene/players.ts';
import type { Side } from '../scene/rally.ts';
import { add, times } from '../scene/vector.ts';
import type { Rig } from './view.ts';

interface Lamp {
  readonly follows: Side | null;
  readonly colour: number;
  readonly intensity: number;
  /** From the point on the floor it follows. */
  readonly fromM: Vector;
  readonly toM: Vector;
  readonly angle: number;
  readonly shadow: boolean;
  /** How much of it the haze shows. */
  readonly haze: number;
  /** Half its width: what makes its shadows soft. */
  readonly radiusM: number;
}

const WHITE = 0xe8efff;
const BLUE = 0x9dbcff;

const lamp = (
  follows: Side | null,
  colour: number,
  intensity: number,
  fromM: Vector,
  toM: Vector,
  rest: Pick<Lamp, 'angle' | 'haze' | 'radiusM'> & { shadow?: boolean },
): Lamp => ({ follows, colour, intensity, fromM, toM, shadow: true, ...rest });

/** For the cinematic cameras, behind the smasher. */
const CINEMA: readonly Lamp[] = [
  lamp('smasher', WHITE, 300, [0.9, 9.6, -0.6], [0.5, 0, 0.2], {
    angle: 0.24,
    haze: 4.4,
    radiusM: 0.45,
  }),
  lamp('smasher', WHITE, 5600, [6.2, 6.4, -6.4], [0.2, 1.7, 0.2], {
    angle: 0.22,
    haze: 0,
    radiusM: 0.3,
  }),
  lamp('smasher', BLUE, 4400, [7.4, 4.6, 7], [0.2, 1.7, 0.2], {
    angle: 0.22,
    haze: 0,
    radiusM: 0.3,
  }),
  lamp('receiver', WHITE, 430, [0.5, 10.4, -0.4], [0, 0, 0], {
    angle: 0.25,
    haze: 2.6,
    radiusM: 0.45,
  }),
  lamp('receiver', WHITE, 3600, [6, 5.4, -4.2], [0, 1, 0], {
    angle: 0.2,
    haze: 0,
    radiusM: 0.3,
  }),
  lamp('receiver', BLUE, 1500, [4, 4.6, 5.4], [0, 1, 0], {
    angle: 0.18,
    haze: 0,
    radiusM: 0.3,
    shadow: false,
  }),
  lamp(null, WHITE, 520, [-1.4, 9.2, 0], [0.1, 0.8, 0], {
    angle: 0.38,
    haze: 0.3,
    radiusM: 0.4,
    shadow: false,
  }),
];

/** For the tripod, at the side: rims from the far side, a soft key from the near one. */
const SIDE: readonly Lamp[] = [
  lamp('smasher', WHITE, 420, [0.6, 9.6, -0.4], [0.3, 0, 0], {
    angle: 0.26,
    haze: 3,
    radiusM: 0.45,
  }),
  lamp('smasher', WHITE, 4600, [4.4, 6.2, -6.6], [0, 1.3, 0], {
    angle: 0.24,
    haze: 0,
    radiusM: 0.3,
  }),
  lamp('smasher', BLUE, 3600, [-5.2, 5.4, -4.6], [0, 1.3, 0], {
    angle: 0.24,
    haze: 0,
    radiusM: 0.3,
    shadow: false,
  }),
  lamp('receiver', WHITE, 420, [-0.3, 9.6, -0.4], [0, 0, 0], {
    angle: 0.26,
    haze: 3,
    radiusM: 0.45,
  }),
  lamp('receiver', WHITE, 4200, [-4.2, 6.2, -6.4], [0, 1.2, 0], {
    angle: 0.24,
    haze: 0,
    radiusM: 0.3,
  }),
  lamp('receiver', BLUE, 3000, [4.6, 5.2, -4.4], [0, 1.2, 0], {
    angle: 0.22,
    haze: 0,
    radiusM: 0.3,
    shadow: false,
  }),
  lamp(null, WHITE, 900, [0, 9.6, -1], [0, 0, 0], {
    angle: 0.55,
    haze: 0.2,
    radiusM: 0.5,
    shadow: false,
  }),
];

/** For the page's first view: the court between the players, bright as a window in the dark. */
const WINDOW: readonly Lamp[] = [
  lamp(null, WHITE, 2600, [-1.5, 9.8, -2], [-0.6, 0, 0], {
    angle: 0.5,
    haze: 0.16,
    radiusM: 0.5,
    shadow: false,
  }),
  lamp(null, WHITE, 1500, [2.6, 9.6, 1], [0.6, 0, 0.4], { angle: 0.5, haze: 0.12, radiusM: 0.5 }),
  lamp(null, BLUE, 2600, [-5, 6, 6], [0, 0.9, 0], {
    angle: 0.34,
    haze: 0,
    radiusM: 0.4,
    shadow: false,
  }),
  lamp(null, WHITE, 2400, [6, 6.4, -5], [0, 0.9, 0], {
    angle: 0.34,
    haze: 0.01,
    radiusM: 0.4,
    shadow: false,
  }),
];

/** Which lights are on. */
const RIGS: Record<Rig, readonly Lamp[]> = { cinema: CINEMA, side: SIDE, window: WINDOW };

/** Where a light that follows a player points: the player's place, smoothed over two thirds of a second. */
function followed(side: Side | null, timeS: number): Vector {
  if (!side) return [0, 0, 0];
  const count = 9;
  let sum: Vector = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [x, , z] = playerAt(side, timeS + (i / (count - 1) - 0.5) * 0.66).pelvis;
    sum = add(sum, [x, 0, z]);
  }
  return times(sum, 1 / count);
}

/** A light in the scene, with what the haze needs to know of it. */
export interface Placed {
  readonly light: SpotLight;
  readonly lamp: Lamp;
  fromM: Vector;
  toM: Vector;
}

/** The lights of one rig. */
export class Lights {
  readonly placed: Placed[];

  constructor(scene: Scene, rig: Rig) {
    scene.add(
      new HemisphereLight(0x1a2f66, 0x03060e, { cinema: 0.38, side: 0.6, window: 1.4 }[rig]),
    );
    this.placed = RIGS[rig].map((each) => {
      const light = new SpotLight(each.colour, each.intensity, 0, each.angle, 1, 2);
      light.castShadow = each.shadow;
      light.shadow.mapSize.set(1024, 1024);
      light.shadow.camera.near = 0.5;
      light.shadow.camera.far = 25;
      light.shadow.bias = -0.0006;
      light.shadow.normalBias = 0.012;
      light.shadow.radius = 1.5;
      scene.add(light, light.target);
      return { light, lamp: each, fromM: each.fromM, toM: each.toM };
    });
  }

  /** Aims at the players of a moment. */
  aim(timeS: number): void {
    for (const each of this.placed) {
      const at = followed(each.lamp.follows, timeS);
      each.fromM = add(each.lamp.fromM, at);
      each.toM = add(each.lamp.toM, at);
      each.light.target.position.set(...each.toM);
    }
  }

  /** Moves each light within its width, to another place for each share of an exposure. */
  jitter([a, b]: readonly [number, number]): void {
    this.placed.forEach(({ light, lamp: { radiusM }, fromM }, i) => {
      const angle = 2 * Math.PI * ((a + i * 0.37) % 1);
      const radius = Math.sqrt((b + i * 0.61) % 1) * radiusM;
      light.position.set(
        fromM[0] + radius * Math.cos(angle),
        fromM[1],
        fromM[2] + radius * Math.sin(angle),
      );
    });
  }
}
