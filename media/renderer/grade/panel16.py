"""panel16.py: the far side panel of the shirt, of which only torn pieces were seen from behind, in the white of the shirt (`ma5n`, `readma5n`)."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn
from arm17_put import den, put
L=np.load('d-read16-panel.npy').astype(np.float32); o=[]
for k in range(5):
    n=den(f'c-rman-{k}.npz'); X,Y=round(.725*2560)-round(.58*2560),round(.47*1440)-round(.04*1440); h,w=n.shape[:2]; from scipy.ndimage import gaussian_filter as G; m=np.zeros((h,w)); m[8:-8,8:-8]=1; m=G(m,3)[...,None]; b=L[k].copy(); b[Y:Y+h,X:X+w]=b[Y:Y+h,X:X+w]*(1-m)+n*m; o.append(b)
np.save('d-read16.npy',np.stack(o).astype(np.float16))
for l in 'PL PT PR PS PF PB PK'.split():
    c=(.59,.53,.72,.68); np.save(f'd-m18-{l}.npy',put(np.load(f'd-m17-{l}.npy'),c,den(f'c-ma5n-{l}.npz')).astype(np.float16)); np.savez(f'c-m18-{l}.npz',c=put(np.load(f'c-m17-{l}.npz')['c'],c,np.load(f'c-ma5n-{l}.npz')['c']))
