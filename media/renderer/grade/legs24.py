"""legs24.py KIND IN OUT: another jump than that of the first view, by bends in the plane of the picture. `end`: both feet behind her, the
free arm out; `lab`: the rear leg nearly straight, the free arm out."""
import sys, numpy as np
from PIL import Image, ImageDraw
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import map_coordinates, gaussian_filter as G, minimum_filter
im = np.asarray(Image.open(sys.argv[2]).convert('RGBA')).astype(float) / 255; h, w = im.shape[:2]; im[..., :3] *= im[..., 3:]
PAD = 60; im = np.pad(im, ((PAD, PAD), (PAD, PAD), (0, 0))); H, W = im.shape[:2]
def poly(p, soft=.7):
    m = Image.new('L', (W * 4, H * 4)); ImageDraw.Draw(m).polygon([((x + PAD) * 4, (y + PAD) * 4) for x, y in p], fill=255)
    return G(np.asarray(m.resize((W, H), Image.BOX)).astype(float) / 255, soft)
def bend(layer, joint, axis, deg, r0, r1):
    """Turns what is beyond the joint along axis by deg (clockwise on the screen), smoothly from r0 before to r1 behind it."""
    ax = np.array(axis, float); ax /= np.linalg.norm(ax); J = np.array(joint, float) + PAD
    ys, xs = np.nonzero(layer[..., 3] > 0); y0, y1, x0, x1 = ys.min() - 6, ys.max() + 7, xs.min() - 6, xs.max() + 7
    gy, gx = np.mgrid[y0:y1:3, x0:x1:3]; p = np.stack([gx.ravel(), gy.ravel()], 1).astype(float); q = p - J
    t = np.clip((q @ ax + r0) / (r0 + r1), 0, 1); t = t * t * (3 - 2 * t); a = np.radians(deg) * t
    o = np.stack([q[:, 0] * np.cos(a) - q[:, 1] * np.sin(a), q[:, 0] * np.sin(a) + q[:, 1] * np.cos(a)], 1) + J
    f = LinearNDInterpolator(o, p); Y, X = np.mgrid[0:H, 0:W]; ox0, oy0 = np.floor(o.min(0)).astype(int); ox1, oy1 = np.ceil(o.max(0)).astype(int) + 1
    ox0, oy0 = max(ox0, 0), max(oy0, 0); s = f(np.stack([X[oy0:oy1, ox0:ox1].ravel(), Y[oy0:oy1, ox0:ox1].ravel()], 1)); bad = np.isnan(s[:, 0]); s[bad] = -99
    out = np.zeros_like(layer); sh = (min(oy1, H) - oy0, min(ox1, W) - ox0)
    for c in range(4): out[oy0:oy1, ox0:ox1, c] = map_coordinates(layer[..., c], [s[:, 1], s[:, 0]], order=2, cval=0).reshape(sh).clip(0, 1)
    return out
def limb(base, p, over=True, clear=None, **k):
    m = poly(p); L = base * m[..., None]; B = base * (1 - minimum_filter(m, 7))[..., None]; N = bend(L, **k)
    if clear: B = B * (1 - poly(clear, .4))[..., None]
    return N + B * (1 - N[..., 3:]) if over else B + N * (1 - B[..., 3:])

END = [
    ([(40, 820), (150, 840), (205, 872), (262, 872), (276, 905), (300, 912), (322, 925), (318, 960), (280, 960), (200, 945), (60, 960)],
     dict(joint=(292, 908), axis=(-1, .05), deg=-2, r0=14, r1=46)),
    ([(452, 878), (470, 850), (500, 838), (540, 822), (545, 880), (520, 960), (540, 1110), (430, 1110), (440, 1000)],
     dict(joint=(502, 862), axis=(-.1, 1), deg=40, r0=26, r1=44)),
    ([(140, 668), (176, 662), (184, 676), (186, 677), (215, 700), (240, 740), (262, 775), (263, 800), (225, 812), (180, 740), (150, 690)],
     dict(joint=(174, 682), axis=(-.05, 1), deg=34, r0=6, r1=22, clear=[(205, 745), (263.4, 745), (263.4, 815), (205, 815)])),
]
LAB = [
    ([(150, 1080), (330, 1090), (400, 1050), (440, 1060), (458, 1084), (472, 1092), (500, 1080), (540, 1070), (545, 1130), (480, 1160), (300, 1200), (230, 1270), (150, 1250)],
     dict(joint=(488, 1098), axis=(-.62, .78), deg=-30, r0=26, r1=50)),
    ([(255, 803), (300, 792), (318, 802), (330, 806), (365, 835), (420, 890), (441, 930), (441, 960), (441, 975), (390, 975), (340, 920), (255, 850)],
     dict(joint=(296, 818), axis=(-.05, 1), deg=40, r0=8, r1=32, clear=[(355, 890), (441.5, 890), (441.5, 980), (355, 980)])),
]
o = im
for p, k in dict(end=END, lab=LAB)[sys.argv[1]]: o = limb(o, p, **k)
o = o[PAD:-PAD, PAD:-PAD]; c = np.where(o[..., 3:] > 1 / 512, o[..., :3] / np.maximum(o[..., 3:], 1 / 512), 0).clip(0, 1)
r = Image.fromarray((np.concatenate([c, o[..., 3:].clip(0, 1)], 2) * 255 + .5).astype(np.uint8), 'RGBA')
if len(sys.argv) > 4: r = r.resize((int(sys.argv[4]), round(r.height * int(sys.argv[4]) / r.width)), Image.LANCZOS)
r.save(sys.argv[3], optimize=True)
