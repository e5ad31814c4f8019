"""relight.py FIG SHIPPED OUT [dx dy of face]: the new figure before the earlier exposures of the shipped picture."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import grey_dilation,gaussian_filter as G
from skinhl import tan
from clarity import clarity
L=lambda f: np.asarray(Image.open(f).convert('RGBA')).astype(float)/255
f=L(sys.argv[1]); s=L(sys.argv[2]); out=sys.argv[3]; ks,kc,kt=[float(v) for v in (sys.argv[4:7]+['.5','.4','.7'])[:3]]
c=tan(f[...,:3],kt); c=clarity(c,f[...,3],ks,kc); a=f[...,3].copy()
box=None
if len(sys.argv)>8: box=[int(v) for v in sys.argv[8].split(',')]   # the handle's end, as it was cut before
if box:
    x0,y0,x1,y1=box; m=np.zeros(a.shape); m[y0:y1,x0:x1]=1; m=G(m,2); a=a*(1-m)+np.minimum(a,s[...,3])*m
from scipy.ndimage import distance_transform_edt
near=grey_dilation(f[...,3],7)>.02; ix=distance_transform_edt(near,return_distances=False,return_indices=True); s=s[ix[0],ix[1]]
# far inside the figure nothing is behind it
g=s[...,3]
A=a+g*(1-a); C=np.where(A[...,None]>1/512,(c*a[...,None]+s[...,:3]*(g*(1-a))[...,None])/np.maximum(A,1/512)[...,None],0)
Image.fromarray((np.concatenate([C,A[...,None]],2).clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(out,optimize=True)
