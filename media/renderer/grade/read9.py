"""read9.py: the result with the new player and receiver: rd2/ -> rd9/."""
import numpy as np, os, sys
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, grey_closing
from read2 import region, larger, warp, near, ease, N, DIS
W,H=1920,1080
man=np.load('M-read9.npy'); z=np.load('work/people9/result-receiver/0000.npz'); rec=z['image'].astype(np.float32)/255; x,y=[int(v) for v in z['at']]
P=np.asarray(Image.open('work/resultbg/0000.png').convert('RGB')).astype(np.float32)/255
mk=np.asarray(Image.open('work/mask/result/0000.png').convert('L')).astype(np.float32)/255; h,w=rec.shape[:2]
import sys as _s; _a=_s.argv; _s.argv=['x','rally','x','t12','0:0']; exec(open('assemble9.py').read().split('for i in range(lo,hi)')[0]); _s.argv=_a
_r=json.load(open('work/joints.json'))['shots']['result']; _q=project(_r['views'][0],[_r['poses'][0]['receiver'][k]['ball'] for k in ('left','right')])*P.shape[1]/2048; P=P.copy(); dim(P,_q[:,0].mean(),_q[:,1].mean()-5,70+abs(_q[0,0]-_q[1,0])*.5,.26*P.shape[0],.6)
yy_,xx_=np.mgrid[0:P.shape[0],0:P.shape[1]]; k_=P.shape[1]/2560; e_=np.clip(1.25-np.hypot((xx_-725*k_)/(270*k_),(yy_-1366*k_)/(56*k_)),0,1); e_=e_*e_*(3-2*e_); _b=P.copy(); dim(P,*[v*k_ for v in (890,1195,44,245)],.55); g_=np.exp(-(((xx_-760*k_)/(560*k_))**2+((yy_-1340*k_)/(110*k_))**2)); P=1-(1-P)*(1-g_[...,None]*np.array([.024,.10,.35],np.float32)*.8); P*=1-.74*e_[...,None]

from skinhl import tan
def premul(im,fn):
    al=np.maximum(im[...,3:],1/512); c=(im[...,:3]/al).clip(0,1); return np.concatenate([fn(c).clip(0,1)*im[...,3:],im[...,3:]],2).astype(np.float32)
def skin_of(c): return gaussian_filter(np.clip((c[...,0]-c[...,2]-.05)/.08,0,1)*np.clip((c[...,0]-c[...,1]-.01)/.04,0,1),.7)[...,None]
def legs(c):
    y=np.arange(c.shape[0])[:,None,None]/c.shape[0]*1440; sk=skin_of(c)*np.clip((y-840)/30,0,1); l0=(c@np.array([.3,.55,.15]))[...,None]; near_=np.clip((gaussian_filter(sk[...,0],12)/np.maximum(gaussian_filter(MA,12),.02)-.38)/.2,0,1)[...,None]*(1-sk)*np.clip((y-840)/30,0,1)*np.clip((.30-(c[...,2:3]-c[...,0:1]))/.10,0,1)*np.clip(((c@np.array([.3,.55,.15]))[...,None]-.12)/.08,0,1)
    near_=gaussian_filter(near_*np.clip((1078-y)/10,0,1),(2.5,2.5,0)); inner=np.clip((gaussian_filter(MA,5)[...,None]-.93)/.05,0,1); sm_=gaussian_filter(c*sk,(16,16,0))/np.maximum(gaussian_filter(sk,(16,16,0)),.02); warm=(l0*.90*np.array([1.19,.95,.80])).clip(0,1); lo=sm_*.72+.28*np.minimum(warm,sm_*1.5)
    c=c*(1-near_)+(lo*inner+warm*(1-inner))*near_; sk=np.maximum(sk,near_*(.6+.4*inner)); t=1-(1-c)**LEGK; tl=(t@np.array([.3,.55,.15]))[...,None]; return c*(1-sk)+(tl+(t-tl)*.93)*sk
LEGK=1.5; MA=man[...,3].copy()
from clarity import clarity, weaker_rim
man=premul(man,legs); man=premul(man,lambda c: weaker_rim(c,man[...,3],.9)); man=premul(man,lambda c: clarity(c,man[...,3],.6,.5,.8)); man[389:410,860:880]=man[394:415,860:880].copy()   # the end of the handle, 5 px up
rec=premul(rec,lambda c: tan(tan(c,1.0),.8))
mk=mk*.62
for _f in _q:
    _e=np.clip(1.3-np.hypot((xx_-_f[0])/(34*k_),(yy_-_f[1]-3*k_)/(9*k_)),0,1); _e=_e*_e*(3-2*_e); P*=1-.55*_e[...,None]
