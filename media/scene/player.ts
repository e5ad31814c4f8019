/** A player: meshed for each frame, and moved by velocities within its exposure. */
import * as THREE from 'three';
import { playerAt } from '../rally/players.ts';
import type { Side } from '../rally/rally.ts';
import type { Joints } from '../rally/skeleton.ts';
import { bodyOf, detailedBodyOf, MATERIALS, type Material } from './body.ts';
import { geometryOf } from './meshes.ts';
import { hold, racket } from './racket.ts';
import { type BodyMesh, meshBody } from './surfaceNets.ts';

const PALETTES: Record<Side, Record<Material, number>> = {
  smasher: { skin: 0x4a4d58, shirt: 0x1b2740, shorts: 0x0c1322, shoe: 0x8d97a8, hair: 0x07080c },
  receiver: { skin: 0x464a56, shirt: 0x2a3346, shorts: 0x0d1424, shoe: 0x7a8496, hair: 0x07080c },
};

/** The figure of the first section is small in a dark picture: paler cloth, hair that catches light. */
const FIGURE_PALETTE: Record<Material, number> = {
  skin: 0x5c595c,
  shirt: 0x3d5690,
  shorts: 0x1b2a4d,
  shoe: 0x9aa5ba,
  hair: 0x2b2624,
};

/** The interval of the two poses that the velocity of the surface is computed from. */
const LATER_S = 0.001;

const VELOCITY = 'attribute vec3 velocity;\nuniform float offsetS;';

function bodyMaterial(offsetS: { value: number }): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.5,
    sheen: 0.5,
    sheenRoughness: 0.45,
    sheenColor: new THREE.Color(0x5f7fc0),
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { offsetS });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VELOCITY}`)
      .replace('#include <begin_vertex>', 'vec3 transformed = position + velocity * offsetS;');
  };
  return material;
}

/** A player with a racket. */
export class Player {
  readonly group = new THREE.Group();
  readonly #side: Side;
  readonly #offsetS = { value: 0 };
  readonly #body: THREE.Mesh;
  readonly #racket = racket();
  #timeS = Number.NaN;
  #cellM = 0;

  constructor(side: Side) {
    this.#side = side;
    this.#body = new THREE.Mesh(new THREE.BufferGeometry(), bodyMaterial(this.#offsetS));
    this.#body.castShadow = this.#body.receiveShadow = true;
    this.#body.frustumCulled = false;
    this.group.add(this.#body, this.#racket);
  }

  /** Takes the pose of a moment, meshed with cells of a size. */
  pose(timeS: number, cellM: number): void {
    if (timeS === this.#timeS && cellM === this.#cellM) return;
    [this.#timeS, this.#cellM] = [timeS, cellM];
    const ponytail = this.#side === 'smasher';
    const body = bodyOf(playerAt(this.#side, timeS), ponytail);
    const later = bodyOf(playerAt(this.#side, timeS + LATER_S), ponytail);
    const mesh = meshBody(body, later, LATER_S, cellM);
    this.#setMesh(mesh, PALETTES[this.#side]);
  }

  /** Takes a pose that does not move, in more detail. */
  poseAs(joints: Joints, cellM: number, ponytail: boolean): void {
    const body = detailedBodyOf(joints, ponytail);
    const mesh = meshBody(body, body, LATER_S, cellM);
    this.#offsetS.value = 0;
    this.#setMesh(mesh, ponytail ? FIGURE_PALETTE : { ...FIGURE_PALETTE, shirt: 0x8a9ac2, shorts: 0x16233f, hair: 0x0e0c0b });
    hold(this.#racket, joints);
  }

  #setMesh(mesh: BodyMesh, colours: Record<Material, number>): void {
    const palette = MATERIALS.map((material) => new THREE.Color(colours[material]));
    const attributes = {
      position: [mesh.positions, 3],
      normal: [mesh.normals, 3],
      color: [mesh.materials.flatMap((material) => palette[material]?.toArray() ?? []), 3],
      velocity: [mesh.velocities, 3],
    } as const;
    this.#body.geometry.dispose();
    this.#body.geometry = geometryOf(attributes, mesh.triangles);
  }

  show(body: boolean, withRacket: boolean): void {
    this.#body.visible = body;
    this.#racket.visible = withRacket;
  }

  /** Moves the mesh to another moment of the same exposure. */
  moveTo(timeS: number): void {
    this.#offsetS.value = timeS - this.#timeS;
    hold(this.#racket, playerAt(this.#side, timeS));
  }
}
