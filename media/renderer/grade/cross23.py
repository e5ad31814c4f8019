"""cross23.py track|demo OUT FROM TO: the corner of the court behind the smasher's racket is not marked, so that the racket is seen."""
import sys,os; sys.path[:0]=['','fig']
A_=sys.argv; kind,out=A_[1],A_[2]
import numpy as np, cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
from film23 import pull
T=lambda n: np.asarray(Image.open(f'enc20/all_17/{n:03d}.png').convert('RGB')).astype(np.float32)/255
CX,CY=283.,651.
x0,x1,y0,y1=200,420,600,720; B=T(112)[y0:y1,x0:x1]; lum=B.mean(2)
ON=np.clip((B.min(2)-.17)/.12,0,1); LATE=T(180)[y0:y1,x0:x1]
row=(slice(0,120),slice(130,215)); on=ON[row]>.8; FULL=np.median((LATE[row]/np.maximum(B[row],.01))[on],0); print('ratio',FULL)
P=B*(1+(FULL-1)*ON[...,None]); PLUS=np.zeros(B.shape[:2],bool)
YY0,XX0=np.mgrid[y0:y1,x0:x1].astype(float); PLUS=((np.abs(XX0-CX)<26)&(np.abs(YY0-CY)<26))
os.makedirs(out,exist_ok=True)
if kind=='track':
    def lay(f):
        z=np.load(f); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); S=np.zeros((1080,1920,4),np.float32); q=im[:1080-y,:1920-x]; S[y:y+q.shape[0],x:x+q.shape[1]]=q; return S[y0:y1,x0:x1]
    for n in range(int(A_[3]),int(A_[4])):
        f=np.asarray(Image.open(f'enc20/all/{n:03d}.png').convert('RGB')).astype(np.float32)/255; q=f[y0:y1,x0:x1]; N=lay(f'trk/d{n-107}.npz'); a=N[...,3:]
        z=(ON[row]>.8)&(N[row][...,3]<.02); r=np.median((q[row]/np.maximum(B[row],.01))[z],0) if z.sum()>20 else FULL; bg=B*(1+(r-1)*ON[...,None])
        ok=(~D(PLUS,iterations=1))&(a[...,0]<.01)&(ON<.05)&(np.hypot(XX0-CX,YY0-CY)<60); off=np.median((q-bg)[ok],0); bg=bg+off*(1-ON[...,None])
        prof=np.median(q[:,130:190],1)[:,None]; hl=(((np.abs(YY0-651.5)<5)&(XX0>286))|((np.abs(YY0-665)<5)&(XX0>266)))[...,None]; bg=np.where(hl,np.maximum(prof,bg),bg)
        k=G(PLUS.astype(np.float32),1.)[...,None]; g=bg*(1-a)+N[...,:3]; f[y0:y1,x0:x1]=q*(1-k)+g*k
        Image.fromarray((f.clip(0,1)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
else:
    sys.argv=['x']; exec(open('srv20.py').read().split("\nif __name__")[0]); sys.argv=A_
    OX,OY=.25,.95
    for n in range(int(A_[3]),int(A_[4])):
        q_=MAP[str(n)]; m=q_['m']; f=np.asarray(Image.open(f'encd/o/{n:04d}.png').convert('RGB')).astype(np.float32)/255; shown=q_['shown']
        M3=np.array([[m[0],m[2],m[4]],[m[1],m[3],m[5]],[0,0,1.]])@np.diag([2/3,2/3,1.]); I=np.linalg.inv(M3); p=M3@np.array([CX-OX,CY-OY,1.]); xa,ya=int(p[0])-34,int(p[1])-30; z=(slice(ya,ya+60),slice(xa,xa+68)); Y_,X_=np.mgrid[ya:ya+60,xa:xa+68].astype(np.float32)
        X=I[0,0]*X_+I[0,1]*Y_+I[0,2]+OX; Y=I[1,0]*X_+I[1,1]*Y_+I[1,2]+OY; sm=lambda J: cv2.remap(cv2.GaussianBlur(np.ascontiguousarray(J.astype(np.float32)),(0,0),.55),(X-x0).astype(np.float32),(Y-y0).astype(np.float32),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
        q=f[z]; N=affine(servant(q_['idx'],0),m)[z]; a=N[...,3:]*shown; on=sm(ON); far=(X>CX+32)&(X<CX+75)&(a[...,0]<.02); lm=(np.minimum(q[...,0],q[...,1])-q[...,2])>.1
        sc=shown; dx,dy=X-CX,Y-CY; plus=((np.abs(dx)<6)&(np.abs(dy)<23))|((np.abs(dy)<6)&(dx>-24)&(dx<24)); P0=sm(P)*sc
        val=(~plus&(a[...,0]<.01)&~lm&(on<.03)&~D((q.min(2)>.30),iterations=2)).astype(np.float32); val=(val*(1-D(a[...,0]>.01,iterations=2))).astype(np.float32)
        d=q-P0; bg=P0+pull(np.ascontiguousarray((d*val[...,None]).astype(np.float32)),val); hl=((np.abs(dy)<5)&(dx>1))|((np.abs(dy-13.5)<5)&(dx>-18))
        w_=(dx>28)&(dx<70)&(a[...,0]<.02); prof=np.array([np.median(q[j][w_[j]],0) if w_[j].sum()>3 else bg[j].mean(0) for j in range(q.shape[0])])[:,None] if abs(m[1])<1e-6 else bg
        bg=np.where(hl[...,None],np.maximum(bg,prof),bg)
        k=G(plus.astype(np.float32),.6)[...,None]*(~lm)[...,None]; g=bg*(1-a)+N[...,:3]*sc; f[z]=q*(1-k)+g*k
        Image.fromarray((f.clip(0,1)*255+.5).astype(np.uint8)).save(f'{out}/{n:04d}.png',compress_level=1)
