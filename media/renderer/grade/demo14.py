"""Players of the demo (frames 84 to 603) once more: put.py FROM TO OUT."""
import sys,os,json,numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, label
F='fig'; MAP=json.load(open('media/work/demomap.json')); SHOT=json.load(open(F+'/work/joints.json'))['shots']['demo']
L=lambda f: np.asarray(Image.open(f).convert('RGB')).astype(np.float32)/255
ld=lambda n:(L(f'encd/x/{n:04d}.png')+L(f'encd/y/{n:04d}.png'))/2
lime=lambda f: np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.22)/.15,0,1)
YY,XX=np.mgrid[0:720,0:1280]
def layer(d,idx,m):
    z=np.load(f'{F}/{d}/{idx:04d}.npz'); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]
    S=np.zeros((720,1280,4),np.float32)
    if h<4: return S
    S[y:y+h,x:x+w]=np.concatenate([im[...,:3]*im[...,3:],im[...,3:]],2)[:720-y,:1280-x]
    a,b,c,dd,e,f=m; det=a*dd-b*c; inv=(dd/det,-c/det,(c*f-dd*e)/det,-b/det,a/det,(b*e-a*f)/det)
    return np.stack([np.asarray(Image.fromarray(S[...,k]).transform((1280,720),Image.AFFINE,inv,Image.BICUBIC)) for k in range(4)],2).clip(0,1)
def at(m,x,y): return m[0]*x+m[2]*y+m[4],m[1]*x+m[3]*y+m[5]
def box_of(A,t=.3):
    ys,xs=np.nonzero(A>t)
    return (xs.min(),xs.max()+1,ys.min(),ys.max()+1) if len(xs) else None
def side(f,x0,x1,y0,y1,REF):
    a=np.median(REF[y0:y1,max(0,x0-7):max(1,x0-2)],1); b=np.median(REF[y0:y1,x1+2:x1+7],1); t=np.linspace(0,1,x1-x0)[None,:,None]; return a[:,None]*(1-t)+b[:,None]*t
def head_away(f,A,joints):
    """The former head: rows above the waist, from both sides; joints of the boards stay."""
    x0,x1,y0,y1=box_of(A); w,h=x1-x0,y1-y0; x0,x1=x0+int(.22*w),x1+8; y0,y1=y0-20,y0+int(.40*h); q=f[y0:y1,x0:x1]; bg=side(f,x0,x1,y0,y1,f)
    m=(np.abs(q-bg).max(2)>.075)&(lime(q)<.2); j=np.zeros(x1-x0,bool)
    for jx in joints: j|=np.abs(np.arange(x0,x1)-jx)<6
    m=m&~(j[None]&((q-bg).mean(2)<-.015)); m=O(m,iterations=1); l,_=label(m); c=np.bincount(l.ravel()); c[0]=0; m=D((c>30)[l],iterations=3); m=G(m.astype(np.float32),1.)[...,None]*np.clip((y1-np.arange(y0,y1))/6,0,1)[:,None,None]
    f=f.copy(); f[y0:y1,x0:x1]=q*(1-m)+bg*m; return f
def ring(f,A,r=3):
    b=box_of(A); p=r+7; x0,x1,y0,y1=max(0,b[0]-p),min(1280,b[1]+p),max(0,b[2]-p),min(720,b[3]+p); S=A[y0:y1,x0:x1]>.25; q=f[y0:y1,x0:x1]; near=D(S,iterations=r); out=(~D(S,iterations=r+1)).astype(np.float32)
    den=G(out,(.8,6)); bg=np.stack([G(q[...,k]*out,(.8,6)) for k in range(3)],2)/np.maximum(den,1e-3)[...,None]; m=near&((q-bg).max(2)>.07)&(den>.02)&(lime(q)<.2); m=G(m.astype(np.float32),.6)[...,None]
    f=f.copy(); f[y0:y1,x0:x1]=q*(1-m)+bg*m; return f
def shuttle(i):
    c=SHOT['views'][i]['camera']; p=SHOT['poses'][i]['shuttle']
    if not p: return None
    Q=p['positionM']; fx=c.get('fromM',(-1.2,3.4,10.5)); s=c['focalPx']/(fx[2]-Q[2]); return c['principalPx'][0]+(Q[0]-fx[0])*s,c['principalPx'][1]-(Q[1]-fx[1])*s
