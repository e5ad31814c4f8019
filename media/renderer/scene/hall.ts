/** The hall with all its objects. */
import * as THREE from 'three';
import { TRIPOD_M, type Vector } from '../../src/lib/camera.ts';
import { CAPTURE_DEFENDER_JOINTS } from '../rally/captureDefender.ts';
import { DEFENDER_JOINTS } from '../rally/defenderFigure.ts';
import {
  HERO_JOINTS,
  HERO_SHUTTLE_HEADING,
  HERO_SHUTTLE_M,
  swingJoints,
} from '../rally/heroFigure.ts';
import { SMASH_AT_S } from '../rally/rally.ts';
import { visibleShuttleAt } from '../rally/players.ts';
import { floor, type ReflectionUniforms } from './floor.ts';
import { Lights } from './lights.ts';
import { meshAt, standardMaterial } from './meshes.ts';
import { net } from './net.ts';
import { phone } from './phone.ts';
import { Player } from './player.ts';
import { flyAt, SHUTTLE_SCALE, shuttle, skirt } from './shuttle.ts';
import type { Rig, View } from './view.ts';

/** An environment map of a dark hall with strip lights, for glossy materials. */
function environment(renderer: THREE.WebGLRenderer): THREE.Texture {
  const scene = new THREE.Scene();
  const strip = (size: Vector, at: Vector, colour: number, light: number): void => {
    const color = new THREE.Color(colour).multiplyScalar(light);
    const material = new THREE.MeshBasicMaterial({ color });
    scene.add(meshAt(new THREE.BoxGeometry(...size), material, ...at));
  };
  strip([40, 0.2, 40], [0, -3, 0], 0x0a1630, 0.12);
  strip([14, 0.2, 0.9], [0, 8, -5], 0xcfe0ff, 9);
  strip([14, 0.2, 0.9], [0, 8, 5], 0xcfe0ff, 9);
  strip([0.8, 6, 0.3], [11, 3, -7], 0xbcd3ff, 7);
  strip([0.8, 6, 0.3], [11, 3, 7], 0x9fc0ff, 4);
  strip([0.6, 5, 0.3], [-9, 3, -9], 0x86a8ff, 3);
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.005).texture;
}

const BACKGROUND = new THREE.Color(0x03060d);

/** Walls of the hall with pilasters, and boards around the court. */
function walls(): THREE.Group {
  const group = new THREE.Group();
  const wall = standardMaterial(0x2c4170, 0.95, { emissive: 0x14224a, emissiveIntensity: 1.1 });
  const panel = standardMaterial(0x22345c, 0.85, { emissive: 0x101c3e, emissiveIntensity: 1.05 });
  const pilaster = standardMaterial(0x3a5286, 0.9, { emissive: 0x1a2a58, emissiveIntensity: 1 });
  const board = standardMaterial(0x16409c, 0.6, { emissive: 0x0b2a7a, emissiveIntensity: 0.5 });
  const edge = standardMaterial(0xc8d4ee, 0.6, { emissive: 0x8296c0, emissiveIntensity: 0.35 });
  const box = (size: Vector, at: Vector, material: THREE.Material, turn = 0): void => {
    const mesh = meshAt(new THREE.BoxGeometry(...size), material, ...at);
    const pivot = new THREE.Group();
    pivot.rotation.y = turn;
    pivot.add(mesh);
    mesh.receiveShadow = true;
    group.add(pivot);
  };
  // A wall along -z, and one along +x, which is the same wall turned about the middle of the hall.
  const wallAt = (distanceM: number, lengthM: number, turn: number): void => {
    box([lengthM, 16, 0.2], [0, 8, -distanceM], wall, turn);
    box([lengthM, 2.4, 0.24], [0, 1.2, -distanceM + 0.06], panel, turn);
    box([lengthM, 0.06, 0.28], [0, 2.43, -distanceM + 0.08], pilaster, turn);
    for (let x = -lengthM / 2 + 1.5; x < lengthM / 2; x += 4)
      box([0.45, 16, 0.36], [x, 8, -distanceM + 0.1], pilaster, turn);
  };
  wallAt(10.5, 44, 0);
  wallAt(15, 36, -Math.PI / 2);
  const boardsAt = (distanceM: number, lengthM: number, turn: number): void => {
    for (let x = -lengthM / 2 + 1.25; x < lengthM / 2; x += 2.5) {
      box([2.42, 0.8, 0.05], [x, 0.42, -distanceM], board, turn);
      box([2.42, 0.035, 0.054], [x, 0.8, -distanceM], edge, turn);
    }
  };
  boardsAt(6.2, 20, 0);
  boardsAt(10.4, 12.5, -Math.PI / 2);
  return group;
}

