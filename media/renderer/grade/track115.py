"""track115.py: the still of "Track" without its first speed, which met the edge."""
import numpy as np
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
P='x-track.jpg'; im=Image.open(P); f=np.asarray(im.convert('RGB')).astype(np.float32)/255
X1,Y1=200,182; q=f[:Y1,:X1].copy(); yy,xx=np.mgrid[0:Y1,0:X1].astype(float)
lime=np.minimum(q[...,0],q[...,1])-q[...,2]; M=D(lime>.06,iterations=8); w=(~M).astype(float)
bg=np.stack([G(q[...,c]*w,(28,2))/(G(w,(28,2))+1e-4) for c in range(3)],2); bg=np.stack([G(bg[...,c],(3,1)) for c in range(3)],2)
m=np.clip(G(D(lime>.06,iterations=6).astype(float),1.2),0,1)[...,None]; out=q*(1-m)+bg*m
# the line again, as it is between the next exposures
a=(222.,190.6); b=0; d=np.abs((yy-a[1])-(xx-a[0])*.197)/np.hypot(1,.197)
cov=np.clip(1.9-d,0,1)[...,None]*np.clip((213-xx)/4,0,1)[...,None]; col=np.array([.41,.50,.19]); out=out*(1-cov)+col*cov
f[:Y1,:X1]=out
Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save('x-track2.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=True)
Image.open('x-track2.jpg').crop((0,0,800,300)).resize((1600,600)).save('preview.png')
