"""The players' reflections, which lay on the floor as clouds away from their feet, are faint; dark below the smasher's shoes.
usage: reflect25.py trailer|demo IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
from scipy.ndimage import gaussian_filter1d
which, IN, OUT = sys.argv[1:4]
def path(n): return f'{OUT}/{n+1:03d}.png'
def load(n): return cv2.imread(path(n) if os.path.exists(path(n)) else f'{IN}/{n+1:03d}.png')
#          frames      centre     radii    share that stays
JOBS={'trailer':[(107,237,(1714,766),(84,112),.3),(107,157,(166,905),(62,150),.3),(157,237,(230,862),(84,128),.3)],
      'demo':[(373,413,(1093,496),(52,78),.3),(531,593,(1131,463),(46,48),.3),(376,413,(206,522),(40,56),.3)]}[which]
for a,b,(cx,cy),(rx,ry),keep in JOBS:
    x0,x1=max(0,cx-2*rx),min(1920 if which=='trailer' else 1280,cx+2*rx); y0,y1=cy-int(1.5*ry),min(cy+int(1.6*ry),1078 if which=='trailer' else 640)
    yy,xx=np.mgrid[y0:y1,x0:x1].astype(np.float32); X=(xx-cx)/rx; Y=(yy-cy)/ry; r=np.hypot(X,Y)
    A=np.stack([np.ones_like(X),X,Y,X*Y,X*X,Y*Y],-1)
    diffs=[]
    for n in range(a,b):
        f=load(n)[y0:y1,x0:x1]
        g=f.astype(np.float32); B,G,R=g[...,0],g[...,1],g[...,2]
        bright=((g.min(2)>70)|(R>80)|((G>90)&(R>60))).astype(np.uint8)   # lines, trail, labels, people
        bright=cv2.dilate(bright,np.ones((5,5),np.uint8))
        w=1-bright.astype(np.float32)
        s=7 if which=='trailer' else 4.5
        low=np.stack([cv2.GaussianBlur(g[...,c]*w,(0,0),s)/np.maximum(cv2.GaussianBlur(w,(0,0),s),.02) for c in range(3)],-1)
        ring=(r>1.05)&(r<1.9)&(w>.5)&(Y>-.9)
        d=np.zeros_like(low)
        for c in range(3):
            k,*_=np.linalg.lstsq(A[ring],low[...,c][ring],rcond=None); d[...,c]=np.maximum(low[...,c]-A@k,0)
        diffs.append(d)
    D=gaussian_filter1d(np.stack(diffs),2.5,axis=0,mode='nearest')
    soft=np.clip((1.15-r)/.45,0,1)[...,None]
    for i,n in enumerate(range(a,b)):
        f=load(n); g=f[y0:y1,x0:x1].astype(np.float32)
        person=((g[...,2]>g[...,0]+15)&(g[...,2]>60)).astype(np.float32); person=cv2.dilate(person,np.ones((3,3)))[...,None]
        ramp=min(1,(i+1)/4) if which=='demo' else 1
        f[y0:y1,x0:x1]=(g-(1-keep)*D[i]*soft*(1-person)*ramp).round().clip(0,255).astype(np.uint8); cv2.imwrite(path(n),f)
if which=='trailer':
    FRONT={152:(199,744,0),156:(204,750,.6),160:(208,756,.9),164:(209,758.5,1),236:(209,758.5,1)}
    REAR={160:(114,741,0),164:(118,744.5,1),172:(125,743.5,1),184:(132,742.5,1),200:(142,745,1),208:(152,742,0),236:(152,742,0)}
    def at(t,n):
        ks=sorted(t)
        if n<=ks[0]: return t[ks[0]]
        for p,q in zip(ks,ks[1:]):
            if p<=n<=q: return np.array(t[p],float)+(np.array(t[q],float)-np.array(t[p],float))*(n-p)/(q-p)
    for n in range(152,237):
        f=load(n)
        for t,rx,ry,k in ((FRONT,30,6,.75),(REAR,20,5,.65)):
            x,y,s=at(t,n)
            if s<=0: continue
            x0,y0=int(x)-60,int(y)-14; g=f[y0:y0+40,x0:x0+120].astype(np.float32); yy,xx=np.mgrid[y0:y0+40,x0:x0+120]
            d=np.exp(-(((xx-x)/rx)**2+((yy-y-1)/ry)**2))*k*s
            shoe=((g.min(2)>105)|(g[...,2]>g[...,0])).astype(np.uint8); below=(yy>y-.5)
            shoe=shoe*(~below); shoe=cv2.dilate(shoe.astype(np.uint8),np.ones((2,2),np.uint8))
            blue=((g[...,0]>120)&(g[...,1]<70)&(yy<y-3))
            f[y0:y0+40,x0:x0+120]=(g*(1-(d*(1-shoe)*(~blue))[...,None])).round().clip(0,255).astype(np.uint8)
        cv2.imwrite(path(n),f)
