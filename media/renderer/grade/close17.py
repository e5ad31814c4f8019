"""close17.py IN OUT: the close-up's shaft goes on below the picture, the blur of the swing is short and smooth, the shuttles are whiter."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, gaussian_filter1d as G1
im=np.asarray(Image.open(sys.argv[1]).convert('RGBA')).astype(np.float32)/255; h,w=im.shape[:2]; H=h+120
o=np.zeros((H,w,4),np.float32); o[:h]=im; c,a=o[...,:3],o[...,3]; Y,X=np.mgrid[0:H,0:w]
# axis of the shaft
rows=range(570,640); mid=[]
for y in rows:
    r=a[y,400:520].copy(); r[r<.5]=0
    if r.sum()>0: mid.append((y,400+(r*np.arange(120)).sum()/r.sum()))
mid=np.array(mid); sl,ic=np.polyfit(mid[:,0],mid[:,1],1); print('axis',sl,ic,len(mid))
y0=596; prof=[]
for y in range(588,604):
    x=sl*y+ic+np.arange(-12,12.01,.25); i=np.floor(x).astype(int); f=(x-i)[:,None]; p=o[y,i]*(1-f)+o[y,i+1]*f; p[:,:3]*=p[:,3:]; prof.append(p)
prof=np.mean(prof,0)
for y in range(y0,H):
    x=np.arange(w)-(sl*y+ic); p=np.stack([np.interp(x,np.arange(-12,12.01,.25),prof[:,k],left=0,right=0) for k in range(4)],1); t=np.clip((y-y0)/30,0,1); k=1-.25*np.clip((y-y0)/200,0,1); sel=np.abs(x)<14
    A=p[:,3]; C=np.where(A[:,None]>1e-3,p[:,:3]/np.maximum(A,1e-3)[:,None],0)*k
    old=o[y].copy(); new=np.concatenate([C,A[:,None]],1); z=sel; 
    if y>=y0: o[y][z]=new[z] if t>=1 else (new*t+old*(1-t))[z]
# blur of the swing: left of the frame, short and without bands
edge=np.full(H,np.nan)
for y in range(100,560):
    q=np.flatnonzero(a[y,380:620]>.62); edge[y]=380+q[0] if len(q) else np.nan
ok=~np.isnan(edge); edge=np.interp(np.arange(H),np.flatnonzero(ok),edge[ok]); edge=G1(edge,6)
fan=(X<edge[:,None]-1)&(a<.6)&(Y<700)
ax=a*fan; sm=G1(np.where(fan,a,0),26,0)/np.maximum(G1(fan.astype(np.float32),26,0),1e-3)
d=np.clip(edge[:,None]-X,0,None); dec=np.exp(-d/190.)*.8
v=np.clip((Y-330)/235,-1,1); dec=dec*np.clip(1-v**2,0,1)**1.1; a2=np.where(fan,sm*dec,a); a2[(a2<1.5/255)]=0; 
col=G1(np.where(fan[...,None],c,0),20,0)/np.maximum(G1(fan.astype(np.float32),20,0),1e-3)[...,None]; c2=np.where(fan[...,None],col,c)
# shuttles
s=(X>edge[:,None]+120)|((X>545)&(Y>250)); l=(c2*np.array([.3,.5,.2])).sum(2,keepdims=True); k=(.55*s)[...,None]; c2=c2*(1-k)+(l*np.array([.97,1.0,1.06]))*k
c2=np.minimum(c2,.95)
r=np.concatenate([c2.clip(0,1),a2[...,None]],2); r[a2==0]=0
for x0,x1,dx,dy in ((1760,1940,66,12),(1580,1756,40,8),(1370,1550,20,4)):   # wider gaps towards the end
    b=r[200:640,x0:x1].copy(); r[200:640,x0:x1]=0; t=r[200+dy:640+dy,x0+dx:x1+dx]; r[200+dy:640+dy,x0+dx:x1+dx]=np.where(b[...,3:]>t[...,3:],b,t)
Image.fromarray((r*255+.5).astype(np.uint8),'RGBA').save(sys.argv[2],optimize=True)
