"""clarity25.py IN OUT SCALE: more contrast of small and middle size in a player's picture; SCALE is its size, 1 for smasher.png."""
import sys, numpy as np, cv2
from PIL import Image
im=Image.open(sys.argv[1]); mode=im.mode; a=np.asarray(im.convert('RGBA')).astype(np.float32); k=float(sys.argv[3]); rgb=a[...,:3]; al=a[...,3:]/255
def bl(r):
    w=cv2.GaussianBlur(al[...,0],(0,0),r)[...,None]; return cv2.GaussianBlur(rgb*al,(0,0),r)/np.maximum(w,1e-3)
d=.42*(rgb-bl(2.0*k))+.26*(rgb-bl(14*k))
lum=rgb.mean(2,keepdims=True)
d=np.where(d<0,d*np.clip(lum/110,.35,1),d)   # dark parts do not become black
body=np.clip((al-.9)/.1,0,1)                  # the blur of the swing stays
out=np.concatenate([(rgb+d*body).clip(0,255),a[...,3:]],2).round().astype(np.uint8)
Image.fromarray(out,'RGBA').save(sys.argv[2],optimize=True)
