"""fig17.py IN OUT KIND: the legs sink into the blue of the floor, the sole is gum, the blur of the swing stays close to the racket."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G
im=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(np.float32)/255; h,w=im.shape[:2]; c,a=im[...,:3].copy(),im[...,3].copy(); Y,X=np.mgrid[0:h,0:w]
K=dict(man=dict(hip=880,toe=1345,piv=(690,312),head=(736,75),box=(184,1105,250,1250),box2=(625,1265,750,1352)),woman=dict(hip=760,toe=1100,piv=(478,330),head=(518,117),box=(62,845,136,945),box2=(438,1040,525,1105)))[sys.argv[3]]
# soles
hsv_s=(c.max(2)-c.min(2))/np.maximum(c.max(2),1e-3); och=(c[...,0]>c[...,2]*1.12)
x0,y0,x1,y1=K['box']; m=np.zeros((h,w),np.float32); m[y0:y1,x0:x1]=och[y0:y1,x0:x1]; m=G(m,1.)*(a>0)
x2,y2,x3,y3=K['box2']; l=c.mean(2,keepdims=True)
gum=l*np.array([.80,.74,.70]); t=((X-x0)/(x1-x0)*.45+(Y-y0)/(y1-y0)*.55)[...,None]; gum=gum*(1.04-.42*np.clip(t,0,1)); gum=gum+.02*np.array([.2,.5,1])
c=c*(1-m[...,None])+gum*m[...,None]
# falloff
k=np.clip((Y-K['hip'])/(K['toe']-K['hip']),0,1)[...,None]; k=k*k*(3-2*k)*.5; tint=np.array([.50,.60,.86]); c=c*(1-k)+c*tint*k
# swing
px,py=K['piv']; hx,hy=K['head']; th0=np.arctan2(hy-py,hx-px); th=np.arctan2(Y-py,X-px); d=np.degrees((th0-th+np.pi)%(2*np.pi)-np.pi); reg=(d>2)&(Y<py+40)&(a<.42)&(X<hx-6)&(np.hypot(X-px,Y-py)>60)
f=np.where(reg,np.exp(-np.maximum(d-8,0)/16.)*1.25,1.); r=np.hypot(X-px,Y-py); R=np.hypot(hx-px,hy-py)
A2=a; a=np.clip(A2*f,0,1)
a[a<1.5/255]=0; c[a==0]=0
Image.fromarray((np.concatenate([c.clip(0,1),a[...,None]],2)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
if sys.argv[3]=='man':   # the hand is at the end of the handle
    p=np.asarray(Image.open(sys.argv[2])).copy(); q=p.copy(); S=7
    p[331:350,679:702]=q[331+S:350+S,678:701]; p[331:334,679:702]=q[331:334,679:702]
    Image.fromarray(p,'RGBA').save(sys.argv[2],optimize=True)
