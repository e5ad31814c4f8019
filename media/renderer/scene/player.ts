/** A player: meshed for each frame, and moved by velocities within its exposure. */
import * as THREE from 'three';
import { playerAt } from '../rally/players.ts';
import type { Side } from '../rally/rally.ts';
import type { Joints } from '../rally/skeleton.ts';
import { type Part, type Person, type PersonName, loadPerson, posedPositions } from './person.ts';
import { NOISE } from './glsl.ts';
import { hold, racket } from './racket.ts';

type Palette = Readonly<Record<Part | 'sole' | 'stripe' | 'panel', number>>;

const SMASHER_PALETTE: Palette = {
  skin: 0xa87a5e,
  shirt: 0xb4bccb,
  shorts: 0x101c56,
  skirt: 0xb4bccb,
  panel: 0x1d3fb8,
  shoe: 0xaab3c6,
  sock: 0xaab3c6,
  sole: 0x8f7a5c,
  stripe: 0x1d4fd0,
  hair: 0x2a1f19,
  eye: 0x3a332f,
};

const RECEIVER_PALETTE: Palette = {
  ...SMASHER_PALETTE,
  skin: 0x8e5f45,
  shirt: 0x5c92e6,
  shorts: 0xa4adbe,
  panel: 0x0d1b52,
  hair: 0x4a3020,
  stripe: 0xd06a20,
};

const PALETTES: Record<Side, Palette> = { smasher: SMASHER_PALETTE, receiver: RECEIVER_PALETTE };

/** The interval of the two poses that the velocity of the surface is computed from. */
const LATER_S = 0.001;

const VELOCITY = 'attribute vec3 velocity;\nuniform float offsetS;';

const PERSONS: Record<Side, PersonName> = { smasher: 'person', receiver: 'opponent' };

/** Hair: strands along the surface, with a soft gloss of their own colour. */
function hairMaterial(offsetS: { value: number }, colour: number): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({
    color: colour,
    side: THREE.DoubleSide,
    roughness: 0.62,
    specularIntensity: 0.35,
    specularColor: new THREE.Color(0x8a6a52),
    envMapIntensity: 0.35,
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { offsetS });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nvarying vec2 vStrand;\n${VELOCITY}`)
      .replace('#include <begin_vertex>', 'vStrand = uv; vec3 transformed = position + velocity * offsetS;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec2 vStrand;\n${NOISE}`)
      .replace(
        '#include <color_fragment>',
        `float strand = noise(vec3(vStrand.x * 190., vStrand.y * 5., 0.)) * .6 + noise(vec3(vStrand.x * 60., vStrand.y * 9., 4.)) * .5;
diffuseColor.rgb *= .45 + 1.1 * strand;`,
      );
    // Light that grazes the strands from behind would make them grey.
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <lights_physical_fragment>',
      '#include <lights_physical_fragment>\nmaterial.specularF90 *= .12;',
    );
  };
  return material;
}

/** Colours of the kit: side panels of the shirt, stripes of the shorts, and folds of the cloth. */
const KIT = /* glsl */ `
float fold(vec3 p) {
  return noise(vec3(p.x * 9. + p.y * 6., p.y * 15. - p.x * 7., p.z * 9.)) * .72 + noise(vec3(p.x * 19. - p.y * 11., p.y * 22., p.z * 19.) + 7.) * .28;
}
vec3 kitColour(vec3 colour) {
  vec3 p = vRest.xyz;
  if (vRest.w > .5 && vRest.w < 1.5 && isMan > .5) {
    float side = smoothstep(.40, .34, abs(atan(p.z - .005, abs(p.x)))) * smoothstep(1.36, 1.33, p.y) * smoothstep(.255, .235, abs(p.x));
    colour = mix(colour, panelColour, side);
  }
  if (vRest.w > 1.5 && vRest.w < 2.5 && isMan > .5) {
    float stripe = smoothstep(.024, .018, abs(p.z - .005)) * step(.1, abs(p.x));
    colour = mix(colour, vec3(.55, .60, .70), stripe);
  }
  return colour;
}
vec3 folded(vec3 normal, vec3 at) {
  if (vRest.w < .5 || vRest.w > 3.5) return normal;
  vec3 dx = dFdx(at), dy = dFdy(at);
  float height = fold(vRest.xyz) * foldM * smoothstep(.011, .004, length(fwidth(vRest.xyz)));
  float hx = dFdx(height), hy = dFdy(height);
  vec3 r1 = cross(dy, normal), r2 = cross(normal, dx);
  float det = dot(dx, r1);
  vec3 grad = sign(det) * (hx * r1 + hy * r2);
  return normalize(abs(det) * normal - grad);
}`;

