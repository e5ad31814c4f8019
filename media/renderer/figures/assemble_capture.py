import sys, os, numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter, gaussian_filter
S=open('final.py').read(); exec(S[S.index('def nlm'):S.index("box=os.environ")])
src='.media/cap'; out='.media/cap2'; os.makedirs(out,exist_ok=True)
for name in ('capture-screen','capture-wide-screen'):
    z=np.load(f'work/people/{name}-receiver/0000.npz'); m=z['image'].astype(np.float32)/255; a=m[...,3:]; x,y=[int(q) for q in z['at']]
    I=np.concatenate([np.where(a>1/512,m[...,:3]/np.maximum(a,1/512),0).clip(0,1),a],2); p=nlm(despeckle(I),.04,R=4); h,w=p.shape[:2]
    for suf in ('','-court'):
        f=f'{src}/{name}{suf}.png'; b=np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
        b[y:y+h,x:x+w]=b[y:y+h,x:x+w]*(1-p[...,3:])+p[...,:3]; Image.fromarray((b.clip(0,1)*255+.5).astype(np.uint8)).save(f'{out}/{name}{suf}.png')
        fl=np.asarray(Image.open(f.replace('.png','.floor.png')).convert('RGB')).astype(np.float32); fl[y:y+h,x:x+w]*=1-p[...,3:]; Image.fromarray((fl+.5).astype(np.uint8)).save(f'{out}/{name}{suf}.floor.png')
