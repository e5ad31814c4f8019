import numpy as np
from PIL import Image
from scipy.signal import fftconvolve
from scipy.ndimage import zoom
import resultpatch as rp
P='src/assets/trailer-poster.jpg'; im=Image.open(P); g=np.asarray(im.convert('L').resize((1920,1080),Image.LANCZOS)).astype(np.float32)
ref=np.asarray(Image.open('frames/015.png').convert('L')).astype(np.float32); T=ref[632:845,1150:1262]; Y0,X0=560,1080; R=g[Y0:900,X0:1340]; best=(-1,)
for s in np.arange(.90,1.12,.01):
    t=zoom(T,s,order=1); t=t-t.mean(); o=np.ones_like(t); q=fftconvolve(R,t[::-1,::-1],'valid'); a=fftconvolve(R,o,'valid'); b=fftconvolve(R**2,o,'valid'); c=q/np.sqrt(np.maximum(b-a*a/t.size,1)*(t**2).sum()); i=np.unravel_index(c.argmax(),c.shape)
    if c[i]>best[0]: best=(c[i],s,X0+i[1],Y0+i[0])
print(best); k=2560/1920; _,s,x,y=best
rp.ps=np.array([0,s*k]); rp.px=np.array([0,0,x*k]); rp.py=np.array([0,0,y*k])
o=rp.patch(np.asarray(im.convert('RGB')).astype(np.float32)/255,0)
from PIL import JpegImagePlugin as JP
Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)).save('x-poster.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=bool(im.info.get('progressive')))
j=Image.open('x-poster.jpg').crop((1480,760,1800,1160)); j.resize((640,800)).save('preview.png')
