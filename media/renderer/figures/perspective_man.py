"""m9.py IN.npy OUT.npy FACTOR LUT [sx0 sy0 W H]: view transform, mirror, shrink; placed at shares of the W x H picture if it was a crop."""
import sys,numpy as np
from PIL import Image
import viewlut
a=sys.argv; P=viewlut.figure(np.load(a[1]),a[4])[:,::-1]; f=float(a[3]); s=(round(P.shape[1]/f),round(P.shape[0]/f))
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize(s,Image.LANCZOS)) for c in range(4)],2).clip(0,1)
np.save(a[2],P.astype(np.float32)); A=P[...,3:]
Image.fromarray((np.concatenate([np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1),A],2)*255+.5).astype(np.uint8),'RGBA').save(a[2].replace('.npy','.png'))