function bodyMaterial(
  offsetS: { value: number },
  { panel }: Palette,
  isMan: boolean,
): THREE.MeshPhysicalMaterial {
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
      .replace(
        '#include <common>',
        `#include <common>\nattribute vec4 rest;\nvarying vec4 vRest;\n`,
      )
      .replace(
        '#include <begin_vertex>',
        'vRest = rest; vec3 transformed = position + velocity * offsetS;',
      );
    Object.assign(shader.uniforms, {
      panelColour: { value: new THREE.Color(panel) },
      isMan: { value: isMan ? 1 : 0 },
      foldM: { value: 0.015 },
    });
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec4 vRest;\nuniform vec3 panelColour;\nuniform float isMan, foldM;\n${NOISE}\n${KIT}`,
      )
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\ndiffuseColor.rgb = kitColour(diffuseColor.rgb);',
      )
      .replace(
        '#include <normal_fragment_maps>',
        '#include <normal_fragment_maps>\nnormal = folded(normal, -vViewPosition);',
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

/** Parts of cloth, which have folds and the colours of the kit. */
const CLOTHS: Partial<Record<Part, number>> = { shirt: 1, shorts: 2, skirt: 3 };

/** A player with a racket. */
export class Player {
  readonly group = new THREE.Group();
  readonly #side: Side;
  readonly #offsetS = { value: 0 };
  readonly #body: THREE.Mesh;
  readonly #racket: THREE.Group;
  readonly #smooth = new THREE.BufferGeometry();
  #hasGeometry = false;
  #timeS = Number.NaN;
  #person: Person | undefined;

  /** @param isFilm whether the player is small in the image, as in the films */
  constructor(side: Side, isFilm: boolean) {
    this.#side = side;
    this.#racket = racket(isFilm);
    this.#body = new THREE.Mesh(new THREE.BufferGeometry(), this.#bodyMaterial());
    this.#body.castShadow = this.#body.receiveShadow = true;
    this.#body.frustumCulled = false;
    this.group.add(this.#body, this.#racket);
  }

  /** Loads the body, before the first pose. */
  async load(): Promise<void> {
    if (this.#person) return;
    this.#person = await loadPerson(PERSONS[this.#side]);
    const hair = hairMaterial(this.#offsetS, PALETTES[this.#side].hair);
    this.#body.material = [this.#bodyMaterial(), hair];
  }

  #bodyMaterial(): THREE.Material {
    return bodyMaterial(this.#offsetS, PALETTES[this.#side], this.#side === 'smasher');
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

  /** The parts of the geometry that stay the same in every pose. */
  #createGeometry({ sources, triangles, groups, positions, uvs }: Person): THREE.BufferGeometry {
    const palette = PALETTES[this.#side];
    const colours = new Float32Array(sources.length * 3);
    const rests = new Float32Array(sources.length * 4);
    for (const { material, start, count } of groups)
      for (const corner of triangles.subarray(start, start + count)) {
        const source = sources[corner] ?? 0;
        const rest = positions.subarray(source * 3, source * 3 + 3);
        new THREE.Color(palette[partAt(material, rest)]).toArray(colours, corner * 3);
        rests.set([...rest, CLOTHS[material] ?? 0], corner * 4);
      }
    const geometry = new THREE.BufferGeometry();
    for (const name of ['position', 'normal', 'velocity']) {
      const attribute = new THREE.BufferAttribute(new Float32Array(sources.length * 3), 3);
      geometry.setAttribute(name, attribute.setUsage(THREE.DynamicDrawUsage));
    }
    geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
    geometry.setAttribute('rest', new THREE.BufferAttribute(rests, 4));
    geometry.setAttribute('uv', new THREE.BufferAttribute(uvs.slice(), 2));
    geometry.setIndex(new THREE.BufferAttribute(triangles.slice(), 1));
    for (const { material, start, count } of groups) geometry.addGroup(start, count, material === 'hair' ? 1 : 0);
    this.#smooth.setIndex(
      new THREE.BufferAttribute(triangles.map((corner) => sources[corner] ?? 0), 1),
    );
    return geometry;
  }

  #setBody(joints: Joints, laterJoints: Joints): void {
    const person = this.#person;
    if (!person) throw new Error('The body is not loaded');
    if (!this.#hasGeometry) {
      this.#body.geometry.dispose();
      this.#body.geometry = this.#createGeometry(person);
      this.#hasGeometry = true;
    }
    const now = posedPositions(person, joints);
    const later = posedPositions(person, laterJoints);
    this.#smooth.deleteAttribute('normal');
    this.#smooth.setAttribute('position', new THREE.BufferAttribute(now, 3));
    this.#smooth.computeVertexNormals();
    const normals = this.#smooth.getAttribute('normal').array;
    const write = (name: string, value: (i: number) => number): void => {
      const attribute = this.#body.geometry.getAttribute(name) as THREE.BufferAttribute;
      person.sources.forEach((source, corner) => {
        for (let axis = 0; axis < 3; axis++) attribute.array[corner * 3 + axis] = value(source * 3 + axis);
      });
      attribute.needsUpdate = true;
    };
    write('position', (i) => now[i] ?? 0);
    write('normal', (i) => normals[i] ?? 0);
    write('velocity', (i) => ((later[i] ?? 0) - (now[i] ?? 0)) / LATER_S);
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
