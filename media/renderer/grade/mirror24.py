"""mirror24.py SHADOW.webp FIGURE.png OUT.png FIGURE_WIDTH_M LEFT_M FLOOR_M TOP_M STRENGTH FADE_M
Puts the reflection of a jumping figure under its shadow: the figure mirrored at the floor (FLOOR_M below its upper edge), blurred as
by a matt floor, fading over FADE_M. The shadow picture has 200 pixels a metre and begins LEFT_M, TOP_M from the figure's upper left corner."""
import sys, numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
sh, fig, out = sys.argv[1:4]; wm, lm, fm, tm, k, fade = [float(v) for v in sys.argv[4:10]]
S = 200
s = np.asarray(Image.open(sh).convert('RGBA')).astype(float) / 255; h, w = s.shape[:2]
f = Image.open(fig).convert('RGBA'); fw = round(wm * S); fh = round(f.height * fw / f.width); f = np.asarray(f.resize((fw, fh), Image.LANCZOS)).astype(float) / 255
f = np.concatenate([f[..., :3] * f[..., 3:], f[..., 3:]], 2)[::-1]          # premultiplied, upside down
can = np.zeros((h + 2 * S, w, 4)); y0 = round((2 * fm - tm - fh / S) * S); x0 = round(-lm * S)  # mirrored: lowest point of the figure first
y0 = round((fm + (fm - fh / S) - tm) * S)
for y in range(fh):
    if 0 <= y0 + y < can.shape[0]:
        xs = slice(max(x0, 0), min(x0 + fw, w)); can[y0 + y, xs] = f[y, xs.start - x0:xs.stop - x0]
can[..., :3] = can[..., :3] ** 2.2
# the blur grows with the height of the mirrored point
a = np.stack([G(can[..., c], (12, 4)) for c in range(4)], 2); b = np.stack([G(can[..., c], (34, 9)) for c in range(4)], 2)
d = (np.arange(can.shape[0]) / S + tm - fm)[:, None, None]; t = np.clip(d / .8, 0, 1)
m = (a * (1 - t) + b * t)[:h]; d = d[:h]
m = m * np.clip(1 - d / fade, 0, 1) ** 1.6 * (d > -.05) * k
L = m[..., :3] * np.array([.55, .76, 1.1])                                         # the blue of the floor
E = np.where(L <= .0031308, L * 12.92, 1.055 * np.clip(L, 1e-9, None) ** (1 / 2.4) - .055) * .5
am = E.max(2).clip(0, .6)
edge = np.clip(np.minimum(np.arange(w), w - 1 - np.arange(w)) / 40, 0, 1)[None]; bot = np.clip((h - 1 - np.arange(h)) / 30, 0, 1)[:, None]
am = am * edge * bot; E = E * (edge * bot)[..., None]
A = am + s[..., 3] * (1 - am)
C = E + s[..., :3] * (s[..., 3] * (1 - am))[..., None]
c = np.where(A[..., None] > 1 / 255, C / np.maximum(A, 1 / 255)[..., None], 0).clip(0, 1)
Image.fromarray((np.concatenate([c, A[..., None]], 2) * 255 + .5).astype(np.uint8), 'RGBA').save(out)
print(am.max())
