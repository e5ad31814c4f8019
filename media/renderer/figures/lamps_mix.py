"""lamps_mix.py TAG OUT W H EXPO 'L:w:r,g,b ...' -> mirrored RGBA"""
import sys,numpy as np
from PIL import Image
import viewlut
t,out,W,H,e=sys.argv[1],sys.argv[2],int(sys.argv[3]),int(sys.argv[4]),float(sys.argv[5]); S=None
for s in sys.argv[6].split():
    L,w,c=s.split(':'); d=np.load(f'd-{t}-{L}.npy').astype(np.float32); k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
    if S is None: S=np.zeros_like(d); S[...,3]=d[...,3]
    S[...,:3]+=d[...,:3]*k
P=viewlut.figure(S,'mhc0',e)
if 'nomirror' not in sys.argv: P=P[:,::-1]
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((W,H),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1)
Image.fromarray((np.concatenate([C,A],2)*255+.5).astype(np.uint8),'RGBA').save(out)
