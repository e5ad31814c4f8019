"""receiver.py: the receiver of the trailer (frames 66 to 106) once more, from `ready` of pics.py, in front of a hall filled in from both sides of her."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, map_coordinates, binary_dilation as D, binary_opening as O, label
import viewlut
from frontracket import hand
XL,XR=1322,1526; YT,YB=618,890
def fig():
    P=viewlut.figure(np.load('rd.npy'),'mhc0',-.05)[:,::-1].astype(np.float32); A=P[...,3]; ys,xs=np.nonzero(A>.02); return P[ys.min():ys.max()+1,xs.min():xs.max()+1]
SL=((627,-.0082),(772,.004))
def slope(y): (a,p),(b,q)=SL; return p+(y-a)*((q-p)/(b-a))
def plate(f,line):
    """f without her. line(x): where the court's line begins below her."""
    yy,xx=np.mgrid[YT:YB,XL:XR].astype(float); s=slope(yy)
    smp=lambda x,y: np.stack([map_coordinates(G(f[...,k],(0,1.2)),[y,x],order=1) for k in range(3)],2)
    Fb=f[YT-8:YB+8].copy(); B=np.stack([G(Fb[...,k],(0,1.5)) for k in range(3)],2)
    S=lambda x,y: np.stack([map_coordinates(B[...,k],[y-(YT-8),x],order=1,mode='nearest') for k in range(3)],2)
    t=((xx-XL)/(XR-XL))[...,None]; l=np.mean([S(np.full_like(xx,XL-d),yy+s*(xx-XL+d)) for d in (3,8,13,18)],0); r=np.mean([S(np.full_like(xx,XR+d),yy-s*(XR+d-xx)) for d in (3,8,13,18)],0)
    if EVEN:      # the floor: without the lines, from both sides
        from scipy.ndimage import percentile_filter, gaussian_filter1d
        k=np.clip((yy-FLOOR+4)/8,0,1)[...,None]; q_=lambda z: gaussian_filter1d(np.stack([percentile_filter(z[...,c],45,size=(13,1)) for c in range(3)],2),3,axis=0); l=l*(1-k)+q_(l)*k; r=r*(1-k)+q_(r)*k
    else: t=t*np.clip((FLOOR-yy)/8,0,1)[...,None]
    low=l*(1-t)+r*t
    # the mesh of the net, from the left
    dx=XR-XL+4; src=S2(f,xx-dx,yy+s*dx); hp=src-np.stack([G(src[...,k],2.2) for k in range(3)],2); net=np.clip((YNET-yy)/2,0,1)*np.clip((yy-YTAPE)/2,0,1)
    return low+hp*net[...,None],hp*net[...,None],net
def S2(f,x,y): return np.stack([map_coordinates(f[...,k],[y,x],order=1,mode='nearest') for k in range(3)],2)
THIN=.94; NET=None; EVEN=False
YNET,YTAPE,FLOOR=764,636,838
def put(f,n,P,cx,base,h,squash=1.,lift=0.,lean=0.,line=None,keep=None,veil=.05,mesh=.26):
    """cx, base: middle and lower edge of her shoes; h: her height in pixels with squash 1."""
    global YNET,YTAPE,FLOOR
    o=base-862
    if NET is None: YNET,YTAPE,FLOOR=764+o,636+o,838+o
    else: YNET,YTAPE,FLOOR=NET
    f=f.copy(); bg,hp,net=plate(f,line); yy,xx=np.mgrid[YT:YB,XL:XR].astype(float)
    m=np.clip((xx-XL)/10,0,1)*np.clip((XR-xx)/10,0,1)*np.clip((yy-YT)/6,0,1)*np.clip((base+13-yy)/9,0,1)
    if line is not None: m=m*np.clip((line(xx)-3-yy)/3,0,1)
    q=f[YT:YB,XL:XR]; m=m[...,None]
    if keep is not None: m=m*(1-keep[...,None])
    out=q*(1-m)+bg*m
    # shadow where she stands
    for dx in (-46.,46.):
        d=np.hypot((xx-cx-dx*h/212)/24,(yy-base+3)/5.5); out=out*(1-.55*(1-.6*min(lift/8,1))*np.clip(1-d,0,1)[...,None])
    d=np.hypot((xx-cx)/88,(yy-base-1)/12); out=out*(1-.25*np.clip(1-d,0,1)[...,None])
    # the figure
    Hh=h*squash*P.shape[0]/HEAD; k=h/HEAD; Ww=P.shape[1]*k*THIN
    Z=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c])).resize((round(Ww),round(Hh)),Image.LANCZOS)) for c in range(4)],2)
    sx=xx-(cx-CX*k*THIN)-lean*np.clip((base-yy)/h,0,1)**1.3; sy=yy-(base-lift-Hh); I=np.stack([map_coordinates(Z[...,c],[sy,sx],order=1,cval=0) for c in range(4)],2).clip(0,1); a0=I[...,3:]; rk=(np.clip((cx-28*h/212-xx)/6,0,1)*np.clip((base-118*h/212-yy)/8,0,1))[...,None]; a=a0*(1-rk)+rk*(1-(1-a0)**2.6); I[...,:3]*=np.where(a0>1e-3,a/np.maximum(a0,1e-3),1)
    col=(I[...,:3]*np.array([1.0,1.0,1.0])*1.02); sh=np.clip((I[...,2]-I[...,0]-.12*a[...,0])/.25,0,1)[...,None]; col=col*(1-.35*sh)+.35*sh*(np.array([.66,.74,.88])*a*np.clip(I[...,1:2]/.55,0,1.1))
    fig_over=out*(1-a)+col
    strand=np.clip(hp.mean(2)/.06,0,1)[...,None]*mesh*net[...,None]; v=veil*net[...,None]
    cord=(np.clip((bg.mean(2)-.40)/.15,0,1)*(yy>YNET-6)*(yy<YNET+6))[...,None]
    HEADZONE=np.clip((base-.80*h*squash-yy)/4,0,1)*np.clip(1-np.abs(xx-cx-lean*.8)/(.10*h),0,1)**.3; strand=strand*(1-.85*HEADZONE[...,None]); v=v*(1-.8*HEADZONE[...,None])
    w=1-(1-strand)*(1-v)*(1-cord*.9); tint=np.where(cord>.1,bg,np.array([.30,.36,.62])*.8)
    res=fig_over*(1-a*w)+tint*a*w
    if keep is not None: res=res*(1-keep[...,None])+q*keep[...,None]
    f[YT:YB,XL:XR]=res; return f
