"""track20.py OUT FRAMES: the receiver of recfig.py in the frames 107 to 236 of the trailer, with the trail and the shuttle in front of her."""
import sys,os,json; sys.path[:0]=['','fig']
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, gaussian_filter1d as G1, binary_dilation as D
SH=json.load(open('work/joints.json'))['shots']['track']; SRC=os.environ.get('SRC','enc20/track0')
ld=lambda n: np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255
lime=lambda f: np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.22)/.15,0,1)
X0,X1,Y0,Y1=1430,1760,480,800; YY,XX=np.mgrid[Y0:Y1,X0:X1].astype(float); LIME=np.array([.843,.961,.235])
c=SH['views'][0]['camera']; K=1920/SH['views'][0]['width']
def px(p): s=c['focalPx']*K/(10.5-p[2]); return np.array([c['principalPx'][0]*K+(p[0]+1.2)*s,c['principalPx'][1]*K-(p[1]-3.4)*s])
TT=np.array([p['t'] for p in SH['poses']]); PP=np.array([px(p['shuttle']['positionM']) for p in SH['poses']])
at=lambda t: np.array([np.interp(t,TT,PP[:,k]) for k in (0,1)])
TC=float(os.environ.get('TC','5.1007'))
def layer(d,i):
    z=np.load(f'{d}/{i:04d}.npz' if '%' not in d else d%i); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((1080,1920,4),np.float32); q=np.concatenate([im[...,:3]*(im[...,3:] if '%' not in d else 1),im[...,3:]],2)[:1080-y,:1920-x]; S[y:y+q.shape[0],x:x+q.shape[1]]=q; return S[Y0:Y1,X0:X1]
def plate():
    """The hall behind her: rows between what is left and right of her, with the joint of the boards."""
    f=np.mean([ld(n) for n in (112,118,124,130,136,142)],0); L=f[Y0:Y1,1436:1462].mean(1); R=f[Y0:Y1,1690:1706].mean(1); t=np.clip((XX-1450)/(1698-1450),0,1)[...,None]; P=L[:,None]*(1-t)+R[:,None]*t
    low=np.clip((YY-668)/6,0,1)[...,None]; P=P*(1-low)+(L[:,None]*np.ones_like(t))*low   # the slanted line is right of her
    j=f[Y0:Y1,1412:1435]/np.maximum(f[Y0:Y1,1398:1408].mean(1)[:,None],1e-3); w=np.clip((582-YY[:,:23])/4,0,1)[...,None]; P[:,1631-X0:1654-X0]*=1*(1-w)+np.clip(j,.3,1.1)*w; sl=capsule(np.array([1657.,656.2]),np.array([.893,.451]),24,3.6)[...,None]; P=P*(1-sl)+np.array([.72,.77,.93])*sl
    return P
_P=[]
def capsule(p,d,l,w):
    u=(XX-p[0])*d[0]+(YY-p[1])*d[1]; v=-(XX-p[0])*d[1]+(YY-p[1])*d[0]; q=np.hypot(np.maximum(np.abs(u)-(l-w)/2,0),v); return np.clip(w/2+.5-q,0,1)
def trail(t):
    a=np.zeros(XX.shape); ts=np.linspace(TC,min(t,TT[np.argmax(PP[:,0])]),400); pts=np.array([at(x) for x in ts]); pts=pts[(pts[:,0]>X0-20)&(pts[:,0]<X1+20)]
    for p,q in zip(pts[:-1],pts[1:]): d=q-p; l=np.hypot(*d); a=np.maximum(a,capsule((p+q)/2,d/max(l,1e-6),l+5,5)) if l>1e-3 else a
    b=np.zeros(XX.shape)
    for k in range(1,40):
        tk=TC+k/60
        if tk>t: break
        p=at(tk); d=at(tk+.002)-at(tk-.002); l=np.hypot(*d)
        if l<1e-3 or not X0-20<p[0]<X1+20: continue
        b=np.maximum(b,capsule(p,d/l,15,10))
    return a[...,None],b[...,None]
def feet(s,w):
    """Less of the former shadow of the near foot, and one where it is now."""
    return s
def frame(n,rec='rec/d%d.npz',last=116):
    i=n-107; f=ld(n); q=f[Y0:Y1,X0:X1].copy(); t=TT[i]
    if not _P: _P.append(plate())
    P=_P[0]; A=layer('tr14',i)[...,3]; N=layer(rec,i-i%2 if i<63 else min(i,last)); a=N[...,3:]
    wall=G(((YY<640)&(XX>1490)&(XX<1672)).astype(np.float32),2)*np.clip((YY-510)/3,0,1)*(lime(q)<.2)*(1-G((lime(q)>.2).astype(np.float32),1.5).clip(0,1))
    old=np.where(YY<672,D(A>.03,iterations=5),D(A>.03,iterations=2))&(YY<760); k=np.maximum(np.clip(G(old.astype(np.float32),1.2)*1.5,0,1),wall*(G((lime(q)>.1).astype(np.float32),4)<.01))[...,None]
    w=((~old)&(lime(q)<.1)).astype(np.float32); den=G(w,7); F=np.stack([G(q[...,c_]*w,7) for c_ in range(3)],2)/np.maximum(den,1e-4)[...,None]; low=np.clip((YY-672)/5,0,1)[...,None]; Q=P*(1-low)+F*low; b=q*(1-k)+Q*k
    g=b*(1-a)+N[...,:3]
    s=at(t); m=D((A>.03)|(a[...,0]>.03),iterations=6); M=np.clip(G(m.astype(np.float32),1.),0,1)[...,None]
    l,dts=trail(t); l=l*M*(1-.65*a); dts=dts*M*(1-.65*a); g=g*(1-l*.42)+LIME*l*.42; g=g*(1-dts)+LIME*dts
    # corners and the number are in front
    e=np.maximum(np.abs(XX-s[0]),np.abs(YY-s[1])); nn=np.minimum(np.abs(XX-s[0]),np.abs(YY-s[1])); lab=(np.abs(XX-s[0])<62)&(YY-s[1]>52)&(YY-s[1]<112); lm=lime(q); k=lm*((e>33)&(e<52)&(nn>14)); halo=np.clip(G((lm*lab>.3).astype(np.float32),3)*2.2,0,1)*lab; k=np.maximum(k,halo)[...,None]; g=g*(1-k)+q*k
    if m[(np.hypot(XX-s[0],YY-s[1])<16)].any() and 150<n<215: 
        Sp,SA=sprite(); xx,yy=int(round(s[0]))-X0,int(round(s[1]))-Y0; h=Sp.shape[0]//2
        if h<=xx<g.shape[1]-h and h<=yy<g.shape[0]-h: z=(slice(yy-h,yy-h+2*h),slice(xx-h,xx-h+2*h)); g[z]=g[z]*(1-SA)+Sp*SA
    f[Y0:Y1,X0:X1]=g; return f.clip(0,1)
_S=[]
def sprite():
    if not _S:
        f=ld(203); s=at(TT[96]); h=16; x,y=int(round(s[0])),int(round(s[1])); z=f[y-h:y+h,x-h:x+h]; bg=np.median(z.reshape(-1,3),0); a=np.clip((z-bg).mean(2)/.35,0,1); a=np.clip(G(a,.4),0,1)[...,None]*(lime(z)<.3)[...,None]; _S.append((z,a))
    return _S[0]
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in map(int,sys.argv[2].split(',')): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
