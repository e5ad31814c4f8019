"""wide24.py WIDE POSTER OUT: the picture for links shows the receiver of the poster in place of a former one."""
import sys, numpy as np
from PIL import Image, ImageDraw, JpegImagePlugin
from scipy.ndimage import gaussian_filter as G
src = Image.open(sys.argv[1]); a = np.asarray(src.convert('RGB')).astype(float); p = Image.open(sys.argv[2]).convert('RGB')
U = 2560 / 1200
OUT = [(280,215),(290,192),(310,182),(340,185),(365,200),(380,192),(410,198),(428,225),(434,290),(428,296),(418,255),(400,225),(375,228),(366,262),(352,270),(352,285),(372,297),(430,320),(462,352),(458,372),(475,395),(500,432),(502,458),(488,467),(440,462),(470,490),(497,515),(512,545),(518,630),(500,634),(497,665),(520,710),(548,735),(575,800),(592,850),(608,885),(608,932),(550,936),(552,905),(560,890),(545,825),(520,770),(480,725),(455,680),(436,634),(370,642),(345,634),(320,660),(285,690),(288,745),(270,810),(268,870),(274,925),(175,932),(170,915),(230,865),(232,810),(226,690),(228,655),(265,600),(290,555),(320,520),(300,440),(285,415),(270,430),(250,470),(250,492),(225,502),(210,470),(198,458),(160,460),(152,445),(200,405),(245,395),(250,375),(265,340),(305,310),(318,295),(290,295),(285,265)]
box = (1490, 790, 1490 + 320, 790 + 410); m = Image.new('L', (320 * 4, 410 * 4)); ImageDraw.Draw(m).polygon([(x / 3 * 4, y / 3 * 4) for x, y in OUT], fill=255)
m = m.resize((320, 410), Image.BOX); m = Image.fromarray(G(np.asarray(m).astype(float), .7).round().astype(np.uint8))
fig = p.crop(box); K = 1.; sz = (round(320 * K), round(410 * K)); fig = np.asarray(fig.resize(sz, Image.LANCZOS)).astype(float); m = np.asarray(m.resize(sz, Image.LANCZOS)).astype(float)[..., None] / 255
# the hall where the former one stood, from its left
x0, x1, y0, y1 = [round(v * U) for v in (920, 994, 350, 482)]; d = round(78 * U); rise = -3.0
t = np.zeros((y1 - y0, x1 - x0)); t[8:-8, 8:-8] = 1; t = G(t, 4)[..., None]
patch = a[y0 + round(rise):y1 + round(rise), x0 - d:x1 - d]
a[y0:y1, x0:x1] = a[y0:y1, x0:x1] * (1 - t) + patch * t
net = a[round(418.3 * U):round(420.6 * U)].copy()
# her feet where they were
fx, fy = round(957 * U - 370 / 3 * K), round(474 * U - 930 / 3 * K)
Y, X = np.mgrid[0:a.shape[0], 0:a.shape[1]]
for sx, w_ in ((225, 20), (580, 15)):
    g = .55 * np.exp(-((X - (fx + sx / 3)) / w_) ** 2 - ((Y - (fy + 932 / 3)) / 4.) ** 2); a *= (1 - g)[..., None]
q = a[fy:fy + sz[1], fx:fx + sz[0]]; q[:] = q * (1 - m) + fig * m
s = a[round(418.3 * U):round(420.6 * U)]; s[:] = s * .55 + net * .45
# the reflection of the net, which had hard edges, is fainter
floor = np.median(a[:, round(560 * U):round(640 * U)], 1)[:, None]; k = .75 * np.clip((Y - 1225) / 40, 0, 1) * np.clip((X - round(645 * U)) / 40, 0, 1) * np.clip(1 - (abs(X - 957 * U) / (40 * U)) ** 4, 0, 1) ** 0
k = k * (1 - .8 * np.exp(-((X - 957 * U) / (26 * U)) ** 4) * (Y < 1330)); a = a * (1 - k[..., None]) + floor * k[..., None]
b = a.round().clip(0, 255).astype(np.uint8); Image.fromarray(b).save(sys.argv[3], qtables=src.quantization, subsampling=JpegImagePlugin.get_sampling(src), progressive=bool(src.info.get('progressive')), optimize=True)
