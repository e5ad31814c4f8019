"""butt9.py IN OUT cx cy ax ay half: cuts the handle at (cx, cy), across its axis, and draws its cap."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; cx,cy,ax,ay,hw=map(float,sys.argv[3:8]); n=np.hypot(ax,ay); ax,ay=ax/n,ay/n; H,W=a.shape[:2]
y,x=np.mgrid[0:H,0:W]; s=(x-cx)*ax+(y-cy)*ay; u=np.abs(-(x-cx)*ay+(y-cy)*ax)
r,g,b=a[...,0],a[...,1],a[...,2]; grip=(r-b<.10)
near=(u<hw)&(s>-24)&(s<0)
m=np.clip(.5-s,0,1)*((u<hw)&(s>-24)&grip)
a[...,3]*=1-m
cap=np.clip(1-np.abs(s-1.2)/1.6,0,1)*(u<hw)*grip*(a[...,3]>.3); a[...,:3]*=(1-.38*cap[...,None])
Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
