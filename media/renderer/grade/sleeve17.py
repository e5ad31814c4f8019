"""sleeve17.py I...: the empty sleeve behind the raised arm, an open ring in trk/dI.npz, becomes cloth."""
import sys,numpy as np
from scipy.ndimage import gaussian_filter as G, label, binary_dilation as D
for i in map(int,sys.argv[1:]):
    p=f'trk/d{i}.npz'; z=np.load(p); im=z['image'].astype(np.float32)/255; A=im[...,3]; c=im[...,:3]/np.maximum(A,.004)[...,None]; h,w=A.shape
    lum=c.mean(2); sat=c.max(2)-c.min(2); Y,X=np.mgrid[0:h,0:w]; white=(lum>.70)&(sat<.14)&(A>.9)
    lw,_=label(white); kw=np.bincount(lw.ravel()); kw[0]=0; white=lw==kw.argmax(); ys,xs=np.nonzero(white); sy=np.quantile(ys,.02); top=(Y<sy+34)&(Y>sy-16)
    hole=top&(A>.9)&(lum<.66)&(lum>.10)&(sat<.34)&(c[...,0]<c[...,2]*1.12)&(D(white,iterations=7))&((X<np.quantile(xs,.75))); l,n=label(hole); k=np.bincount(l.ravel()); k[0]=0
    if not len(k) or k.max()<9: print(i,'none',k.max() if len(k) else 0); continue
    m=l==k.argmax(); cy,cx=Y[m].mean(),X[m].mean(); blue=top&(c[...,2]>c[...,0]*1.35)&(A>.5)&(np.hypot(X-cx,Y-cy)<19)&D(white|m,iterations=6); M=D(m|blue,iterations=2)&(A>.5); k=np.clip(G(M.astype(np.float32),.8)*1.5,0,1)[...,None]
    wt=(white&~M).astype(np.float32); col=np.stack([G(c[...,q]*wt,9) for q in range(3)],2)/np.maximum(G(wt,9),1e-3)[...,None]; col*= (0.97-.010*np.clip(cy-Y,-9,9))[...,None]
    c=c*(1-k)+col*k; im[...,:3]=c*A[...,None]; np.savez(p,image=(im.clip(0,1)*255+.5).astype(np.uint8),at=z['at']); print(i,int(m.sum()),int(blue.sum()))
