"""man16.py: the smasher of `read16` in the space of the result's frames at zoom 1 (premultiplied)."""
import sys; sys.path[:0]=['','fig']
import numpy as np, oidn, viewlut
from PIL import Image
from skinhl import tan
from scipy.ndimage import gaussian_filter as G
from clarity import clarity
MIX=[(2.0,1.98,1.94),(1.3,1.3,1.3),(1.3,1.3,1.3),(.34,.33,.31),(.40,.40,.42)]
def man(w,h,lut='mhc-35',e=0.,f='c-read16.npz',crop=(.12,.04,.42,.92)):
    L=np.load('d-read16.npy').astype(np.float32); Q=L[0].copy(); Q[...,:3]=sum(l[...,:3]*np.array(v) for l,v in zip(L,MIX)); P=viewlut.figure(Q,lut,e)[:,::-1]
    # the shine of the hair beside the ear looked like a headset
    a=np.load('c-read16-0.npz')['a'][:,::-1]; hh,ww=a.shape[:2]; yy,xx=np.mgrid[0:hh,0:ww]; k=((P[...,2]>P[...,0]*.98)&(P[...,3]>.5)&(xx>.22*ww)&(xx<.385*ww)&(yy>.32*hh)&(yy<.430*hh)).astype(np.float32); k=G(k,1.)[...,None]; l=P[...,:3].mean(2,keepdims=True); P[...,:3]*=1-k*(1-np.minimum(1,.11/np.maximum(l,1e-3)))
    X,Y=round(crop[0]*w),round(crop[1]*h); s=(round(crop[2]*w)-X,round(crop[3]*h)-Y)
    P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize(s,Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
    c=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); c=clarity(tan(c,.6),A[...,0],.55,.45,.85*h/1440)
    o=np.zeros((h,w,4),np.float32); o[Y:Y+s[1],X:X+s[0]]=np.concatenate([c*A,A],2); return o
if __name__=='__main__':
    P=np.load('p16-plate.npy'); m=man(1920,1080,*(sys.argv[1:2] or ['mhc-35']),e=float((sys.argv[2:3] or ['0'])[0])); np.save('p16-man.npy',m); F=P*(1-m[...,3:])+m[...,:3]
    Image.fromarray((F*255).clip(0,255).astype(np.uint8)).crop((150,60,800,960)).save('q.png')
