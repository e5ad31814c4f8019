"""result16.py OUT [FRAMES]: smasher and receiver of the result (frames 237 to 397) once more, added to the frames as a difference, so that line and numbers stay."""
import sys,os; sys.path[:0]=['','fig']
import numpy as np, oidn, viewlut
from PIL import Image
from res16 import warp, larger, ld, W, H, N
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
import receiver16 as R
z=np.load('r-ready22.npz'); C=z['c']; np.save('rd22.npy',np.concatenate([oidn.denoise(C[...,:3],z['a'],z['n']),C[...,3:]],2).astype(np.float32))
ho=R.HEAD/np.load('rd.npy').shape[0]
P=viewlut.figure(np.load('rd22.npy'),'mhc0',float(os.environ.get('RE','-.05')))[:,::-1].astype(np.float32); A_=P[...,3]; full=A_.shape[0]; ys,xs=np.nonzero(A_>.02); P=P[ys.min():ys.max()+1,xs.min():xs.max()+1]
A_=P[...,3]; top=[r for r in range(P.shape[0]) if A_[r].max()>.5][0]; R.P=P; R.HEAD=P.shape[0]-top; low=np.nonzero(A_[-40:].max(0)>.3)[0]; R.CX=(low.min()+low.max())/2
h=193.5*(R.HEAD/full)/ho; print('height',h,R.HEAD,R.CX,P.shape)
R.XL,R.XR,R.YT,R.YB=1140,1332,596,850; R.SL=((606,-.0115),(732,.007)); R.NET=(731,613,806); R.EVEN=True
z18=larger(18); A1=np.load('p16-old.npy'); m=np.load('p16-man.npy'); PL=np.load('p16-plate.npy'); B1=PL*(1-m[...,3:])+m[...,:3]
mk=D(np.load('p16-mask.npy')|(m[...,3]>.01),iterations=3); mk=G(mk.astype(np.float32),1.5)[...,None]; B1=A1*(1-mk)+B1*mk
MK=np.clip(G(D(np.load('p16-mask.npy')|(m[...,3]>.01),iterations=5).astype(np.float32),2.)[...,None]*1.0,0,1)
def LZ(z):
    y,x=np.mgrid[0:H,0:W]; X=(669-768)*z+768; Y=(156-453.6)*z+453.6; return (x>X-4)&(y>Y-6)   # right of the shuttle and below: the line
A18=warp(A1,z18); D18=warp(B1-A1,z18)
import mesh16
C18,ZW=mesh16.net(A18)
_plate=R.plate
def plate(f,line):
    low,hp,net=_plate(f,line); w=ZW[R.YT:R.YB,R.XL:R.XR]; return low*(1-w)+C18[R.YT:R.YB,R.XL:R.XR]*w,hp,net
R.plate=plate
OLD18=np.zeros((H,W),np.float32); _s=(slice(606,850),slice(1128,1316)); OLD18[_s]=D((np.abs(np.stack([G(A18[_s][...,c]-C18[_s][...,c],1.2) for c in range(3)],2)).max(2)>.07)&(np.mgrid[_s][0]<742),iterations=7)
cache={}
def new(sq,lean):
    if (sq,lean) not in cache:
        cache.clear(); o=R.put(C18,0,R.P,1217,829.5,h,squash=sq,lean=lean,line=lambda x: 852-.255*(x-1260)); b=R.only(C18,o,1326,None,.035); cache[sq,lean]=b*(1-ZW)+o*ZW+D18
    return cache[sq,lean]
BX=(slice(560,900),slice(1100,1420)); LATE=142
def frame(i):
    f=ld(i)
    if i>LATE:
        if not _L: _L.append(frame(LATE)-ld(LATE))
        zz=larger(min(i,147)); return np.clip(f+warp(_L[0],zz,zi=larger(LATE))*END(i,warp(A18,zz,zi=z18)),0,1)
    n=237+i; t=min(max((n-262)/44,0),1); t=t*t*(3-2*t); sq=round(1+.008*(1-np.cos((n-237)/24*2*np.pi/1.8))/2*(1-t)-.03*t,3); lean=round(4*t,1); zz=larger(i)
    A,B=warp(A18,zz,zi=z18),warp(new(sq,lean),zz,zi=z18); d=f-A; al=np.clip((np.minimum(d[...,0],d[...,1])-d[...,2]-.10)/.2,0,1); al=np.clip(G(al,.8)*1.6,0,1)
    mm=np.clip(warp(np.repeat(MK,3,2),zz)[...,:1],0,1); lm=np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.08)/.14,0,1)*np.clip((f[...,1]-f[...,0]*.99)/.04,0,1); lm=np.clip(G(lm*LZ(zz),.6)*1.5,0,1)[...,None]; o=f*(1-mm)+(B*(1-lm)+f*lm)*mm
    # the receiver moves in the former frames too: there the new picture itself, with the line and its glow
    q,b=f[BX],B[BX]; k=zz/z18; px=lambda x: (x-1920*.4)*k+1920*.4; py=lambda y: (y-1080*.42)*k+1080*.42
    yy,xx=np.mgrid[BX[0],BX[1]]; win=(xx>px(1126))&(xx<px(1316))&(yy>py(614))&(yy<py(846))
    lime=np.clip((np.minimum(q[...,0],q[...,1])-q[...,2]-.06)/.16,0,1)*np.clip((q[...,1]-q[...,0]*.99)/.04,0,1); lime=lime*np.clip((q[...,1]-.30)/.15,0,1); near=G((lime>.3).astype(float),4)>.03
    M=(warp(np.repeat(OLD18[...,None],3,2),zz,zi=z18)[...,0][BX]>.5)|D((np.abs(b-A[BX]).max(2)>.02)|((np.abs(q-b).max(2)>.07)&win&~near),iterations=3)&win; M=np.clip(G(M.astype(float),1.6),0,1)[...,None]
    e=q-b; thin=np.clip((np.minimum(e[...,0],e[...,1])-e[...,2]-.04)/.12,0,1)*np.clip((np.minimum(q[...,0],q[...,1])-q[...,2]+.03)/.05,0,1)*np.clip((q[...,1]-.2)/.1,0,1)*(G((lime>.3).astype(float),5)>.02); a2=np.clip(np.maximum(G(lime,.6)*1.5,thin),0,1)[...,None]; gl=np.clip(G((lime>.3).astype(float),6)*1.2,0,1)[...,None]; glow=gl*np.array([.16,.19,.02])
    o[BX]=o[BX]*(1-M)+(np.clip(b+glow,0,1)*(1-a2)+q*a2)*M
    return o
_L=[]
_E=[]
def END(i,A):
    """How much of the result is left in a frame of the dissolve."""
    if not _E: _E.append(ld(N-1))
    b=(slice(300,900),slice(330,700)); x,y=A[b]-_E[0][b],ld(i)[b]-_E[0][b]; return float(np.clip((x*y).sum()/(x*x).sum(),0,1))
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True); fr=range(N) if len(sys.argv)<3 else [int(v) for v in sys.argv[2].split(',')]
    for i in fr: Image.fromarray((frame(i)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{237+i:03d}.png',compress_level=1)
