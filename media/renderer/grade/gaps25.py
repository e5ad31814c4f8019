"""gaps25.py WIDE NARROW OUT_WIDE OUT_NARROW: the shuttles of the close-up, nearer to each other the later, also from cork to cork."""
import sys, numpy as np
from PIL import Image
from scipy.ndimage import label, find_objects
y_at = lambda d: 371 + .075 * d + 4.6e-5 * d * d
def put(o, sprite, cx, cy):
    sh, sw = sprite.shape[:2]; x, y = round(cx - sw / 2), round(cy - sh / 2); t = o[y:y + sh, x:x + sw]
    a = sprite[..., 3:].astype(float) / 255; b = t[..., 3:].astype(float) / 255; A = a + b * (1 - a)
    c = (sprite[..., :3] * a + t[..., :3] * b * (1 - a)) / np.maximum(A, 1e-6); t[:] = np.concatenate([c, A * 255], 2).round().astype(np.uint8)
for src, out, x0, gaps, off in ((1, 3, 590., (430, 350, 270, 216), 0), (2, 4, 400., (330, 240, 178), 190)):
    im = np.asarray(Image.open(sys.argv[src]).convert('RGBA')); l, n = label(im[..., 3] > 8)
    parts = [s for i, s in enumerate(find_objects(l)) if (l[s] == i + 1).sum() > 2000]
    parts.sort(key=lambda s: s[1].start)
    shuttles = [s for s in parts if s[1].start > 560 - off * .5 and s[1].stop - s[1].start < 300]
    o = im.copy(); sprites = []
    for y, x in shuttles:
        p = 3; sprites.append(im[y.start - p:y.stop + p, x.start - p:x.stop + p].copy()); o[y.start - p:y.stop + p, x.start - p:x.stop + p] = 0
        print((x.start + x.stop) / 2, (y.start + y.stop) / 2)
    x = x0
    for s, g in zip(sprites, gaps): x += g; put(o, s, x, y_at(x - x0)); print('->', x)
    Image.fromarray(o, 'RGBA').save(sys.argv[out], optimize=True)