def frame(n):
    q=MAP[str(n)]; f=o=ld(n); m=q['m']; i=q['idx']; shown=q['shown']
    if shown<=0: return f
    flat=q['turn']==1 and n>=144 and shown==1
    c=q['clip']; sy=(YY-c[5])/c[3] if q['turn']==1 else np.full(YY.shape,200.); shade=1-.6*np.clip((sy-263)/130,0,1)
    fade=np.ones(YY.shape)
    if q['replay']: l0=c[4]+54*c[0]; fade=np.clip((XX-l0)/(70*852/1280*c[0]),0,1)
    if flat: f=held(f,i,m)
    for d in ('td14',):
        P=layer(d,i,m)
        if P[...,3].max()<.3: continue
        A=P[...,3]
        if flat:
            if d=='td14' and SHOT['poses'][i]['t']>5.37: f=head_away(f,A,[at(m,x,0)[0] for x in JOINTS])
            f=ring(f,A)
        a=(A*shown*fade)[...,None]; col=P[...,:3]*(shown*fade*shade)[...,None]
        if q['turn']==1 and not q['replay']: col=col*(1-.45*(np.hypot((XX-c[4])/c[0]-800,(YY-c[5])/c[3]-176)<30))[...,None]
        g=f*(1-a)+col
        if d=='sd14': k=lime(o)[...,None]*(G(A,2)>.01)[...,None]; g=g*(1-k)+o*k
        f=g
    if q['turn']==1:   # the camera's cutout
        px=(XX-c[4])/c[0]; k=G(((o.max(2)<.03)&(px<62)&(np.abs((YY-c[5])/c[3]-196.5)<66)).astype(np.float32),.7)[...,None]; f=f*(1-k)+o*k
    if q['turn']==1 and not q['replay']:   # the record button
        px,py=(XX-c[4])/c[0]-800,(YY-c[5])/c[3]-176; d_=np.hypot(px,py); k=G(((d_<31)&((d_>25.6)|(d_<23))&(o.min(2)>.6)).astype(np.float32),.5)[...,None].clip(0,1); f=f*(1-k)+o*k
    s=shuttle(i)
    if s and flat:
        x,y=at(m,*s); e=np.maximum(np.abs(XX-x),np.abs(YY-y)); k=(lime(o)*(e<34)*(np.minimum(np.abs(XX-x),np.abs(YY-y))>9)*(e>17))[...,None]; f=f*(1-k)+o*k
    return f
JOINTS=[1092,946]
from scipy.ndimage import map_coordinates
K=.64
def shrink(f,c,h):
    cx,cy=c; r=26; x0,x1,y0,y1=int(cx-r),int(cx+r),int(cy-r),int(cy+r); q=f[y0:y1,x0:x1]; yy,xx=np.mgrid[y0:y1,x0:x1]; lum=q.mean(2)
    hard=(lum>.42)&(np.hypot(xx-cx,yy-cy)<17)&((q[...,0]-q[...,2])<.02); l,_=label(hard); n=np.bincount(l.ravel()); n[0]=0
    if n.max(initial=0)<14: return f
    k=min((np.hypot(xx[l==i].mean()-cx,yy[l==i].mean()-cy)-n[i]*.02,i) for i in range(1,len(n)) if n[i]>12)[1]; M=D(l==k,iterations=3); m=G(M.astype(float),.8)[...,None].clip(0,1)
    w=((~M)&(lum<.42)).astype(float); bg=np.stack([G(q[...,c_]*w,(1.5,5))/(G(w,(1.5,5))+1e-4) for c_ in range(3)],2); clean=q*(1-m)+bg*m
    s=l==k; X,Y=xx[s].mean()+h[0]*6,yy[s].mean()+h[1]*6; sx=X+(xx-X)/K-x0; sy=Y+(yy-Y)/K-y0; a=np.clip((lum-bg.mean(2))/.45,0,1)*G(M.astype(float),.5).clip(0,1); A=map_coordinates(a,[sy,sx],order=1,cval=0)[...,None]; b=np.stack([map_coordinates(q[...,c_],[sy,sx],order=1,mode='nearest') for c_ in range(3)],2)
    f=f.copy(); f[y0:y1,x0:x1]=clean*(1-A)+b*A; return f
def held(f,i,m):
    p=SHOT['poses'][i]['shuttle']
    if not p or p['flownM']>.6: return f
    c=at(m,*shuttle(i)); h=p['heading']; h=np.array([h[0],-h[1]]); h=h/max(np.linalg.norm(h),1e-6); return shrink(f,c,h)
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b):
        p=f'{out}/{n:04d}.png'
        if not os.path.exists(p): Image.fromarray((frame(n)*255+.5).clip(0,255).astype(np.uint8)).save(p,compress_level=1)
