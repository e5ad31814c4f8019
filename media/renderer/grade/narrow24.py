"""narrow24.py IN WIDE NARROW: the close-up with gaps that narrow as on the page; and its crop for phones, with the racket further left
and four exposures: at the contact, after it, on end, and turned."""
import sys, numpy as np
from PIL import Image
from scipy.ndimage import label, find_objects
im = np.asarray(Image.open(sys.argv[1]).convert('RGBA')); h, w = im.shape[:2]
l, n = label(im[..., 3] > 8)
parts = [s for i, s in enumerate(find_objects(l)) if (l[s] == i + 1).sum() > 2000]
racket, shuttles = im[:, :700].copy(), []
glow = (racket[..., 3] < 150) & (np.arange(700)[None] < 480); racket[..., 3] = np.where(glow, racket[..., 3] * .6, racket[..., 3]).round()
for s in parts[1:]:
    y, x = s; p = 3; shuttles.append((im[y.start - p:y.stop + p, x.start - p:x.stop + p], (x.start + x.stop) / 2, (y.start + y.stop) / 2))
def put(o, sprite, cx, cy):
    sh, sw = sprite.shape[:2]; x, y = round(cx - sw / 2), round(cy - sh / 2); t = o[y:y + sh, x:x + sw]
    a = sprite[..., 3:].astype(float) / 255; b = t[..., 3:].astype(float) / 255; A = a + b * (1 - a)
    c = (sprite[..., :3] * a + t[..., :3] * b * (1 - a)) / np.maximum(A, 1e-6); t[:] = np.concatenate([c, A * 255], 2).round().astype(np.uint8)
y_at = lambda d: 371 + .075 * d + 4.6e-5 * d * d      # centre of the shuttle, d after the contact
wide = np.zeros_like(im); wide[:, :700] = racket; x = 590.
print([(round(c), round(r)) for _, c, r in shuttles], [round(y_at(c - 590)) for _, c, r in shuttles])
for (s, _, cy), gap in zip(shuttles, (430, 356, 296, 246)):
    x += gap; put(wide, s, x, y_at(x - 590)); print(x)
Image.fromarray(wide, 'RGBA').save(sys.argv[2], optimize=True)
W = 1312; off = 190; nar = np.zeros((h, W, 4), np.uint8); nar[:, :700 - off] = racket[:, off:]; edge = np.clip((np.arange(510)) / 90, 0, 1)
nar[:, :510, 3] = (nar[:, :510, 3] * (edge[None] * (2 - edge[None]))).round()
x = 590. - off
for k, gap in ((0, 306), (1, 250), (3, 204)):
    x += gap; put(nar, shuttles[k][0], x, y_at(x + off - 590)); print('n', x)
Image.fromarray(nar, 'RGBA').save(sys.argv[3], optimize=True)
for f in sys.argv[2:4]:
    i = Image.open(f); b = Image.new('RGB', i.size, (6, 10, 24)); b.paste(i, (0, 0), i); b.save(f.replace('.png', '-bg.png'))
