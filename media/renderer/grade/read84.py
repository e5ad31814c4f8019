"""read84.py: the still of "Read" with a smaller block, without its smallest line, so that phones show racket and speed."""
import numpy as np
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, map_coordinates, binary_dilation as D
P='chapter-read.jpg'; im=Image.open(P); f=np.asarray(im.convert('RGB')).astype(np.float32)/255
X0=648; q=f[:,X0:]; H,W=q.shape[:2]; yy,xx=np.mgrid[0:H,0:W].astype(float)
hard=(q[...,1]>.26); M=D(hard,iterations=7); w=(~M).astype(float)
# the wall's pillars are vertical: fill along columns
bg=np.stack([G(q[...,c]*w,(30,1.5))/(G(w,(30,1.5))+1e-4) for c in range(3)],2); far=G(w,(30,1.5))[...,None]<.02; bg2=np.stack([G(q[...,c]*w,(60,10))/(G(w,(60,10))+1e-4) for c in range(3)],2); bg=np.where(far,bg2,bg); bg=np.stack([G(bg[...,c],(4,2)) for c in range(3)],2)
m=np.clip(G(D(hard,iterations=4).astype(float),1.),0,1)[...,None]; clean=q*(1-m)+bg*m
a=np.clip((q[...,1]-bg[...,1])/.55,0,1)*(D(hard,iterations=3)); 
# no smallest line
a=a*~((yy>322)&(yy<366)); 
col=np.where(a[...,None]>.03,((q-bg*(1-a[...,None]))/np.maximum(a[...,None],.05)),q).clip(0,1)
K=.84; lx=664-X0; top=62; nx=652-X0; ny=102
up=np.where(yy>ny+(322-top)*K,30.,0.)      # the bars move up, where the line was
sx=lx+(xx-nx)/K; sy=top+(yy-ny)/K+up*0
gap=40*K; t0=ny+(322-top)*K; sy=np.where(yy>t0,top+(yy+gap-6-ny)/K,sy)
S=lambda z: map_coordinates(z,[sy,sx],order=1,cval=0)
A=S(G(a,.45)); C=np.stack([S(col[...,c]*a)/np.maximum(S(a),.02) for c in range(3)],2).clip(0,1); A=A[...,None]
f[:,X0:]=clean*(1-A)+C*A
Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save('x-read.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=True)
Image.open('x-read.jpg').save('preview.png')
