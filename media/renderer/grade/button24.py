"""button24.py OUT [frames]: the record button of the demo is 58 pt higher, so that the receiver is not behind it. Frames 96 to 412."""
import sys, os, json, cv2, numpy as np
from PIL import Image
D = 'work/demo/'; out = sys.argv[1]; os.makedirs(out, exist_ok=True)
pose, taps = json.load(open(D + 'pose.json')), json.load(open(D + 'taps.json'))
X0, Y0, X1, Y1, K = 752, 62, 848, 222, 4            # patch in points of the landscape screen, pixels per point
BX, BY, UP = 800., 176., 58.
w, h = (X1 - X0) * K, (Y1 - Y0) * K
gx, gy = (np.arange(w) + .5) / K + X0, (np.arange(h) + .5) / K + Y0
PX, PY = np.meshgrid(gx, gy)
INK = np.array([243., 246., 255.]); DARK = np.array([4., 7., 14.])
aa = lambda d: np.clip(.5 - d * K / 1.6, 0, 1)       # coverage from a signed distance in points
def button(cy, st):
    """(alpha, colour) layers of the button at height cy."""
    r = np.hypot(PX - BX, PY - cy); L = [(aa(r - 30) * .45, DARK), (aa(np.abs(r - 28) - 1.75), INK)]
    if st['recording']:
        q = np.maximum(np.abs(PX - BX), np.abs(PY - cy)) - 5.5; dx, dy = np.maximum(np.abs(PX - BX) - 5.5, 0), np.maximum(np.abs(PY - cy) - 5.5, 0); L.append((aa(np.hypot(dx, dy) - 5), INK))
    else: L.append((aa(r - 22), INK))
    for t in st['taps']: L += [(aa(r - t['radius']) * .42 * t['shown'], np.array([203., 213., 234.])), (aa(np.abs(r - t['radius']) - .75) * .7 * t['shown'], np.array([255.] * 3))]
    return L
R = np.hypot(PX - BX, PY - BY)
def rows(p):
    """Each row inside the disc is joined from its left to its right."""
    o = p.copy(); n = 6
    for i in range(h):
        d2 = 32.6 ** 2 - (gy[i] - BY) ** 2
        if d2 <= 0: continue
        e = np.sqrt(d2); a, b = int((BX - e - X0) * K), int((BX + e - X0) * K) + 1
        a, b = max(a, n), min(b, w - n); l, r = p[i, a - n:a].mean(0), p[i, b:b + n].mean(0); t = np.linspace(0, 1, b - a)[:, None]; o[i, a:b] = l * (1 - t) + r * t
    return o
load = lambda f: sum(np.asarray(Image.open(f'{D}{d}/{f:04d}.png').convert('RGB')).astype(np.float32) for d in 'ab') / 2
def to_patch(f):
    a, b, c, d, e, g = pose[str(f)]['m']; s = 1 / K      # frame = M * (point, 1)
    return np.float32([[a * s, c * s, a * (X0 + .5 * s) + c * (Y0 + .5 * s) + e - .5], [b * s, d * s, b * (X0 + .5 * s) + d * (Y0 + .5 * s) + g - .5]])
base = None; only = [int(v) for v in sys.argv[2:]]
PLATE = None
CLEAN = None
for f in ([300, 348] + only if only else range(96, 413)):
    st = taps[str(f)]; im = load(f); M = to_patch(f)
    p = cv2.warpAffine(im, M, (w, h), flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE).astype(np.float64)
    if f == 300: CLEAN = rows(p)
    if f < 318: B = rows(p)
    elif not st['taps'] or PLATE is None:
        # the scene is behind the dark disc: it is made light again; the ring and the square are filled
        inner = (R < 24.8); B = p.copy(); B[inner] = ((p - .45 * DARK) / .55)[inner].clip(0, 255)
        ring = (R >= 24.4) & (R < 31.6); full = CLEAN
        sq = np.maximum(np.abs(PX - BX), np.abs(PY - BY)) < 12.6
        B[sq] = full[sq]
        low = (PY > BY + 6) & (PX < BX + 12)               # where she may be: from both sides of the ring
        hi = (R < 31.6) & ~low; B[hi] = full[hi]
        u = cv2.inpaint(B.clip(0, 255).astype(np.uint8), (ring & low).astype(np.uint8), 10, cv2.INPAINT_TELEA).astype(np.float64)
        B[ring & low] = u[ring & low]
        lum = B @ np.array([.3, .55, .15]); k = np.where((lum > 62) & (R < 31.6), (62 + (lum - 62) * .3) / np.maximum(lum, 1), 1); B = B * k[..., None]
        PLATE = B
    if f >= 318 and st['taps'] and PLATE is not None: B = PLATE
    wt = np.clip((32.2 - R) / .8, 0, 1)[..., None]; o = p * (1 - wt) + B * wt
    for al, col in button(BY - UP, st): al = al[..., None] * st['shown']; o = o * (1 - al) + col * al
    near = np.clip((np.minimum(R, np.hypot(PX - BX, PY - BY + UP)) - 32.6) / -.8, 0, 1)
    # from 4 pixels a point to 1.4: smooth first
    ob = cv2.GaussianBlur(np.concatenate([o, near[..., None]], 2).astype(np.float32), (0, 0), 1.1)
    back = cv2.warpAffine(ob, M, (im.shape[1], im.shape[0]), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT); m = back[..., 3:]
    im = im * (1 - m) + back[..., :3] * m
    Image.fromarray(im.round().clip(0, 255).astype(np.uint8)).save(f'{out}/{f:04d}.png', compress_level=1)
