"""legs9.py IN OUT y0 k: the skin of the legs, below y0, as light as that of the arms."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
a=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(float)/255; y0,k=float(sys.argv[3]),float(sys.argv[4]); H,W=a.shape[:2]
r,g,b=a[...,0],a[...,1],a[...,2]; sk=np.clip((r-b-.05)/.08,0,1)*np.clip((r-g-.01)/.04,0,1)*np.clip((np.arange(H)[:,None]-y0)/20,0,1); sk=G(sk,.7)[...,None]
c=a[...,:3]; l=(c@np.array([.3,.55,.15]))[...,None]
t=1-(1-c)**k; tl=(t@np.array([.3,.55,.15]))[...,None]; t=tl+(t-tl)*.93    # lighter, a little less saturated
t=np.where(l>.6,t*(1-.18*np.clip((l-.6)/.3,0,1)),t)
a[...,:3]=c*(1-sk)+t.clip(0,1)*sk
Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
