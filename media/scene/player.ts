/** A player: meshed for each frame, and moved by velocities within its exposure. */
import * as THREE from 'three';
import { playerAt } from '../rally/players.ts';
import type { Side } from '../rally/rally.ts';
import type { Joints } from '../rally/skeleton.ts';
import { type Part, type Person, loadPerson, posedPositions } from './person.ts';
import { hold, racket } from './racket.ts';

type Palette = Readonly<Record<Part | 'sole' | 'stripe', number>>;

const SMASHER_PALETTE: Palette = {
  skin: 0xa87a5e,
  shirt: 0x9aa6bd,
  shorts: 0x0e1838,
  shoe: 0xaab3c6,
  sock: 0xaab3c6,
  sole: 0x8f7a5c,
  stripe: 0x1d4fd0,
  hair: 0x070605,
  eye: 0x3a332f,
};

const RECEIVER_PALETTE: Palette = { ...SMASHER_PALETTE, shirt: 0x6f8fd0, stripe: 0xb03030 };

const PALETTES: Record<Side, Palette> = { smasher: SMASHER_PALETTE, receiver: RECEIVER_PALETTE };

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
    side: THREE.DoubleSide,
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

/** The material of a vertex at rest: shoes have a sole, stripes and a sock above them. */
function partAt(material: Part, [x = 0, y = 0, z = 0]: ArrayLike<number> & Iterable<number>): keyof Palette {
  if (material !== 'shoe') return material;
  if (y < 0.006) return 'sole';
  if (y > 0.088) return 'sock';
  const along = z - 0.6 * y;
  return Math.abs(x) > 0.2 && y > 0.02 && y < 0.06 && ((along > -0.01 && along < 0.012) || (along > 0.03 && along < 0.052))
    ? 'stripe'
    : 'shoe';
}

/** A player with a racket. */
export class Player {
  readonly group = new THREE.Group();
  readonly #side: Side;
  readonly #offsetS = { value: 0 };
  readonly #body: THREE.Mesh;
  readonly #racket: THREE.Group;
  #timeS = Number.NaN;
  #person: Person | undefined;

  /** @param isFilm whether the player is small in the image, as in the films */
  constructor(side: Side, isFilm: boolean) {
    this.#side = side;
    this.#racket = racket(isFilm);
    this.#body = new THREE.Mesh(new THREE.BufferGeometry(), bodyMaterial(this.#offsetS));
    this.#body.castShadow = this.#body.receiveShadow = true;
    this.#body.frustumCulled = false;
    this.group.add(this.#body, this.#racket);
  }

  /** Loads the body, before the first pose. */
  async load(): Promise<void> {
    this.#person ??= await loadPerson();
  }

  /** Takes the pose of a moment. */
  pose(timeS: number): void {
    if (timeS === this.#timeS) return;
    this.#timeS = timeS;
    this.#setBody(playerAt(this.#side, timeS), playerAt(this.#side, timeS + LATER_S));
  }

  /** Takes a pose that does not move. */
  poseAs(joints: Joints): void {
    this.#setBody(joints, joints);
    this.#offsetS.value = 0;
    hold(this.#racket, joints);
  }

  #setBody(joints: Joints, laterJoints: Joints): void {
    const person = this.#person;
    if (!person) throw new Error('The body is not loaded');
    const now = posedPositions(person, joints);
    const later = posedPositions(person, laterJoints);
    const { sources, triangles, groups, positions } = person;
    const smooth = new THREE.BufferGeometry();
    smooth.setAttribute('position', new THREE.BufferAttribute(now, 3));
    smooth.setIndex(Array.from(triangles, (corner) => sources[corner] ?? 0));
    smooth.computeVertexNormals();
    const normals = smooth.getAttribute('normal').array;
    const attribute = (values: ArrayLike<number>): number[] =>
      Array.from(sources).flatMap((source) => [0, 1, 2].map((axis) => values[source * 3 + axis] ?? 0));
    const velocities = now.map((value, i) => ((later[i] ?? 0) - value) / LATER_S);
    const palette = PALETTES[this.#side];
    const colours = new Float32Array(sources.length * 3);
    for (const { material, start, count } of groups)
      for (const corner of triangles.subarray(start, start + count)) {
        const source = sources[corner] ?? 0;
        const rest = positions.subarray(source * 3, source * 3 + 3);
        new THREE.Color(palette[partAt(material, rest)]).toArray(colours, corner * 3);
      }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(attribute(now), 3));
    geometry.setAttribute('normal', new THREE.Float32BufferAttribute(attribute(normals), 3));
    geometry.setAttribute('velocity', new THREE.Float32BufferAttribute(attribute(velocities), 3));
    geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
    geometry.setIndex(Array.from(triangles));
    this.#body.geometry.dispose();
    this.#body.geometry = geometry;
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
