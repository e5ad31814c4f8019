import sys; sys.path.insert(0,'.')
import os; os.makedirs('frames/p',exist_ok=True)
import numpy as np
from PIL import Image
import receiver as R, shuttle, shoehalo
exec(open('put13.py').read().split("if __name__")[0])
L=lambda f: np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
ld=lambda n:(L(f'frames/x/{n:03d}.png')+L(f'frames/y/{n:03d}.png'))/2
def arm_away(f,n):
    """The former free arm out of the frame: the wall, whose colour changes along x only."""
    f=f.copy(); x0,x1,y0,y1=586,722,486,651; col=f[653:658,x0:x1].mean(0); dark=col.mean(1)<.20; i=np.arange(x1-x0); col=np.stack([np.interp(i,i[dark],col[dark,c]) for c in range(3)],1); yy,xx=np.mgrid[y0:y1,x0:x1]
    from scipy.ndimage import binary_dilation as D,gaussian_filter as G
    old=G(D(np.abs(f[y0:y1,x0:x1]-col[None]).max(2)>.07,iterations=4).astype(float),1.2)
    m=(old*np.clip((xx-x0)/6,0,1)*np.clip((yy-y0)/10,0,1)*np.clip((y1-yy)/5,0,1))[...,None]; f[y0:y1,x0:x1]=f[y0:y1,x0:x1]*(1-m)+col[None]*m; return f
def base(n):
    f=ld(n); f=shoehalo.clean(f,shoehalo.feet(f)); f=shuttle.shrink(R.frame(f,n),n); f=arm_away(f,n) if n>=92 else f; return put(f,n)
for n in range(66,114):
    f=ld(n)
    if n<=106:
        f=base(n)
    Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save(f'frames/p/{n-65:03d}.png',compress_level=1)
