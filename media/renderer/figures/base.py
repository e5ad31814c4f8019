"""base9.py NAME OUT W H [exposure gain]: y-N9-NAME.npy -> mirrored RGBA, shrunk by 2."""
import sys,numpy as np
from PIL import Image
import viewlut
n,out,W,H=sys.argv[1],sys.argv[2],int(sys.argv[3]),int(sys.argv[4]); e=float(sys.argv[5]) if len(sys.argv)>5 else 0
P=viewlut.figure(np.load(f'y-N9-{n}.npy'),'mhc0',e)[:,::-1]
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((W,H),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1)
# warm accents of the second player's gear in blue
r,g,b=C[...,0],C[...,1],C[...,2]
Image.fromarray((np.concatenate([C,A],2)*255+.5).astype(np.uint8),'RGBA').save(out)
