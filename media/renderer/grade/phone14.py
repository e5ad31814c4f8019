"""Players of the first shot (frames 0 to 65) once more, and its shuttle at 0.62: phone.py FROM TO OUT."""
import sys,os,math,json,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, map_coordinates, label
sys.argv_=sys.argv; exec(open('enc19/put.py').read().split('def frame(n)')[0].replace("JOINT=1637; REF=ld(236)","JOINT=0"))
PH=json.load(open(F+'/work/joints.json'))['shots']['phone']
def proj(v,P):
    q=v['camera']; W,H=1920,1080; f_=np.array(q['fromM'],float); d=np.array(q['towardsM'],float)-f_; d/=np.linalg.norm(d); r=np.cross(d,[0,1,0]); r/=np.linalg.norm(r); u=np.cross(r,d); f=H/2/math.tan(math.radians(q['fieldOfViewDeg']/2)); l=np.asarray(P,float)-f_
    x,y,z=l@r,l@u,l@d; return W/2+f*x/z-q['shift'][0]*W,H/2-f*y/z+q['shift'][1]*H
K=.62
def shrink(f,c,h):
    """The shuttle at c, smaller about the cork (h: the direction of the cork in the picture)."""
    cx,cy=c; r=46; x0,x1,y0,y1=int(cx-r),int(cx+r),int(cy-r),int(cy+r); q=f[y0:y1,x0:x1]; yy,xx=np.mgrid[y0:y1,x0:x1]
    w0=G(q,(10,10,0)); lum=q.mean(2); hard=(lum>.42)&(np.hypot(xx-cx,yy-cy)<34)&((q[...,0]-q[...,2])<.02); l,_=label(hard); n=np.bincount(l.ravel()); n[0]=0
    if n.max(initial=0)<40: return f
    k=min((np.hypot(xx[l==i].mean()-cx,yy[l==i].mean()-cy)-n[i]*.01,i) for i in range(1,len(n)) if n[i]>30)[1]; M=D(l==k,iterations=4); m=G(M.astype(float),1.2)[...,None].clip(0,1)
    w=(~M)&(lum<.42); w=w.astype(float); bg=np.stack([G(q[...,c_]*w,(2.5,9))/(G(w,(2.5,9))+1e-4) for c_ in range(3)],2); clean=q*(1-m)+bg*m
    s=l==k; X,Y=xx[s].mean()+h[0]*12,yy[s].mean()+h[1]*12
    sx=X+(xx-X)/K-x0; sy=Y+(yy-Y)/K-y0; a=np.clip((lum-bg.mean(2))/.45,0,1)*G(M.astype(float),.6).clip(0,1); A=map_coordinates(a,[sy,sx],order=1,cval=0)[...,None]; b=np.stack([map_coordinates(q[...,c_],[sy,sx],order=1,mode='nearest') for c_ in range(3)],2)
    f=f.copy(); f[y0:y1,x0:x1]=clean*(1-A)+b*A; return f
def frame(n):
    i=n+18; f=ld(n); s=PH['poses'][i]['shuttle']
    if s and n<34:
        p=np.array(s['positionM']); c=proj(PH['views'][i],p); hd=np.array(s['heading']); c2=proj(PH['views'][i],p+hd*.1); h=np.array(c2)-np.array(c); h/=max(np.linalg.norm(h),1e-6); f=shrink(f,c,h)
    for d in ('tp14','sp14'):
        if os.path.exists(f'{F}/{d}/{i:04d}.npz'):
            im,x,y=get(d,i)
            if im.shape[0]>4: f=ring(f,im,x,y); f=paste(f,im,x,y)
    return f
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b): Image.fromarray((frame(n)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
