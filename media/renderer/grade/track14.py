"""Players of "Track" (frames 107 to 236) once more: put.py FROM TO OUT."""
import sys,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, label
F='fig'
L=lambda f: np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
ld=lambda n: L(f'enc17/o/{n-106:03d}.png') if n>=107 else (L(f'enc19/x/{n:03d}.png')+L(f'enc19/y/{n:03d}.png'))/2
def get(d,i):
    z=np.load(f'{F}/{d}/{i:04d}.npz'); return z['image'].astype(np.float32)/255,int(z['at'][0]),int(z['at'][1])
def lime(f): return np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.22)/.15,0,1)
JOINT=1637; REF=ld(236)   # nothing is drawn beside her head there
def head_away(f,im,x,y,up):
    """The former head, from the wall on both sides. The shoulders stay."""
    h,w=im.shape[:2]; x0,x1=x+int(.22*w),x+w+14; y0,y1=max(0,y-up),y+int(.40*h)
    q=f[y0:y1,x0:x1]; a=np.median(REF[y0:y1,x0-10:x0-3],1); b=np.median(REF[y0:y1,x1+3:x1+10],1); t=np.linspace(0,1,x1-x0)[None,:,None]; bg=a[:,None]*(1-t)+b[:,None]*t
    m=(np.abs(q-bg).max(2)>.075)&(lime(q)<.2); jx=np.abs(np.arange(x0,x1)-JOINT)<9; m=m&~(jx[None]&((q-bg).mean(2)<-.015)); m=O(m,iterations=1); l,_=label(m); c=np.bincount(l.ravel()); c[0]=0; m=D((c>60)[l],iterations=4); m=G(m.astype(np.float32),1.4)[...,None]*np.clip((y1-np.arange(y0,y1))/8,0,1)[:,None,None]
    f=f.copy(); f[y0:y1,x0:x1]=q*(1-m)+bg*m; return f
def paste(f,im,x,y,ui=True):
    h,w=im.shape[:2]; a=im[...,3:]; f=f.copy(); q=f[y:y+h,x:x+w]; f[y:y+h,x:x+w]=q*(1-a)+im[...,:3]*a; return f
def ring(f,im,x,y,r=5):
    """What is left of the former figure around the new one."""
    p=r+8; h,w=im.shape[:2]; A=np.zeros((h+2*p,w+2*p),np.float32); A[p:-p,p:-p]=im[...,3]; Y0,X0=y-p,x-p
    ya,yb,xa,xb=max(0,Y0),min(f.shape[0],Y0+h+2*p),max(0,X0),min(f.shape[1],X0+w+2*p); A=A[ya-Y0:yb-Y0,xa-X0:xb-X0]; q=f[ya:yb,xa:xb]
    S=A>.25; near=D(S,iterations=r); out=(~D(S,iterations=r+2)).astype(np.float32)
    den=G(out,(1.2,9)); bg=np.stack([G(q[...,k]*out,(1.2,9)) for k in range(3)],2)/np.maximum(den,1e-3)[...,None]
    d=(q-bg).max(2); m=near&(d>.07)&(den>.02)&(lime(q)<.2); m=G(m.astype(np.float32),.8)[...,None]
    f=f.copy(); f[ya:yb,xa:xb]=q*(1-m)+bg*m; return f
import json
SH=json.load(open(F+'/work/joints.json'))['shots']['track']
def shuttle(i):
    v=SH['views'][i]; c=v['camera']; p=SH['poses'][i]['shuttle']
    if not p: return None
    L=p['positionM']; fx=c.get('fromM',(-1.2,3.4,10.5)); k=1920/v['width']; sc=c['focalPx']*k/(fx[2]-L[2]); return c['principalPx'][0]*k+(L[0]-fx[0])*sc,c['principalPx'][1]*k-(L[1]-fx[1])*sc
def box(f,o,i):
    """The corners around the shuttle are in front of the players."""
    s=shuttle(i)
    if s is None: return f
    H,W=f.shape[:2]; yy,xx=np.mgrid[0:H,0:W]; d=np.maximum(np.abs(xx-s[0]),np.abs(yy-s[1])); m=(lime(o)*((d>33)&(d<52)&(np.minimum(np.abs(xx-s[0]),np.abs(yy-s[1]))>14)))[...,None]; return f*(1-m)+o*m
def frame(n):
    i=n-107; f=ld(n)
    im,x,y=get('tr14',i); f=head_away(f,im,x,y,26) if n>=107 else f; f=ring(f,im,x,y); f=paste(f,im,x,y)
    import os
    if os.path.exists(f'{F}/ts14/{i:04d}.npz'):
        g=f; im,x,y=get('ts14',i)
        if im.shape[0]>4: f=ring(f,im,x,y); f=paste(f,im,x,y)
    return box(f,ld(n),i)
if __name__=='__main__':
    import os; a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b): Image.fromarray((frame(n)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
