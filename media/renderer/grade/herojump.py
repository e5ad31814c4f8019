"""herojump.py FIGURE OUT B6 B4 B2 R6 R4 R2: the man's earlier bodies behind FIGURE (796 x 1451 at 497.5 px a metre)."""
import sys,os,numpy as np
from PIL import Image
from scipy.ndimage import median_filter,gaussian_filter as G
import pics,gear,oidn,viewlut
S=497.5; X0,Z1=-2.6472,3.0461; W,H=round(2.8*S),round(3.15*S); yy,xx=np.mgrid[0:H,0:W]; LUM=np.array([.3,.55,.15])
fig,out=sys.argv[1:3]; B=dict(zip((6,4,2),map(float,sys.argv[3:6]))); R=dict(zip((6,4,2),map(float,sys.argv[6:9]))); N=sys.argv[9] if len(sys.argv)>9 else 'hn'
SH={int(k):float(v) for k,v in (q.split(':') for q in os.environ.get('SHIFT','6:0').split(','))}
un=lambda p: np.where(p[...,3:]>1/400,p[...,:3]/np.maximum(p[...,3:],1/400),0).clip(0,1)
def ghost(i):
    c=f'y-{N}{i}.npy'
    if not os.path.exists(c):
        z=np.load(f'R-{N}{i}.npz'); C=z['c']; O=np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2); np.save(c,O.astype(np.float16))
    P=viewlut.figure(np.load(c).astype(np.float32),'mhc0',0)[:,::-1]
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,k].astype(np.float32))).resize((W,H),Image.LANCZOS)) for k in range(4)],2).clip(0,1)
F=np.asarray(Image.open(fig).convert('RGBA')).astype(float)/255; F=np.concatenate([F[...,:3]*F[...,3:],F[...,3:]],2)
top=np.zeros((H,W,4)); X=round((-1.3472-X0)*S); h,w=F.shape[:2]; h,w=min(h,H),min(w,W-X); top[:h,X:X+w]=F[:h,:w]
acc=top; M=np.clip(top[...,3:]*3,0,1)
for i in [int(v) for v in os.environ.get('ONLY','2,4,6').split(',')]:
    p=ghost(i).astype(float); d_=SH.get(i,0); p=np.roll(p,round(d_*S),1); q=pics.PICS[f'{N}{i}'](); ax=q['axis']; hand=q['contact']-ax*(gear.CENTRE-gear.GRIP)
    dx=(xx/S+X0-hand[0]-d_); dz=(Z1-yy/S-hand[2]); n=np.hypot(ax[0],ax[2]); s=(dx*ax[0]+dz*ax[2])/n; u=np.abs(-dx*ax[2]+dz*ax[0])/n
    r=np.clip((s-.03)/.05,0,1)*np.clip((np.where(s<.34,.028,.14)-u)/.008,0,1)*(s<.66); r=r*r*(3-2*r)*(i!=6); r=r[...,None]
    lum=un(p)@LUM; body=lum[...,None]; rm=r*(np.clip((median_filter(lum,5)-.42)/.10,0,1)[...,None] if i==4 else 1); lum=lum[...,None]
    Lb=np.clip(.10+1.35*(body-.12),0,1)**1.25; Lr=np.clip(.60+.75*lum,0,1)
    col=rm*np.array([.80,.88,1.])*Lr+(1-rm)*(np.array([.62,.76,1.])*Lb*.75+un(p)*Lb*.35)
    butt=(1-np.clip((-.036-s)/.008,0,1)*np.clip((s+.14)/.01,0,1)*np.clip((.027-u)/.005,0,1)*np.clip((lum.squeeze()-.30)/.12,0,1)*(i==2))[...,None]
    feet=np.clip((Z1-yy/S-.62)/.75,0,1); feet=(.03+.97*feet*feet*(3-2*feet))[...,None]
    al=p[...,3:]*(rm*R[i]+(1-rm)*B[i]*feet)*butt; l_=np.concatenate([col.clip(0,1)*al,al],2)
    fade=np.clip(.45+.55*(xx/S+X0+1.8)/.5,.45,1)*np.clip(.35+.65*((Z1-yy/S<.0)*0+(yy<1e9)),0,1) if i==6 else 1.
    l_=l_*np.asarray(fade)[...,None] if i==6 else l_
    acc=acc+l_*(1-M); M=np.maximum(M,np.clip((p[...,3:]*1.5*(1-rm)+al*rm)*butt,0,1))
O=np.concatenate([un(acc),acc[...,3:]],2); im=Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA'); print(im.getbbox(),im.size); x=round((-1.48-X0)*S); y=round((Z1-2.90)*S); im=im.crop((x,y,x+796,y+1418)); im.save(out,optimize=True)
b=Image.new('RGB',im.size,(8,24,84)); b.paste(im,mask=im.split()[3]); b.save('gprev.png')
