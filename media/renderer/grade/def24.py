"""def24.py COURT.jpg SCREEN.png OUTCOURT OUTSCREEN x0,y0,x1,y1 FEETX,FEETY K: the receiver of the first view's screen is K times as large, from her feet."""
import sys, cv2, numpy as np
from PIL import Image, JpegImagePlugin
from scipy.ndimage import gaussian_filter as G
court, screen, oc, os_, box, feet, K = sys.argv[1:8]; x0, y0, x1, y1 = map(int, box.split(',')); fx, fy = map(float, feet.split(',')); K = float(K)
src = Image.open(court); a = np.asarray(src.convert('RGB')); s = np.asarray(Image.open(screen).convert('RGB'))
P = 40; R = a[y0 - P:y1 + P, x0 - P:x1 + P].copy(); h, w = R.shape[:2]
m = np.zeros((h, w), np.uint8); bg, fg = np.zeros((1, 65)), np.zeros((1, 65))
hi = s[y0 - P:y1 + P, x0 - P:x1 + P]                    # the screen is sharper
cv2.grabCut(np.ascontiguousarray(hi[..., ::-1]), m, (P, P, w - 2 * P, h - 2 * P), bg, fg, 8, cv2.GC_INIT_WITH_RECT)
mask = ((m == 1) | (m == 3)).astype(np.uint8)
rows_ = np.stack([np.linspace(hi[i, P - 10:P].astype(float).mean(0), hi[i, w - P:w - P + 10].astype(float).mean(0), w) for i in range(h)]); d = np.abs(hi.astype(float) - rows_).max(2)
blue = hi[..., 2].astype(int) - hi[..., 0]; dark = hi.max(2) < 60
mask &= ((d > 34) & ((blue < 95) | (hi.max(2) > 190)) & ~((blue > 55) & (hi.min(2) < 25) & (hi[..., 2] > 90))).astype(np.uint8)
n, lab, st, _ = cv2.connectedComponentsWithStats(mask); keep = max(range(1, n), key=lambda i: st[i, 4]); mask = (lab == keep).astype(np.uint8)
gc = ((m == 1) | (m == 3)).astype(np.uint8); cl = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (17, 17))) & gc
ct, _ = cv2.findContours(cl, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE); mask = np.zeros_like(cl); cv2.drawContours(mask, ct, -1, 1, -1)
n, lab, st, _ = cv2.connectedComponentsWithStats(mask); mask = (lab == max(range(1, n), key=lambda i: st[i, 4])).astype(np.uint8)
soft = G(mask.astype(float), 1.0)
def enlarge(img):
    o = img.astype(float).copy(); r = o[y0 - P:y1 + P, x0 - P:x1 + P]; fig = r.copy()
    # the hall behind her, row by row
    big = cv2.dilate(mask, np.ones((9, 9))); plate = r.copy()
    for i in range(h):
        xs = np.flatnonzero(big[i])
        if not len(xs): continue
        l, q = max(xs[0] - 1, 6), min(xs[-1] + 2, w - 6); A, B = r[i, l - 6:l].mean(0), r[i, q:q + 6].mean(0); t = np.linspace(0, 1, q - l)[:, None]; plate[i, l:q] = A * (1 - t) + B * t
    e = G(cv2.dilate(mask, np.ones((7, 7))).astype(float), 1.2)[..., None]; r[:] = r * (1 - e) + plate * e
    M = np.float32([[K, 0, fx - (x0 - P) * 1. - K * (fx - (x0 - P))], [0, K, fy - (y0 - P) - K * (fy - (y0 - P))]])
    full = np.float32([[K, 0, fx - K * (fx - (x0 - P))], [0, K, fy - K * (fy - (y0 - P))]])
    pre = np.concatenate([fig * soft[..., None], soft[..., None] * 255], 2).astype(np.float32)
    big_ = cv2.warpAffine(pre, full, (o.shape[1], o.shape[0]), flags=cv2.INTER_CUBIC).clip(0, 255); al = big_[..., 3:] / 255
    return (o * (1 - al) + big_[..., :3]).clip(0, 255)
A = enlarge(a); Image.fromarray(A.round().astype(np.uint8)).save(oc, qtables=src.quantization, subsampling=JpegImagePlugin.get_sampling(src), progressive=bool(src.info.get('progressive')), optimize=True)
B = enlarge(s); Image.fromarray(B.round().astype(np.uint8)).save(os_)
c = Image.fromarray(B.round().astype(np.uint8)); c.crop((x0 - 160, y0 - 160, min(x1 + 160, c.width), min(y1 + 90, c.height))).save('work/demofn.png')
