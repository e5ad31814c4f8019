"""
Writes person.json and person.bin: a MakeHuman body (CC0) in T-shirt, shorts, socks and shoes, at rest, with
at most four bone weights for each vertex. Usage: exportPerson.py MAKEHUMAN_DATA ASSETS_BASE OUTPUT_FOLDER
"""
import json
import sys
from pathlib import Path

import numpy as np

DATA, ASSETS, OUTPUT = map(Path, sys.argv[1:4])
# The opponent is a woman with a ponytail.
IS_WOMAN = sys.argv[4:5] == ["woman"]
SEX = "female" if IS_WOMAN else "male"
HEIGHT_M = 1.76


def read_obj(path):
    positions, uvs, faces, groups = [], [], [], []
    group = ""
    for line in path.read_text().splitlines():
        word, *rest = line.split() or [""]
        if word == "v":
            positions.append([float(x) for x in rest[:3]])
        elif word == "vt":
            uvs.append([float(x) for x in rest[:2]])
        elif word == "g":
            group = rest[0]
        elif word == "f":
            corners = [tuple(int(x or 0) - 1 for x in (part + "/0").split("/")[:2]) for part in rest]
            faces.append(corners)
            groups.append(group)
    return np.array(positions), np.array(uvs), faces, groups


def apply_target(positions, name, share):
    for line in (DATA / "targets/macrodetails" / f"{name}.target").read_text().splitlines():
        parts = line.split()
        if len(parts) == 4 and not line.startswith("#"):
            positions[int(parts[0])] += share * np.array([float(x) for x in parts[1:]])


base, base_uvs, base_faces, base_groups = read_obj(DATA / "3dobjs/base.obj")
for race, share in (("asian", 0.3), ("caucasian", 0.7)) if IS_WOMAN else (("asian", 0.8), ("caucasian", 0.2)):
    apply_target(base, f"{race}-{SEX}-young", share)
for muscle, share in (("average", 0.55), ("max", 0.45)):
    apply_target(base, f"universal-{SEX}-young-{muscle}muscle-averageweight", share)
apply_target(base, f"proportions/{SEX}-young-averagemuscle-averageweight-idealproportions", 0.6)

body_ids = sorted({v for face, g in zip(base_faces, base_groups) if g == "body" for v, _ in face})
low, high = base[body_ids, 1].min(), base[body_ids, 1].max()
base[:, 1] -= low
scale = HEIGHT_M / (high - low)
print("natural height", (high - low) * 0.1, "metres a decimetre", scale)

# Bones: those of face, toes and fingers are joined with their parents after the fingers are curled.
rig = json.loads((DATA / "rigs/default.mhskel").read_text())
joint = lambda name: base[rig["joints"][name]].mean(0)
bones = {name: (joint(b["head"]), joint(b["tail"])) for name, b in rig["bones"].items()}
parents = {name: b["parent"] for name, b in rig["bones"].items()}
weights = json.loads((DATA / "rigs/default_weights.mhw").read_text())["weights"]
dense = np.zeros((len(base), len(bones)))
names = list(bones)
for name, pairs in weights.items():
    for v, w in pairs:
        dense[v, names.index(name)] = w
print("vertices without weights", int((dense.sum(1) == 0).sum()), "of", len(base))


