/** The lights: one above each player and strong ones from behind, which follow the players. */
import * as THREE from 'three';
import type { Vector } from '../../src/lib/camera.ts';
import { playerAt } from '../rally/players.ts';
import type { Side } from '../rally/rally.ts';
import { add, times } from '../rally/vector.ts';
import type { Rig } from './view.ts';

interface Lamp {
  readonly follows: Side | null;
  readonly colour: number;
  readonly intensity: number;
  /** Relative to the player that it follows. */
  readonly fromM: Vector;
  readonly toM: Vector;
  readonly angle: number;
  readonly shadow: boolean;
  /** How visible it is in the haze. */
  readonly haze: number;
  /** Half its width, which makes its shadows soft. */
  readonly radiusM: number;
}

const WHITE = 0xe8efff;
const BLUE = 0x9dbcff;
const FILL = { radiusM: 0.4, shadow: false } as const;
const WIDE_FILL = { radiusM: 0.5, shadow: false } as const;

const lamp = (
  follows: Side | null,
  colour: number,
  intensity: number,
  fromM: Vector,
  toM: Vector,
  angle: number,
  { haze = 0, radiusM = 0.3, shadow = true }: Partial<Lamp> = {},
): Lamp => ({ follows, colour, intensity, fromM, toM, angle, shadow, haze, radiusM });

/** For the cameras behind the smashing player. */
const CINEMA: readonly Lamp[] = [
  lamp('smasher', WHITE, 300, [0.9, 9.6, -0.6], [0.5, 0, 0.2], 0.24, { haze: 4.4, radiusM: 0.45 }),
  lamp('smasher', WHITE, 2700, [6.2, 6.4, -6.4], [0.2, 1.7, 0.2], 0.22),
  lamp('smasher', BLUE, 2100, [7.4, 4.6, 7], [0.2, 1.7, 0.2], 0.22),
  lamp('receiver', WHITE, 430, [0.5, 10.4, -0.4], [0, 0, 0], 0.25, { haze: 2.6, radiusM: 0.45 }),
  lamp('receiver', WHITE, 1900, [6, 5.4, -4.2], [0, 1, 0], 0.2),
  lamp('receiver', BLUE, 900, [4, 4.6, 5.4], [0, 1, 0], 0.18, { shadow: false }),
  lamp('smasher', WHITE, 380, [-6, 3.4, 4.6], [0, 1.3, 0], 0.3, FILL),
  lamp('receiver', WHITE, 300, [-5.4, 3.4, 3.6], [0, 1.1, 0], 0.3, FILL),
  lamp(null, WHITE, 1500, [-1.4, 9.2, 0], [0.1, 0.8, 0], 0.62, { ...WIDE_FILL, haze: 0.08 }),
];

/** For the tripod at the side. */
const SIDE: readonly Lamp[] = [
  lamp('smasher', WHITE, 420, [0.6, 9.6, -0.4], [0.3, 0, 0], 0.26, { haze: 3, radiusM: 0.45 }),
  lamp('smasher', WHITE, 2300, [4.4, 6.2, -6.6], [0, 1.3, 0], 0.24),
  lamp('smasher', BLUE, 1700, [-5.2, 5.4, -4.6], [0, 1.3, 0], 0.24, { shadow: false }),
  lamp('receiver', WHITE, 420, [-0.3, 9.6, -0.4], [0, 0, 0], 0.26, { haze: 3, radiusM: 0.45 }),
  lamp('receiver', WHITE, 2000, [-4.2, 6.2, -6.4], [0, 1.2, 0], 0.24),
  lamp('receiver', BLUE, 1400, [4.6, 5.2, -4.4], [0, 1.2, 0], 0.22, { shadow: false }),
  lamp('smasher', WHITE, 380, [1.6, 3.6, 6], [0, 1.3, 0], 0.3, FILL),
  lamp('receiver', WHITE, 340, [-1.6, 3.6, 6], [0, 1.1, 0], 0.3, FILL),
  lamp(null, WHITE, 1500, [0, 9.6, -1], [0, 0, 0], 0.72, { ...WIDE_FILL, haze: 0.08 }),
];

