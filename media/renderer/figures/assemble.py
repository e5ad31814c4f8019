"""assemble9.py SHOT BGDIR OUTDIR from:to: the denoised people over the frames of the hall."""
import sys, os, glob, numpy as np
from PIL import Image
shot,bg,out,rg=sys.argv[1:5]; os.makedirs(out,exist_ok=True); lo,hi=map(int,rg.split(':'))
PEOPLE=os.environ.get("PEOPLE","work/people9")
def mask(i):
    f=f'work/mask/{shot}/{i:04d}.png'; return np.asarray(Image.open(f).convert('L')).astype(np.float32)/255
import json, math
from PIL import ImageDraw
from scipy.ndimage import gaussian_filter, grey_opening
SH=json.load(open('work/joints.json'))['shots'][shot]
def project(v,P):
    q=v['camera']
    if 'focalPx' in q:
        L=np.asarray(P,float); fx=q.get('fromM',(-1.2,3.4,10.5)); sc=q['focalPx']/(fx[2]-L[:,2]); return np.stack([q['principalPx'][0]+(L[:,0]-fx[0])*sc,q['principalPx'][1]-(L[:,1]-fx[1])*sc],1)
    W,H=v['width'],v['height']; f_=np.array(q['fromM'],float); d=np.array(q['towardsM'],float)-f_; d/=np.linalg.norm(d)
    r=np.cross(d,[0,1,0]); r/=np.linalg.norm(r); u=np.cross(r,d); f=H/2/math.tan(math.radians(q['fieldOfViewDeg']/2)); L=np.asarray(P,float)-f_
    x=L@r; y=L@u; z=L@d; return np.stack([W/2+f*x/z-q['shift'][0]*W,H/2-f*y/z+q['shift'][1]*H],1)
OFF=.62 if shot=='rally' else 0
def shadow(i,shape):
    '''The player's shadow on the floor: darker and smaller the nearer the feet are.'''
    g=SH['poses'][i]['smasher']; fl=min(g['left']['ball'][1],g['right']['ball'][1]); p=g['pelvis']; b=[(g['left']['ball'][k]+g['right']['ball'][k])/2 for k in (0,2)]
    cx,cz=.5*p[0]+.5*b[0],.5*p[2]+.5*b[1]; t=np.linspace(0,2*np.pi,40); k=1+.25*min(1,fl/.4)
    pt=project(SH['views'][i],np.stack([cx+OFF*min(1,fl/.3)+(.5+.22*min(1,fl/.4))*k*np.cos(t),0*t,cz+.31*k*np.sin(t)],1)); im=Image.new('L',shape[::-1],0); ImageDraw.Draw(im).polygon([tuple(q) for q in pt],fill=255)
    return gaussian_filter(np.asarray(im).astype(np.float32)/255,(2+2.5*min(1,fl/.4),5+9*min(1,fl/.4)))*(.70+.06*min(1,fl/.4))
def pool(i,shape):
    g=SH['poses'][i]['smasher']; p=g['pelvis']; t=np.linspace(0,2*np.pi,60)
    pt=project(SH['views'][i],np.stack([p[0]+.45+1.5*np.cos(t),0*t,p[2]+1.7*np.sin(t)],1)); im=Image.new('L',shape[::-1],0); ImageDraw.Draw(im).polygon([tuple(q) for q in pt],fill=255)
    return gaussian_filter(np.asarray(im).astype(np.float32)/255,(22,70))
def dim(b,x,y,w,h,k):
    '''Takes a share of what a reflection at (x, y) adds to the floor, w by h pixels below it.'''
    H,W=b.shape[:2]; Y0,Y1=int(y),int(min(H,y+h)); x0,x1=int(max(0,x-2*w)),int(min(W,x+2*w)); c=b[Y0:Y1,x0:x1]
    xx=np.arange(x0,x1); out=(np.abs(xx-x)>1.5*w); base=np.median(c[:,out],1,keepdims=True) if out.any() else c*0
    base=gaussian_filter(base,(8,0,0)); ex=np.clip(c-base,0,1); m=np.clip((1.5*w-np.abs(xx-x))/(.5*w),0,1)[None,:,None]*np.clip((np.arange(Y1-Y0))/14,0,1)[:,None,None]
    ex=grey_opening(ex,(19,1,1))   # the lines of the court stay
    b[Y0:Y1,x0:x1]=c-gaussian_filter(ex*m,(1,2,0))*k

from skinhl import tan
from clarity import clarity, weaker_rim
def feet(i):
    g=SH['poses'][i]['receiver']; P=[g[k]['ball'] for k in ('left','right')]; q=project(SH['views'][i],P); w=abs(project(SH['views'][i],[[P[0][0],0,P[0][2]-.10],[P[0][0],0,P[0][2]+.10]])[:,0].ptp() if 0 else np.ptp(project(SH['views'][i],[[P[0][0],0,P[0][2]-.10],[P[0][0],0,P[0][2]+.10]])[:,0]))
    return q,w,[p[1] for p in P]
