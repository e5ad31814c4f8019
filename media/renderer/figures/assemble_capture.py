import os, numpy as np
from PIL import Image
src='.media/cap'; out='.media/cap3'; os.makedirs(out,exist_ok=True)
for name in ('capture-screen','capture-wide-screen'):
    z=np.load(f'work/people9/{name}-receiver/0000.npz'); p=z['image'].astype(np.float32)/255; x,y=[int(q) for q in z['at']]; h,w=p.shape[:2]; x+={'capture-screen':137,'capture-wide-screen':0}[name]; y+={'capture-screen':0,'capture-wide-screen':0}[name]
    for suf in ('','-court'):
        f=f'{src}/{name}{suf}.png'; b=np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
        b[y:y+h,x:x+w]=b[y:y+h,x:x+w]*(1-p[...,3:])+p[...,:3]; Image.fromarray((b.clip(0,1)*255+.5).astype(np.uint8)).save(f'{out}/{name}{suf}.png',compress_level=1)
        fl=np.asarray(Image.open(f.replace('.png','.floor.png')).convert('RGB')).astype(np.float32); fl[y:y+h,x:x+w]*=1-p[...,3:]; Image.fromarray((fl+.5).astype(np.uint8)).save(f'{out}/{name}{suf}.floor.png')
