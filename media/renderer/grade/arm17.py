"""arm17.py: the free arm (ma5, wa3) in the layers of the man and the woman; writes d-m17-*.npy and d-w17-*.npy, and the result's."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, os
from scipy.ndimage import gaussian_filter as G
def den(f): z=np.load(f); C=z['c']; return np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2)
def put(base,crop,new):
    H,W=base.shape[:2]; X,Y=round(crop[0]*W),round(crop[1]*H); h,w=new.shape[:2]; m=np.zeros((h,w)); m[12:-12,12:-12]=1; m=G(m,4)[...,None]; o=base.astype(np.float32).copy(); o[Y:Y+h,X:X+w]=o[Y:Y+h,X:X+w]*(1-m)+new*m; return o
which=sys.argv[1]
if which in ('m','w'):
    tag,src,crop=dict(m=('m16','ma5',(.66,.38,.91,.68)),w=('w16','wa3',(.62,.42,.86,.72)))[which]
    for L in 'PL PT PR PS PF PB PK'.split():
        f=f'd-{tag}-{L}.npy'
        b=np.load(f) if os.path.exists(f) else den(f'c-{tag}-{L}.npz')
        z=np.load(f'c-{src}-{L}.npz')['c']; n=den(f'c-{src}-{L}.npz')
        n[...,:3]=n[...,:3]; o=put(b,crop,n); r=put(np.load(f'c-{tag}-{L}.npz')['c'],crop,z)
        if which=='m': c2=(.63,.60,.80,.75); o=put(o,c2,den(f'c-ma5h-{L}.npz')); r=put(r,c2,np.load(f'c-ma5h-{L}.npz')['c'])
        t=tag.replace('16','17'); np.save(f'd-{t}-{L}.npy',o.astype(np.float16)); np.savez(f'c-{t}-{L}.npz',c=r)
else:
    tag,src,crop,full=dict(r=('read16','rma5',(.715,.36,.85,.70),(.58,.04,.88,.92)),rw=('readwide16','rwma5',(.47,.42,.59,.66),(.36,.02,.72,.95)))[which]
    for k in range(5):
        b=den(f'c-{tag}-{k}.npz'); n=den(f'c-{src}-{k}.npz'); W_,H_=2560,1440; X0,Y0=round(full[0]*W_),round(full[1]*H_); X,Y=round(crop[0]*W_)-X0,round(crop[1]*H_)-Y0
        h,w=n.shape[:2]; m=np.zeros((h,w)); m[10:-10,10:-10]=1; m=G(m,3)[...,None]; b[Y:Y+h,X:X+w]=b[Y:Y+h,X:X+w]*(1-m)+n*m; np.save(f'd-{tag}a-{k}.npy',b.astype(np.float16))
