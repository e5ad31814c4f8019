"""demo24.py OUT FROM TO: the receiver of the demo 1.1 m further from the phone and 0.8 m further back after her lift, off the trail of the smash."""
import sys,os,json
_b2=sys.argv; sys.argv=['x']; exec(open('demo20.py').read().split("\nif __name__=='__main__'")[0]); sys.argv=_b2
import cv2, layers22 as K2, left23
SRC='encd/o_17'; F17=lambda n: L(f'{SRC}/{n:04d}.png')
T17=lambda n: np.asarray(Image.open(f'enc20/all_17/{n:03d}.png').convert('RGB')).astype(np.float32)/255
CX0,CX1,CY0,CY1=1200,1920,470,1010
_f=np.mean([T17(n) for n in range(108,117)],0)[CY0:CY1,CX0:CX1]; PL=_f.copy(); PL[:,K2.X0-CX0:]=K2.P
_l=T17(150)[CY0:CY1,CX0:CX1]-_f; cy,cx=np.mgrid[CY0:CY1,CX0:CX1].astype(float)
_lines=np.maximum.reduce([np.clip(5-np.abs(cy-r),0,1) for r in (652.3,665,758.6,911.5,949.6)]); 
LIT=_l*np.where(cx>1645,1,_lines)[...,None]
for r in (652.3,665,758.6):   # behind her, as left of her
    z=np.abs(cy[:,0]-r)<5; LIT[z,1440-CX0:1660-CX0]=np.median(LIT[z,1415-CX0:1440-CX0],1)[:,None]
def maps(m,bx):
    x0,x1,y0,y1=bx; A=np.array([[m[0],m[2],m[4]],[m[1],m[3],m[5]],[0,0,1.]])@np.diag([2/3,2/3,1.]); I=np.linalg.inv(A); X,Y=np.meshgrid(np.arange(x0,x1,dtype=float),np.arange(y0,y1,dtype=float)); return A,I[0,0]*X+I[0,1]*Y+I[0,2],I[1,0]*X+I[1,1]*Y+I[1,2]
OX,OY=.25,.95   # of the plate against the frames, measured on the lines
def sample(I,X,Y):
    X,Y=X+OX,Y+OY; return cv2.remap(np.ascontiguousarray(cv2.GaussianBlur(I.astype(np.float32),(0,0),.55)),(X-CX0).astype(np.float32),(Y-CY0).astype(np.float32),cv2.INTER_LINEAR,borderMode=cv2.BORDER_REPLICATE)
def box(m):
    A=np.array([[m[0],m[2],m[4]],[m[1],m[3],m[5]]])@np.diag([2/3,2/3,1.]); p=np.array([A@[x,y,1] for x in (1230,1915) for y in (480,1000)]); a=np.floor(p.min(0)).astype(int); b=np.ceil(p.max(0)).astype(int); return max(a[0],0),min(b[0],1280),max(a[1],0),min(b[1],720)

