"""fan2.py FIGURE GHOSTPREFIX OUT [k cz]: earlier exposures of racket and arm behind the figure."""
import sys,numpy as np
from PIL import Image
import ghosts
from scipy.ndimage import gaussian_filter as G
fig,pre,out=sys.argv[1:4]; k=float(sys.argv[4]) if len(sys.argv)>4 else 1; cz=float(sys.argv[5]) if len(sys.argv)>5 else 2.75
A=[0,.95,.78,.61,.47,.35,.25,.16]; ARM=float(__import__("os").environ.get("ARM",".62"))
F=np.asarray(Image.open(fig).convert('RGBA')).astype(float)/255
W,H=796,1451; S=497.5; x0=-1.3472; z1=cz+.2961
acc=np.zeros((H,W,4)); yy,xx=np.mgrid[0:H,0:W]
for i,(hand,ax,n) in list(enumerate(ghosts.exposures((0,.03,cz),th0=72 if k<1 else 69,k=k)))[:0:-1]:
    a=np.asarray(Image.open(f'{pre}{i}.png').convert('RGBA')).astype(np.float32)/255
    p=np.concatenate([a[...,:3]*a[...,3:],a[...,3:]],2)[:,::-1]
    p=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(p[...,c])).resize((W,H),Image.LANCZOS)) for c in range(4)],2).clip(0,1)
    al=p[...,3:]; rgb=np.where(al>1/400,p[...,:3]/np.maximum(al,1/400),0)
    lum=rgb@np.array([.3,.55,.15])
    dx=(xx/S+x0-hand[0]); dz=(z1-yy/S-hand[2]); s=(dx*ax[0]+dz*ax[2])/np.hypot(ax[0],ax[2]); d=np.hypot(dx,dz)
    racket=np.clip((s-.05)/.06,0,1); racket=racket*racket*(3-2*racket)
    w_=np.abs(-dx*ax[2]+dz*ax[0])/np.hypot(ax[0],ax[2]); al=al*(1-((s<-.04)&(s>-.10)&(w_<.021)))[...,None]   # the end of the handle
    fade=np.clip(1-(d-.06)/.26,0,1); fade=fade*fade*(3-2*fade)
    f=(racket+(1-racket)*fade*ARM)[...,None]
    L=(racket*np.clip(.60+.75*lum,0,1)+(1-racket)*np.clip(.34+1.0*lum,0,1))[...,None]
    tint=racket[...,None]*np.array([.80,.88,1.])+(1-racket[...,None])*np.array([.62,.76,1.]); col=np.clip(tint*L,0,1); al=al*A[i]*f
    arm=(1-racket)[...,None]; soft=np.concatenate([col*al*arm,al*arm],2); soft=np.stack([G(soft[...,c],3.2) for c in range(4)],2); hard=np.concatenate([col*al*racket[...,None],al*racket[...,None]],2); q=soft+hard*(1-soft[...,3:]); al=q[...,3:].clip(0,1); col=np.where(al>1/500,q[...,:3]/np.maximum(al,1/500),0)
    acc=np.concatenate([acc[...,:3]*(1-al)+col*al,acc[...,3:]*(1-al)+al],2)
fa=F[...,3:]
P=np.concatenate([F[...,:3]*fa+acc[...,:3]*(1-fa),fa+acc[...,3:]*(1-fa)],2); al=P[...,3:]
O=np.concatenate([np.where(al>1/512,P[...,:3]/np.maximum(al,1/512),0).clip(0,1),al],2)
Image.fromarray((O*255+.5).astype(np.uint8),'RGBA').save(out,optimize=True)
b=Image.new('RGB',(W,H),(8,18,56)); i=Image.open(out); b.paste(i,mask=i.split()[3]); b.save('gprev.png')
