"""handin.py NAME CROP x0,y0,x1,y1 ASSET OUT: the free hand of CROP in the figure and in its finished picture."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
import viewlut
from skinhl import tan
n,c,bx,asset,out=sys.argv[1:6]
y=np.load(f'y-N9-{n}.npy'); k=np.load(f'y-N9-{c}.npy'); H,W=y.shape[:2]; h,w=k.shape[:2]; x0,y0=[float(v) for v in bx.split(',')][:2]; X,Y=round(x0*W),round(y0*H); best=None
for dy in range(-3,4):
    for dx in range(-3,4):
        a,b=Y+dy,X+dx; e=np.abs(y[a:a+h,b+w-60:b+w]-k[:,-60:]).mean()   # the shirt
        if best is None or e<best[0]: best=(e,a,b)
print(n,best,(Y,X)); _,a,b=best
m=np.zeros((h,w)); m[6:-6,6:-6]=1; m=gaussian_filter(m,3)[...,None]; z=y.copy(); z[a:a+h,b:b+w]=z[a:a+h,b:b+w]*(1-m)+k*m
def pic(q):
    P=viewlut.figure(q,'mhc0',-.45)[:,::-1]; P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((796,1451),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
    C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); C=tan(C,.8); return np.concatenate([C,A],2)
p0,p1=pic(y),pic(z); d=np.abs(p1-p0).max(2)>.02; d=gaussian_filter(d.astype(float),2)>.02
o=np.asarray(Image.open(asset).convert('RGBA')).astype(float)/255
ys,xs=np.where(d); print('changed',xs.min(),xs.max(),ys.min(),ys.max())
# only right of the shirt
s=np.zeros(d.shape,bool); fx0=round(796*(1-(b+w)/W)); s[:,fx0:]=1
mm=gaussian_filter((d&s).astype(float),1.2).clip(0,1)[...,None]; mm=np.where(np.abs(p1-p0).max(2,keepdims=True)>0,mm,0)
o=o*(1-mm)+p1*mm; Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(out,optimize=True)