# the corner of the court that she hides is not marked
_pl=(np.abs(cx-1727)<25)&(np.abs(cy-652)<27); _b=T17(150)[CY0:CY1,CX0:CX1]/np.maximum(_f,.01); _z=(cx>1775)&(cx<1900)&(cy<735)&(cy>660)&(_f.mean(2)>.25); _rl=np.median(_b[_z],0); _on=(_f.mean(2)-np.median(_f[_pl].mean(1)))>.035
LIT2=LIT.copy(); LIT2[_pl]=np.where(_on[_pl][:,None],_f[_pl]*(_rl-1),0)
from scipy.ndimage import binary_erosion
def pull(I,W,k=8):
    if min(W.shape)<3 or k==0: return (I*W[...,None]).sum((0,1),keepdims=True)/max(W.sum(),1e-6)*np.ones_like(I)
    h,w=W.shape; d=(max(1,w//2),max(1,h//2)); Wd=cv2.resize(W,d,interpolation=cv2.INTER_AREA); Id=cv2.resize(np.ascontiguousarray(I*W[...,None]),d,interpolation=cv2.INTER_AREA)/np.maximum(Wd,1e-6)[...,None]
    Lo=cv2.resize(pull(Id,np.clip(Wd*1.5,0,1),k-1),(w,h),interpolation=cv2.INTER_CUBIC); a=np.clip(W,0,1)[...,None]; return I*a+Lo*(1-a)
RX=np.array([p['receiver']['pelvis'][0] for p in SHOT['poses']]); TS=np.array([p['t'] for p in SHOT['poses']])
def way(t):
    """How far she is on the longer way back."""
    if t<=3.27: return 0.
    if t>=4.45: return 1.
    x=np.interp(t,TS,RX); return float(np.clip((x-2.95)/(4.58-2.95),0,1))
CO=(44.,4.,24.)
_SP={}
def frame22(n):
    q=MAP[str(n)]; f=F17(n); m=q['m']; t=SHOT['poses'][q['idx']]['t']; w=way(t); shown=q['shown']
    if w<=0 or shown<=0: return f
    bx=box(m); x0,x1,y0,y1=bx; A,X,Y=maps(m,bx); ks=A[0,0] if q['turn']==1 else np.hypot(A[0,0],A[1,0]); g0=f[y0:y1,x0:x1]; c=q['clip']
    sy=(YY-c[5])/c[3] if q['turn']==1 else np.full(YY.shape,200.); sc=(1-.6*np.clip((sy-263)/130,0,1))[y0:y1,x0:x1,None]
    s_=(715-32*w-332)/(715-332); T=np.array([[s_,0,1600*(1-s_)+112*w],[0,s_,715*(1-s_)-32*w],[0,0,1.]]); Kp=A@T@np.linalg.inv(A); M3=np.array([[m[0],m[2],m[4]],[m[1],m[3],m[5]],[0,0,1.]]); M2=Kp@M3; m2=[M2[0,0],M2[1,0],M2[0,1],M2[1,1],M2[0,2],M2[1,2]]
    late=t>=4.945
    old=(affine(new(t,q['idx']),m) if late and q['turn']==1 else layer('td14',q['idx'],m))[y0:y1,x0:x1]; N=(affine(new(t,q['idx'],'recn'),m2) if late else layer('td14',q['idx'],m2))[y0:y1,x0:x1]
    a0=old[...,3]; P=sample(PL+(LIT2 if w>.55 else LIT),X,Y)*sc*shown; ll=lime(g0)
    foot=np.flatnonzero((a0>.4).any(1)); cols=np.flatnonzero((a0>.4).any(0)); fy=Y[foot.max(),cols.mean().astype(int)] if len(foot) else 740; cl,cr=X[int(foot.mean()),cols.min()],X[int(foot.mean()),cols.max()]
    body=D(a0>.03,iterations=3); col=(X>cl-12)&(X<cr+22)&(Y>fy-75); shd=(X>cl)&(X<cr+300)&(Y>fy-28)&(Y<fy+95); plus=(np.abs(X-1727)<26)&(np.abs(Y-652)<28); tool=(Y>856) if q['replay'] else (Y>1e9)
    px,py=(XX-c[4])/c[0]-800,(YY-c[5])/c[3]-176; ring=(np.hypot(px,py)<34)[y0:y1,x0:x1]&(not q['replay'])&(q['turn']==1)
    near=(np.hypot(X-1.5*PTc(t)[0],Y-1.5*PTc(t)[1])<26)&(t>TC)
    lines=sample(LIT.max(2)[...,None].repeat(3,2),X,Y)[...,0]>.02
    lines=D(lines,iterations=1)|D(ll>.04,iterations=2); val=(~body&~col&~shd&~plus&~tool&~ring&~lines)
    out=(X>1915)|(Y<480); val&=~out&~near; d=g0-P; corr=pull(np.ascontiguousarray(d*val[...,None]).astype(np.float32),val.astype(np.float32)); corr=np.stack([G(corr[...,k],1.5) for k in range(3)],2); P=P+corr
    # what lights or darkens the floor for her
    wt=(~body&~lines&~tool&~near&(Y>fy-30)).astype(np.float32); dd=g0-P; sm=np.stack([G(dd[...,k]*wt,2.2)/np.maximum(G(wt,2.2),.02) for k in range(3)],2); reg=np.clip(G(((col|shd)&(Y>fy-22)).astype(np.float32),3),0,1)[...,None]; Ds=sm*reg*(~tool)[...,None]
    warp=lambda I: cv2.warpAffine(np.ascontiguousarray(I,dtype=np.float32),(np.array([[1,0,-x0],[0,1,-y0],[0,0,1.]])@Kp@np.array([[1,0,x0],[0,1,y0],[0,0,1.]]))[:2],(x1-x0,y1-y0),flags=cv2.INTER_LINEAR)
    i6=Ds*np.clip((Y-fy+6)/14,0,1)[...,None]*np.clip((np.where(q['replay'],862,990)-Y)/60,0,1)[...,None]; Dm=warp(i6)
    v=np.minimum(g0[...,0],g0[...,1])-g0[...,2]; vb=np.where(D(a0>.05,iterations=2),.10,np.minimum(P[...,0],P[...,1])-P[...,2]); al=np.clip((v-vb)/(.608-vb),0,1); al=np.where(al<.12,0,al); albl=np.clip((v/sc[...,0]/max(shown,.2)-.08)/.36,0,1)
    s=M3[:2]@np.array([*PTc(t),1.]) if t>TC-.2 else np.array([-999.,-999.])
    ex,ey=np.abs(X-1.5*PTc(t)[0]),Y-1.5*PTc(t)[1]; e=np.maximum(ex,np.abs(ey)); nn=np.minimum(ex,np.abs(ey)); lab=(ex<70)&(ey>50)&(ey<124)&q['replay']&(t>5.1)
    onbody=t>5.1 and (D(a0>.03,iterations=6)&(e<60)).any()
    Mb=body|(plus&(w>.55)); 
    if onbody: Mb=Mb|(e<52)
    M=np.clip(G(Mb.astype(np.float32),.8),0,1); floor_=D(body&(Y>664),iterations=11)&(Y>660); M=np.maximum(M,np.clip(G(floor_.astype(np.float32),4)*(Y>658),0,1))[...,None]
    g=(g0-Ds*(1-al[...,None]))*(1-M)+P*M
    # the long service line up to the side line, behind her
    dv=np.array([1680-1649,667.2-652.3]); dl=np.hypot(*dv); dv/=dl; lu=(X+OX-1649)*dv[0]+(Y+OY-652.3)*dv[1]; lv=-(X+OX-1649)*dv[1]+(Y+OY-652.3)*dv[0]; ck=(np.clip(2.1-np.abs(lv),0,1)*np.clip(lu+1.2,0,1)*np.clip((dl-lu)/6,0,1)*(a0<.03))[...,None]*.85; g=np.maximum(g,g*(1-ck)+np.array([.80,.83,.93])*sc*shown*ck)
    # the dark below the soles
    na=N[...,3]; yb=np.where((na>.5).any(0),na.shape[0]-1-np.argmax((na>.5)[::-1],0),-1); im=np.zeros(na.shape,np.float32); low=yb.max(); z=np.flatnonzero((yb>low-44*ks)&(yb>0)); im[yb[z],z]=1; cs=np.clip(G(im,(3.2*ks*1.6,9*ks*1.6))*np.sqrt(2*np.pi)*3.2*ks*1.6*.5,0,.5)[...,None]*shown
    free=1-al[...,None]*(1-M); g=(g*(1-cs*free)+Dm*free).clip(0,1)
    kt=(al*(1-M[...,0]))[...,None]; kt=np.clip(kt*1.15,0,1); Nc=np.concatenate([N[...,:3]*shown*sc,N[...,3:]*shown],2); g=g*(1-Nc[...,3:]*(1-kt))+Nc[...,:3]*(1-kt)
    # trail, corners, speed and shuttle where she stood
    ends=min(t,TTR[np.argmax(PT[:,0])]); k0=float(np.hypot(m[0],m[1]))
    if ends>TC:
        Mf=lambda p: np.array([m[0]*p[0]+m[2]*p[1]+m[4],m[1]*p[0]+m[3]*p[1]+m[5]]); Xp,Yp=XX[y0:y1,x0:x1].astype(float),YY[y0:y1,x0:x1].astype(float)
        ts=np.linspace(TC,ends,300); pts=np.array([Mf(at_(u)) for u in ts]); pts=pts[(pts[:,0]>x0-10)&(pts[:,0]<x1+10)]; la=np.zeros(X.shape); b=np.zeros(X.shape)
        for p,r in zip(pts[:-1],pts[1:]):
            dv=r-p; l=np.hypot(*dv)
            if l>1e-3: la=np.maximum(la,capsule(Xp,Yp,(p+r)/2,dv/l,l+LW*k0,LW*k0))
        seen=0.
        for kk in range(1,40):
            tk=TC+kk/60
            if tk>t: break
            p=Mf(at_(tk)); dv=Mf(at_(tk+.002))-Mf(at_(tk-.002)); l=np.hypot(*dv)
            if l<1e-3: continue
            if 860<at_(tk)[0]<985: xi,yi=int(round(p[0])),int(round(p[1])); seen=max(seen,float(lime(f[yi-2:yi+3,xi-2:xi+3]).max()))
            if x0-10<p[0]<x1+10: b=np.maximum(b,capsule(Xp,Yp,p,dv/l,DL*k0,DW*k0))
        la=la[...,None]*M*seen; b=b[...,None]*M*seen; g=g*(1-la*.42)+LIME*sc*la*.42; g=g*(1-b)+LIME*sc*b
        if onbody:
            o,wd,arm=CO; u=1/ks; cor=np.clip((o-e)/u+.5,0,1)*np.clip((e-(o-wd))/u+.5,0,1)*np.clip((nn-(o-arm))/u+.5,0,1); al_=np.maximum(al,albl)*lab; cor=np.maximum(cor[...,None]*M,al_[...,None]*(M>.02)); halo=np.clip(G(al_.astype(np.float32),1.6)*1.7,0,1)[...,None]*.75*M; g=g*(1-halo); g=g*(1-cor)+LIME*sc*cor
            key=q['replay']
            if key not in _SP:
                r=540 if key else 372; rq=MAP[str(r)]; rf=F17(r); rs=np.array([[rq['m'][0],rq['m'][2],rq['m'][4]],[rq['m'][1],rq['m'][3],rq['m'][5]]])@np.array([*PTc(SHOT['poses'][rq['idx']]['t']),1.]); h=10; xx,yy=int(round(rs[0])),int(round(rs[1])); z=rf[yy-h:yy+h,xx-h:xx+h]; bg=np.median(z.reshape(-1,3),0); sa=np.clip((z-bg).mean(2)/.35,0,1)[...,None]; _SP[key]=(z,sa,rs-np.array([xx,yy]))
            Z,sa,fr=_SP[key]; h=Z.shape[0]//2; xx,yy=int(round(s[0]-fr[0]))-x0,int(round(s[1]-fr[1]))-y0
            if h<=xx<g.shape[1]-h and h<=yy<g.shape[0]-h: zz=(slice(yy-h,yy+h),slice(xx-h,xx+h)); Mz=M[zz]; g[zz]=g[zz]*(1-sa*Mz)+Z*sa*Mz
    rk=np.clip((g0.min(2)-.22)/.3,0,1)*ring   # what the button draws; she is seen through it
    keep=np.maximum(np.clip(G((out|tool).astype(np.float32),.7),0,1),np.where(Nc[...,3]>.02,rk,np.clip(G(ring.astype(np.float32),.7),0,1)))[...,None]; g=g*(1-keep)+g0*keep
    f=f.copy(); f[y0:y1,x0:x1]=g; return f.clip(0,1)
def PTc(t): return np.array([np.interp(t,TTR,PT[:,k]) for k in (0,1)])
def frame23(n):
    q=MAP[str(n)]; f=frame22(n); return left23.left(n,f,q) if q['replay'] and q['shown']>0 else f
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in (range(int(sys.argv[2]),int(sys.argv[3])) if len(sys.argv)>3 else map(int,sys.argv[2].split(','))): Image.fromarray((frame23(n)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:04d}.png',compress_level=1)
