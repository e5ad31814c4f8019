"""hairdef.py IN OUT: the defender's hair behind the ear in place of a flap before it."""
import sys,numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as G
a=Image.open(sys.argv[1]).convert('RGBA'); K=8; x0,y0,x1,y1=364,108,502,226
c=a.crop((x0,y0,x1,y1)).resize(((x1-x0)*K,(y1-y0)*K),Image.LANCZOS); A=np.asarray(c).astype(float)/255
def mask(poly,blur):
    m=Image.new('L',c.size,0); ImageDraw.Draw(m).polygon([(x,y) for x,y in poly],fill=255); return G(np.asarray(m).astype(float)/255,blur)[...,None]
yy,xx=np.mgrid[0:c.size[1],0:c.size[0]].astype(float)
rgb=A[...,:3].copy()
# skin below the hairline: cheek to neck
cheek=np.array([.73,.56,.51]); jaw=np.array([.47,.34,.32]); neck=np.array([.37,.27,.27])
t=np.clip((xx-390)/170,0,1)[...,None]; u=np.clip((yy-600)/140,0,1)[...,None]
skin=cheek*(1-t)+jaw*t; skin=skin*(1-u*.75)+neck*u*.75
m=mask([(352,476),(372,462),(430,440),(480,500),(560,520),(640,540),(622,610),(560,668),(545,700),(520,782),(478,775),(440,700),(402,610)],5)
rgb=rgb*(1-m)+skin*m
# ear
e=mask([(500+34*np.cos(q)-8*np.sin(q),520+52*np.sin(q)) for q in np.linspace(0,2*np.pi,40)],3)
rgb=rgb*(1-e)+np.array([.70,.50,.46])*e
e=mask([(503+18*np.cos(q),516+32*np.sin(q)) for q in np.linspace(0,2*np.pi,40)],5)
rgb=rgb*(1-e*.6)+np.array([.42,.27,.26])*e*.6
# jaw line
j=mask([(470,690),(540,600),(552,612),(480,705)],8); rgb=rgb*(1-j*.35)+neck*j*.35
out=np.concatenate([rgb,A[...,3:]],2).clip(0,1)
o=Image.fromarray((out*255+.5).astype(np.uint8),'RGBA'); o.save('preview.png')
s=o.resize((x1-x0,y1-y0),Image.BOX); d=np.asarray(s).astype(float); src=np.asarray(a.crop((x0,y0,x1,y1))).astype(float)
w=np.asarray(Image.fromarray(((np.maximum(m,mask([(455,455),(560,455),(560,585),(455,585)],6)))[...,0]*255).astype(np.uint8)).resize((x1-x0,y1-y0),Image.BOX)).astype(float)[...,None]/255
w=np.clip(w*1.5,0,1); r=src*(1-w)+d*w; r[...,3]=src[...,3]
a.paste(Image.fromarray((r+.5).clip(0,255).astype(np.uint8),'RGBA'),(x0,y0)); a.save(sys.argv[2],optimize=True)