def cloth(folder, name):
    """Fits clothes onto the body: vertices, texture coordinates, faces, weights and hidden vertices of the body."""
    positions, uvs, faces, _ = read_obj(ASSETS / folder / f"{name}.obj")
    scales, rows, hidden, mode = {}, [], set(), ""
    path = next(p for p in [ASSETS / folder / f"{name}.mhclo"])
    for line in path.read_text().splitlines():
        parts = line.split()
        if not parts or line.startswith("#"):
            continue
        if parts[0] in ("x_scale", "y_scale", "z_scale"):
            a, b, d = int(parts[1]), int(parts[2]), float(parts[3])
            axis = "xyz".index(parts[0][0])
            scales[axis] = abs(base[a, axis] - base[b, axis]) / d
        elif parts[0] in ("verts", "delete_verts"):
            mode = parts[0]
        elif mode == "verts" and (parts[0].lstrip("-").isdigit()):
            rows.append([float(x) for x in parts] if len(parts) > 1 else [float(parts[0])] * 3 + [1, 0, 0, 0, 0, 0])
        elif mode == "delete_verts":
            i = 0
            while i < len(parts):
                if i + 2 < len(parts) and parts[i + 1] == "-":
                    hidden.update(range(int(parts[i]), int(parts[i + 2]) + 1))
                    i += 3
                else:
                    hidden.add(int(parts[i]))
                    i += 1
    rows = np.array(rows)
    ids, shares, offsets = rows[:, :3].astype(int), rows[:, 3:6], rows[:, 6:9]
    fitted = (base[ids] * shares[:, :, None]).sum(1) + offsets * np.array([scales[0], scales[1], scales[2]])
    fitted_weights = (dense[ids] * np.clip(shares, 0, 1)[:, :, None]).sum(1)
    return fitted, uvs, faces, fitted_weights, hidden


