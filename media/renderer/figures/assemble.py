"""assemble.py SHOT BGDIR OUTDIR [from:to]: people over the frames of a shot, denoised."""
import sys, os, glob, numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter, gaussian_filter
S=open('final.py').read(); exec(S[S.index('def nlm'):S.index("box=os.environ")])
shot,bg,out=sys.argv[1:4]; os.makedirs(out,exist_ok=True)
H={'rally':.045}.get(shot,.028)
net={}
def mask(i):
    f=f'work/mask/{shot}/{i:04d}.png'
    if not os.path.exists(f): f=f'work/mask/{shot}/0000.png'
    if f not in net: net.clear(); net[f]=np.asarray(Image.open(f).convert('L')).astype(np.float32)/255
    return net[f]
def clean(npz,R):
    z=np.load(npz); m=z['image'].astype(np.float32)/255; a=m[...,3:]
    if m.shape[0]<3: return None
    I=np.concatenate([np.where(a>1/512,m[...,:3]/np.maximum(a,1/512),0).clip(0,1),a],2)
    return nlm(despeckle(I),H,R=R),[int(q) for q in z['at']]
N=len(glob.glob(f'{bg}/[0-9]*.png'))-len(glob.glob(f'{bg}/*.floor.png'))
lo,hi=(int(x) for x in sys.argv[4].split(':')) if len(sys.argv)>4 else (0,9999)
import re
for f in sorted(glob.glob(f'{bg}/[0-9][0-9][0-9][0-9].png')):
    i=int(os.path.basename(f)[:4])
    if not lo<=i<hi: continue
    o=f'{out}/{i:04d}.png'
    if os.path.exists(o): continue
    ps=[(s,f'work/people/{shot}-{s}/{i:04d}.npz') for s in ('receiver','smasher')]
    if not all(os.path.exists(p) for _,p in ps): continue
    b=np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255; A=np.ones(b.shape[:2],np.float32)
    for s,p in ps:
        c=clean(p,2)
        if c is None: continue
        m,(x,y)=c; h,w=m.shape[:2]
        if s=='receiver' and shot in('rally',): m=m*(1-mask(i)[y:y+h,x:x+w,None])
        b[y:y+h,x:x+w]=b[y:y+h,x:x+w]*(1-m[...,3:])+m[...,:3]; A[y:y+h,x:x+w]*=1-m[...,3]
    fl=f.replace('.png','.floor.png')
    if os.path.exists(fl): Image.fromarray((np.asarray(Image.open(fl).convert('RGB'))*A[...,None]+.5).astype(np.uint8)).save(o.replace('.png','.floor.png'))
    Image.fromarray((b.clip(0,1)*255+.5).astype(np.uint8)).save(o+'.part.png'); os.rename(o+'.part.png',o)
print('done',shot)
