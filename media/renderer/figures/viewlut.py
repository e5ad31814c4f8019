import numpy as np
from scipy.ndimage import map_coordinates
_l={}
def view(rgb,lut='mhc0',exposure=0):
    """Linear, not premultiplied -> display, Filmic."""
    L=_l.get(lut)
    if L is None: L=_l[lut]=np.load(f'lut-{lut}.npy')
    N=L.shape[0]; x=np.log2(np.maximum(rgb*2.**exposure,1e-9)/.18); c=np.clip((x+12)/19.5*(N-1),0,N-1)
    co=np.stack([c[...,2],c[...,1],c[...,0]])   # b,g,r axes
    return np.stack([map_coordinates(L[...,k],co,order=1,mode='nearest') for k in range(3)],-1)
def figure(P,lut='mhc0',exposure=0):
    """Premultiplied linear RGBA -> premultiplied display RGBA."""
    a=P[...,3:].clip(0,1); u=np.where(a>1/512,P[...,:3]/np.maximum(a,1/512),0); return np.concatenate([view(u,lut,exposure)*a,a],-1)
