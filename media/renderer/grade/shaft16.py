"""shaft16.py IN OUT: the shaft below the throat, 6.6 mm thick, which fades above the form."""
import sys,numpy as np
from PIL import Image
im=Image.open(sys.argv[1]).convert('RGBA'); a=np.asarray(im).astype(float)/255; H,W=a.shape[:2]
P=np.concatenate([a[...,:3]*a[...,3:],a[...,3:]],2); S=3
y0,y1=577,742; p0=np.array([457.2,577.]); d=np.array([-22.8,151.8]); d/=np.hypot(*d); nrm=np.array([d[1],-d[0]])
yy,xx=np.mgrid[0:H*S,0:W//4*S]; yy=(yy+.5)/S; xx=(xx+.5)/S
t=(xx-p0[0])*d[0]+(yy-p0[1])*d[1]; s=((xx-p0[0])*nrm[0]+(yy-p0[1])*nrm[1]); r=5.6
cov=np.clip((r-np.abs(s))*S+.5,0,1)*(t>0); u=np.clip(s/r,-1,1)
f=np.clip(1-t/158,0,1); f=f*f*(3-2*f); al=cov*f
k=[-1,-.55,-.1,.35,.7,1]; col=np.stack([np.interp(u,k,v) for v in ([.10,.30,.62,.93,.98,.60],[.16,.38,.70,.95,.98,.68],[.46,.66,.90,1.,1.,.95])],2)
g=np.concatenate([col*al[...,None],al[...,None]],2).reshape(H,S,W//4,S,4).mean((1,3))
# what was drawn of the shaft goes; the throat stays in front
w=np.clip((np.arange(H)-590)/4,0,1)[:,None,None]; Q=P[:,:W//4].copy(); bl=np.linalg.norm; xs=np.arange(W//4)[None,:]; cx=(p0[0]+(np.arange(H)[:,None]-p0[1])*d[0]/d[1]); m=(np.abs(xs-cx)<12)[...,None]*w
near=np.median(np.stack([np.roll(Q,k_,1) for k_ in (18,24,30)]),0); Q=Q*(1-m)+near*m
Q=Q+g*(1-Q[...,3:]*(np.arange(H)<596)[:,None,None])-Q*g[...,3:]*(np.arange(H)>=596)[:,None,None]
P[:,:W//4]=Q; A=P[...,3:]; O=np.concatenate([np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1),A],2)
Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
