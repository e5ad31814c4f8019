"""assemble9.py SHOT BGDIR OUTDIR from:to: the denoised people over the frames of the hall."""
import sys, os, glob, numpy as np
from PIL import Image
shot,bg,out,rg=sys.argv[1:5]; os.makedirs(out,exist_ok=True); lo,hi=map(int,rg.split(':'))
def mask(i):
    f=f'work/mask/{shot}/{i:04d}.png'; return np.asarray(Image.open(f).convert('L')).astype(np.float32)/255
n=0
for i in range(lo,hi):
    f=f'{bg}/{i:04d}.png'; o=f'{out}/{i:04d}.png'
    if os.path.exists(o): continue
    ps=[(s,f'work/people9/{shot}-{s}/{i:04d}.npz') for s in ('receiver','smasher')]
    if not os.path.exists(f) or not all(os.path.exists(p) for _,p in ps): print('missing',i); continue
    b=np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255; A=np.ones(b.shape[:2],np.float32)
    for s,p in ps:
        z=np.load(p); m=z['image'].astype(np.float32)/255; x,y=[int(q) for q in z['at']]; h,w=m.shape[:2]
        if h<3: continue
        if s=='receiver' and shot=='rally': m=m*(1-mask(i)[y:y+h,x:x+w,None])
        b[y:y+h,x:x+w]=b[y:y+h,x:x+w]*(1-m[...,3:])+m[...,:3]; A[y:y+h,x:x+w]*=1-m[...,3]
    fl=f.replace('.png','.floor.png')
    if os.path.exists(fl): Image.fromarray((np.asarray(Image.open(fl).convert('RGB'))*A[...,None]+.5).astype(np.uint8)).save(o.replace('.png','.floor.png'),compress_level=1)
    Image.fromarray((b.clip(0,1)*255+.5).astype(np.uint8)).save(o+'.part.png',compress_level=1); os.rename(o+'.part.png',o); n+=1
print('done',shot,n)
