"""hair24.py: the receiver seen over the net has a round hairline, an ear, and hair without a white band (poster and frames of the trailer).
Shapes are in pixels of the poster, from the upper left corner (1574, 845) of her head there."""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G
D = 16.8
FORE = [(222,262),(226,240),(262,208),(335,190),(405,200),(455,232),(492,285),(520,352),(536,430),(545,520),(540,575),(492,575),(470,420),(462,262)]
LOCK = [(104,270),(158,285),(148,420),(168,580),(112,600),(100,430)]
BAND = [(520,105),(610,120),(700,235),(705,445),(640,450),(545,330),(520,240)]
TAIL = [(636,150),(800,130),(900,200),(960,330),(890,320),(770,230),(640,300)]
EYES = [(176,392),(250,400),(300,376),(402,372),(428,402),(410,446),(330,456),(262,440),(215,452),(176,450)]
RIM = [(160,180),(232,170),(222,262),(196,330),(158,320)]
S = 8
def mask(poly, M, shape, soft):
    """A polygon as a soft mask; M (2x3) maps pixels of the poster's crop to the picture."""
    h, w = shape; im = Image.new('L', (w * S, h * S)); p = np.array(poly) / D
    q = p @ M[:, :2].T + M[:, 2]; ImageDraw.Draw(im).polygon([tuple((v + .0) * S) for v in q], fill=255)
    m = np.asarray(im).astype(float).reshape(h, S, w, S).mean((1, 3)) / 255
    return G(m, soft)
def paint(c, M):
    """c: float crop (h, w, 3); M maps the poster's crop to it."""
    o = c.copy(); sc = np.sqrt(abs(np.linalg.det(M[:, :2]))); sh = c.shape[:2]
    pt = lambda x, y: (np.array([x, y]) / D) @ M[:, :2].T + M[:, 2]
    # white band and rim become a faint sheen
    lum = o @ np.array([.3, .55, .15])
    for poly, knee, k in ((BAND, 40, .26), (TAIL, 44, .38), (RIM, 60, .3)):
        m = mask(poly, M, sh, .5 * sc); new = np.minimum(lum, knee + (lum - knee) * k); f = np.where(lum > knee, new / np.maximum(lum, 1), 1)
        o = o * (1 - m[..., None] * (1 - f[..., None]))
    # the sockets of her eyes are less deep
    m = mask(EYES, M, sh, .6 * sc)[..., None]; a, b = pt(330, 500), pt(450, 560); skin0 = c[int(a[1]):int(b[1]) + 1, int(a[0]):int(b[0]) + 1].reshape(-1, 3).mean(0)
    o = o + (skin0 - o) * m * .16 * np.clip((skin0.mean() - o.mean(2, keepdims=True)) / 40, 0, 1)
    # lock in front of the far cheek: the net goes on
    m = mask(LOCK, M, sh, .45 * sc)[..., None]; d = int(round(4.64 * sc * 2)); o = o * (1 - m) + np.roll(c, d, 1) * m
    # forehead, temple and ear
    m = mask(FORE, M, sh, .55 * sc)[..., None]
    ys = [pt(380, v)[1] for v in (285, 330, 470, 540)]; cols = []
    for v, xs in ((285, (260, 430)), (330, (300, 440)), (470, (400, 460)), (540, (400, 480))):
        a, b = pt(xs[0], v), pt(xs[1], v); y = int(round(a[1])); cols.append(c[max(y - 1, 0):y + 2, int(a[0]):int(b[0]) + 1].reshape(-1, 3).mean(0))
    Y = np.arange(sh[0]); skin = np.stack([np.interp(Y, ys, [q[k] for q in cols]) for k in range(3)], 1)[:, None]
    X = np.arange(sh[1])[None, :, None]; x0, x1 = pt(400, 400)[0], pt(560, 400)[0]; shade = 1 - .16 * np.clip((X - x0) / (x1 - x0), 0, 1)
    top = pt(335, 190)[1]; bot = pt(335, 262)[1]; sh2 = 1 - .10 * np.clip((bot - Y) / (bot - top), 0, 1)[:, None, None]
    o = o * (1 - m) + skin * shade * sh2 * m
    return o.clip(0, 255)
