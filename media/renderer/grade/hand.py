"""glove9.py IN OUT x0 y0 x1 y1 px py ax ay d: skin that is burnt out to white gets its colour, left of the handle's axis by d pixels or below py."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; x0,y0,x1,y1,px,py,ax,ay,d=map(float,sys.argv[3:12]); n=np.hypot(ax,ay); ax,ay=ax/n,ay/n; H,W=a.shape[:2]
y,x=np.mgrid[0:H,0:W]; u=-(x-px)*ay+(y-py)*ax   # right of the axis > 0
lum=a[...,:3]@np.array([.3,.55,.15]); w=np.clip((lum-.62)/.25,0,1)*((x>x0)&(x<x1)&(y>y0)&(y<y1)&((u<-d)|(y>py+6)))
w=G(w,.6)[...,None]*np.clip(1.4-(a[...,:1]-a[...,2:3])/.25,0,1)
t=a[...,:3]*np.array([.93,.79,.70]); a[...,:3]=a[...,:3]*(1-w)+t*w
Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
