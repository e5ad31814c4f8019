"""hl.py NORMAL.npy LOW.npy OUT.png: highlights of the skin from the darker picture (1.1 stops), then the grade."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
import mix
N=np.load(sys.argv[1]).astype(np.float32); L=np.load(sys.argv[2]).astype(np.float32); keep=.68
def un(P): a=P[...,3:]; return np.where(a>1/512,P[...,:3]/np.maximum(a,1/512),0).clip(0,1)
n,l=un(N),un(L); a=N[...,3:]
s=gaussian_filter(mix.skin(l)*(a[...,0]>.5),1.2)      # skin as the darker picture shows it
lum=n@np.array([.3,.55,.15],np.float32)
w=np.clip((lum-.45)/.35,0,1); w=gaussian_filter(w*w*(3-2*w),.8)
m=np.clip(s*1.6,0,1)*w
# the darker picture, a little lifted
ll=np.clip(l*1.06,0,1)
rgb=n*(1-m[...,None])+ll*m[...,None]
import os
if os.environ.get('LIFT'):
    sn=gaussian_filter(np.maximum(mix.skin(n),mix.skin(l))*(a[...,0]>.5),1.2); d=np.clip(1-(lum-.12)/.42,0,1); rgb=np.clip(rgb*(1+float(os.environ['LIFT'])*np.clip(sn*1.6,0,1)*d)[...,None],0,1)
o=mix.natural(rgb,keep=keep)
if len(sys.argv)>4:
    B=np.asarray(Image.open(sys.argv[4]).convert("RGBA")).astype(np.float32)/255; d=o-mix.natural(n,keep=keep); o=np.clip(B[...,:3]+d*(m>0)[...,None],0,1); a=B[...,3:]
Image.fromarray((np.concatenate([o,a],2).clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[3],optimize=True)
