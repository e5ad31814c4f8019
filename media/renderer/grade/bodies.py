"""heropic.py OUT a6 a4 a2: bodies before the contact behind the fan (fan2's layers)."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import median_filter, gaussian_filter as g
import pics, gear
F=np.asarray(Image.open('hero-fan9.png').convert('RGBA')).astype(float)/255
YY,XX=np.mgrid[0:1451,0:796]
W,H=796,1451; S=497.5; x0,z1=-1.3472,2.75+.2961
AL=dict(zip((6,4,2),map(float,sys.argv[2:5])))
acc=np.zeros((H,W,4))
for i in (6,4,2):
    a=np.asarray(Image.open(f'R-herom{i}.png').convert('RGBA').transpose(0)).astype(float)/255
    a=np.stack([median_filter(a[...,c],3) for c in range(4)],2)
    ox,oy=round((x0+1.9)*S),round((3.05-z1)*S); p=a[oy:oy+H,ox:ox+W]
    if p.shape[:2]!=(H,W): q=np.zeros((H,W,4)); q[:p.shape[0],:p.shape[1]]=p; p=q
    q_=pics.herom(i); hand=q_['contact']-q_['axis']*(gear.CENTRE-gear.GRIP); ax=q_['axis']; dx=XX/S+x0-hand[0]; dz=z1-YY/S-hand[2]; t=(dx*ax[0]+dz*ax[2])/np.hypot(ax[0],ax[2]); u=np.abs(dx*-ax[2]+dz*ax[0])/np.hypot(ax[0],ax[2])
    rk=np.clip((t-.02)/.05,0,1)*np.clip((.125-u)/.01,0,1)*(t<.62)
    if i==6: rk=rk*0
    hd=np.clip((z1-YY/S-1.66)/.06,0,1) if i==6 else 0
    p=p*(1-np.maximum(rk,hd))[...,None]
    l=(p[...,:3]@np.array([.3,.55,.15]))[...,None]; c=np.clip(.12+1.0*l,0,1)*np.array([.66,.79,1.]); al=p[...,3:]*AL[i]
    acc=np.concatenate([c*al+acc[...,:3]*(1-al),al+acc[...,3:]*(1-al)],2)
fa=F[...,3:]; P=np.concatenate([F[...,:3]*fa+acc[...,:3]*(1-fa),fa+acc[...,3:]*(1-fa)],2); al=P[...,3:]
O=np.concatenate([np.where(al>1/512,P[...,:3]/np.maximum(al,1/512),0).clip(0,1),al],2)
Image.fromarray((O*255+.5).astype(np.uint8),'RGBA').save(sys.argv[1],optimize=True)
b=Image.new('RGB',(W,H),(8,18,56)); i=Image.open(sys.argv[1]); b.paste(i,mask=i.split()[3]); b.save('hprev.png')