P=fig(); A=P[...,3]; rows=np.nonzero(A[:,A.shape[1]//2-40:A.shape[1]//2+60].max(1)>.5)[0]; HEAD=P.shape[0]-rows.min(); CX=P.shape[1]/2
# the middle between the shoes
low=np.nonzero(A[-40:].max(0)>.3)[0]; CX=(low.min()+low.max())/2
def only(f,o,right,racket=None,floor=.16):
    """o, where the former or the new receiver is; f elsewhere, so that net, tape and floor stay as they were."""
    bg=plate(f,None)[0]; yy,xx=np.mgrid[YT:YB,XL:XR]; S=lambda z,r: np.stack([G(z[...,c],r) for c in range(3)],2); q=f[YT:YB,XL:XR]; p=o[YT:YB,XL:XR]
    win=(xx>XL+6)&(xx<right)&(yy>YTAPE+2); net=(yy<YNET+3); thin=np.abs(yy-YNET)<7
    old=(np.abs(S(q,2.2)-S(bg,2.2)).max(2)>np.where(net,.10,np.where(yy>FLOOR-12,floor,.07)))&win; old=O(old,iterations=2); new=(np.abs(S(p,.6)-S(bg,.6)).max(2)>np.where(net,.16,.05))&win; new=O(new,iterations=1)
    if racket is not None: hx,hy=racket; rx,ry=hx-24,hy-60; t=np.clip(((xx-hx)*(rx-hx)+(yy-hy)*(ry-hy))/((rx-hx)**2+(ry-hy)**2),0,1); old=old|(np.hypot(xx-rx,yy-ry)<25)|(np.hypot(xx-hx-t*(rx-hx),yy-hy-t*(ry-hy))<5)
    l,_=label(D(old|new,iterations=2)); c=np.bincount(l.ravel()); c[0]=0; m=D((c>120)[l],iterations=3); m=np.clip(G(m.astype(float),1.4),0,1)*np.clip((yy-YTAPE-1)/3,0,1)
    f=f.copy(); f[YT:YB,XL:XR]=q*(1-m[...,None])+p*m[...,None]; return f
def frame(f,n):
    base=862+(n-76)*12.5/28; ease=lambda a,b: (lambda t:t*t*(3-2*t))(min(max((n-a)/(b-a),0),1)); line=lambda x: 884+(base-862)-.165*(x-1437)
    return only(f,put(f,n,P,1412-(n-76)*4/28,base,214,squash=1-.02*ease(66,80)-.03*ease(88,94)+.02*ease(94,98)-.045*ease(100,105),lift=5*np.sin(np.pi*(n-94)/9)*(94<n<103),line=line),1512,hand(n))
if __name__=='__main__':
    print(P.shape,HEAD,CX)
    ld=lambda n: np.asarray(Image.open(f'frames/o/{n-65:03d}.png').convert('RGB')).astype(np.float32)/255
    W=Image.new('RGB',(1600,1040))
    for k,n in enumerate((67,76,90,104)):
        W.paste(Image.fromarray((frame(ld(n),n)*255+.5).clip(0,255).astype(np.uint8)).crop((1290,590,1550,928)).resize((800,1040),Image.LANCZOS).crop((0,0,400,1040)) if k>3 else Image.fromarray((frame(ld(n),n)*255+.5).clip(0,255).astype(np.uint8)).crop((1290,590,1550,928)).resize((400,520),Image.LANCZOS),(k*400,0))
        W.paste(Image.fromarray((ld(n)*255+.5).clip(0,255).astype(np.uint8)).crop((1290,590,1550,928)).resize((400,520),Image.LANCZOS),(k*400,520))
    W.save('preview.png')
