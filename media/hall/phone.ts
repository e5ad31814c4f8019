/** The phone on its tripod, seen from behind: its screen shows what its lens sees. Metres. */
import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  type Texture,
  Vector3,
} from 'three';
import { TRIPOD_M } from '../../src/lib/camera.ts';

const BODY = { widthM: 0.156, heightM: 0.0765, depthM: 0.008, cornerM: 0.0125 };
const BEZEL_M = 0.0028;

function rounded(widthM: number, heightM: number, cornerM: number): Shape {
  const [x, y] = [widthM / 2, heightM / 2];
  const shape = new Shape();
  shape.moveTo(-x + cornerM, -y);
  shape.lineTo(x - cornerM, -y).absarc(x - cornerM, -y + cornerM, cornerM, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - cornerM).absarc(x - cornerM, y - cornerM, cornerM, 0, Math.PI / 2, false);
  shape
    .lineTo(-x + cornerM, y)
    .absarc(-x + cornerM, y - cornerM, cornerM, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + cornerM);
  shape.absarc(-x + cornerM, -y + cornerM, cornerM, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** A bar between two points. */
function bar(from: Vector3, to: Vector3, radiusM: number, material: MeshStandardMaterial): Mesh {
  const line = to.clone().sub(from);
  const mesh = new Mesh(new CylinderGeometry(radiusM, radiusM, line.length(), 16), material);
  mesh.position.copy(from).addScaledVector(line, 0.5);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), line.normalize());
  return mesh;
}

/** The phone with this picture on its screen. */
export function phone(picture: Texture): Group {
  const group = new Group();
  const metal = new MeshStandardMaterial({ color: 0x3a4152, roughness: 0.32, metalness: 0.8 });
  const dark = new MeshStandardMaterial({ color: 0x1a2130, roughness: 0.4, metalness: 0.5 });

  const body = new Mesh(
    new ExtrudeGeometry(rounded(BODY.widthM, BODY.heightM, BODY.cornerM), {
      depth: BODY.depthM,
      bevelEnabled: false,
      curveSegments: 16,
    }),
    metal,
  );
  body.position.z = -BODY.depthM;
  const glass = new Mesh(
    new ShapeGeometry(rounded(BODY.widthM - 0.0016, BODY.heightM - 0.0016, BODY.cornerM), 16),
    new MeshBasicMaterial({ color: 0x020306 }),
  );
  glass.position.z = 0.0002;

  const [width, height] = [BODY.widthM - 2 * BEZEL_M, BODY.heightM - 2 * BEZEL_M];
  const screenShape = new ShapeGeometry(rounded(width, height, BODY.cornerM - BEZEL_M), 16);
  const uv = screenShape.getAttribute('position').clone();
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, uv.getX(i) / width + 0.5, uv.getY(i) / height + 0.5);
  screenShape.setAttribute('uv', uv);
  const screen = new Mesh(screenShape, new MeshBasicMaterial({ map: picture, color: 0xffffff }));
  screen.material.color.setScalar(2.6);
  screen.position.z = 0.0004;

  const white = new MeshBasicMaterial({ color: 0xdfe6f5 });
  const record = new Mesh(new RingGeometry(0.0044, 0.0051, 40), white);
  record.position.set(width / 2 - 0.0105, 0, 0.0006);
  const stop = new Mesh(new ShapeGeometry(rounded(0.0036, 0.0036, 0.0008)), white);
  stop.position.copy(record.position);

  const clamp = new Mesh(new CylinderGeometry(0.007, 0.009, 0.05, 24), dark);
  clamp.position.set(0, -BODY.heightM / 2 - 0.026, -0.004);
  const foot = new Vector3(0, -TRIPOD_M[1], 0);
  const hub = new Vector3(0, -1.1, -0.004);
  const legs = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 + 0.5;
    return bar(
      hub,
      foot.clone().add(new Vector3(Math.cos(angle), 0, Math.sin(angle))),
      0.012,
      dark,
    );
  });
  group.add(body, glass, screen, record, stop, clamp, ...legs);
  group.add(bar(new Vector3(0, -0.06, -0.004), hub, 0.0075, dark));
  group.position.set(...TRIPOD_M);
  return group;
}