n=0
for i in range(lo,hi):
    f=f'{bg}/{i:04d}.png'; o=f'{out}/{i:04d}.png'
    if os.path.exists(o): continue
    ps=[(s,f'{PEOPLE}/{shot}-{s}/{i:04d}.npz') for s in ('receiver','smasher')]
    if not os.path.exists(f) or not all(os.path.exists(p) for _,p in ps): print('missing',i); continue
    b=np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255; A=np.ones(b.shape[:2],np.float32)
    if shot=='rally':
        q=project(SH['views'][i],[SH['poses'][i]['receiver'][k]['ball'] for k in ('left','right')]).mean(0); sp=abs(np.diff(project(SH['views'][i],[SH['poses'][i]['receiver'][k]['ball'] for k in ('left','right')])[:,0]))[0]; dim(b,q[0],q[1]-4,55+sp*.5,220,.6)
        pq=project(SH['views'][i],[[0,0,-3.05],[0,0,3.05]]); pq=pq[pq[:,0].argmin()]; dim(b,pq[0]+10,pq[1]+8,30,900-pq[1],.55)
        b=1-(1-b)*(1-pool(i,b.shape[:2])[...,None]*np.array([.03,.12,.42],np.float32))
        b*=1-shadow(i,b.shape[:2])[...,None]*np.array([1,.95,.85],np.float32)
    if shot=='track':
        b*=1-.8*shadow(i,b.shape[:2])[...,None]*np.array([1,.95,.85],np.float32)
        g=SH['poses'][i]['receiver']; P=[g[k]['ball'] for k in ('left','right')]; q=g['pelvis']
        for c3,r in [(P[0],.17),(P[1],.17),([.5*q[0]+.25*(P[0][0]+P[1][0]),0,.5*q[2]+.25*(P[0][2]+P[1][2])],.5)]:
            t=np.linspace(0,2*np.pi,40); pt=project(SH['views'][i],np.stack([c3[0]+r*np.cos(t),0*t,c3[2]+r*np.sin(t)],1)); im=Image.new('L',b.shape[1::-1],0); ImageDraw.Draw(im).polygon([tuple(v) for v in pt],fill=255)
            b*=1-(.5 if r<.3 else .38)*gaussian_filter(np.asarray(im).astype(np.float32)/255,(2,4) if r<.3 else (4,8))[...,None]
    for s,p in ps:
        z=np.load(p); m=z['image'].astype(np.float32)/255; x,y=[int(q) for q in z['at']]; h,w=m.shape[:2]
        if h<3: continue
        if s=='smasher' and shot=='rally': m=m.copy(); al=np.maximum(m[...,3:],1/512); m[...,:3]=clarity(weaker_rim((1-(1-(m[...,:3]/al).clip(0,1))**1.25).astype(np.float32),m[...,3],.5),m[...,3],.7,.5,.42)*m[...,3:]   # a third of a stop more
        if shot=='track':
            al=np.maximum(m[...,3:],1/512); m=m.copy(); c=(m[...,:3]/al).clip(0,1); c=tan(tan(c,1.),.8)
            sk=(np.clip((c[...,0]-c[...,2]-.05)/.08,0,1)*np.clip((c[...,0]-c[...,1]-.01)/.04,0,1))[...,None]*np.clip((.5-(c@np.array([.3,.55,.15]))[...,None])/.2,0,1)
            c=c*(1-sk)+(1-(1-c)**1.3)*sk; m[...,:3]=clarity(c.astype(np.float32),m[...,3],.8,.5,.26)*m[...,3:]
        if s=='receiver' and shot=='rally':
            al=np.maximum(m[...,3:],1/512); m=m.copy(); m[...,:3]=tan(tan((m[...,:3]/al).clip(0,1),1.),.8)*m[...,3:]
            m=m*(1-.62*mask(i)[y:y+h,x:x+w,None])
            q,fw,hs=feet(i); yy,xx=np.mgrid[0:b.shape[0],0:b.shape[1]]
            for (fx,fy),hh in zip(q,hs):
                e=np.clip(1.3-np.hypot((xx-fx)/(1.0*fw),(yy-fy-.06*fw)/(.27*fw)),0,1); b*=1-(.55*max(0,1-hh/.3)*e*e*(3-2*e))[...,None]
        b[y:y+h,x:x+w]=b[y:y+h,x:x+w]*(1-m[...,3:])+m[...,:3]; A[y:y+h,x:x+w]*=1-m[...,3]
    fl=f.replace('.png','.floor.png')
    if os.path.exists(fl): Image.fromarray((np.asarray(Image.open(fl).convert('RGB'))*A[...,None]+.5).astype(np.uint8)).save(o.replace('.png','.floor.png'),compress_level=1)
    Image.fromarray((b.clip(0,1)*255+.5).astype(np.uint8)).save(o+'.part.png',compress_level=1); os.rename(o+'.part.png',o); n+=1
print('done',shot,n)
