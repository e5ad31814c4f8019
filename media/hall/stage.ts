/** Everything that stands, runs and flies in the hall. */
import {
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SpotLight,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { TRIPOD_M } from '../../src/lib/camera.ts';
import { seenShuttleAt } from '../scene/players.ts';
import { Figure } from './figure.ts';
import { floor, type ReflectionUniforms } from './floor.ts';
import { Lights } from './lights.ts';
import { net } from './net.ts';
import { phone } from './phone.ts';
import { flyAt, shuttle } from './shuttle.ts';
import type { Rig, View } from './view.ts';

type Three = readonly [number, number, number];

/** A black hall with thin strip lights, for what shines to reflect. */
function surroundings(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const strip = (size: Three, at: Three, colour: number, light: number): void => {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light) });
    const mesh = new Mesh(new BoxGeometry(...size), material);
    mesh.position.set(...at);
    scene.add(mesh);
  };
  strip([40, 0.2, 40], [0, -3, 0], 0x0a1630, 0.12);
  strip([14, 0.2, 0.9], [0, 8, -5], 0xcfe0ff, 9);
  strip([14, 0.2, 0.9], [0, 8, 5], 0xcfe0ff, 9);
  strip([0.8, 6, 0.3], [11, 3, -7], 0xbcd3ff, 7);
  strip([0.8, 6, 0.3], [11, 3, 7], 0x9fc0ff, 4);
  strip([0.6, 5, 0.3], [-9, 3, -9], 0x86a8ff, 3);
  return new PMREMGenerator(renderer).fromScene(scene, 0.005).texture;
}

export class Stage {
  readonly scene = new Scene();
  readonly lights: Lights;
  readonly floor: Mesh;
  readonly #figures = { smasher: new Figure('smasher'), receiver: new Figure('receiver') };
  readonly #shuttle = shuttle();
  readonly #spark = new SpotLight(0xe8efff, 42, 0, 0.09, 0.5, 2);
  readonly #phone;
  readonly #phoneLight = new SpotLight(0xcfe0ff, 80, 0, 0.3, 1, 2);

  /** @param screen what the phone on the tripod shows */
  constructor(renderer: WebGLRenderer, rig: Rig, reflection: ReflectionUniforms, screen: Texture) {
    this.scene.background = new Color(0x010205);
    this.scene.environment = surroundings(renderer);
    this.scene.environmentIntensity = 0.34;
    this.floor = floor(reflection);
    this.#phone = phone(screen);
    this.#phoneLight.position.set(TRIPOD_M[0] - 1.1, TRIPOD_M[1] + 1.6, TRIPOD_M[2] - 0.5);
    this.#phoneLight.target.position.set(...TRIPOD_M);
    this.scene.add(this.floor, net(), this.#figures.smasher.group, this.#figures.receiver.group);
    this.scene.add(this.#shuttle, this.#phone, this.#spark, this.#spark.target);
    this.scene.add(this.#phoneLight, this.#phoneLight.target);
    this.lights = new Lights(this.scene, rig);
  }

  /** Sets up what does not change during an exposure. */
  prepare({ timeS, cellM, phone: withPhone }: View): void {
    this.lights.aim(timeS);
    this.#figures.smasher.pose(timeS, cellM[0]);
    this.#figures.receiver.pose(timeS, cellM[1]);
    this.#phone.visible = this.#phoneLight.visible = withPhone;
  }

  /** Puts players and shuttle where they are at a moment of the exposure. */
  moveTo(timeS: number): void {
    this.#figures.smasher.carry(timeS);
    this.#figures.receiver.carry(timeS);
    const { positionM, velocityMps, flownM } = seenShuttleAt(timeS);
    flyAt(this.#shuttle, positionM, velocityMps, flownM);
    const [x, y, z] = positionM;
    this.#spark.position.set(x + 0.9, y + 2.4, z - 1.2);
    this.#spark.target.position.set(x, y, z);
  }

  /** Does something as the phone sees it: without the phone. */
  withoutPhone(take: () => void): void {
    this.#phone.visible = false;
    take();
    this.#phone.visible = true;
  }
}
