"""endjump.py OUT: the end's player with two earlier bodies (`finn2`, `finn4`). 420 px a metre, from x = -1.70 and z = 2.88."""
import os,sys,numpy as np
from PIL import Image
from scipy.ndimage import median_filter, binary_dilation as D, label
import pics,gear,oidn,viewlut
S=420; X0,Z1=-2.4,2.95; W,H=1092,1260; yy,xx=np.mgrid[0:H,0:W]; LUM=np.array([.3,.55,.15]); B={4:.36,2:.55}; R={4:.80,2:.95}; SH={4:.06,2:.0}
un=lambda p: np.where(p[...,3:]>1/400,p[...,:3]/np.maximum(p[...,3:],1/400),0).clip(0,1)
def ghost(i):
    c=f'y-finn{i}.npy'
    if not os.path.exists(c):
        z=np.load(f'R-finn{i}.npz'); C=z['c']; np.save(c,np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2).astype(np.float16))
    P=viewlut.figure(np.load(c).astype(np.float32),'mhc0',0)[:,::-1]
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,k].astype(np.float32))).resize((W,H),Image.LANCZOS)) for k in range(4)],2).clip(0,1).astype(float)
# the figure alone, from the picture that stood
ship=np.asarray(Image.open('ship-closing0.png').convert('RGBA')).astype(float)/255; bx=(round((-2.15-X0)*S),round((Z1-2.88)*S)); full=np.zeros((H,W,4)); h,w=ship.shape[:2]; full[bx[1]:bx[1]+h,bx[0]:bx[0]+w]=ship[:H-bx[1],:W-bx[0]]
A=np.load('d-fin-PK.npy').astype(np.float32)[...,3][:,::-1]; k=S/497.5; a=np.asarray(Image.fromarray(np.ascontiguousarray(A)).resize((round(796*k),round(1451*k)),Image.LANCZOS)).clip(0,1); fa=np.zeros((H,W)); X,Y=round((-1.3472-X0)*S),round((Z1-2.8961)*S)
print(X,Y,ship.shape); y0=max(Y,0); hh,ww=min(a.shape[0]-(y0-Y),H-y0),min(a.shape[1],W-X); fa[y0:y0+hh,X:X+ww]=a[y0-Y:y0-Y+hh,:ww]; fa=np.minimum(fa,full[...,3])
top=np.concatenate([full[...,:3]*fa[...,None],fa[...,None]],2); acc=top; M=np.clip(top[...,3:]*3,0,1)
for i in (2,4):
    p=np.roll(ghost(i),round(SH[i]*S),1); q=pics.PICS[f'finn{i}'](); ax=q['axis']; hand=q['contact']-ax*(gear.CENTRE-gear.GRIP); dx=(xx/S+X0-hand[0]-SH[i]); dz=(Z1-yy/S-hand[2]); n=np.hypot(ax[0],ax[2]); s=(dx*ax[0]+dz*ax[2])/n; u=np.abs(-dx*ax[2]+dz*ax[0])/n
    r=np.clip((s-.03)/.05,0,1)*np.clip((np.where(s<.34,.028,.14)-u)/.008,0,1)*(s<.66); r=(r*r*(3-2*r))[...,None]; lum=un(p)@LUM; rm=r*(np.clip((median_filter(lum,5)-.42)/.10,0,1)[...,None] if i==4 else 1); lum=lum[...,None]; body=lum
    rm=rm*np.where((p[...,3:]>.85)&(s[...,None]>.2),np.clip((lum-.55)/.1,0,1),1)
    col=rm*np.array([.80,.88,1.])*np.clip(.60+.75*lum,0,1)+(1-rm)*(np.array([.62,.76,1.])*.75+un(p)*.35)*np.clip(.10+1.35*(body-.12),0,1)**1.25
    butt=(1-np.clip((-.036-s)/.008,0,1)*np.clip((s+.14)/.01,0,1)*np.clip((.027-u)/.005,0,1)*np.clip((lum.squeeze()-.30)/.12,0,1)*(i==2))[...,None]
    feet=np.clip((Z1-yy/S-.10)/.85,0,1); feet=(.35+.65*feet*feet*(3-2*feet))[...,None]
    al=p[...,3:]*(rm*R[i]+(1-rm)*B[i]*feet)*butt; acc=acc+np.concatenate([col.clip(0,1)*al,al],2)*(1-M); M=np.maximum(M,np.clip((p[...,3:]*1.5*(1-rm)+al*rm)*butt,0,1))
O=np.concatenate([un(acc),acc[...,3:]],2); im=Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA'); print(im.getbbox()); x,y=round((-1.70-X0)*S),round((Z1-2.88)*S); im=im.crop((x,y,x+764,y+1231)); im.save(sys.argv[1],optimize=True); print(im.size)
