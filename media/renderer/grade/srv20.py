"""srv20.py FROM TO OUT: the smasher of the demo rendered by render_srv.py (frames 84 to 412; the replay too with REPLAY=1)."""
import sys,os
_b=list(sys.argv); sys.argv=['x']; exec(open('demo20.py').read().split("\nif __name__")[0]); sys.argv=_b
BASE2=os.environ.get('BASE2','encd/o22'); ldb=lambda n: L(f'{BASE2}/{n:04d}.png')
POS=SHOT['poses']
def jbox(i):
    s=POS[i]['smasher']; P=[]
    def walk(v):
        if isinstance(v,dict): [walk(x) for k,x in v.items() if k not in('look','racketAxis','racketNormal')]
        else: P.append(spx(v))
    walk(s); f=np.array(s['fist']); P.append(spx(f+.66*np.array(s['racketAxis']))); P=np.array(P); return P[:,0].min()-22,P[:,0].max()+22,P[:,1].min()-24,P[:,1].max()+20
def scene(n):
    """The frame in the scene's pixels."""
    m=MAP[str(n)]['m']; a,b,c,dd,e,f=m; im=ldb(n); return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(im[...,k])).transform((1280,720),Image.AFFINE,(a,c,e,b,dd,f),Image.BICUBIC)) for k in range(3)],2)
ROI=(slice(90,560),slice(30,520)); _PL={}
def shpos(i):
    p=POS[i]['shuttle']; return spx(p['positionM']) if p else None
def plate(kind):
    if kind not in _PL:
        f=f's16/plate-{kind}.npy'
        if not os.path.exists(f):
            if kind=='live': ns=list(range(204,359,4))
            S=[]; Y,X=np.mgrid[90:560,30:520]
            for n in ns:
                i=MAP[str(n)]['idx']; z=scene(n)[ROI].copy(); x0,x1,y0,y1=jbox(i); bad=(X>x0-8)&(X<x1+8)&(Y>y0-8)&(Y<y1+60); s=shpos(i)
                if s is not None: bad|=np.hypot(X-s[0],Y-s[1])<24
                z[bad]=np.nan; S.append(z)
            import warnings; warnings.simplefilter('ignore'); P=np.nanmedian(np.stack(S),0); none=np.isnan(P[...,0]); print('never seen',none.sum())
            for r in range(P.shape[0]):
                k=np.flatnonzero(none[r])
                if len(k):
                    g=np.flatnonzero(~none[r])
                    for c in range(3): P[r,k,c]=np.interp(k,g,P[r,g,c])
            np.save(f,P.astype(np.float32))
        _PL[kind]=np.load(f)
    return _PL[kind]
def servant(i,t):
    j=0 if i<19 else i; z=np.load(f'srv/d{j}.npz'); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((1080,1920,4),np.float32); S[y:y+h,x:x+w]=im[:1080-y,:1920-x]
    return np.stack([np.asarray(Image.fromarray(S[...,k]).resize((1280,720),Image.LANCZOS)) for k in range(4)],2).clip(0,1)