/** The three.js scene. */
export class Hall {
  readonly scene = new THREE.Scene();
  readonly lights: Lights;
  readonly floor: THREE.Mesh;
  readonly #net = net();
  readonly #walls = walls();
  readonly #players;
  readonly #shuttle = shuttle();
  readonly #skirt = skirt();
  readonly #spark = new THREE.SpotLight(0xe8efff, 42, 0, 0.09, 0.5, 2);
  readonly #phone: THREE.Group;
  #isFigure = false;
  #isWindow = false;
  #isSwing = false;
  readonly #phoneLight = new THREE.SpotLight(0xcfe0ff, 80, 0, 0.3, 1, 2);

  /** @param screen the image on the screen of the phone */
  constructor(
    webgl: THREE.WebGLRenderer,
    rig: Rig,
    reflection: ReflectionUniforms,
    screen: THREE.Texture,
  ) {
    const isFilm = rig === 'cinema' || rig === 'side' || rig === 'window';
    this.#players = { smasher: new Player('smasher', isFilm), receiver: new Player('receiver', isFilm) };
    this.#shuttle.add(this.#skirt);
    this.scene.add(this.#walls);
    this.scene.environment = environment(webgl);
    this.scene.environmentIntensity = 0.5;
    this.floor = floor(reflection);
    this.#phone = phone(screen);
    this.#phoneLight.position.set(TRIPOD_M[0] - 1.1, TRIPOD_M[1] + 1.6, TRIPOD_M[2] - 0.5);
    this.#phoneLight.target.position.set(...TRIPOD_M);
    this.scene.add(
      this.floor,
      this.#net,
      this.#players.smasher.group,
      this.#players.receiver.group,
    );
    this.scene.add(this.#shuttle, this.#phone, this.#spark, this.#spark.target);
    this.scene.add(this.#phoneLight, this.#phoneLight.target);
    this.lights = new Lights(this.scene, rig);
  }

  /** Loads the players, before the first view. */
  async load(): Promise<void> {
    await this.#players.smasher.load();
    await this.#players.receiver.load();
    for (const { group } of Object.values(this.#players)) group.traverse((each) => each.layers.set(1));
  }

  /** Sets up what stays the same during an exposure. */
  prepare(view: View): void {
    const { timeS, phone: withPhone, shuttleScale = SHUTTLE_SCALE } = view;
    this.#show(view);
    this.#shuttle.scale.setScalar(shuttleScale);
    this.#skirt.visible = shuttleScale > 1 && view.rig !== 'window';
    this.lights.aim(timeS);
    this.#isFigure = view.isFigure ?? false;
    this.#isWindow = view.rig === 'window';
    this.#isSwing = view.rig === 'figure' && view.cutout?.length === 1;
    if (this.#isFigure)
      this.#players.smasher.poseAs(
        view.rig === 'defender' ? DEFENDER_JOINTS : HERO_JOINTS,
      );
    else {
      this.#players.smasher.pose(timeS);
      if (view.rig === 'window') this.#players.receiver.poseAs(CAPTURE_DEFENDER_JOINTS);
      else this.#players.receiver.pose(timeS);
    }
    this.#phone.visible = this.#phoneLight.visible = withPhone;
  }

  #show({ cutout, isEmpty = false }: View): void {
    const isWhole = cutout === undefined;
    this.scene.background = isWhole ? BACKGROUND : null;
    this.floor.visible = this.#net.visible = isWhole;
    this.#walls.visible = isWhole;
    this.#players.smasher.group.visible = true;
    this.#players.receiver.group.visible = isWhole;
    this.#players.smasher.show(
      isWhole || cutout.includes('player'),
      isWhole || cutout.includes('racket'),
    );
    this.#shuttle.visible = isWhole || cutout.includes('shuttle');
  }

  /** Moves players and shuttle to a moment of the exposure. */
  moveTo(timeS: number): void {
    if (this.#isFigure) {
      if (this.#isSwing) this.#players.smasher.swing(swingJoints((SMASH_AT_S - timeS) * 60));
      flyAt(this.#shuttle, HERO_SHUTTLE_M, HERO_SHUTTLE_HEADING, 0);
      return;
    }
    this.#players.smasher.moveTo(timeS);
    if (!this.#isWindow) this.#players.receiver.moveTo(timeS);
    const { positionM, heading, flownM } = visibleShuttleAt(timeS);
    flyAt(this.#shuttle, positionM, heading, flownM);
    const [x, y, z] = positionM;
    this.#spark.position.set(x + 0.9, y + 2.4, z - 1.2);
    this.#spark.target.position.set(x, y, z);
  }

  withoutPhone(render: () => void): void {
    this.#phone.visible = false;
    render();
    this.#phone.visible = true;
  }
}
