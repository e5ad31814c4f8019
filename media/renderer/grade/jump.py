"""finpic.py OUT a6 a4 a2 racket6 racket4 racket2: take-off, rise and contact in one picture. World: x0=-2.4, z1=2.95, 420 px a metre."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import median_filter
import pics,gear
S=420; x0,z1=-2.4,2.95; W,H=1092,1260
yy,xx=np.mgrid[0:H,0:W]; LUM=np.array([.3,.55,.15])
def un(p): a=p[...,3:]; return np.where(a>1/400,p[...,:3]/np.maximum(a,1/400),0).clip(0,1)
def pre(path,size=None,flip=False):
    a=np.asarray(Image.open(path).convert('RGBA')).astype(np.float32)/255
    p=np.concatenate([a[...,:3]*a[...,3:],a[...,3:]],2)
    if flip: p=p[:,::-1]
    if size: p=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(p[...,c])).resize(size,Image.LANCZOS)) for c in range(4)],2).clip(0,1)
    return p
k=S/497.5; g=pre('base9-finale13.png',(round(796*k),round(1451*k))); top=np.zeros((H,W,4)); X,Y=round((-1.3472-x0)*S),round((z1-2.8961)*S); h,w=g.shape[:2]; h,w=min(h,H-Y),min(w,W-X); top[Y:Y+h,X:X+w]=g[:h,:w]
acc=top; M=np.clip(top[...,3:]*3,0,1)
B=dict(zip((6,4,2),map(float,sys.argv[2:5]))); R=dict(zip((6,4,2),map(float,sys.argv[5:8])))
for i in (2,4,6):
    p=pre(f'R-finn{i}.png',flip=True).astype(float); q=pics.PICS[f'finn{i}'](); ax=q['axis']; hand=q['contact']-ax*(gear.CENTRE-gear.GRIP)
    dx=(xx/S+x0-hand[0]); dz=(z1-yy/S-hand[2]); n=np.hypot(ax[0],ax[2]); s=(dx*ax[0]+dz*ax[2])/n; u=np.abs(-dx*ax[2]+dz*ax[0])/n
    r=np.clip((s-.03)/.05,0,1)*np.clip((.14-u)/.01,0,1)*(s<.66); r=(r*r*(3-2*r))*(0 if i==6 else 1); r=r[...,None]
    lum=un(p)@LUM; r=r*np.clip((median_filter(lum,5)-.45)/.10,0,1)[...,None] if i==4 else r; body=median_filter(lum,7)[...,None]; lum=lum[...,None]
    L=r*np.clip(.60+.75*lum,0,1)+(1-r)*np.clip(.20+1.1*body,0,1); t=r*np.array([.80,.88,1.])+(1-r)*np.array([.66,.78,1.])
    al=p[...,3:]*(r*R[i]+(1-r)*B[i]); l_=np.concatenate([np.clip(t*L,0,1)*al,al],2)
    acc=acc+l_*(1-M); M=np.maximum(M,np.clip(p[...,3:]*1.5*(1-r)+al*r,0,1))
O=np.concatenate([un(acc),acc[...,3:]],2); im=Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA'); print(im.getbbox()); im.save('fp9-full.png')
bx=[round((-2.15-x0)*S),round((z1-2.88)*S),round((.12-x0)*S),round((z1+.05)*S)]; im=im.crop(bx); im.save(sys.argv[1],optimize=True); print(im.size)
b=Image.new('RGB',im.size,(8,30,100)); b.paste(im,mask=im.split()[3]); b.save('fprev.png')
