/** The phone on its tripod. Its screen shows the image of its camera. */
import * as THREE from 'three';
import { TRIPOD_M } from '../../src/lib/camera.ts';
import { meshAt, standardMaterial } from './meshes.ts';

const BODY = { widthM: 0.156, heightM: 0.0765, depthM: 0.008, cornerM: 0.0125 };
const BEZEL_M = 0.0028;
const PLASTIC = standardMaterial(0x1a2130, 0.4, { metalness: 0.5 });

/** A rectangle with round corners around the origin. */
function rounded(widthM: number, heightM: number, cornerM: number): THREE.Shape {
  const [x, y] = [widthM / 2 - cornerM, heightM / 2 - cornerM];
  const quarter = Math.PI / 2;
  return new THREE.Shape()
    .moveTo(-x, -y - cornerM)
    .absarc(x, -y, cornerM, -quarter, 0, false)
    .absarc(x, y, cornerM, 0, quarter, false)
    .absarc(-x, y, cornerM, quarter, 2 * quarter, false)
    .absarc(-x, -y, cornerM, 2 * quarter, 3 * quarter, false) as THREE.Shape;
}

/** A cylinder between two points. */
function bar(from: THREE.Vector3, to: THREE.Vector3, radiusM: number): THREE.Mesh {
  const line = to.clone().sub(from);
  const mesh = new THREE.Mesh(
    new THREE.CylinderGeometry(radiusM, radiusM, line.length(), 16),
    PLASTIC,
  );
  mesh.position.copy(from).addScaledVector(line, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), line.normalize());
  return mesh;
}

/** The screen with the image of the camera, brightened. */
function screen(image: THREE.Texture): THREE.Mesh {
  const [width, height] = [BODY.widthM - 2 * BEZEL_M, BODY.heightM - 2 * BEZEL_M];
  const geometry = new THREE.ShapeGeometry(rounded(width, height, BODY.cornerM - BEZEL_M), 16);
  const uv = geometry.getAttribute('position').clone();
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, uv.getX(i) / width + 0.5, uv.getY(i) / height + 0.5);
  geometry.setAttribute('uv', uv);
  const material = new THREE.MeshBasicMaterial({ map: image });
  material.color.setScalar(2.6);
  return meshAt(geometry, material, 0, 0, 0.0004);
}

function tripod(): THREE.Mesh[] {
  const clamp = new THREE.CylinderGeometry(0.007, 0.009, 0.05, 24);
  const hub = new THREE.Vector3(0, -1.1, -0.004);
  const legs = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 + 0.5;
    return bar(hub, new THREE.Vector3(Math.cos(angle), -TRIPOD_M[1], Math.sin(angle)), 0.012);
  });
  const pole = bar(new THREE.Vector3(0, -0.06, -0.004), hub, 0.0075);
  return [meshAt(clamp, PLASTIC, 0, -BODY.heightM / 2 - 0.026, -0.004), ...legs, pole];
}

/** Creates the phone. */
export function phone(screenImage: THREE.Texture): THREE.Group {
  const { widthM, heightM, depthM, cornerM } = BODY;
  const extrusion = { depth: depthM, bevelEnabled: false, curveSegments: 16 };
  const body = new THREE.ExtrudeGeometry(rounded(widthM, heightM, cornerM), extrusion);
  const glassShape = rounded(widthM - 0.0016, heightM - 0.0016, cornerM);
  const glass = new THREE.ShapeGeometry(glassShape, 16);
  const buttonX = widthM / 2 - BEZEL_M - 0.0105;
  const ring = new THREE.RingGeometry(0.0044, 0.0051, 40);
  const stop = new THREE.ShapeGeometry(rounded(0.0036, 0.0036, 0.0008));
  const white = new THREE.MeshBasicMaterial({ color: 0xdfe6f5 });
  const group = new THREE.Group();
  group.add(
    meshAt(body, standardMaterial(0x3a4152, 0.32, { metalness: 0.8 }), 0, 0, -depthM),
    meshAt(glass, new THREE.MeshBasicMaterial({ color: 0x020306 }), 0, 0, 0.0002),
    screen(screenImage),
    meshAt(ring, white, buttonX, 0, 0.0006),
    meshAt(stop, white, buttonX, 0, 0.0006),
    ...tripod(),
  );
  group.position.set(...TRIPOD_M);
  return group;
}
