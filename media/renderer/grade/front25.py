"""Trailer: the receiver behind the net (66 to 106, 237 to 397) holds a racket whose head is seen; the serve without a smear (24).
usage: front25.py IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]; S=8
def path(n): return f'{OUT}/{n+1:03d}.png'
def load(n): return cv2.imread(path(n) if os.path.exists(path(n)) else f'{IN}/{n+1:03d}.png')
def track(n0,box,tip,lo,hi):
    x0,y0,x1,y1=box; t=load(n0)[y0:y1,x0:x1]; pos={n0:np.array([x0,y0],float)}; sc={n0:1.}
    for rng in (range(n0+1,hi),range(n0-1,lo-1,-1)):
        p=pos[n0].copy(); T=t
        for n in rng:
            f=load(n); px,py=int(round(p[0])),int(round(p[1])); R=9
            s=f[py-R:py+T.shape[0]+R,px-R:px+T.shape[1]+R]
            r=cv2.matchTemplate(s,T,cv2.TM_CCOEFF_NORMED); _,v,_,l=cv2.minMaxLoc(r)
            dx,dy=float(l[0]),float(l[1])
            if 0<l[0]<r.shape[1]-1 and 0<l[1]<r.shape[0]-1:
                a,b,c=r[l[1],l[0]-1:l[0]+2]; dx+=.5*(a-c)/(a-2*b+c); a,b,c=r[l[1]-1:l[1]+2,l[0]]; dy+=.5*(a-c)/(a-2*b+c)
            p=np.array([px-R+dx,py-R+dy]); pos[n]=p; sc[n]=v
            if v<.5: break
            if abs(n-n0)%8==0: T=f[int(round(p[1])):int(round(p[1]))+T.shape[0],int(round(p[0])):int(round(p[0]))+T.shape[1]]; 
            if abs(n-n0)%8==0: p=np.round(p)
    off=np.array(tip,float)-[x0,y0]
    return {n:p+off for n,p in pos.items()},sc
from scipy.signal import savgol_filter
def smooth(d):
    ks=sorted(d); a=np.array([d[k] for k in ks]); w=min(15,len(ks)//2*2-1)
    return dict(zip(ks,np.c_[savgol_filter(a[:,0],w,2),savgol_filter(a[:,1],w,2)]))
def racket(f,tip,k,gain=1.):
    d=np.array([-.86,.51]); d/=np.linalg.norm(d); tip=np.array(tip); a=tip-d*3*k; b=tip+d*13*k; c=b+d*17*k; W=96; x0,y0=int(c[0])-48,int(c[1])-48
    def draw(fn):
        m=np.zeros((W*S,W*S),np.uint8); fn(m); return cv2.resize(m,(W,W),interpolation=cv2.INTER_AREA).astype(np.float32)[...,None]/255
    P=lambda v: (int(round((v[0]-x0)*S)),int(round((v[1]-y0)*S)))
    ang=np.degrees(np.arctan2(d[1],d[0]))
    ax=(int(17*k*S),int(8.6*k*S))
    shaft=draw(lambda m: cv2.line(m,P(a),P(b),255,int(1.9*k*S),cv2.LINE_AA))
    fill=draw(lambda m: cv2.ellipse(m,P(c),ax,ang,0,360,255,-1,cv2.LINE_AA))
    rim=draw(lambda m: cv2.ellipse(m,P(c),ax,ang,0,360,255,int(2.0*k*S),cv2.LINE_AA))
    yy,xx=np.mgrid[y0:y0+W,x0:x0+W].astype(np.float32); u=(xx-c[0])*d[0]+(yy-c[1])*d[1]; v=-(xx-c[0])*d[1]+(yy-c[1])*d[0]
    strings=(np.maximum(np.cos(u*2*np.pi/(3.1*k)),np.cos(v*2*np.pi/(2.9*k)))**6*(np.maximum(np.cos(u*2*np.pi/(3.1*k)),np.cos(v*2*np.pi/(2.9*k)))>0))[...,None]*fill
    g=f[y0:y0+W,x0:x0+W].astype(np.float32)
    skin=((g[...,2]>g[...,0]+4)&(g[...,2]>70)).astype(np.float32)[...,None]
    col=np.array([232,218,208],np.float32)
    for m,al in ((fill,.10),(strings,.22),(shaft,.72),(rim,.80)):
        m=m*al*(1-skin)*gain; g=g*(1-m)+col*m
    f[y0:y0+W,x0:x0+W]=g.round().clip(0,255).astype(np.uint8)
A,sa=track(84,(1338,708,1392,752),(1346.5,734.5),66,107)
B,sb=track(300,(1160,690,1212,732),(1169,717),237,398)
print(min(sa.values()),len(sa),min(sb.values()),len(sb),{k:B[k].round(1).tolist() for k in list(sorted(B))[::40]})
A,B=smooth(A),smooth({n:p for n,p in B.items() if sb[n]>.6})
def shirt(f,p,k): x,y=int(p[0]+46*k),int(p[1]-22*k); return f[y-8:y+8,x-8:x+8].astype(float).mean()
for d,k,ref in ((A,1.0,84),(B,.9,340)):
    base=shirt(load(ref),d[ref],k)
    for n,p in d.items():
        f=load(n); q=p if n in d else d[ref]; g=shirt(f,p,k)/base; racket(f,p,k,1. if g>.9 else max(0,(g-.15)/.75)); cv2.imwrite(path(n),f)
f=load(24); g=f[576:592,448:500].astype(np.float32); yy,xx=np.mgrid[576:592,448:500]
line=587.2+(xx-448)*.335-1.2-1.4   # above the racket
top=f[572:575,448:500].astype(np.float32).mean((0,1))
x=xx-0.; shuttle=np.clip((xx-470)/6,0,1)
w=(np.clip((line-yy)/1.2,0,1)*(1-shuttle))[...,None]
f[576:592,448:500]=(g*(1-w)+top*w).round().astype(np.uint8); cv2.imwrite(path(24),f)
