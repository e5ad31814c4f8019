/** Shorthands for geometries, materials and meshes of three.js. */
import * as THREE from 'three';

/** The components of an attribute, and how many of them belong to a vertex. */
type Attribute = readonly [components: readonly number[], perVertex: number];

/** A geometry of triangles. */
export function geometryOf(
  attributes: Readonly<Record<string, Attribute>>,
  index: number[],
): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  for (const [name, [components, perVertex]] of Object.entries(attributes))
    geometry.setAttribute(name, new THREE.Float32BufferAttribute(components, perVertex));
  geometry.setIndex(index);
  return geometry;
}

/** A surface of revolution about the y axis. */
export function latheOf(
  radiiM: readonly number[],
  heightsM: readonly number[],
  segments: number,
): THREE.LatheGeometry {
  const profile = radiiM.map((radiusM, i) => new THREE.Vector2(radiusM, heightsM[i]));
  return new THREE.LatheGeometry(profile, segments);
}

/** A physically based material. */
export const standardMaterial = (
  color: number,
  roughness: number,
  parameters: THREE.MeshStandardMaterialParameters = {},
): THREE.MeshStandardMaterial =>
  new THREE.MeshStandardMaterial({ color, roughness, ...parameters });

/** A mesh at a position. */
export function meshAt(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  ...positionM: readonly [x: number, y: number, z: number]
): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(...positionM);
  return mesh;
}
