"""gen15.py KIND OUT 'MIX' EXPO : the man (first view and lab) or the woman (end) of `m16b` and `w16c`, with the blur of the swing."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, viewlut, swing, os
from PIL import Image
from skinhl import tan
from clarity import clarity
kind,out,mix,expo=sys.argv[1:5]
ks,kc,kt=[float(v) for v in (sys.argv[5] if len(sys.argv)>5 else '.5,.4,.5').split(',')]
K=dict(man=dict(tag=os.environ.get('MT','m16'),S=497.5,W=796,H=1418,c=(736,74),z=2.75,z1=3.0461,hand=(-.10,-.46),sh=(-.353,-1.036)),
       woman=dict(tag=os.environ.get('WT','w16'),S=420,W=569,H=1231,c=(519,117.6),z=2.60,z1=2.8961,hand=(-.12,-.45),sh=(-.371,-.983)))[kind]
T=None
for s in mix.split():
    L,w,c=s.split(':'); f=f"d-{K['tag']}-{L}.npy"
    if not os.path.exists(f):
        q=np.load(f"c-{K['tag']}-{L}.npz"); C=q['c']; np.save(f,np.concatenate([oidn.denoise(C[...,:3],q['a'],q['n']),C[...,3:]],2).astype(np.float16))
    d=np.load(f).astype(np.float32); raw=np.load(f"c-{K['tag']}-{L}.npz")['c']; d[...,:3]=d[...,:3]*.8+np.minimum(raw[...,:3],d[...,:3]*1.5+.02)*.2
    k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
    if T is None: T=np.zeros_like(d); T[...,3]=d[...,3]
    T[...,:3]+=d[...,:3]*k
P=viewlut.figure(T,'mhc0',float(expo))[:,::-1]
S=K['S']; w,h=round(1.6*S),round(2.9166*S)
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((w,h),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); u=S/497.5
C=clarity(tan(C,kt),A[...,0],ks,kc,u); F=np.concatenate([C*A,A],2)
X,Y=round(K['c'][0]-1.3472*S),round(K['c'][1]-(K['z1']-K['z'])*S)
pad=100; full=np.zeros((K['H']+2*pad,K['W']+2*pad,4)); y0,x0=Y+pad,X+pad
hh,ww=min(h,full.shape[0]-y0),min(w,full.shape[1]-x0); full[y0:y0+hh,x0:x0+ww]=F[:hh,:ww]
pt=lambda p: (K['c'][0]+p[0]*S+pad,K['c'][1]-p[1]*S+pad)
if 'noswing' not in sys.argv: full=swing.put(full,pt(K['hand']),pt(K['sh']),deg=100,arm=22,gain=1.0,power=1.9,up=S,top=pad)
q=full[pad:-pad,pad:-pad]; a=q[...,3:]; print('alpha at edges',a[0].max(),a[-1].max(),a[:,0].max(),a[:,-1].max())
O=np.concatenate([np.where(a>1/400,q[...,:3]/np.maximum(a,1/400),0).clip(0,1),a],2)
Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA').save(out,optimize=True)
