"""newarm.py: the man's free arm of `ha5` in the finished figure (heroalone.png)."""
import numpy as np, oidn, viewlut
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
from skinhl import tan
from clarity import clarity
W_="PR:.25:1,.95,.88 PL:.85:.60,.77,1 PT:.35:.9,.95,1 PS:.36:1,.92,.84 PK:.32:1,.95,.89 PF:.9:.40,.58,1 PB:1.3:.10,.24,1"
def mix(get):
    S=None
    for s in W_.split():
        L,w,c=s.split(':'); d=get(L).astype(np.float32); k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
        if S is None: S=np.zeros_like(d); S[...,3]=d[...,3]
        S[...,:3]+=d[...,:3]*k
    P=viewlut.figure(S,'mhc0',-.1)[:,::-1]
    P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((796,1451),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
    C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); return np.concatenate([clarity(tan(C,.8),A[...,0],.5,.4),A],2)
old=lambda L: np.load(f'd-hero-{L}.npy')
H,Wd=2322,1274; X,Y=round(.04*Wd),round(.30*H)
def new(L):
    o=old(L).astype(np.float32).copy(); z=np.load(f'c-arm7-{L}.npz'); C=z['c']; Q=np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2); h,w=Q.shape[:2]
    m=np.zeros((h,w)); m[10:-10,10:-10]=1; m=G(m,4)[...,None]; o[Y:Y+h,X:X+w]=o[Y:Y+h,X:X+w]*(1-m)+Q*m; return o
a,b=mix(old),mix(new); d=np.abs(a-b).max(2); yy,xx=np.mgrid[0:1451,0:796]
print('changed',[ (np.nonzero(d>.1)[k].min(),np.nonzero(d>.1)[k].max()) for k in (1,0)])
np.save('ab.npy',np.stack([a,b]).astype(np.float32))
s=np.asarray(Image.open('heroalone.png').convert('RGBA')).astype(float)/255
m=D(d>.045,iterations=3)&(xx>455); m=np.clip(G(m.astype(float),1.5),0,1)[...,None]
# skin as bright as that of the other arm in the finished picture
sk=np.clip((b[...,0]-b[...,2]-.05)/.1,0,1)[...,None]; b[...,:3]=b[...,:3]*(1+.0*sk)
P=lambda z: np.concatenate([z[...,:3]*z[...,3:],z[...,3:]],2); o=P(s)*(1-m)+P(b)*m; A=o[...,3:]
Image.fromarray((np.concatenate([np.where(A>1/512,o[...,:3]/np.maximum(A,1/512),0).clip(0,1),A],2)*255+.5).astype(np.uint8),'RGBA').save('heroarm.png')
