"""post16.py: smasher and receiver of the poster of the trailer once more."""
import sys,os,subprocess; sys.path[:0]=['','fig']
import numpy as np, cv2, viewlut
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O_, label
import man20 as man16, receiver16 as R
im=Image.open('ship-poster.jpg'); f=np.asarray(im.convert('RGB')).astype(np.float32)/255
np.save('pp-old.npy',cv2.resize(f,(1920,1080),interpolation=cv2.INTER_AREA)); subprocess.run(['/usr/bin/python3','plate16.py','pp-old.npy','pp-plate.npy'],check=True)
up=lambda a:cv2.resize(a.astype(np.float32),(2560,1440),interpolation=cv2.INTER_CUBIC)
m=man16.man(2560,1440,'mhc-35',.30); import mend20; P=up(mend20.mend(np.load('pp-plate.npy'))); B=P*(1-m[...,3:])+m[...,:3]
_pm=np.load('pp-mask.npy'); _pm[842:866,614:682]=True; _pm[692:733,568:664]=True
mk=D(cv2.resize(_pm.astype(np.uint8),(2560,1440))>0,iterations=4)|D(m[...,3]>.01,iterations=4); mk=np.clip(G(mk.astype(np.float32),2.),0,1)[...,None]
lm=np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.08)/.14,0,1)*np.clip((f[...,1]-f[...,0]*.99)/.04,0,1); yy,xx=np.mgrid[0:1440,0:2560]; lm=np.clip(G(lm*((xx>889)&(yy>206)),.8)*1.5,0,1)[...,None]
o1=f*(1-mk)+(B*(1-lm)+f*lm)*mk
# the receiver
f=o1
Q=viewlut.figure(np.load('rd22.npy'),'mhc0',.05)[:,::-1].astype(np.float32); A_=Q[...,3]; ys,xs=np.nonzero(A_>.02); full=A_.shape[0]; Q=Q[ys.min():ys.max()+1,xs.min():xs.max()+1]; A_=Q[...,3]
ho=R.HEAD/1600; top=[r for r in range(Q.shape[0]) if A_[r].max()>.5][0]; R.P=Q; R.HEAD=Q.shape[0]-top; low=np.nonzero(A_[-40:].max(0)>.3)[0]; R.CX=(low.min()+low.max())/2; h=264*(R.HEAD/full)/ho
R.XL,R.XR,R.YT,R.YB=1512,1852,796,1128; R.SL=((812,-.0102),(974,.0028)); R.NET=(975,813,1073)
q=f[R.YT:R.YB,R.XL:R.XR]; lime=np.minimum(q[...,0],q[...,1])-q[...,2]; keep=np.clip((G(lime,1.2)-.02)/.10,0,1)*(np.mgrid[R.YT:R.YB,R.XL:R.XR][1]>1600)
keep=np.where((q[...,0]>q[...,1]*1.02),0,keep); keep=np.clip(G(keep,1.)*1.3,0,1)
o=R.put(f,0,R.P,1620,1103,h,squash=.985,lean=4,line=lambda x:1132-.245*(x-1672),keep=keep,mesh=.2)
bg=R.plate(f,None)[0]; yy,xx=np.mgrid[R.YT:R.YB,R.XL:R.XR]; win=(xx>1530)&(xx<1742)&(yy>828)&(yy<1114)
skin=np.stack([G(q[...,c],2.) for c in range(3)],2); bl=np.stack([G(bg[...,c],2.) for c in range(3)],2); old=(np.abs(skin-bl).max(2)>.09)&win&(keep<.5)
new=(np.abs(o[R.YT:R.YB,R.XL:R.XR]-bg).max(2)>.05)&win&(keep<.5)
old=O_(old,iterations=2); hx,hy,rx,ry=1593,936,1567,873; t_=np.clip(((xx-hx)*(rx-hx)+(yy-hy)*(ry-hy))/((rx-hx)**2+(ry-hy)**2),0,1); old=old|(np.hypot(xx-rx,yy-ry)<25)|(np.hypot(xx-hx-t_*(rx-hx),yy-hy-t_*(ry-hy))<5); l,_=label(D(old|O_(new,iterations=1),iterations=3)); c=np.bincount(l.ravel()); c[0]=0; M=l==c.argmax(); M=np.clip(G(D(M,iterations=4).astype(float),2.)*1.0,0,1)*np.clip((yy-826)/6,0,1)*(1-np.clip(G(lime,1.)/.06,0,1)*(xx>1600)*(~(skin[...,0]>skin[...,1]*1.02)))
p=o[R.YT:R.YB,R.XL:R.XR].copy(); o=f.copy(); o[R.YT:R.YB,R.XL:R.XR]=q*(1-M[...,None])+p*M[...,None]
Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)).save('x-poster.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=bool(im.info.get('progressive')))
W=Image.new('RGB',(1700,1000)); I=Image.fromarray((o*255).clip(0,255).astype(np.uint8)); W.paste(I.crop((350,100,1150,1250)).resize((696,1000)),(0,0)); W.paste(I.crop((1480,770,1880,1160)).resize((1000,975)),(700,0)); W.save('a.png')
