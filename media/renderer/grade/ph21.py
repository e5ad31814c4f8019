"""ph21.py FROM TO OUT: the smasher of render_ph.py in the frames 0 to 48 of the trailer."""
import sys,os; import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, grey_opening
SRC='enc20/all_before'; lay0=np.zeros((1080,1920,4),np.float32)
def lay(f,pre):
    z=np.load(f); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((1080,1920,4),np.float32)
    if h<5: return S
    q=np.concatenate([im[...,:3]*(1 if pre else im[...,3:]),im[...,3:]],2)[:1080-y,:1920-x]; S[y:y+q.shape[0],x:x+q.shape[1]]=q; return S
def frame(n):
    i=n+18; f=np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255; p=f'sp14/{i:04d}.npz'
    N=lay(f'ph/d{i}.npz',True); old=lay(p,False)[...,3]>.05 if os.path.exists(p) else np.zeros(f.shape[:2],bool)
    ys,xs=np.nonzero(old|(N[...,3]>.3))
    if not len(ys): return f
    Z=(slice(max(0,ys.min()-60),ys.max()+60),slice(max(0,xs.min()-90),xs.max()+90)); q=f[Z]; o=old[Z]; a=N[Z][...,3]; fm=q.max(2)
    core=D(o,iterations=4); th=(G(fm-grey_opening(fm,(19,19)),.7)>.16)&(q.min(2)>.25)&D(o,iterations=26)&~D(o,iterations=1); l=np.zeros_like(th)
    rows=th.mean(1)>.25; th[rows]=False; 
    wt=(~core).astype(np.float32); s1,s2=(1.2,11),(2.5,40); n1=[np.stack([G(q[...,k]*wt,s) for k in range(3)],2)/np.maximum(G(wt,s),1e-4)[...,None] for s in (s1,s2)]; d1=np.clip(G(wt,s1)/.05,0,1)[...,None]; fill=n1[0]*d1+n1[1]*(1-d1)
    k=np.clip(G(core.astype(np.float32),1.2)*1.15,0,1)[...,None]; g=q*(1-k)+fill*k; g=g*(1-a[...,None])+N[Z][...,:3]
    # the phone in front of everything stays
    f[Z]=g; return f.clip(0,1)
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
