/** The players in the hall: sculpted anew for each frame, carried along within it. */
import { BufferAttribute, BufferGeometry, Color, Group, Mesh, MeshPhysicalMaterial } from 'three';
import { playerAt } from '../scene/players.ts';
import type { Side } from '../scene/rally.ts';
import { bodyOf, MATERIALS, type Material } from './body.ts';
import { hold, racket } from './racket.ts';
import { sculpt } from './sculpt.ts';

const PALETTES: Record<Side, Record<Material, number>> = {
  smasher: { skin: 0x4a4d58, shirt: 0x1b2740, shorts: 0x0c1322, shoe: 0x8d97a8, hair: 0x07080c },
  receiver: { skin: 0x464a56, shirt: 0x2a3346, shorts: 0x0d1424, shoe: 0x7a8496, hair: 0x07080c },
};

/** Between the two poses from which the surface's velocity is taken. */
const LATER_S = 0.001;

function bodyMaterial(carriedS: { value: number }): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.5,
    sheen: 0.5,
    sheenRoughness: 0.45,
    sheenColor: new Color(0x5f7fc0),
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { carriedS });
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 velocity;\nuniform float carriedS;',
      )
      .replace('#include <begin_vertex>', 'vec3 transformed = position + velocity * carriedS;');
  };
  return material;
}

/** A player with a racket. */
export class Figure {
  readonly group = new Group();
  readonly #side: Side;
  readonly #carriedS = { value: 0 };
  readonly #body: Mesh;
  readonly #racket = racket();
  readonly #colours: Record<Material, Color>;
  #timeS = Number.NaN;
  #cellM = 0;

  constructor(side: Side) {
    this.#side = side;
    this.#body = new Mesh(new BufferGeometry(), bodyMaterial(this.#carriedS));
    this.#body.castShadow = this.#body.receiveShadow = true;
    this.#body.frustumCulled = false;
    const palette = PALETTES[side];
    this.#colours = {
      skin: new Color(palette.skin),
      shirt: new Color(palette.shirt),
      shorts: new Color(palette.shorts),
      shoe: new Color(palette.shoe),
      hair: new Color(palette.hair),
    };
    this.group.add(this.#body, this.#racket);
  }

  /** Takes the pose of a moment, meshed with cells of this size. */
  pose(timeS: number, cellM: number): void {
    if (timeS === this.#timeS && cellM === this.#cellM) return;
    [this.#timeS, this.#cellM] = [timeS, cellM];
    const ponytail = this.#side === 'smasher';
    const mesh = sculpt(
      bodyOf(playerAt(this.#side, timeS), ponytail),
      bodyOf(playerAt(this.#side, timeS + LATER_S), ponytail),
      LATER_S,
      cellM,
    );
    const colours = new Float32Array(mesh.materials.length * 3);
    mesh.materials.forEach((index, i) => {
      this.#colours[MATERIALS[index] ?? 'skin'].toArray(colours, i * 3);
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
    geometry.setAttribute('color', new BufferAttribute(colours, 3));
    geometry.setAttribute('velocity', new BufferAttribute(mesh.velocities, 3));
    geometry.setIndex(new BufferAttribute(mesh.triangles, 1));
    this.#body.geometry.dispose();
    this.#body.geometry = geometry;
  }

  /** Moves on within an exposure. */
  carry(timeS: number): void {
    this.#carriedS.value = timeS - this.#timeS;
    hold(this.#racket, playerAt(this.#side, timeS));
  }
}
