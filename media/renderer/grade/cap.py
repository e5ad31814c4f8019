import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, binary_opening, label
import grade as g
src,out,x0,y0,x1,y1=sys.argv[1],sys.argv[2],*map(int,sys.argv[3:7])
im=Image.open(src).convert('RGB'); A=np.asarray(im).astype(np.float32)/255; B=A[y0:y1,x0:x1]
r,gg,b=B[...,0],B[...,1],B[...,2]
ratio=r/np.maximum(b,.02); lum=B.max(-1)
w=np.clip((ratio-.38)/.22,0,1)*np.clip((lum-.05)/.08,0,1)
lime=(gg-b>.12)&(gg>=r-.02)
w[lime]=0
w=gaussian_filter(w,.6)*(~lime)
import mix
o=mix.natural(B,float(sys.argv[7]),float(sys.argv[8]),.8)
A=A.copy(); A[y0:y1,x0:x1]=B*(1-w[...,None])+o*w[...,None]
Image.fromarray((A*255+.5).astype(np.uint8)).save(out,**(dict(quality=95,subsampling=0) if out.endswith('jpg') else dict(optimize=True)))
