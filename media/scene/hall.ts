/** The hall with all its objects. */
import * as THREE from 'three';
import { TRIPOD_M, type Vector } from '../../src/lib/camera.ts';
import { DEFENDER_JOINTS } from '../rally/defenderFigure.ts';
import { HERO_JOINTS, HERO_SHUTTLE_HEADING, HERO_SHUTTLE_M } from '../rally/heroFigure.ts';
import { visibleShuttleAt } from '../rally/players.ts';
import { floor, type ReflectionUniforms } from './floor.ts';
import { Lights } from './lights.ts';
import { meshAt } from './meshes.ts';
import { net } from './net.ts';
import { phone } from './phone.ts';
import { Player } from './player.ts';
import { flyAt, SHUTTLE_SCALE, shuttle } from './shuttle.ts';
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

const BACKGROUND = new THREE.Color(0x010205);

/** The three.js scene. */
export class Hall {
  readonly scene = new THREE.Scene();
  readonly lights: Lights;
  readonly floor: THREE.Mesh;
  readonly #net = net();
  readonly #players = { smasher: new Player('smasher'), receiver: new Player('receiver') };
  readonly #shuttle = shuttle();
  readonly #spark = new THREE.SpotLight(0xe8efff, 42, 0, 0.09, 0.5, 2);
  readonly #phone: THREE.Group;
  #isFigure = false;
  readonly #phoneLight = new THREE.SpotLight(0xcfe0ff, 80, 0, 0.3, 1, 2);

  /** @param screen the image on the screen of the phone */
  constructor(
    webgl: THREE.WebGLRenderer,
    rig: Rig,
    reflection: ReflectionUniforms,
    screen: THREE.Texture,
  ) {
    this.scene.environment = environment(webgl);
    this.scene.environmentIntensity = 0.34;
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

  /** Sets up what stays the same during an exposure. */
  prepare(view: View): void {
    const { timeS, cellM, phone: withPhone, shuttleScale = SHUTTLE_SCALE } = view;
    this.#show(view);
    this.#shuttle.scale.setScalar(shuttleScale);
    this.lights.aim(timeS);
    this.#isFigure = view.isFigure ?? false;
    if (this.#isFigure)
      this.#players.smasher.poseAs(
        view.rig === 'defender' ? DEFENDER_JOINTS : HERO_JOINTS,
        cellM[0],
        view.rig === 'figure',
      );
    else {
      this.#players.smasher.pose(timeS, cellM[0]);
      this.#players.receiver.pose(timeS, cellM[1]);
    }
    this.#phone.visible = this.#phoneLight.visible = withPhone;
  }

  #show({ cutout, isEmpty = false }: View): void {
    const isWhole = cutout === undefined;
    this.scene.background = isWhole ? BACKGROUND : null;
    this.floor.visible = this.#net.visible = isWhole;
    this.#players.smasher.group.visible = !isEmpty;
    this.#players.receiver.group.visible = isWhole && !isEmpty;
    this.#players.smasher.show(
      isWhole || cutout.includes('player'),
      isWhole || cutout.includes('racket'),
    );
    this.#shuttle.visible = isWhole || cutout.includes('shuttle');
  }

  /** Moves players and shuttle to a moment of the exposure. */
  moveTo(timeS: number): void {
    if (this.#isFigure) {
      flyAt(this.#shuttle, HERO_SHUTTLE_M, HERO_SHUTTLE_HEADING, 0);
      return;
    }
    this.#players.smasher.moveTo(timeS);
    this.#players.receiver.moveTo(timeS);
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
