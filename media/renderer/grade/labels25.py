"""labels25.py SCREEN COURT OUT: on the wide capture screen, which phones show, every second speed, half as high again; COURT is the same scene without the flight."""
import sys, numpy as np
from PIL import Image, ImageDraw, ImageFont
im = Image.open(sys.argv[1]).convert('RGB'); court = Image.open(sys.argv[2]).convert('RGB').resize(im.size, Image.LANCZOS)
a = np.asarray(im).copy(); c = np.asarray(court)
k = im.width / 1500
S = 4
out = im.copy()
# the former speeds, above the line of the flight
m = Image.new('L', im.size); d = ImageDraw.Draw(m)
for x0, y0, x1, y1 in ((318,92,402,170),(416,126,562,182),(562,150,684,207),(684,174,787,229),(787,192,878,247),(876,206,958,262),(956,224,1030,279),(1258,266,1322,317)):
    d.rectangle([x0*k, y0*k, x1*k, y1*k], fill=255)
out.paste(court, (0, 0), m)
def label(text, x, y, px, width):
    f = ImageFont.truetype('src/assets/display-font.ttf', round(px*k*S)); f.set_variation_by_axes([width])
    w = int(f.getlength(text)/S)+60; h = int(px*k*1.2)+40
    o = Image.new('L', (w*S, h*S)); l = o.copy(); xy = (30*S, (h-20)*S)
    ImageDraw.Draw(l).text(xy, text, font=f, fill=255, anchor='ls')
    ImageDraw.Draw(o).text(xy, text, font=f, fill=255, anchor='ls', stroke_width=6*S)
    at = (round(x*k)-30, round(y*k)-(h-20))
    out.paste((2,10,36), at, o.resize((w,h), Image.LANCZOS)); out.paste((217,246,61), at, l.resize((w,h), Image.LANCZOS))
    return (w-60)/k
for t in (('?',296,157,88,150),('246',426,176,77,127),('169',688,226,72,103),('129',880,262,70,90),('104',1034,289,68,82),('75',1246,314,66,73)):
    print(t[0], t[1], round(t[1]+label(*t)))
out.save(sys.argv[3])
