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
yy_,xx_=np.mgrid[0:P.shape[0],0:P.shape[1]]; k_=P.shape[1]/2560; e_=np.clip(1.25-np.hypot((xx_-730*k_)/(230*k_),(yy_-1385*k_)/(46*k_)),0,1); e_=e_*e_*(3-2*e_); P*=1-.5*e_[...,None]
rec=rec*(1-mk[y:y+h,x:x+w,None]); P[y:y+h,x:x+w]=P[y:y+h,x:x+w]*(1-rec[...,3:])+rec[...,:3]
P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c])).resize((2560,1440),Image.LANCZOS)) for c in range(3)],2)-3/255
np.save('P9-receiver.npy',P.astype(np.float32)); A=(P*(1-man[...,3:])+man[...,:3]).astype(np.float32)
def rregion(W,H):
    k=W/1456; im=Image.new('L',(W,H),0); ImageDraw.Draw(im).polygon([(k*a,k*b) for a,b in ((822,470),(985,470),(1010,640),(1010,819),(800,819),(800,640))],fill=255); return gaussian_filter(np.asarray(im).astype(np.float32)/255,9)[...,None]
if __name__=='__main__':
    R=region(W,H); RR=rregion(W,H); F=lambda i: np.asarray(Image.open(f'rd2/{i:04d}.png').convert('RGB')).astype(np.float32)/255
    old=np.mean([F(i) for i in range(2,6)],0).astype(np.float32); zo=larger(3.5); os.makedirs('rd9',exist_ok=True)
    for i in (range(N) if len(sys.argv)<2 else [int(v) for v in sys.argv[1].split(',')]):
        f=F(i); zz=larger(i); new=warp(A,zz,W,H); a=ease((i-(N-DIS)+.5)/DIS) if i>=N-DIS else 0
        if a==0:
            L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); wt=gaussian_filter(np.clip((L-.03)/.10,0,1)*np.clip((f[...,1]-f[...,0]+.03)/.03,0,1),.7)[...,None]*near(zz)
            o=f*(1-R)+R*(new*(1-wt)+f*wt)
            T=f-warp(old,zz/zo,W,H); L=np.minimum(T[...,0],T[...,1])-T[...,2]; m=gaussian_filter(np.clip((L-.015)/.05,0,1),1.2)[...,None]
            o=o*(1-RR)+RR*(new+T.clip(0,1)*m)
        else:
            d=(1-a)*(new-warp(old,zz/zo,W,H)); o=f+d*np.maximum(R,RR)
        Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save(f'rd9/{i:04d}.png',compress_level=1)
