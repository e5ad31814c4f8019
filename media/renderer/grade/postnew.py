"""postnew.py: the receiver of `ready` in the poster of the trailer."""
import numpy as np
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O_, label
import receiver as R
im=Image.open('ship-poster.jpg'); f=np.asarray(im.convert('RGB')).astype(np.float32)/255
R.XL,R.XR,R.YT,R.YB=1512,1852,796,1128; R.SL=((812,-.0102),(974,.0028)); R.NET=(975,813,1073)
q=f[R.YT:R.YB,R.XL:R.XR]; lime=np.minimum(q[...,0],q[...,1])-q[...,2]; keep=np.clip((G(lime,1.2)-.02)/.10,0,1)*(np.mgrid[R.YT:R.YB,R.XL:R.XR][1]>1600)
keep=np.where((q[...,0]>q[...,1]*1.02),0,keep); keep=np.clip(G(keep,1.)*1.3,0,1)
o=R.put(f,0,R.P,1643,1103,264,squash=.935,lean=4,line=lambda x:1132-.245*(x-1672),keep=keep,mesh=.2)
bg=R.plate(f,None)[0]; yy,xx=np.mgrid[R.YT:R.YB,R.XL:R.XR]; win=(xx>1540)&(xx<1738)&(yy>828)&(yy<1114)
skin=np.stack([G(q[...,c],2.) for c in range(3)],2); bl=np.stack([G(bg[...,c],2.) for c in range(3)],2); old=(np.abs(skin-bl).max(2)>.09)&win&(keep<.5)
new=(np.abs(o[R.YT:R.YB,R.XL:R.XR]-bg).max(2)>.05)&win&(keep<.5)
old=O_(old,iterations=2); hx,hy,rx,ry=1593,936,1567,873; t_=np.clip(((xx-hx)*(rx-hx)+(yy-hy)*(ry-hy))/((rx-hx)**2+(ry-hy)**2),0,1); old=old|(np.hypot(xx-rx,yy-ry)<25)|(np.hypot(xx-hx-t_*(rx-hx),yy-hy-t_*(ry-hy))<5); l,_=label(D(old|O_(new,iterations=1),iterations=3)); c=np.bincount(l.ravel()); c[0]=0; M=l==c.argmax(); M=np.clip(G(D(M,iterations=4).astype(float),2.)*1.0,0,1)*np.clip((yy-826)/6,0,1)*(1-np.clip(G(lime,1.)/.06,0,1)*(xx>1600)*(~(skin[...,0]>skin[...,1]*1.02)))
p=o[R.YT:R.YB,R.XL:R.XR].copy(); o=f.copy(); o[R.YT:R.YB,R.XL:R.XR]=q*(1-M[...,None])+p*M[...,None]
Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)).save('x-poster.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=bool(im.info.get('progressive')))
W=Image.new('RGB',(1400,900))
for k,z in enumerate((o,f)): W.paste(Image.fromarray((z*255).clip(0,255).astype(np.uint8)).crop((1480,770,1880,1160)).resize((700,683)),(k*700,0))
W.save('preview.png')
