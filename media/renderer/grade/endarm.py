"""endarm.py: the free arm of `fa2` in the end's figure alone: ship-closing0.png -> closing-arm.png (same size), fa-alpha.npy."""
import numpy as np, oidn, viewlut
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
from skinhl import tan
from clarity import clarity
W_="PR:.07:1,.90,.80 PL:.8:.64,.80,1 PT:.22:.9,.95,1 PS:.10:1,.86,.74 PK:.46:1,.92,.84 PF:.8:.55,.68,1 PB:1.0:.12,.26,1"
def mix(get):
    S=None
    for s in W_.split():
        L,w,c=s.split(':'); d=get(L).astype(np.float32); k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
        if S is None: S=np.zeros_like(d); S[...,3]=d[...,3]
        S[...,:3]+=d[...,:3]*k
    P=viewlut.figure(S,'mhc0',-.1)[:,::-1]
    P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((796,1451),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
    C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); return np.concatenate([clarity(tan(C,.8),A[...,0],.6,.5),A],2)
old=lambda L: np.load(f'd-fin-{L}.npy')
H,Wd=2322,1274; X,Y=round(.04*Wd),round(.28*H)
def new(L):
    o=old(L).astype(np.float32).copy(); z=np.load(f'c-fa2-{L}.npz'); C=z['c']; Q=np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2); h,w=Q.shape[:2]
    m=np.zeros((h,w)); m[10:-10,10:-10]=1; m=G(m,4)[...,None]; o[Y:Y+h,X:X+w]=o[Y:Y+h,X:X+w]*(1-m)+Q*m; return o
a,b=mix(old),mix(new); d=np.abs(a-b).max(2); print('changed',[(np.nonzero(d>.1)[k].min(),np.nonzero(d>.1)[k].max()) for k in (1,0)])
np.save('abe.npy',np.stack([a,b,np.repeat(d[...,None],4,2)]).astype(np.float32))
