"""The receiver, ready, on the capture screens and their courts (plates without her in cap14)."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
fig=Image.open('dr17.png').convert('RGBA')
def layer(shape,s,fx,fy):
    q=np.asarray(fig).astype(np.float32)/255; yy,xx=np.mgrid[0:555,0:690]; rkt=((xx<285)&(yy>205)&(yy<265))[...,None]
    q[...,:3]=np.where(rkt,np.clip(q[...,:3]*1.3+.25,0,1),np.clip(q[...,:3]*1.06,0,1)); q[...,3:]=np.where(rkt,1-(1-q[...,3:])**1.6,q[...,3:]); q=np.concatenate([q[...,:3]*q[...,3:],q[...,3:]],2); w,h=round(690*s),round(555*s)
    q=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(q[...,c])).resize((w,h),Image.LANCZOS)) for c in range(4)],2).clip(0,1)
    L=np.zeros(shape+(4,),np.float32); x,y=round(fx-505*s),round(fy-537*s); x1,y1=min(shape[1],x+w),min(shape[0],y+h); L[y:y1,x:x1]=q[:y1-y,:x1-x]; return L
def run(name,s,fx,fy):
    f=np.asarray(Image.open(f'cap14/bg-{name[:-4]}.png').convert('RGB')).astype(np.float32)/255; H,W=f.shape[:2]
    L=layer((H,W),s,fx,fy); Y,X=np.mgrid[0:H,0:W]
    for px,rx in ((462,46),(550,46)): e=np.exp(-(((X-(fx+(px-505)*s))/(rx*s))**2+((Y-fy-1*s)/(9*s))**2)); f*=1-.72*e[...,None]
    M=np.zeros_like(L); h=int(min(fy,H-fy)); yb=int(fy); M[yb:yb+h]=L[yb-h:yb][::-1]; M=np.stack([G(M[...,c],(9*s,3*s)) for c in range(4)],2)*(.16*np.clip(1-(Y-fy)/(330*s),0,1))[...,None]
    f=f*(1-M[...,3:])+M[...,:3]; f=f*(1-L[...,3:])+L[...,:3]
    out=Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)); p=f'cap15/{name}'; out.save(p,quality=84,subsampling=2,optimize=True,progressive=True) if name.endswith('jpg') else out.save(p,optimize=True)
for n in ('capture-screen.png','hero-court.jpg'): run(n,1.187,2293,1090)
for n in ('capture-wide-screen.png','hero-wide-court.jpg'): run(n,.705,2452,914)
