import numpy as np
from PIL import Image
from scipy.signal import fftconvolve
from scipy.ndimage import zoom
L=lambda n: np.asarray(Image.open(f'frames/{n-235:03d}.png').convert('L')).astype(np.float32)
prev=None
for n in range(237,398):
    f=L(n)
    if prev is not None and np.abs(f-prev).mean()>12: print('cut',n)
    prev=f
ref=L(250); y0,y1,x0,x1=632,845,1150,1262; T=ref[y0:y1,x0:x1]
def ncc(img,t):
    t=t-t.mean(); o=np.ones_like(t); s=fftconvolve(img,t[::-1,::-1],'valid'); a=fftconvolve(img,o,'valid'); b=fftconvolve(img**2,o,'valid'); v=b-a*a/t.size; return s/np.sqrt(np.maximum(v,1)*(t**2).sum())
out={}
for n in list(range(237,376,12))+[375]:
    f=L(n); best=(-1,)
    for s in np.arange(.94,1.10,.01):
        t=zoom(T,s,order=1); H,W=t.shape; Y0,X0=560,1080; R=f[Y0:900,X0:1340]
        if H>R.shape[0] or W>R.shape[1]: continue
        c=ncc(R,t); i=np.unravel_index(c.argmax(),c.shape)
        if c[i]>best[0]: best=(c[i],s,X0+i[1],Y0+i[0])
    out[n]=best; print(n,[round(float(v),3) for v in best])
np.save('track.npy',np.array([[n,*b] for n,b in out.items()]))
