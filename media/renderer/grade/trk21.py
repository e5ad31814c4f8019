"""trk21.py FROM TO OUT: the smasher of render_srv.py in the frames 107 to 236 of the trailer."""
import sys,os,json; sys.path[:0]=['','fig']
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, label, grey_opening
SRC=os.environ.get('SRC','enc20/tk21'); ld=lambda n: np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255
lime=lambda f: np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.22)/.15,0,1)
X0,X1,Y0,Y1=0,560,260,800; YY,XX=np.mgrid[Y0:Y1,X0:X1].astype(float)
def lay(f,pre):
    z=np.load(f); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((1080,1920,4),np.float32)
    if h<4: return S[Y0:Y1,X0:X1]
    q=np.concatenate([im[...,:3]*(1 if pre else im[...,3:]),im[...,3:]],2)[:1080-y,:1920-x]; S[y:y+q.shape[0],x:x+q.shape[1]]=q; return S[Y0:Y1,X0:X1]
OLD=('ts14','ts15','ts16')
def oldmask(i):
    m=np.zeros((Y1-Y0,X1-X0),bool)
    for d in OLD:
        p=f'{d}/{i:04d}.npz'
        if os.path.exists(p): m|=lay(p,False)[...,3]>.04
    return m
_P=[]
def plate():
    if not _P:
        if not os.path.exists('trkplate.npy'):
            S=[]
            for n in range(125,237,4):
                q=ld(n)[Y0:Y1,X0:X1].copy(); q[D(oldmask(n-107),iterations=9)|D(lime(q)>.05,iterations=4)]=np.nan; S.append(q)
            for n in range(107,125,2):
                q=ld(n)[Y0:Y1,X0:X1].copy(); q[D(oldmask(n-107),iterations=9)|D(lime(q)>.05,iterations=4)]=np.nan; S.append(q)
            import warnings; warnings.simplefilter('ignore'); P=np.nanmedian(np.stack(S),0); print('never',np.isnan(P[...,0]).sum()); np.save('trkplate.npy',np.nan_to_num(P).astype(np.float32))
        _P.append(np.load('trkplate.npy'))
    return _P[0]
def frame(n):
    i=n-107; F=ld(n); f=F[Y0:Y1,X0:X1].copy(); bg=plate(); N=lay(f'trk/d{i}.npz',True); lm=D(lime(f)>.15,iterations=2)
    fm=f.max(2); old=oldmask(i); core=D(old,iterations=6)|D(N[...,3]>.5,iterations=1)
    # what is left of the racket
    th=(G(fm-grey_opening(fm,(23,23)),.7)>.06)&(G(bg.min(2),1.5)<.12)&D(old,iterations=60)&~D(lime(f)>.1,iterations=5)
    SH=json_shuttle(i) if i!=11 else (223,371); r0=30 if i!=11 else 14; th&=np.hypot(XX-SH[0],YY-SH[1])>r0; core|=D(th,iterations=4); core&=~lm; core&=np.hypot(XX-SH[0],YY-SH[1])>(22 if i!=11 else 13)
    free=(~core)&~lm&(np.hypot(XX-SH[0],YY-SH[1])>30)&~D(bg.min(2)>.10,iterations=1); wt=free.astype(np.float32)
    n1=[np.stack([G(f[...,k]*wt,s) for k in range(3)],2)/np.maximum(G(wt,s),1e-4)[...,None] for s in ((1.6,20),(2.5,90))]; d1=np.clip(G(wt,(1.6,20))/.06,0,1)[...,None]; ff=n1[0]*d1+n1[1]*(1-d1)
    br=np.clip((bg.min(2)-.10)/.10,0,1)[...,None]; seen=(bg.max(2)>0)[...,None]
    # joints of the boards are dark in the hall without him
    dark=np.clip((ff.mean(2)-bg.mean(2))/.05-.6,0,1)[...,None]*seen*(np.abs(YY-260-545+300)<0)[...,None] if 0 else 0
    fill=ff*(1-br)+bg*br
    k=np.clip(G(core.astype(np.float32),1.6)*1.15,0,1)[...,None]; g=f*(1-k)+fill*k; a=N[...,3:]
    g=g*(1-a)+N[...,:3]; kl=(lime(f)*(a[...,0]>.02))[...,None]; g=g*(1-kl)+f*kl; F[Y0:Y1,X0:X1]=g; return F.clip(0,1)
SHT=json.load(open('work/joints.json'))['shots']['track']; c_=SHT['views'][0]['camera']; K=1920/SHT['views'][0]['width']
def json_shuttle(i):
    p=SHT['poses'][i]['shuttle']['positionM']; s=c_['focalPx']*K/(10.5-p[2]); return c_['principalPx'][0]*K+(p[0]+1.2)*s,c_['principalPx'][1]*K-(p[1]-3.4)*s
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