def frame(n):
    q=MAP[str(n)]; f=ldb(n); i=q['idx']; m=q['m']; shown=q['shown']
    if shown<=0: return f
    P=plate('live'); S=np.zeros((720,1280,4),np.float32); S[90:560,30:520]=np.concatenate([P,np.ones(P.shape[:2]+(1,),np.float32)],2)
    B=affine(S,m); w=B[...,3]; bg=np.where(w[...,None]>0,B[...,:3],0)*shown; N=affine(servant(i,0),m); c=q['clip']; sy=(YY-c[5])/c[3]; shade=(1-.6*np.clip((sy-263)/130,0,1))[...,None] if q['turn']==1 else 1.
    # the former figure: where it is drawn, and what differs from the hall beside it
    j=i if os.path.exists(f'{F}/sd14/{i:04d}.npz') else 0
    A=layer('sd14',j,m)[...,3]; core=D(A>.15,iterations=7)|D(N[...,3]>.5,iterations=1); core&=w>.5
    x0,x1,y0,y1=jbox(i); (X0,Y0),(X1,Y1)=at(m,x0,y0),at(m,x1,y1); JB=(XX>X0)&(XX<X1)&(YY>Y0)&(YY<Y1)
    if q['replay']:
        from scipy.ndimage import grey_opening; fm=f.max(2); zz=(slice(160,400),slice(90,280)); rk=np.zeros(fm.shape,bool); rk[zz]=(G(fm[zz]-grey_opening(fm[zz],(17,17)),.6)>.05)&(G(bg[zz].min(2),1.5)<.10); rk&=(i<=190)&~D(lime(f)>.1,iterations=3)
        core=(D(layer('sd15',i,m)[...,3]>.03,iterations=5)|D(N[...,3]>.5,iterations=1)|D(rk,iterations=3))
    elif i>=108:
        X0,X1,Y0,Y1=[int(v) for v in (max(0,X0-50),X1+50,max(0,Y0-45),Y1+6)]; z=(slice(Y0,Y1),slice(max(0,X0-70),X1+70)); fr=f[z]/np.maximum(bg[z],.004)
        from scipy.ndimage import median_filter; gm=np.stack([median_filter(fr[...,c_],size=(1,131),mode='nearest') for c_ in range(3)],2); df=np.abs(G(f[z],(.6,.6,0))-bg[z]*gm).max(2)>.055; df&=(w[z]>.5)
        if q['turn']==1: px_=(XX[z]-c[4])/c[0]; df&=~(D(f[z].max(2)<.035,iterations=1)&(px_<62)&(np.abs((YY[z]-c[5])/c[3]-196.5)<70))
        df=O(df,iterations=1); l_,_n=label(D(df,iterations=3)); cnt=np.bincount(l_.ravel()); keep=np.zeros(len(cnt),bool); jb=JB[z]; 
        for v in np.unique(l_[jb&df]): keep[v]=v>0 and cnt[v]>60
        for v in range(1,len(cnt)): keep[v]|=cnt[v]>90
        core=D(df&keep[l_],iterations=3); C_=np.zeros(f.shape[:2],bool); C_[z]=core; core=(C_|D(N[...,3]>.5,iterations=1))&(w>.5)
    s=shpos(i); free=~core
    if s is not None and i>34:
        sx,sy_=m[0]*s[0]+m[2]*s[1]+m[4],m[1]*s[0]+m[3]*s[1]+m[5]; near=np.hypot(XX-sx,YY-sy_)<12; core&=~near; free&=~near
    lm=D(lime(f)>.2,iterations=2); core&=~lm; free&=~lm
    ys,xs=np.nonzero(core)
    if not len(ys): return f
    sl=(slice(max(0,ys.min()-40),ys.max()+40),slice(max(0,xs.min()-110),xs.max()+110)); wt=(free&(w>.5))[sl].astype(np.float32); pass
    num=np.stack([G(f[sl][...,k]*wt,(.8,22)) for k in range(3)],2); den=np.stack([G(bg[sl][...,k]*wt,(.8,22)) for k in range(3)],2); gain=(num+.001)/(den+.001)
    if i>=108:
        n2,d2=[np.stack([G(v[sl][...,k]*wt,(1.2,70)) for k in range(3)],2) for v in (f,bg)]; gain=(num+.05*n2+1e-5)/(den+.05*d2+1e-5); fill=bg.copy(); br=np.clip((bg[sl].min(2)-.14)/.12,0,1)[...,None]; gl=((num+.05*n2).sum(2,keepdims=True)+1e-4)/((den+.05*d2).sum(2,keepdims=True)+1e-4); gain=(.3*gain+.7*gl).clip(.3,3)*(1-br)+gain.clip(.92,1.06)*br if i>=108 else gain.clip(.4,2.6); fill[sl]=bg[sl]*gain
    if q['replay'] or i>=108:
        pill=D(f.max(2)<.03,iterations=3)&((XX-c[4])/c[0]<66) if q['turn']==1 and not q['replay'] else np.zeros(free.shape,bool); wt=(free&~pill&~D(bg.min(2)>.10,iterations=1)).astype(np.float32)[sl]; n1=[np.stack([G(f[sl][...,k]*wt,sg) for k in range(3)],2)/np.maximum(G(wt,sg),1e-4)[...,None] for sg in ((1.2,14),(2,60))]; d1=np.clip(G(wt,(1.2,14))/.06,0,1)[...,None]
        ff=n1[0]*d1+n1[1]*(1-d1); br=np.clip((bg[sl].min(2)-.10)/.10,0,1)[...,None]; fill=f.copy(); fill[sl]=ff*(1-br)+bg[sl]*br
    k=np.clip(G(core.astype(np.float32),1.2)*1.15,0,1)[...,None]; g=f*(1-k)+fill*k; fd=1.
    if q['replay']: l0=c[4]+54*c[0]; fd=np.clip((XX-l0)/(70*852/1280*c[0]),0,1)
    a=(N[...,3]*shown*fd)[...,None]; g=g*(1-a)+N[...,:3]*shown*shade*(fd if np.isscalar(fd) else fd[...,None])
    if q['turn']==1 and not q['replay']:   # the camera's cutout
        px=(XX-c[4])/c[0]; kk=G(((f.max(2)<.03)&(px<62)&(np.abs((YY-c[5])/c[3]-196.5)<66)).astype(np.float32),.7)[...,None]; g=g*(1-kk)+f*kk
    kl=(lime(f)*(N[...,3]>.02))[...,None]; g=g*(1-kl)+f*kl; return g.clip(0,1)
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b,int(sys.argv[4]) if len(sys.argv)>4 else 1): Image.fromarray((frame(n)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:04d}.png',compress_level=1)
