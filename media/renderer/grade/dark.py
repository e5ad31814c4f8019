import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as g
I=np.asarray(Image.open('base-land-h.png')).astype(np.float32)/255; a=I[...,3]; rgb=I[...,:3]
yy=np.arange(I.shape[0])[:,None]
lum=rgb@np.array([.3,.55,.15],np.float32); l2=g(lum*a,2)/np.maximum(g(a,2),1e-3)
w=np.clip((.34-l2)/.12,0,1)*(a>.98)*np.clip((yy-900)/30,0,1)   # legs and the inside of the skirt only
for s in (5,5):
    num=np.stack([g(rgb[...,c]*w,s) for c in range(3)],2); den=g(w,s)[...,None]; bl=num/np.maximum(den,1e-4); k=(w*np.clip((den[...,0]-.15)/.3,0,1))[...,None]; rgb=rgb*(1-k)+bl*k
Image.fromarray((np.concatenate([rgb,a[...,None]],2).clip(0,1)*255+.5).astype(np.uint8),'RGBA').save('base-land-h.png')
