"""landpic.py OUT: leap, swing and landing in one picture. World: x0=-1.3, z1=2.95, 420 px a metre."""
import sys,numpy as np
from PIL import Image
import pics
S=420; x0,z1=-1.3,2.95; W=H=1260
yy,xx=np.mgrid[0:H,0:W]
def pre(path,size=None,flip=False):
    a=np.asarray(Image.open(path).convert('RGBA')).astype(np.float32)/255
    p=np.concatenate([a[...,:3]*a[...,3:],a[...,3:]],2)
    if flip: p=p[:,::-1]
    if size: p=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(p[...,c])).resize(size,Image.LANCZOS)) for c in range(4)],2).clip(0,1)
    return p
def place(p,X,Y):
    o=np.zeros((H,W,4),np.float32); h,w=p.shape[:2]; x,y=round(X),round(Y); sx,sy=max(0,-x),max(0,-y); x,y=max(x,0),max(y,0); h2,w2=min(h-sy,H-y),min(w-sx,W-x)
    o[y:y+h2,x:x+w2]=p[sy:sy+h2,sx:sx+w2]; return o
def over(a,acc): return np.concatenate([a[...,:3]+acc[...,:3]*(1-a[...,3:]),a[...,3:]+acc[...,3:]*(1-a[...,3:])],2)
def un(p): a=p[...,3:]; return np.where(a>1/400,p[...,:3]/np.maximum(a,1/400),0).clip(0,1)
LUM=np.array([.3,.55,.15])
acc=np.zeros((H,W,4))
# leap
BODY=float(sys.argv[2]) if len(sys.argv)>2 else .46
k=S/497.5; g=pre('base-fin-h.png',(round(796*k),round(1451*k))); g=place(g,(-1.3472-x0)*S,(z1-2.8961)*S)
E=pics.land_exposures()
hand,ax,n=E[0]; dx=(xx/S+x0-hand[0]); dz=(z1-yy/S-hand[2]); s=(dx*ax[0]+dz*ax[2])/np.hypot(ax[0],ax[2]); r=np.clip((s-.02)/.08,0,1); r=(r*r*(3-2*r))[...,None]
c=un(g); l=(c@LUM)[...,None]; tint=np.clip(.10+1.05*l,0,1)*np.array([.62,.76,1.]); c=c*r+(tint*.8+c*.2)*(1-r)
al=g[...,3:]*(r*.97+(1-r)*BODY); acc=np.concatenate([c*al,al],2)
A=[0,.62,.58,.55,.55,.62,.74]; ARM=.7
for i in range(1,7):
    hand,ax,n=E[i]; mid=i in (1,2,3)
    p=np.load(f'out/finalem{i}.npy').astype(float) if mid else pre(f'gh2/land-{i}.png',(W,H),True)
    al=p[...,3:]; l=un(p)@LUM
    dx=(xx/S+x0-hand[0]); dz=(z1-yy/S-hand[2]); s=(dx*ax[0]+dz*ax[2])/np.hypot(ax[0],ax[2]); d=np.hypot(dx,dz)
    r=np.clip((s-.05)/.06,0,1); r=r*r*(3-2*r); f=np.clip(1-(d-.05)/.60,0,1); f=f*f*(3-2*f)
    B=[0,float(sys.argv[3]),float(sys.argv[4]),float(sys.argv[5])][i] if mid else 0
    body=np.clip(B/A[i]+f*(ARM*.75-B/A[i]),0,1) if mid else f*ARM
    w=(r+(1-r)*body)[...,None]; L=(r*np.clip(.60+.75*l,0,1)+(1-r)*np.clip(.18+1.15*l,0,1))[...,None]
    t=r[...,None]*np.array([.80,.88,1.])+(1-r[...,None])*np.array([.66,.78,1.]); al=al*A[i]*w
    acc=over(np.concatenate([np.clip(t*L,0,1)*al,al],2),acc)
F=pre('base-land-h.png'); acc=over(F,acc)
O=np.concatenate([un(acc),acc[...,3:]],2)
Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA').save(sys.argv[1],optimize=True)
b=Image.new('RGB',(W,H),(10,28,96)); i=Image.open(sys.argv[1]); b.paste(i,mask=i.split()[3]); b.save('landprev.png'); print(i.getbbox())
