"""final.py NAME RENDER OUT [h] [final width]: denoise, ghosts, mirror, shadow."""
import sys, os, numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter, gaussian_filter
name,src,out=sys.argv[1:4]; H=float(sys.argv[4]) if len(sys.argv)>4 else .06
I=np.asarray(Image.open(src).convert('RGBA')).astype(np.float32)/255
def nlm(I,h,R=5,P=1):
    a=I[...,3:]; C=I[...,:3]*a; G=np.concatenate([C,a*1.5],2); acc=np.zeros_like(I); 
    pre=np.concatenate([C,a],2); W=np.zeros(I.shape[:2]+(1,),np.float32); mx=np.zeros_like(W)
    # brighter pixels have more noise
    lum=gaussian_filter(C.mean(2),2)[...,None]; hh=h*(.75+.6*np.sqrt(np.clip(lum,0,1)))
    for dy in range(-R,R+1):
        for dx in range(-R,R+1):
            if dx==0 and dy==0: continue
            Sx=np.roll(G,(dy,dx),(0,1)); D=((G-Sx)**2).mean(2); D=uniform_filter(D,2*P+1)[...,None]
            w=np.exp(-np.maximum(D-.3*hh*hh,0)/(hh*hh))*np.exp(-(dx*dx+dy*dy)/(2*(R*.7)**2)); acc+=w*np.roll(pre,(dy,dx),(0,1)); W+=w; mx=np.maximum(mx,w)
    mx=np.maximum(mx,1e-3); acc+=mx*pre; W+=mx; o=acc/W
    o[...,3:]=a; al=np.maximum(a,1e-4)
    # premultiplied colour keeps its own alpha
    o[...,:3]=np.minimum(o[...,:3],a); return o   # premultiplied
def despeckle(I):
    a=I[...,3:]; C=I[...,:3]
    from scipy.ndimage import median_filter
    m=np.stack([median_filter(C[...,k],3) for k in range(3)],2); l,lm=C.mean(2,keepdims=True),m.mean(2,keepdims=True)
    bad=(np.abs(l-lm)>.16)&(a>.97)&(uniform_filter((a[...,0]>.97).astype(np.float32),3)[...,None]>.99)
    return np.concatenate([np.where(bad,.25*C+.75*m,C),a],2)
box=os.environ.get('KEEP')  # x0,y0,x1,y1 shares left as they are (racket)
pre=nlm(despeckle(I),H) if H>0 else np.concatenate([I[...,:3]*I[...,3:],I[...,3:]],2)
raw=np.concatenate([I[...,:3]*I[...,3:],I[...,3:]],2)
if box:
    b=[float(x) for x in box.split(',')]; h_,w_=I.shape[:2]; y0,y1,x0,x1=int(b[1]*h_),int(b[3]*h_),int(b[0]*w_),int(b[2]*w_); pre[y0:y1,x0:x1]=raw[y0:y1,x0:x1]
if name=='hero':
    under=np.zeros_like(pre)
    for k,al in ((4,.17),(3,.24),(2,.33),(1,.44)):
        f=f'./ghost-hero-{k}.png'
        if not os.path.exists(f): continue
        g=Image.open(f).convert('RGBA'); g=np.asarray(g).astype(np.float32)/255; g=np.concatenate([g[...,:3]*g[...,3:],g[...,3:]],2)
        if g.shape!=pre.shape:
            ch=[Image.fromarray(g[...,c]).resize((pre.shape[1],pre.shape[0]),Image.LANCZOS) for c in range(4)]; g=np.clip(np.stack([np.asarray(c) for c in ch],2),0,1)
        hh_,ww_=g.shape[:2]; yy,xx=np.mgrid[0:hh_,0:ww_]; sc_=ww_/796; ln_=(612-(yy/sc_-400)*(82/160))*sc_; g=g*(np.clip((ln_-xx)/(14*sc_)+.6,0,1)**1 if k>0 else 1)[...,None]
        g=g*al; under=g+under*(1-g[...,3:])
    pre=pre+under*(1-pre[...,3:])
def save(pre,f,size=None):
    if size and size!=(pre.shape[1],pre.shape[0]):
        ch=[Image.fromarray(np.ascontiguousarray(pre[...,c])).resize(size,Image.LANCZOS) for c in range(4)]; pre=np.clip(np.stack([np.asarray(c) for c in ch],2),0,1)
    a=pre[...,3:]; c=np.where(a>1/512,pre[...,:3]/np.maximum(a,1/512),0); o=np.concatenate([np.clip(c,0,1),a],2); Image.fromarray((o*255+.5).astype(np.uint8),'RGBA').save(f,optimize=True); print(f,o.shape)
if name=='defender': pre=pre[:,::-1].copy()
W={'hero':(796,1451),'closing':(845,1392),'defender':(690,555),'finale':(796,1451),'smasher':(796,1451)}[name]
base=out[:-4]
if pre.shape[1]>W[0]*1.5: save(pre,base+'@2x.png',(W[0]*2,W[1]*2) if abs(pre.shape[1]-2*W[0])>2 else None)
save(pre,out,W)
