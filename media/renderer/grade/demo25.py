"""Demo: the smasher's sleeve after the stroke, live (frames 373 to 412) and in the replay (556 to 603), and there his racket's face.
usage: demo25.py IN OUT"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
SS=8
def sleeve(f, a, gain=1.0):
    sx,sy,sw,ex,ey,ew=a; x0,y0=int(min(sx,ex))-24,int(min(sy,ey))-24; w=64
    b=f[y0:y0+w,x0:x0+w].astype(np.float32)
    yy,xx=np.mgrid[y0:y0+w,x0:x0+w].astype(np.float32)
    S=np.array([sx,sy]);E=np.array([ex,ey]);L=np.linalg.norm(E-S);d=(E-S)/L;q=np.array([-d[1],d[0]])
    pts=[S-d*L*0.1+q*sw*s for s in np.linspace(-1,1,5)]
    pts+=[S+d*L*t+q*(sw+(ew-sw)*t) for t in np.linspace(0,1,8)]
    pts+=[E+d*(1-s*s)+q*ew*s for s in np.linspace(1,-1,9)]
    pts+=[S+d*L*t-q*(sw+(ew-sw)*t) for t in np.linspace(1,0,8)]
    m=np.zeros((w*SS,w*SS),np.uint8); cv2.fillPoly(m,[((np.array(pts)-[x0,y0])*SS*16).round().astype(np.int32)],255,cv2.LINE_AA,shift=4)
    m=cv2.resize(m,(w,w),interpolation=cv2.INTER_AREA).astype(np.float32)/255
    u=((xx-sx)*d[0]+(yy-sy)*d[1])/L; v=((xx-sx)*q[0]+(yy-sy)*q[1])/(sw+(ew-sw)*np.clip(u,0,1))
    light=v*q[0]-0.3*v*q[1]
    base=222+22*np.clip(light,-1,1)-9*np.exp(-((u-0.4-0.2*v)/0.08)**2)
    col=np.stack([base*1.012,base*0.995,base*0.99],-1)
    band=np.exp(-np.clip((u*L-(L-0.9+(1-v*v)))/0.95,-9,9)**4)[...,None]*0.9
    col=col*(1-band)+np.array([170,64,60],np.float32)*(0.85+0.2*np.clip(light,-1,1))[...,None]*band
    k=(m*np.clip((u+0.1)/0.2,0,1))[...,None]
    b=b*(1-k)+col*gain*k
    f[y0:y0+w,x0:x0+w]=b.round().clip(0,255)
def face(f, H, T, hw, gain=1.0):
    H=np.array(H,float);T=np.array(T,float);c=(H+T)/2;L=np.linalg.norm(T-H);x0,y0=int(c[0])-20,int(c[1])-20
    b=f[y0:y0+40,x0:x0+40].astype(np.float32)
    ang=np.degrees(np.arctan2(*(T-H)[::-1]))
    def e(th):
        m=np.zeros((40*SS,40*SS),np.uint8); cv2.ellipse(m,(int((c[0]-x0)*SS),int((c[1]-y0)*SS)),(int(L/2*SS),int(hw*SS)),ang,0,360,255,th,cv2.LINE_AA)
        return cv2.resize(m,(40,40),interpolation=cv2.INTER_AREA).astype(np.float32)[...,None]/255
    skin=(b[...,2]>b[...,0]+12*gain)[...,None]
    a=e(-1)*0.3*~skin; r=e(int(1.0*SS))*0.9*~skin
    b=b*(1-a)+np.array([214,196,186],np.float32)*gain*a; b=b*(1-r)+np.array([238,230,224],np.float32)*gain*r
    f[y0:y0+40,x0:x0+40]=b.round().clip(0,255)
LIVE={376:(202,364,8,203.5,379,6.8),380:(196,359,8.2,198,374,6.9),384:(191.5,356,8.4,194.5,371,7.1),388:(190,354,8.4,193,369,7.1),
      394:(189.6,352.5,8.4,192,367.5,7.1),400:(189.5,352,8.4,191.5,367,7.1),412:(189.5,352.2,8.4,191.5,367.2,7.1)}
def at(n,LIVE=LIVE):
    ks=sorted(LIVE)
    for a,b in zip(ks,ks[1:]):
        if a<=n<=b: return np.array(LIVE[a],float)+(np.array(LIVE[b],float)-np.array(LIVE[a],float))*(n-a)/(b-a)
for n in range(376,413):
    f=cv2.imread(f'{IN}/{n+1:03d}.png'); sleeve(f,at(n)); cv2.imwrite(f'{OUT}/{n+1:03d}.png',f)
# replay: the pose comes to rest at 556; from 593 on the picture shrinks and fades, so the change of 592 is moved with it
FADE={593:(1,-1,.81),594:(2,-2,.72),595:(3.5,-4,.62),596:(5,-6,.52),597:(9,-10,.43),598:(15,-15,.34)}
REPLAY={480:(240,344,8.6,250.5,349,6.7),482:(243,346,8.6,253,351,6.7),488:(247,354,8.8,257,363,6.8),494:(249,358,8.8,259.5,367.5,6.8),
 500:(250,361,8.8,260.5,370.5,6.8),508:(254.5,365,8.6,265,374,6.8),516:(256,366,8.6,266.5,375,6.7),524:(257.5,366,8.6,268,375.5,6.7),530:(258,365.5,8.6,268.5,375,6.7),
 536:(257.5,362.5,8.4,267.5,372.5,6.7),540:(257.5,361,8.4,267,371.5,6.7),546:(258.8,359,8.2,266.8,371,6.7),547:(259.5,357.5,8.2,266.5,370.5,6.7),600:(259.5,357.5,8.2,266.5,370.5,6.7)}
def paint(f,n):
    sleeve(f,at(n,REPLAY))
    if n>=547: face(f,(282,380),(266,391.5),2.7)
last=None
for n in range(481,599):
    f=cv2.imread(f'{IN}/{n+1:03d}.png').astype(np.float32)
    if n<=592:
        g=f.copy(); paint(g,n); out=g
        if n==592: last=(g-f)
    else:
        dx,dy,gain=FADE[n]; out=f+cv2.warpAffine(last,np.float32([[1,0,dx],[0,1,dy]]),(f.shape[1],f.shape[0]))*gain
    cv2.imwrite(f'{OUT}/{n+1:03d}.png',out.round().clip(0,255).astype(np.uint8))
