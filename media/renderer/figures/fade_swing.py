import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, binary_opening
im=np.asarray(Image.open('outb/hero-smash.png').convert('RGBA')).astype(float).copy(); H,W=im.shape[:2]; yy,xx=np.mgrid[:H,:W]
core=binary_opening(im[...,3]>235,iterations=2); solid=binary_dilation(core,iterations=4); g=(~solid)&(xx<568)&(yy>160)&(yy<760)
fade=np.ones((H,W))
for x,y,r in ((530,398,38),(470,432,62),(430,470,60),(470,500,70),(510,470,60),(540,410,46),(495,540,60),(375,560,60),(420,520,60)):
    fade=np.minimum(fade,np.clip((np.hypot(xx-x,yy-y)-r*.75)/(r*.55),0,1))
gain=1.35*np.interp(yy,[300,420,540,640],[1.75,1.5,1.3,1.15])
im[...,3]=np.where(g,np.clip(im[...,3]*fade*gain,0,200),im[...,3])
z=(xx>455)&(yy>392)&(yy<640); im[...,3]=np.where(z&(~binary_dilation(core,iterations=2)),0,im[...,3])
lum=im[...,:3].mean(2,keepdims=True)
im[...,:3]=np.where(g[...,None],lum*np.array([.94,.98,1.05]),im[...,:3])
Image.fromarray((im+.5).clip(0,255).astype(np.uint8),'RGBA').save('hero-smash.png',optimize=True)
