import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, viewlut
from PIL import Image
from skinhl import tan
from clarity import clarity
mix,expo,out=sys.argv[1],float(sys.argv[2]),sys.argv[3]; T=None
for s in mix.split():
    L,w,c=s.split(':'); z=np.load(f'c-def16-{L}.npz'); C=z['c']; d=np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2); k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
    if T is None: T=np.zeros_like(d); T[...,3]=d[...,3]
    T[...,:3]+=d[...,:3]*k
P=viewlut.figure(T,'mhc0',expo)
if 'nomirror' not in sys.argv: P=P[:,::-1]
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((690,555),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); C=clarity(tan(C,.5),A[...,0],.6,.45,.6)
# the racket's accents in blue
r,g,b=C[...,0],C[...,1],C[...,2]; yy,xx=np.mgrid[0:555,0:690]; w=(np.clip((r-b-.12)/.1,0,1)*np.clip((r-g-.10)/.08,0,1)*((xx<330)&(yy>240)&(yy<380)))[...,None]; l=(C@np.array([.3,.55,.15]))[...,None]; C=C*(1-w)+w*np.clip(l*1.25*np.array([.35,.58,1.25]),0,1)
im=Image.fromarray((np.concatenate([C,A],2)*255+.5).astype(np.uint8),'RGBA'); im.save(out,optimize=True); print(im.getbbox())