rec=rec*(1-mk[y:y+h,x:x+w,None]); P[y:y+h,x:x+w]=P[y:y+h,x:x+w]*(1-rec[...,3:])+rec[...,:3]
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c])).resize((2560,1440),Image.LANCZOS)) for c in range(3)],2)-3/255
np.save('P9-receiver.npy',P.astype(np.float32)); np.save('M9-toned.npy',man); A=(P*(1-man[...,3:])+man[...,:3]).astype(np.float32)
def line_of(z,w,h):
    '''Where the line leaves the shuttle, in front of the strings and the frame: its coverage, and how much of the line behind it counts.'''
    k=w/1456; g=lambda p:((p[0]*z+1456*(1-z)*.4)*k,(p[1]*z+819*(1-z)*.42)*k); S=4
    p,q=g((511.5,124.9)),g((534.5,144.6)); x0,y0=int(p[0])-8,int(p[1])-8; n=int(q[0]-p[0])+24
    im=Image.new('L',(n*S,n*S),0); ImageDraw.Draw(im).line([((a-x0)*S,(b-y0)*S) for a,b in (p,q)],fill=255,width=round(2.15*k*S))
    m=np.zeros((h,w),np.float32); m[y0:y0+n,x0:x0+n]=np.asarray(im.resize((n,n),Image.LANCZOS)).astype(np.float32)/255; return gaussian_filter(m,.6)[...,None],[int(v) for v in g((545,153.6))]
def after(z,w,h):
    k=w/1456; y,x=np.mgrid[0:h,0:w].astype(np.float32)/k; x1=516*z+1456*(1-z)*.4; y1=819
    return np.clip((x-x1)/3,0,1)[...,None]
def floor_region(w,h):
    k=w/1456; im=Image.new('L',(w,h),0); ImageDraw.Draw(im).polygon([(k*a,k*b) for a,b in ((-200,620),(740,620),(740,1000),(-200,1000))],fill=255); return gaussian_filter(np.asarray(im).astype(np.float32)/255,(8*k,40*k))[...,None]
def rregion(W,H):
    k=W/1456; im=Image.new('L',(W,H),0); ImageDraw.Draw(im).polygon([(k*a,k*b) for a,b in ((822,470),(985,470),(1010,640),(1010,819),(800,819),(800,640))],fill=255); return gaussian_filter(np.asarray(im).astype(np.float32)/255,9)[...,None]
if __name__=='__main__':
    R=np.maximum(region(W,H),floor_region(W,H)); RR=rregion(W,H); F=lambda i: np.asarray(Image.open(f'rd2/{i:04d}.png').convert('RGB')).astype(np.float32)/255
    old=np.mean([F(i) for i in range(2,6)],0).astype(np.float32); zo=larger(3.5); os.makedirs('rd9',exist_ok=True)
    for i in (range(N) if len(sys.argv)<2 else [int(v) for v in sys.argv[1].split(',')]):
        f=F(i); zz=larger(i); new=warp(A,zz,W,H); a=ease((i-(N-DIS)+.5)/DIS) if i>=N-DIS else 0
        if a==0:
            L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); wt=gaussian_filter(np.clip((L-.03)/.10,0,1)*np.clip((f[...,1]-f[...,0]+.03)/.03,0,1),.7)[...,None]*near(zz)*after(zz,W,H)
            o=f*(1-R)+R*(new*(1-wt)+f*wt)
            lm,(lx,ly)=line_of(zz,W,H); on=wt[ly-6:ly+7,lx-6:lx+7].max(); o=o*(1-lm*on)+np.array([.74,.86,.26],np.float32)*lm*on
            T=f-warp(old,zz/zo,W,H); L=np.minimum(T[...,0],T[...,1])-T[...,2]; m=gaussian_filter(np.clip((L-.015)/.05,0,1),1.2)[...,None]
            o=o*(1-RR)+RR*(new+T.clip(0,1)*m)
        else:
            d=(1-a)*(new-warp(old,zz/zo,W,H)); o=f+d*np.maximum(R,RR)
        Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save(f'rd9/{i:04d}.png',compress_level=1)