def components(count, faces):
    parent = list(range(count))

    def find(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for face in faces:
        for v, _ in face[1:]:
            parent[find(v)] = find(face[0][0])
    return np.array([find(i) for i in range(count)])


parts = []


def add_part(material, positions, uvs, faces, part_weights):
    used = sorted({v for face in faces for v, _ in face})
    number = {v: i for i, v in enumerate(used)}
    faces = [[(number[v], t) for v, t in face] for face in faces]
    parts.append((material, positions[used].copy(), uvs, faces, part_weights[used]))


def normals_of(positions, faces):
    normals = np.zeros_like(positions)
    for face in faces:
        ring = [v for v, _ in face]
        for i in range(1, len(ring) - 1):
            a, b, c = ring[0], ring[i], ring[i + 1]
            n = np.cross(positions[b] - positions[a], positions[c] - positions[a])
            for v in (a, b, c):
                normals[v] += n
    return normals / np.maximum(1e-9, np.linalg.norm(normals, axis=1))[:, None]


hip_y = bones["upperleg01.L"][0][1]
knee_y = bones["lowerleg01.L"][0][1]
ankle_y = bones["foot.L"][0][1]
hem_y = knee_y + (hip_y - knee_y) * (0.62 if IS_WOMAN else 0.27)
print("hip, knee, ankle, hem (m)", *[y * scale for y in (hip_y, knee_y, ankle_y, hem_y)])

suit, suit_uvs, suit_faces, suit_weights, suit_hidden = cloth("clothes/male_casualsuit06", "male_casualsuit06")
roots = components(len(suit), suit_faces)
for root in np.unique(roots):
    ids = np.flatnonzero(roots == root)
    print("suit component", len(ids), suit[ids].min(0).round(2), suit[ids].max(0).round(2))
shirt_root = max(np.unique(roots), key=lambda r: suit[roots == r][:, 0].max())
shirt_faces = [f for f in suit_faces if roots[f[0][0]] == shirt_root]
normals = normals_of(suit, shirt_faces)
loose = suit.copy()
chest_y = bones["spine01"][0][1]
for v in {v for f in shirt_faces for v, _ in f}:
    # Looser towards the hem and in the sleeves.
    x, y, _ = suit[v]
    down = np.clip((chest_y - y) / (chest_y - hip_y), 0, 1.2)
    sleeve = np.clip((abs(x) - 1.9) / 0.9, 0, 1)
    loose[v] += normals[v] * (0.03 + (0.05 if IS_WOMAN else 0.085) * down + 0.07 * sleeve)
    if y < hip_y + 0.5 and abs(x) < 2.4:
        loose[v][1] -= 0.35 * np.clip((hip_y + 0.5 - y) / 0.8, 0, 1)
add_part("shirt", loose, suit_uvs, shirt_faces, suit_weights)

# Shorts: the legs of the trousers above the hem, which is cut level, and wider towards it.
jeans_faces = [f for f in suit_faces if roots[f[0][0]] != shirt_root and suit[[v for v, _ in f]][:, 1].max() > hem_y]
jeans_root_sizes = {r: int((roots == r).sum()) for r in np.unique(roots)}
shorts = suit.copy()
normals = normals_of(suit, jeans_faces)
for v in {v for f in jeans_faces for v, _ in f}:
    y = max(suit[v][1], hem_y)
    down = np.clip((hip_y + 0.6 - y) / (hip_y + 0.6 - hem_y), 0, 1)
    outward = normals[v] * np.array([1, 0.2, 1])
    # Less on the inside, where the legs would touch.
    inside = np.clip(-outward[0] * np.sign(suit[v][0]), 0, 1)
    shorts[v] += outward * ((0.03 if IS_WOMAN else 0.06) + (0.02 if IS_WOMAN else 0.22) * down) * (1 - 0.75 * inside)
    shorts[v][1] = max(shorts[v][1], hem_y)
add_part("shorts", shorts, suit_uvs, jeans_faces, suit_weights)

if IS_WOMAN:
    # A pleated skirt: the upper part of MakeHuman's helper, wider towards the hem.
    helper = [f for f, g in zip(base_faces, base_groups) if g == "helper-skirt"]
    ids = sorted({v for f in helper for v, _ in f})
    top = base[ids, 1].max()
    length = 0.335 / scale
    skirt_faces = [f for f in helper if base[[v for v, _ in f]][:, 1].max() > top - length]
    skirt = base.copy()
    centre = base[ids][:, 2].mean()
    for v in {v for f in skirt_faces for v, _ in f}:
        y = max(base[v][1], top - length)
        down = (top - y) / length
        side = np.array([base[v][0], 0, base[v][2] - centre])
        angle = np.arctan2(side[2], side[0])
        side /= max(1e-6, np.linalg.norm(side))
        skirt[v] = base[v] + side * (0.06 + 0.36 * down + 0.14 * down**1.5 * np.sin(14 * angle))
        skirt[v][1] = y
    # The front and the back hang between the thighs: each point moves with the pelvis and with both legs.
    skirt_weights = np.zeros_like(dense)
    down = np.clip((top - base[:, 1]) / length, 0, 1)
    left = np.clip(0.5 + base[:, 0] / 2.2, 0, 1)
    left = left * left * (3 - 2 * left)
    legs = np.clip((down - 0.15) / 0.85, 0, 1) * 0.8
    skirt_weights[:, names.index("root")] = 1 - legs
    skirt_weights[:, names.index("upperleg01.L")] = legs * left
    skirt_weights[:, names.index("upperleg01.R")] = legs * (1 - left)
    add_part("skirt", skirt, base_uvs, skirt_faces, skirt_weights)

shoes, shoe_uvs, shoe_faces, shoe_weights, shoe_hidden = cloth("clothes/shoes05", "shoes05")
add_part("shoe", shoes, shoe_uvs, shoe_faces, shoe_weights)
sole_low = shoes[:, 1].min()
HAIR = "ponytail01" if IS_WOMAN else "short01"
hair, hair_uvs, hair_faces, hair_weights, _ = cloth(f"hair/{HAIR}", HAIR)
add_part("hair", hair, hair_uvs, hair_faces, hair_weights)
ASSETS_SAVED, ASSETS = ASSETS, DATA
eyes, eye_uvs, eye_faces, eye_weights, _ = cloth("eyes/low-poly", "low-poly")
ASSETS = ASSETS_SAVED
add_part("eye", eyes, eye_uvs, eye_faces, eye_weights)

sock_low, sock_high = ankle_y * 0.2, ankle_y + 0.95
hidden = {v for v in suit_hidden if base[v][1] > hem_y + 0.5} | shoe_hidden
skin_faces = []
sock_faces = []
for face, group in zip(base_faces, base_groups):
    if group != "body" or all(v in hidden for v, _ in face):
        continue
    mean_y = base[[v for v, _ in face]][:, 1].mean()
    (sock_faces if mean_y < sock_high else skin_faces).append(face)
add_part("skin", base, base_uvs, skin_faces, dense)
sock = base + normals_of(base, sock_faces) * 0.045
add_part("sock", sock, base_uvs, sock_faces, dense)


# Curled fingers, at rest: the racket hand (right) around the handle, the other relaxed.
def rotation(axis, angle):
    axis = axis / np.linalg.norm(axis)
    k = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    return np.eye(3) + np.sin(angle) * k + (1 - np.cos(angle)) * k @ k


hands = {}
posed = {name: np.eye(4) for name in names}


def order(name):
    return 0 if parents[name] is None else 1 + order(parents[name])


for side, sign in (("L", 1), ("R", -1)):
    wrist = bones[f"wrist.{side}"][0]
    knuckles = {i: bones[f"finger{i}-1.{side}"][0] for i in (2, 3, 4, 5)}
    direction = (knuckles[2] + knuckles[3] + knuckles[4] + knuckles[5]) / 4 - wrist
    direction /= np.linalg.norm(direction)
    across = knuckles[2] - knuckles[5]  # towards the thumb
    palm = np.cross(across, direction) * -sign
    palm /= np.linalg.norm(palm)
    # The thumb is in front at rest, and the palm looks down and inwards.
    print(side, "direction", direction.round(2), "palm", palm.round(2))
    across -= direction * across.dot(direction)
    across /= np.linalg.norm(across)
    hands[side] = dict(wrist=wrist, direction=direction, palm=palm, across=across)
    curls = {"R": {2: (48, 66, 42), 3: (60, 72, 45), 4: (66, 75, 45), 5: (70, 75, 45)},
             "L": {2: (18, 26, 16), 3: (24, 32, 20), 4: (28, 36, 22), 5: (30, 38, 24)}}[side]
    for finger, angles in curls.items():
        for i, degrees in enumerate(angles):
            name = f"finger{finger}-{i + 1}.{side}"
            head, tail = bones[name]
            axis = np.cross(tail - head, palm)
            m = np.eye(4)
            m[:3, :3] = rotation(axis, np.radians(degrees))
            m[:3, 3] = head - m[:3, :3] @ head
            posed[name] = m
    for i, degrees in enumerate({"R": (28, 25, 35), "L": (8, 12, 12)}[side]):
        name = f"finger1-{i + 1}.{side}"
        head, tail = bones[name]
        axis = np.cross(tail - head, palm + 0.6 * -across)
        m = np.eye(4)
        m[:3, :3] = rotation(axis, np.radians(degrees))
        m[:3, 3] = head - m[:3, :3] @ head
        posed[name] = m
    hands[side]["grip"] = (knuckles[2] + knuckles[3] + knuckles[4] + knuckles[5]) / 4 - direction * 0.18 + palm * 0.24

whole = {}
for name in sorted(names, key=order):
    parent = parents[name]
    whole[name] = posed[name] if parent is None else whole[parent] @ posed[name]

# Bones that move: each other bone moves with its nearest ancestor among them.
MOVING = ["root", "spine05", "spine04", "spine03", "spine02", "spine01", "neck01", "neck02", "neck03", "head"]
for side in "LR":
    MOVING += [f"{b}.{side}" for b in ("pelvis", "clavicle", "shoulder01", "upperarm01", "upperarm02", "lowerarm01",
               "lowerarm02", "wrist", "upperleg01", "upperleg02", "lowerleg01", "lowerleg02", "foot")] + [f"toes.{side}"]


def mover(name):
    if name.startswith("toe"):
        return f"toes.{name[-1]}"
    return name if name in MOVING else mover(parents[name])


collapse = np.zeros((len(names), len(MOVING)))
for i, name in enumerate(names):
    collapse[i, MOVING.index(mover(name))] = 1

metres = scale
position_list, normal_groups, uv_list, source_list = [], [], [], []
bone_ids, bone_weights, triangles, groups = [], [], [], []
offset = 0
corner_number = {}
for material, positions, uvs, faces, part_weights in parts:
    total = part_weights.sum(1)
    part_weights[total == 0, names.index("head")] = 1
    part_weights = part_weights / part_weights.sum(1)[:, None]
    homogeneous = np.concatenate([positions, np.ones((len(positions), 1))], 1)
    curled = np.zeros((len(positions), 3))
    for i, name in enumerate(names):
        share = part_weights[:, i]
        if share.any():
            curled += share[:, None] * (homogeneous @ whole[name].T)[:, :3]
    moving = part_weights @ collapse
    top = np.argsort(-moving, axis=1)[:, :4]
    top_weights = np.take_along_axis(moving, top, 1)
    top_weights /= top_weights.sum(1)[:, None]
    position_list.append(curled * metres)
    bone_ids.append(top)
    bone_weights.append(top_weights)
    start = len(triangles)
    for face in faces:
        corners = []
        for v, t in face:
            key = (offset + v, material, t)
            if key not in corner_number:
                corner_number[key] = len(source_list)
                source_list.append(offset + v)
                uv_list.append(uvs[t] if t >= 0 and len(uvs) else (0, 0))
            corners.append(corner_number[key])
        for i in range(1, len(corners) - 1):
            triangles.append((corners[0], corners[i], corners[i + 1]))
    groups.append(dict(material=material, start=start * 3, count=(len(triangles) - start) * 3))
    offset += len(positions)

point = lambda p: (np.array(p) * metres).round(5).tolist()
foot_ball = {}
for side in "LR":
    toes = np.mean([bones[f"toe{i}-1.{side}"][0] for i in (1, 2, 3)], axis=0)
    foot_ball[side] = [toes[0], sole_low + 0.022 / metres, toes[2]]
head_bone = bones["head"]
OUTPUT.mkdir(parents=True, exist_ok=True)
arrays = [
    ("positions", np.concatenate(position_list), "float32"),
    ("uvs", np.array(uv_list), "float32"),
    ("sources", np.array(source_list), "uint32"),
    ("triangles", np.array(triangles), "uint32"),
    ("boneIds", np.concatenate(bone_ids), "uint32"),
    ("boneWeights", np.concatenate(bone_weights), "float32"),
]
layout, blob = {}, b""
for name, values, kind in arrays:
    layout[name] = dict(offset=len(blob), length=int(values.size), kind=kind)
    blob += values.astype(kind).tobytes()
NAME = "opponent" if IS_WOMAN else "person"
(OUTPUT / f"{NAME}.bin").write_bytes(blob)
(OUTPUT / f"{NAME}.json").write_text(json.dumps(dict(
    layout=layout,
    groups=groups,
    bones=MOVING,
    heads={name: point(bones[name][0]) for name in MOVING if name in bones},
    headTail=point(head_bone[1]),
    hands={side: dict(wrist=point(h["wrist"]), grip=point(h["grip"]), direction=h["direction"].tolist(),
                      palm=h["palm"].tolist()) for side, h in hands.items()},
    balls={side: point(p) for side, p in foot_ball.items()},
    soleLow=float(sole_low * metres),
), indent=1))
print({g["material"]: g["count"] // 3 for g in groups}, len(source_list), offset, "bytes", len(blob), "sole", sole_low * metres)
for n in ("root", "spine05", "spine04", "spine03", "spine02", "spine01", "neck01", "head", "clavicle.R", "upperarm01.R", "lowerarm01.R", "wrist.R", "upperleg01.R", "lowerleg01.R", "foot.R"):
    print(n, point(bones[n][0]), point(bones[n][1]))