/** For the first section of the page: the court between the players, brightly lit. */
const WINDOW: readonly Lamp[] = [
  lamp(null, WHITE, 420, [-5.4, 9.6, -0.4], [-5.7, 0, 0], 0.26, { haze: 5, radiusM: 0.45 }),
  lamp(null, WHITE, 230, [2.5, 9.6, -2.1], [2.75, 0, -1.75], 0.26, { haze: 9, radiusM: 0.45 }),
  lamp(null, WHITE, 760, [-1.2, 6.2, -8.2], [2.75, 1.1, -1.75], 0.24),
  lamp(null, BLUE, 700, [7.4, 5.2, -6.2], [2.75, 1.1, -1.75], 0.22, { shadow: false }),
  lamp(null, WHITE, 70, [1.2, 3.6, 4.4], [2.75, 1, -1.75], 0.3, FILL),
  lamp(null, BLUE, 2600, [-5, 6, 6], [-0.4, 0.9, 0], 0.26, FILL),
  lamp(null, WHITE, 1300, [3.6, 6.6, 7.5], [0.1, 1.3, 0], 0.25, FILL),
  lamp(null, WHITE, 2900, [-0.6, 9.6, -0.6], [-0.6, 0, 0.4], 0.78, { ...WIDE_FILL, haze: 0.08 }),
];

/** For the figure of the first section: rims from behind on both sides, and a weak key from the net. */
const FIGURE: readonly Lamp[] = [
  lamp('smasher', WHITE, 3000, [5.2, 5.6, -4.2], [0.2, 1.6, 0], 0.3),
  lamp('smasher', BLUE, 3400, [-5.4, 4.4, -3.6], [0.1, 1.4, 0], 0.3),
  lamp('smasher', WHITE, 260, [0.4, 9, -0.4], [0.2, 0.5, 0], 0.3, { radiusM: 0.45 }),
  lamp('smasher', WHITE, 230, [5.6, 3, 5.4], [0.1, 1.4, 0], 0.3, { radiusM: 0.5, shadow: false }),
];

const atDefender = ([x, y, z]: Vector): Vector => [3.81 + x, y, z - 1];

/** For the defender of the speed lab, in front of the light blue court. */
const DEFENDER: readonly Lamp[] = [
  lamp(null, WHITE, 3000, atDefender([-5.2, 5.6, -4.2]), atDefender([-0.2, 1, 0]), 0.3),
  lamp(null, BLUE, 3400, atDefender([5.4, 4.4, -3.6]), atDefender([-0.1, 1, 0]), 0.3),
  lamp(null, WHITE, 260, atDefender([-0.4, 9, 0.6]), atDefender([-0.2, 0.5, 0]), 0.3, { radiusM: 0.45 }),
  lamp(null, WHITE, 300, atDefender([-5.6, 3, 5.4]), atDefender([-0.1, 1, 0]), 0.3, { radiusM: 0.5 }),
];

const RIGS: Readonly<Record<Rig, { readonly lamps: readonly Lamp[]; readonly sky: number }>> = {
  cinema: { lamps: CINEMA, sky: 1.7 },
  side: { lamps: SIDE, sky: 2 },
  window: { lamps: WINDOW, sky: 3 },
  figure: { lamps: FIGURE, sky: 0.5 },
  defender: { lamps: DEFENDER, sky: 1.2 },
};

/** The position that a light follows: that of the player, smoothed over two thirds of a second. */
function followed(side: Side | null, timeS: number): Vector {
  if (!side) return [0, 0, 0];
  let sum: Vector = [0, 0, 0];
  for (let i = 0; i <= 8; i++) {
    const [x, , z] = playerAt(side, timeS + (i / 8 - 0.5) * 0.66).pelvis;
    sum = add(sum, [x, 0, z]);
  }
  return times(sum, 1 / 9);
}

/** A light in the scene. */
export interface PlacedLight {
  readonly light: THREE.SpotLight;
  readonly lamp: Lamp;
  /** World coordinates at the moment of the image. */
  fromM: Vector;
  toM: Vector;
}

export class Lights {
  readonly placed: PlacedLight[];

  constructor(scene: THREE.Scene, rig: Rig) {
    const { lamps, sky } = RIGS[rig];
    scene.add(new THREE.HemisphereLight(0x1a2f66, 0x03060e, sky));
    this.placed = lamps.map((each) => {
      const light = new THREE.SpotLight(each.colour, each.intensity, 0, each.angle, 1, 2);
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

  /** Follows the players to a moment. */
  aim(timeS: number): void {
    for (const each of this.placed) {
      const at = followed(each.lamp.follows, timeS);
      each.fromM = add(each.lamp.fromM, at);
      each.toM = add(each.lamp.toM, at);
      each.light.target.position.set(...each.toM);
    }
  }

  /** Moves each light within its width, differently for each sample. */
  jitter([a, b]: readonly [number, number]): void {
    this.placed.forEach(({ light, lamp: { radiusM }, fromM }, i) => {
      const angle = 2 * Math.PI * ((a + i * 0.37) % 1);
      const radius = Math.sqrt((b + i * 0.61) % 1) * radiusM;
      const offset = [radius * Math.cos(angle), 0, radius * Math.sin(angle)] as const;
      light.position.set(...add(fromM, offset));
    });
  }
}
