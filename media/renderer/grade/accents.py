import os; COL=eval(os.environ.get('COL','(.20,.43,1.)'))

import sys,numpy as np
from PIL import Image
def blue(path,boxes):
    I=np.asarray(Image.open(path).convert('RGBA')).astype(float); 
    for x0,y0,x1,y1,th in boxes:
        c=I[y0:y1,x0:x1,:3]/255; mx=c.max(2); mn=c.min(2); sat=(mx-mn)/np.maximum(mx,1e-3)
        red=(c[...,0]>=c[...,1])&(c[...,1]>=c[...,2]*.55); m=(np.clip((sat-th)/.12,0,1)*red)[...,None]
        v=mx[...,None]; n=np.clip(np.array(COL)*(v*.95+.05)+(1-sat[...,None])*.25*v,0,1)
        I[y0:y1,x0:x1,:3]=(c*(1-m)+n*m)*255
    Image.fromarray(I.clip(0,255).astype(np.uint8),'RGBA').save(path,optimize=True)
blue(sys.argv[1],[tuple(map(float if False else eval,b.split(','))) for b in sys.argv[2:]])
