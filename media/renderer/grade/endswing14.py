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
# the free arm of `fa2`, from endarm.py
ab=np.load('abe.npy'); from scipy.ndimage import binary_opening as OP, gaussian_filter as GF
dm=ab[2][...,0]; mk=OP(dm>.15,iterations=3)&(np.mgrid[0:1451,0:796][1]>505); l_,n_=label(mk); c_=np.bincount(l_.ravel()); c_[0]=0; mk=D((c_>900)[l_],iterations=3)
old=mk&(ab[0][...,3]>.5)&(ab[1][...,3]<.5); gain=None
def fit(z,q=Image.LANCZOS):
    z=np.asarray(Image.fromarray(np.ascontiguousarray(z.astype(np.float32))).resize((round(796*k),round(1451*k)),q)); o_=np.zeros((H,W),np.float32); o_[y0:y0+hh,X:X+ww]=z[y0-Y:y0-Y+hh,:ww]; return o_
pb=np.concatenate([ab[1][...,:3]*ab[1][...,3:],ab[1][...,3:]],2); B_=np.stack([fit(pb[...,c]) for c in range(4)],2).clip(0,1); ob=np.stack([fit(ab[0][...,c]*ab[0][...,3]) for c in range(3)],2); o_=fit(old)>.9
g_=full[o_][:,:3].mean(0)/np.maximum(ob[o_].mean(0),.02); print('gain',g_)
# the arm is behind the sleeve and the shirt
tor=fit((ab[0][...,3]>.5)&~old,Image.BILINEAR); mm=(fit(GF(mk.astype(np.float32),1.0))*(1-np.clip(tor,0,1)))[...,None].clip(0,1)
cb=np.where(B_[...,3:]>1/512,B_[...,:3]/np.maximum(B_[...,3:],1/512),0)*g_; cf=full[...,:3]
wa=B_[...,3]*mm[...,0]; af=fa*(1-mm[...,0]); fa2=af+wa; full=full.copy(); full[...,:3]=np.where(fa2[...,None]>1/512,(cf*af[...,None]+cb*wa[...,None])/np.maximum(fa2,1/512)[...,None],cf).clip(0,1); fa=fa2.clip(0,1)
top=np.concatenate([full[...,:3]*fa[...,None],fa[...,None]],2); acc=top; M=np.clip(top[...,3:]*3,0,1)
import swing
pt=np.pad(acc,((60,0),(200,0),(0,0)))
acc=swing.put(pt,(645+(-1.70-X0)*S+200,305+(Z1-2.88)*S+60),(600+(-1.70-X0)*S+200,480+(Z1-2.88)*S+60),deg=100,arm=22,gain=1.0,power=1.9,up=420)[60:,200:]
O=np.concatenate([un(acc),acc[...,3:]],2); im=Image.fromarray((O*255+.5).clip(0,255).astype(np.uint8),'RGBA'); print(im.getbbox()); x,y=round((-1.70-X0)*S),round((Z1-2.88)*S); im=im.crop((x+195,y,x+764,y+1231)); im.save(sys.argv[1],optimize=True); print(im.size)
