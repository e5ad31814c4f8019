"""band24.py trailer|demo OUT: the receiver's hair in her lunge has no white band, her face is lighter. The demo shows the head of Track, because
the record button lay over it."""
import sys, os, cv2, numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G
OX, OY, W, H = 1690, 540, 120, 100                   # the crop of Track's frame 216 in which the shapes are
HAIR = [(51.5,39),(54,31.5),(60,27.5),(67,26.5),(74,28.5),(78.5,33),(80,42),(79,47),(73,43.6),(64,43.6),(59,47.5),(54,46)]
FACE = [(56,48),(62,44),(78,44),(79,50),(76.5,56),(70,60),(62,56)]
HEAD = [(49,45),(50,36),(53,29),(60,25),(65,22),(72,22),(84,25),(93,36),(97,50),(90,52),(82,48),(80.5,52),(77,58),(70,61.5),(62,58),(55,51)]
def mask(p, shape, soft, M=np.eye(2, 3)):
    S = 8; im = Image.new('L', (shape[1] * S, shape[0] * S)); q = np.array(p, float) @ M[:, :2].T + M[:, 2]; ImageDraw.Draw(im).polygon([tuple(v * S) for v in q], fill=255)
    return G(np.asarray(im).astype(float).reshape(shape[0], S, shape[1], S).mean((1, 3)) / 255, soft)
T = 'work/trailer'
track = lambda f: (np.asarray(Image.open(f'{T}/all/{f:03d}.png').convert('RGB')).astype(np.float32) if os.path.exists(f'{T}/all/{f:03d}.png') else sum(np.asarray(Image.open(f'{T}/{d}/{f+1:03d}.png').convert('RGB')).astype(np.float32) for d in 'ab') / 2)
def fix(c, M=np.eye(2, 3)):
    s = np.sqrt(np.linalg.det(M[:, :2])); lum = c @ np.array([.3, .55, .15]); h = mask(HAIR, c.shape[:2], .6 * s, M)
    f = np.where(lum > 42, (42 + (lum - 42) * .3) / np.maximum(lum, 1), 1); o = c * (1 - (h * (1 - f))[..., None])
    return (o * (1 + .14 * mask(FACE, c.shape[:2], 1.2 * s, M))[..., None]).clip(0, 255)
ref = track(216)[OY:OY + H, OX:OX + W]
def save(a, f): Image.fromarray(a.round().clip(0, 255).astype(np.uint8)).save(f, compress_level=1)
def main(kind, out):
    os.makedirs(out, exist_ok=True)
    if kind == 'trailer':
        t = ref[22:66, 44:100].astype(np.float32)
        for f in range(162, 237):
            a = track(f)
            if f >= 203:
                R = a[OY + 22 - 12:OY + 66 + 12, OX + 44 - 16:OX + 100 + 16]; m = cv2.matchTemplate(R, t, cv2.TM_CCOEFF_NORMED); _, v, _, p = cv2.minMaxLoc(m); k = np.clip((v - .88) / .08, 0, 1); dx, dy = p[0] - 16, p[1] - 12
                if f % 5 == 0: print(f, round(v, 3), dx, dy)
                if k > 0: c = a[OY + dy:OY + dy + H, OX + dx:OX + dx + W]; c[:] = c + k * (fix(c) - c)
            save(a, f'{out}/{f:03d}.png')
        return
    good = fix(ref.astype(np.float64)); D = 'work/demo/o'
    load = lambda f: np.asarray(Image.open(f'{D}/{f:04d}.png').convert('RGB')).astype(np.float32)
    # the place of her body in the frame: similarity from Track
    for a, b, key in ((350, 413, 384), (480, 604, 590)):
        if not os.path.exists(f'{D}/{key:04d}.png'): continue
        k0 = load(key); best = (-1,)
        for s in np.arange(.52, .70, .01):
            t = cv2.resize(ref[44:96, 2:80].astype(np.float32), None, fx=s, fy=s, interpolation=cv2.INTER_AREA); R = k0[300:460, 1000:1240]; m = cv2.matchTemplate(R, t, cv2.TM_CCOEFF_NORMED); _, v, _, p = cv2.minMaxLoc(m)
            if v > best[0]: best = (v, s, p[0] + 1000 - 2 * s, p[1] + 300 - 44 * s)
        print(key, best); v, s, x, y = best
        t = cv2.resize(ref[44:96, 2:80].astype(np.float32), None, fx=s, fy=s, interpolation=cv2.INTER_AREA)
        for f in range(a, b):
            im = load(f); X, Y = round(x + 2 * s), round(y + 44 * s); R = im[Y - 8:Y + t.shape[0] + 8, X - 8:X + t.shape[1] + 8]; m = cv2.matchTemplate(R, t, cv2.TM_CCOEFF_NORMED); _, v, _, p = cv2.minMaxLoc(m)
            # to fractions of a pixel
            px, py = p; q = lambda i, j: m[min(max(j, 0), m.shape[0] - 1), min(max(i, 0), m.shape[1] - 1)]
            sub = lambda l, c_, r: 0 if abs(l - 2 * c_ + r) < 1e-9 else np.clip(.5 * (l - r) / (l - 2 * c_ + r), -.5, .5)
            fx, fy = px + sub(q(px - 1, py), q(px, py), q(px + 1, py)), py + sub(q(px, py - 1), q(px, py), q(px, py + 1))
            k = np.clip((v - .93) / .03, 0, 1) * np.clip((600 - f) / 6, 0, 1) if b > 413 else np.clip((v - .93) / .03, 0, 1)
            if f % 4 == 0: print(f, round(float(v), 3), round(float(fx) - 8, 2), round(float(fy) - 8, 2))
            if k <= 0: continue
            M = np.array([[s, 0, X + fx - 8 - 2 * s], [0, s, Y + fy - 8 - 44 * s]]); bx, by = int(M[0, 2]) - 2, int(M[1, 2]) - 2; M[:, 2] -= (bx, by); sh = (int(H * s) + 8, int(W * s) + 8)
            sm = cv2.GaussianBlur(good.astype(np.float32), (0, 0), .45 / s * .6); body = lambda z: z[Y + 4:Y + 20, X + 8:X + 40].mean(); g = min(1., body(im) / body(k0)) * cv2.warpAffine(sm, (M - np.array([[0, 0, .5], [0, 0, .5]]) + np.array([[0, 0, .5 * s], [0, 0, .5 * s]])).astype(np.float32), (sh[1], sh[0]), flags=cv2.INTER_LINEAR)
            mk = mask(HEAD, sh, .7, M)[..., None] * k; c = im[by:by + sh[0], bx:bx + sh[1]]
            # the floor and the boards behind her are those of the demo: only what is not blue there
            c[:] = c * (1 - mk) + g * mk; save(im, f'{out}/{f:04d}.png')
if __name__ == '__main__': main(*sys.argv[1:3])
