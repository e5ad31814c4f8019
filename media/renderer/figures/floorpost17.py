"""floorpost17.py IN.npz OUT.png SHADOW MIRROR LENGTH V0: shadow and reflection as one picture with alpha; V0 is the share of its height above the floor below the contact."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
z=np.load(sys.argv[1]); k,mir,ln,v0=[float(q) for q in sys.argv[3:7]]; s=np.minimum(G(z['s'],1.6),1.); h,w=s.shape; s=1-(1-s)*k
edge=np.clip(np.minimum(np.arange(w),w-1-np.arange(w))/(.13*w),0,1); edge=edge*edge*(3-2*edge); ey=np.clip(np.minimum(np.arange(h),h-1-np.arange(h))/(.10*h),0,1); ey=ey*ey*(3-2*ey)
m=z['m']; m=np.minimum(m,np.quantile(m,.9995)); m=np.stack([G(m[...,c],(5,2.2)) for c in range(3)],2); y=(np.arange(h)/h-v0)/ln; m=m*np.clip(1-y,0,1)[:,None,None]**1.2
m=m.mean(2,keepdims=True)*.45+m*.55; m=m*np.array([.62,.80,1.05])*mir; m=np.clip(m,0,.5)   # linear light added
a=1-s; m=np.where(m<=.0031308,m*12.92,1.055*np.clip(m,1e-9,None)**(1/2.4)-.055)*.55
am=m.max(2); A=1-(1-a)*(1-am); C=m+np.array([0,3,20])/255*(a*(1-am))[...,None]; A=A*edge[None]*ey[:,None]; C=C*(edge[None]*ey[:,None])[...,None]
c=np.where(A[...,None]>1/255,C/np.maximum(A,1/255)[...,None],0).clip(0,1)
Image.fromarray((np.concatenate([c,A[...,None]],2)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2])
