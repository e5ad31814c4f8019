"""smear.py IN OUT: the capture screen without the reflections of a player who is not in it."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, median_filter as M
im=Image.open(sys.argv[1]).convert('RGB'); a=np.asarray(im).astype(float); H,W=a.shape[:2]
X0,X1,Y0,Y1=150,600,930,1175
r=a[Y0:Y1,X0:X1]
# base: each row between its left and right end, smooth
def end(c0,c1): return G(np.median(a[Y0:Y1,c0:c1],1),(14,0))
l,rr=end(330,370) if 0 else end(120,170),end(600,660)
t=((np.arange(X0,X1)-145)/(630-145))[None,:,None]; base=l[:,None]*(1-t)+rr[:,None]*t
low=M(r,(1,31,1)) if 0 else r
lum=r.sum(2)-base.sum(2); line=G((G(r.sum(2),.8)-G(M(r.sum(2),25),4)>26).astype(float),1.6)
line=np.clip(line*2.2,0,1)[...,None]
y,x=np.mgrid[Y0:Y1,X0:X1]
def el(cx,cy,rx,ry): return np.clip((1.15-np.hypot((x-cx)/rx,(y-cy)/ry))/.3,0,1)
m=np.maximum.reduce([el(250,1010,52,110),el(400,1060,70,180),el(310,1070,50,110),el(525,1170,50,40),el(500,1045,52,110)])[...,None]
smear=np.clip(G(M(r,(9,9,1)),(3,3,0))-base,0,None)
new=np.where(line>0,r-smear*.8*(1-line)*1-smear*.5*line,r-smear)
a[Y0:Y1,X0:X1]=r*(1-m)+np.clip(new,0,255)*m
o=Image.fromarray((a+.5).clip(0,255).astype(np.uint8))
o.save(sys.argv[2],**({'quality':95,'subsampling':0} if sys.argv[2].endswith('jpg') else {'optimize':True}))
