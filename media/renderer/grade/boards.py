"""boards.py: in the trailer's "Track" the boards go on to the left edge and to the corner at the right (frames 107 to 236)."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_erosion
SRC=lambda n: f'frames/o/{n-106:03d}.png' if n<219 else f'frames/o/{n-218:03d}.png'
L=lambda n: np.asarray(Image.open(SRC(n)).convert('RGB')).astype(np.float32)/255
Y0,Y1=500,600
ref=np.median(np.stack([L(n)[Y0:Y1] for n in range(130,236,7)]),0); print(np.abs(L(200)[Y0:Y1,1840:]-L(130)[Y0:Y1,1840:]).max())
new=ref.copy(); yy,xx=np.mgrid[Y0:Y1,0:1920].astype(float)
def edge(c0,c1): return ref[:,c0:c1].mean(1)
l=edge(113,117); k=np.clip(.42+.58*xx[:,:112]/112,0,1)[...,None]; new[:,:112]=l[:,None]*k
a,b=edge(1847,1851),edge(1891,1893); t=((xx[:,1852:1890]-1852)/38)[...,None]; new[:,1852:1890]=a[:,None]*(1-t)+np.minimum(a,b)[:,None]*t
m=np.zeros((Y1-Y0,1920)); m[:,:112]=1; m[:,1852:1890]=1; rows=np.clip((yy-501)/2,0,1)*np.clip((592-yy)/4,0,1); m=m*rows
def fix(f,n):
    if n>236: return f
    q=f[Y0:Y1]; same=np.clip(1-(G(np.abs(q-ref).max(2),1.2)-.05)/.05,0,1); w=(m*same)[...,None]; f=f.copy(); f[Y0:Y1]=q*(1-w)+new*w; return f
if __name__=='__main__':
    for n in range(107,398): Image.fromarray((fix(L(n),n)*255+.5).clip(0,255).astype(np.uint8)).save(f'frames/o/{n-106:03d}.png',compress_level=1)
    o=Image.new('RGB',(1920,1080))
    for k,n in enumerate((107,120,168,216)): o.paste(Image.open(f'frames/o/{n-106:03d}.png').resize((960,540)),(k%2*960,k//2*540))
    o.save('preview.png')
