/** A player: meshed for each frame, and moved by velocities within its exposure. */
import * as THREE from 'three';
import { playerAt } from '../rally/players.ts';
import type { Side } from '../rally/rally.ts';
import type { Joints } from '../rally/skeleton.ts';
import { detailedBodyOf, type Material } from './body.ts';
import { geometryOf } from './meshes.ts';
import { hold, racket } from './racket.ts';
import { type BodyMesh, meshBody } from './surfaceNets.ts';

type Palette = Readonly<Record<Material, number>>;

/** The figure of the first section is small in a dark picture: paler cloth, hair that catches light. */
const FIGURE_PALETTE: Palette = {
  skin: 0x86675a,
  shirt: 0x3d5690,
  shorts: 0x0c1228,
  sock: 0x8d98b0,
  shoe: 0xa4adbf,
  trim: 0x2c4488,
  sole: 0xa27a4a,
  hair: 0x17110e,
};

/** Who defends wears a paler shirt and shorter, darker hair. */
const DEFENDER_PALETTE: Palette = {
  ...FIGURE_PALETTE,
  shirt: 0x8a9ac2,
  shorts: 0x0d142a,
  hair: 0x100b09,
};

/** The shorts in stills, whose ground is darker than the hall. */
const STILL_SHORTS = 0x1b2b57;

/** In the hall of the films. */
const PALETTES: Record<Side, Palette> = { smasher: FIGURE_PALETTE, receiver: DEFENDER_PALETTE };

/** How deep folds are in the films, whose light from behind makes stripes of deep ones. */
const FILM_FOLDS = 0.18;

/** The interval of the two poses that the velocity of the surface is computed from. */
const LATER_S = 0.001;

const VELOCITY = 'attribute vec3 velocity;\nuniform float offsetS;';

/** Hair, the darkest, has no sheen of cloth and reflects less. */
const DARK_HAIR = `
float pale = smoothstep(.011, .03, max(vColor.r, max(vColor.g, vColor.b)));
material.sheenColor *= pale;
material.specularColor *= mix(.3, 1., pale);`;

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
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <lights_physical_fragment>',
      `#include <lights_physical_fragment>\n${DARK_HAIR}`,
    );
  };
  return material;
}

/** A player with a racket. */
export class Player {
  readonly group = new THREE.Group();
  readonly #side: Side;
  readonly #offsetS = { value: 0 };
  readonly #body: THREE.Mesh;
  readonly #racket: THREE.Group;
  #timeS = Number.NaN;
  #cellM = 0;

  /** @param isFilm whether the player is small in the image, as in the films */
  constructor(side: Side, isFilm: boolean) {
    this.#side = side;
    this.#racket = racket(isFilm);
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
    const body = detailedBodyOf(playerAt(this.#side, timeS), ponytail, FILM_FOLDS);
    const later = detailedBodyOf(playerAt(this.#side, timeS + LATER_S), ponytail, FILM_FOLDS);
    const mesh = meshBody(body, later, LATER_S, cellM);
    this.#setMesh(mesh, PALETTES[this.#side]);
  }

  /** Takes a pose that does not move, in more detail. */
  poseAs(joints: Joints, cellM: number, ponytail: boolean): void {
    const body = detailedBodyOf(joints, ponytail);
    const mesh = meshBody(body, body, LATER_S, cellM);
    this.#offsetS.value = 0;
    this.#setMesh(mesh, { ...(ponytail ? FIGURE_PALETTE : DEFENDER_PALETTE), shorts: STILL_SHORTS });
    hold(this.#racket, joints);
  }

  #setMesh(mesh: BodyMesh, palette: Palette): void {
    const colours = mesh.materials.flatMap(([first, second, share]) =>
      new THREE.Color(palette[second]).lerp(new THREE.Color(palette[first]), share).toArray(),
    );
    const attributes = {
      position: [mesh.positions, 3],
      normal: [mesh.normals, 3],
      color: [colours, 3],
      velocity: [mesh.velocities, 3],
    } as const;
    this.#body.geometry.dispose();
    this.#body.geometry = geometryOf(attributes, mesh.triangles);
  }

  /** Moves the racket alone. */
  swing(joints: Joints): void {
    hold(this.#racket, joints);
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
