"""paint24.py OUT: smooths the track and paints the frames 66 to 106 and 237 to 397."""
import sys, os, numpy as np
import hair24
from PIL import Image
from scipy.ndimage import gaussian_filter1d as G1
out = sys.argv[1]; os.makedirs(out, exist_ok=True); T = 'work/trailer'
res = np.load('work/track.npy', allow_pickle=True).item()
load = lambda f: sum(np.asarray(Image.open(f'{T}/{d}/{f+1:03d}.png').convert('RGB')).astype(np.float32) for d in 'ab') / 2
C = np.array([14 + 24., 10 + 24.])           # middle of the head in the template
sel = [int(v) for v in sys.argv[2:]]
for a, b, good in ((66, 107, 107), (237, 398, 386)):
    fs = list(range(a, good)); sc = np.array([np.sqrt(abs(np.linalg.det(res[f][:, :2]))) for f in fs]); c = np.array([res[f][:, :2] @ C + res[f][:, 2] for f in fs])
    sc = G1(sc, 6, mode='nearest'); c = G1(c, 1.2, axis=0, mode='nearest')
    for f in range(a, b):
        if sel and f not in sel: continue
        i = min(f, good - 1) - a; ci = c[i] + (f - fs[i]) * (c[-1] - c[-11]) / 10 if f >= good else c[i]; s = sc[i]
        # M maps pixels of the poster's head crop (origin 14, 10 in the template) to the frame
        M = np.array([[s, 0, 0], [0, s, 0]]); M[:, 2] = ci + s * (np.array([14., 10.]) - C)
        x, y = np.floor(M[:, 2]).astype(int) - 4; w, h = 64, 56; M[:, 2] -= (x, y)
        im = load(f); k = 1.
        cr = im[y:y + h, x:x + w]; k = np.clip((391 - f) / 6, 0, 1) if f > 300 else 1.; im[y:y + h, x:x + w] = cr + k * (hair24.paint(cr, M) - cr)
        Image.fromarray(im.round().clip(0, 255).astype(np.uint8)).save(f'{out}/{f:03d}.png', compress_level=1)
