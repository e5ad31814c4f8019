"""swing14.py: hero-smash.png and lab-smash.png with the blur of the swing in place of an earlier body."""
import sys; sys.path.insert(0,'/tmp/R')
import numpy as np
from PIL import Image
import swing
S=497.5; X0,Z1=-2.6472,3.0461; W,H=round(2.8*S),round(3.15*S); X=round((-1.3472-X0)*S)
un=lambda p: np.where(p[...,3:]>1/400,p[...,:3]/np.maximum(p[...,3:],1/400),0).clip(0,1)
for n,fig,gain in (('hero','heroarm.png',1.0),('lab','labarm.png',1.0)):
    F=np.asarray(Image.open(fig).convert('RGBA')).astype(float)/255; F=np.concatenate([F[...,:3]*F[...,3:],F[...,3:]],2); top=np.zeros((H,W,4)); h,w=F.shape[:2]; h,w=min(h,H),min(w,W-X); top[:h,X:X+w]=F[:h,:w]
    top=np.pad(top,((80,0),(0,0),(0,0)))
    q=swing.put(top,(872-300+X,428-60+80),(800-300+X,620-60+80),deg=100,arm=22,gain=gain,power=1.9,top=80+73)[80:]
    O=np.concatenate([un(q),q[...,3:]],2); im=Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA'); x=round((-1.48-X0)*S); y=round((Z1-2.90)*S); print(im.getbbox(),(x,y)); im=im.crop((x,y,x+796,y+1418)); im.save(f's14-{n}.png',optimize=True)
