"""rallyplate.py: frames 66 to 106 of the trailer without the smasher: what other frames show there, put over by the planes of the hall."""
import sys,os,json; sys.path[:0]=['','fig']
import numpy as np
from PIL import Image
from scipy.ndimage import map_coordinates, binary_dilation as D, gaussian_filter as G
SHOT=json.load(open('work/joints.json'))['shots']['rally']; VIEWS=SHOT['views']
IDX=list(range(60,85))+[86,89,92,95,97]+list(range(99,110)); PX,PY=1920,1080
SRC='enc20/old66'
_f={}
def ld(n):
    if n not in _f: _f[n]=np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255
    return _f[n]
def camera(n):
    q=VIEWS[IDX[n-66]]['camera']; frm=np.array(q['fromM'],float); d=np.array(q['towardsM'])-frm; d/=np.linalg.norm(d); r=np.cross(d,[0,1,0]); r/=np.linalg.norm(r); u=np.cross(r,d); f=PY/2/np.tan(np.radians(q['fieldOfViewDeg']/2)); return frm,d,r,u,f,PX/2-q['shift'][0]*PX*S_,PY/2+q['shift'][1]*PY
S_=1.
def project(n,P):
    frm,d,r,u,f,cx,cy=camera(n); L=P-frm; z=L@d; return cx+L@r/z*f,cy-L@u/z*f
def hit(n,x,y):
    """The point of the hall that pixels show."""
    frm,d,r,u,f,cx,cy=camera(n); v=d+((x-cx)/f)[...,None]*r-((y-cy)/f)[...,None]*u; best=np.full(x.shape,1e9); cls=np.zeros(x.shape,int)
    def plane(axis,at,ok,c):
        nonlocal best,cls
        t=(at-frm[axis])/v[...,axis]; P=frm+v*t[...,None]; g=(t>0)&(t<best)&ok(P); best=np.where(g,t,best); cls=np.where(g,c,cls)
    plane(1,0.,lambda P:(P[...,2]>-10.3)&(P[...,0]<14.9),1)
    plane(2,-10.3,lambda P:P[...,1]>0,2); plane(0,14.9,lambda P:P[...,1]>0,3)
    plane(2,-6.2,lambda P:(P[...,1]<.83)&(P[...,1]>0)&(np.abs(P[...,0])<10),4); plane(0,10.4,lambda P:(P[...,1]<.83)&(P[...,1]>0)&(np.abs(P[...,2])<6.25),5)
    plane(0,0.,lambda P:(np.abs(P[...,2])<3.1)&(P[...,1]<1.57)&((P[...,1]>.74)|(np.abs(P[...,2])>3.0))&(P[...,1]>0),6)
    return frm+v*best[...,None],cls
def alpha(n):
    z=np.load(f'o15/{IDX[n-66]:04d}.npz'); im=z['image']; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; A=np.zeros((PY,PX),np.float32); A[y:y+h,x:x+w]=im[...,3][:PY-y,:PX-x]/255.; return A
X0,X1,Y0,Y1=440,1030,130,1075
_m={}
def mask(n):
    if n not in _m:
        i=IDX[n-66]; m=D(alpha(n)>.02,iterations=10); s=SHOT['poses'][i]['shuttle']['positionM']; sx,sy=project(n,np.array(s)); yy,xx=np.mgrid[0:PY,0:PX]; _m[n]=m|(np.hypot(xx-sx,yy-sy+8)<44)
    return _m[n]
def plate(n):
    yy,xx=np.mgrid[Y0:Y1,X0:X1].astype(float); P,cls=hit(n,xx,yy); ms=sorted((m for m in range(66,107) if abs(m-n)%2==0 or abs(m-n)<4),key=lambda m:abs(m-n)); S=[]; V=[]
    for m in ms:
        if m==n: continue
        x,y=project(m,P); ok=map_coordinates((~mask(m)).astype(np.float32),[y,x],order=1,cval=0)>.99
        S.append(np.stack([map_coordinates(ld(m)[...,c],[y,x],order=1,mode='nearest') for c in range(3)],2)); V.append(ok)
    S=np.stack(S); V=np.stack(V); xp=project(n,np.array((0,.4,-3.05)))[0]; post=(np.abs(xx-xp)<13)&(yy>600)&(yy<760); V&=~post[None]|np.array([m<80 for m in ms if m!=n])[:,None,None]; rank=np.cumsum(V,0); V&=rank<=9; Z=np.where(V[...,None],S,np.nan)
    import warnings; warnings.simplefilter('ignore'); B=np.nanmedian(Z,0); none=np.isnan(B[...,0])
    # never seen: along the row, from both sides
    own=~mask(n)[Y0:Y1,X0:X1]; q=ld(n)[Y0:Y1,X0:X1]; B=np.where(own[...,None]&none[...,None],q,B); none=np.isnan(B[...,0])
    for r in range(B.shape[0]):
        k=np.flatnonzero(none[r])
        if len(k):
            g=np.flatnonzero(~none[r]); 
            for c in range(3): B[r,k,c]=np.interp(k,g,G(B[r,:,c][g],4))
    from scipy.ndimage import median_filter
    wall=(cls==2)|(cls==3); M9=np.stack([median_filter(B[...,c],11) for c in range(3)],2); B=np.where(wall[...,None],M9,B)
    # the post below the net
    base=project(n,np.array((0,0,-3.05)))[1]+.5; xa,xb=int(xp)-15-X0,int(xp)+13-X0
    for r in range(752-Y0,int(base)-Y0+2):
        t=np.linspace(0,1,xb-xa)[:,None]; B[r,xa:xb]=B[r,xa-6:xa].mean(0)*(1-t)+B[r,xb:xb+6].mean(0)*t
        x=np.arange(xa,xb)+X0-xp+2.1; a=np.clip((3.6-np.abs(x))/2.2,0,1)[:,None]*np.clip(base-(r+Y0),0,1); B[r,xa:xb]=B[r,xa:xb]*(1-a)+np.array([.70,.74,.86])*a
    return B.astype(np.float32),none,cls
if __name__=='__main__':
    for n in map(int,sys.argv[1].split(',')):
        print(n,[np.round(project(n,np.array(p)),1).tolist() for p in ((0,0,-3.05),(0,1.55,-3.05),(-6.7,0,-3.05),(0,1.524,0))])
        B,none,cls=plate(n); f=ld(n).copy(); print('never seen',none.sum()); m=mask(n)[Y0:Y1,X0:X1][...,None]; f[Y0:Y1,X0:X1]=np.where(m,B,f[Y0:Y1,X0:X1]); Image.fromarray((np.concatenate([f,ld(n)],1)[200:1080]*255+.5).clip(0,255).astype(np.uint8)).save(f's16/plate-{n}.png')
