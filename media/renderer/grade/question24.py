"""question24.py IN OUT: the speed off the racket is not known yet while the shuttle is followed: a question mark at the contact."""
import sys
from PIL import Image, ImageDraw, ImageFont
im = Image.open(sys.argv[1]).convert('RGB'); S = 4
f = ImageFont.truetype('src/assets/display-font.ttf', 138 * S); f.set_variation_by_axes([150])
box = (480, 90, 700, 300); l = Image.new('L', ((box[2] - box[0]) * S, (box[3] - box[1]) * S)); o = l.copy()
xy = ((545 - box[0]) * S, (268 - box[1]) * S)
ImageDraw.Draw(l).text(xy, '?', font=f, fill=255, anchor='ls'); ImageDraw.Draw(o).text(xy, '?', font=f, fill=255, anchor='ls', stroke_width=6 * S)
sz = (box[2] - box[0], box[3] - box[1])
im.paste((2, 10, 36), box[:2], o.resize(sz, Image.LANCZOS)); im.paste((217, 246, 61), box[:2], l.resize(sz, Image.LANCZOS)); im.save(sys.argv[2])
