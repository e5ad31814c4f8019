"""sole20.py IN OUT X0,Y0,X1,Y1: the sole of the rear shoe, which the lamps make look like metal, gets the light of rubber."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_opening as O, binary_closing as C, label
im=np.asarray(Image.open(sys.argv[1])).astype(np.float32)/255; x0,y0,x1,y1=map(int,sys.argv[3].split(',')); q=im[y0:y1,x0:x1]; L=q[...,:3].mean(2)
m=(q[...,0]>=q[...,2]-.035)&(q[...,3]>.5); m=C(O(m,iterations=1),iterations=4)&(q[...,3]>.5); l,_=label(m); n=np.bincount(l.ravel()); n[0]=0; m=l==n.argmax(); mf=m.astype(np.float32)
Ls=G(L*mf,7)/np.maximum(G(mf,7),1e-3); edge=np.clip(G(mf,3)*2-1,0,1); c=np.array([.83,.66,.47])*(.42+.50*Ls+.10*np.clip(L-Ls,-.5,.5)+.06*edge)[...,None]; k=np.clip(G(mf,.9)*1.15,0,1)[...,None]*(q[...,3:]>0)
o=im.copy(); o[y0:y1,x0:x1,:3]=q[...,:3]*(1-k)+c*k; print(m.sum()); Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
