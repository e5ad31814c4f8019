"""close14.py OUT: rackets rendered from the side, the shuttles of the picture that stood."""
import sys,numpy as np
from PIL import Image
S=2000/1.1; x0,z1=-.42,.45
SRC='src/assets/contact-smash.png'
old=Image.open(SRC if len(sys.argv)<3 else sys.argv[2]).convert('RGBA'); W0,H0=old.size
def L(n): 
    q=np.asarray(Image.open(f'mac4/{n}.png').convert('RGBA')).astype(float)/255; q=q[:,::-1]; q[...,:3]*=q[...,3:]; return np.ascontiguousarray(np.pad(q,((0,0),(0,600),(0,0))))
H,W=L('r0').shape[:2]
yy,xx=np.mgrid[0:H,0:W]; X=xx/S+x0; Z=z1-yy/S
def over(a,b): return np.concatenate([a[...,:3]+b[...,:3]*(1-a[...,3:]),a[...,3:]+b[...,3:]*(1-a[...,3:])],2)
acc=np.zeros((H,W,4))
# shafts go on behind the form; the earliest fade sooner (Z is up in the render: the hand)
def fade(p,a,b):
    f=np.clip((b-Z)/(b-a),0,1); f=f*f*(3-2*f); return p*f[...,None]
import sys as _s; _s.path.insert(0,'')
from scipy.ndimage import gaussian_filter as G
def blur(p,deg=44,n=420,power=2.2,gain=2.9):
    """The swing before the contact: copies of the racket, turned back about a point 60 cm below it."""
    im=Image.fromarray(G(np.clip(p[...,:3].mean(2)-.10,0,1)**1.3,1.0).astype(np.float32)); L=np.zeros((H,W),np.float32)
    ax=np.array([.17,-.98]); ax/=np.hypot(*ax); piv=((0-ax[0]*.46-x0)*S,(z1-(0-ax[1]*.46))*S)
    for i in range(1,n+1):
        t=i/n; L+=(1-t)**power*np.asarray(im.rotate(-deg*t,Image.BICUBIC,center=piv))
    r_=np.hypot(xx-piv[0],yy-piv[1])/S; w_=np.clip((r_-.27)/.28,0,1)**1.2; L=G(L,2.5)*w_
    L=1-np.exp(-L*gain/n*8*.8); A=np.clip(L,0,.8)[...,None]; return np.concatenate([np.array([.58,.73,1.])*A,A],2)
acc=fade(blur(L('r0')),.13,.29)
def hallblue(p):
    """Grey shadows of the studio in the blue of the hall."""
    a=p[...,3:]; c=np.where(a>1/400,p[...,:3]/np.maximum(a,1/400),0).clip(0,1); l=(c@np.array([.3,.55,.15]))[...,None]; s=(c.max(2)-c.min(2))[...,None]/np.maximum(c.max(2)[...,None],.02)
    k=[0,.15,.45,.75,1]; m=np.stack([np.interp(l[...,0],k,v) for v in ([.02,.06,.30,.72,1.],[.03,.13,.42,.79,1.],[.12,.38,.80,.96,1.])],2)
    w=np.clip(1-(s-.35)/.25,0,1)*.62; c=c*(1-w)+m*w; return np.concatenate([c*a,a],2)
r0=L('r0'); r0[...,:3]=np.minimum(r0[...,:3]*1.04,r0[...,3:]); acc=over(fade(hallblue(r0),.135,.226),acc)
s0=L('s0'); s0[...,:3]=np.minimum(s0[...,:3]*1.10,s0[...,3:]); acc=over(hallblue(s0),acc)
x_a,x_b,z_a,z_b=-.275,.905,.225,-.185
top=round((z1-z_b)*S); left=round((x_a-x0)*S)      # the former picture's box; below (flipped) it goes on to Z=.42
bot=round((z1-.225)*S)
acc=acc[bot:top,left:left+W0][::-1]                # flipped
o=np.asarray(old).astype(float)/255; o=np.concatenate([o[...,:3]*o[...,3:],o[...,3:]],2)
o[:, :700]=0                                       # rackets and first shuttle
o=np.pad(o,((0,acc.shape[0]-H0),(0,0),(0,0))) if acc.shape[0]>=H0 else o[:acc.shape[0]]
acc=over(hallblue(o),acc)
O=np.concatenate([np.where(acc[...,3:]>1/512,acc[...,:3]/np.maximum(acc[...,3:],1/512),0).clip(0,1),acc[...,3:]],2)
im=Image.fromarray((O*255+.5).astype(np.uint8),'RGBA'); im.save(sys.argv[1],optimize=True); print(im.size)
b=Image.new('RGB',im.size,(6,12,34)); b.paste(im,mask=im.split()[3]); b.save('mac4/prev.png')
