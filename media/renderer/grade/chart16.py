"""chart16.py: the chart of the result 22 px higher, clear of the line."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter1d as g1
D=22; X0,X1,Y0,Y1=1144,1860,408,537
for n in range(238,384):
    p=f'enc20/res/{n:03d}.png'; f=np.asarray(Image.open(p).convert('RGB')).astype(np.float32); o=f.copy()
    new=f[Y0:Y1,X0:X1].copy(); new[:Y1-Y0-D]=f[Y0+D:Y1,X0:X1]
    b=f[Y1-4:Y1+1,X0:X1].mean(0); b=g1(b,2,axis=0); a=f[Y1-3:Y1,X0:X1].mean(0); t=np.linspace(0,1,D)[:,None,None]; new[Y1-Y0-D:]=(g1(a,1,axis=0)[None]*(1-t)+b[None]*t)
    w=np.clip((np.arange(Y0,Y1)-Y0)/8,0,1)[:,None,None]*np.clip((np.arange(X0,X1)-X0)/4,0,1)[None,:,None]*np.clip((X1-1-np.arange(X0,X1))/8,0,1)[None,:,None]
    o[Y0:Y1,X0:X1]=f[Y0:Y1,X0:X1]*(1-w)+new*w
    Image.fromarray((o+.5).clip(0,255).astype(np.uint8)).save(f'enc20/all/{n:03d}.png',compress_level=1)
