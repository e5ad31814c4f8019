"""den.py SRC OUT FACTOR X Y W H [h]: denoise, mirror, shrink by FACTOR and place at X,Y (from the left, after mirroring) in a transparent W x H image."""
import sys, numpy as np
from PIL import Image
src_code=open('./final.py').read()
a0=src_code.index('def nlm'); a1=src_code.index("box=os.environ")
from scipy.ndimage import uniform_filter, gaussian_filter
exec(src_code[a0:a1])
src,out,f=sys.argv[1],sys.argv[2],float(sys.argv[3]); X,Y,W,H=[int(v) for v in sys.argv[4:8]]; h=float(sys.argv[8]) if len(sys.argv)>8 else .05
I=np.asarray(Image.open(src).convert('RGBA')).astype(np.float32)/255
pre=nlm(despeckle(I),h)
raw=np.concatenate([I[...,:3]*I[...,3:],I[...,3:]],2)
k=float(sys.argv[9]) if len(sys.argv)>9 else 0   # rows above this share keep their noise (strings)
pre[:int(k*len(pre))]=raw[:int(k*len(pre))]
pre=pre[:,::-1]
s=(round(pre.shape[1]/f),round(pre.shape[0]/f))
ch=[Image.fromarray(np.ascontiguousarray(pre[...,c])).resize(s,Image.LANCZOS) for c in range(4)]; pre=np.clip(np.stack([np.asarray(c) for c in ch],2),0,1)
full=np.zeros((H,W,4),np.float32); full[Y:Y+s[1],X:X+s[0]]=pre[:H-Y,:W-X]
np.save(out,full)   # premultiplied
a=full[...,3:]; Image.fromarray((np.concatenate([np.where(a>1/512,full[...,:3]/np.maximum(a,1/512),0).clip(0,1),a],2)*255+.5).astype(np.uint8),'RGBA').save(out.replace('.npy','.png'))
