"""fig.py FIG SHIPPED OUT ks kc kt BOX: as relight.py, without the exposures"""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
from skinhl import tan
from clarity import clarity
L=lambda f: np.asarray(Image.open(f).convert('RGBA')).astype(float)/255
f=L(sys.argv[1]); s=L(sys.argv[2]); ks,kc,kt=map(float,sys.argv[4:7]); c=clarity(tan(f[...,:3],kt),f[...,3],ks,kc); a=f[...,3].copy(); x0,y0,x1,y1=map(int,sys.argv[7].split(','))
m=np.zeros(a.shape); m[y0:y1,x0:x1]=1; m=G(m,2); a=a*(1-m)+np.minimum(a,s[...,3])*m
Image.fromarray((np.concatenate([c,a[...,None]],2).clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[3])
