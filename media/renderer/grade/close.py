"""macpic.py OUT: exposures of racket and shuttle of a serve. World: x0=-.42, z1=.30, 2000/1.1 px a metre."""
import sys,numpy as np
from PIL import Image
W,H=2000,1000; S=W/1.1; x0,z1=-.42,.30
yy,xx=np.mgrid[0:H,0:2440]; X=xx/S+x0; Z=z1-yy/S
L=lambda n: np.pad(np.load((f'mac3/{n}.npy' if n[0]=='r' or n=='s0' else f'mac2/{n}.npy')).astype(np.float64),((0,0),(0,440),(0,0)))
def over(a,b): return np.concatenate([a[...,:3]+b[...,:3]*(1-a[...,3:]),a[...,3:]+b[...,3:]*(1-a[...,3:])],2)
def grade(p,gain=1.0,tint=(.97,.985,1.0)):
    a=p[...,3:]; c=np.where(a>1/400,p[...,:3]/np.maximum(a,1/400),0).clip(0,1)
    return np.concatenate([np.clip(c*gain*np.array(tint),0,1)*a,a],2)
W2=2440
acc=np.zeros((H,W2,4))
for n,al in (('r3',.17),('r2',.30),('r1',.50)):
    p=L(n); a=p[...,3:]; l=(np.where(a>1/400,p[...,:3]/np.maximum(a,1/400),0)@np.array([.3,.55,.15])).clip(0,1)[...,None]
    c=np.clip(.35+.75*l,0,1)*np.array([.74,.84,1.]); acc=over(np.concatenate([c*a*al,a*al],2),acc)
acc=over(grade(L('r0'),1.04),acc)
D=np.array([.993,.12])/np.hypot(.993,.12); OLD=[0,.095,.195,.292,.386,.476,.562]; NEW=[0,.165,.337,.531,.666,.786]
SL=float(sys.argv[2]) if len(sys.argv)>2 else .15
D2=np.array([1,SL])/np.hypot(1,SL); turn=np.degrees(np.arctan2(D[1],D[0])-np.arctan2(D2[1],D2[0]))
def rotated(p,cx,cy,deg): return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(p[...,c]).astype(np.float32)).rotate(deg,Image.BICUBIC,center=(cx,cy))) for c in range(4)],2).clip(0,1)
for i in range(5,-1,-1):
    p=grade(L(f's{i}'),1.10)
    if i: p=rotated(p,(OLD[i]*D[0]-x0)*S,(z1-OLD[i]*D[1])*S,-turn)
    dx=NEW[i]*D2[0]-OLD[i]*D[0]; dz=NEW[i]*D2[1]+.08*NEW[i]**2-OLD[i]*D[1]
    acc=over(np.roll(p,(-round(dz*S),round(dx*S)),(0,1)),acc)
# shafts fade towards the hand; the earliest exposure fades at the bottom
f=np.clip((.225-Z)/.09,0,1); f=f*f*(3-2*f); f=np.where(X>.12,1,f); acc=acc*f[...,None]
x_a,x_b=-.275,.905; z_a,z_b=.225,-.185
box=[round((x_a-x0)*S),round((z1-z_a)*S),round((x_b-x0)*S),round((z1-z_b)*S)]
O=np.concatenate([np.where(acc[...,3:]>1/512,acc[...,:3]/np.maximum(acc[...,3:],1/512),0).clip(0,1),acc[...,3:]],2)
im=Image.fromarray((O*255+.5).astype(np.uint8),'RGBA'); print(im.getbbox(),box); im=im.crop(box).transpose(1); im.save(sys.argv[1],optimize=True); print(im.size,im.width/im.height)
b=Image.new('RGB',im.size,(6,12,34)); b.paste(im,mask=im.split()[3]); b.save('mac/prev.png')
