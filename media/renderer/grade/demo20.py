"""demo20.py FROM TO OUT: the receiver of recfig.py in the frames of the demo after the contact, with the trail in front of her."""
import sys,os,json
_a=sys.argv; sys.argv=['x']; exec(open('encd/put15.py').read().split("if __name__")[0]); sys.argv=_a
sys.path[:0]=['']
LIME=np.array([.843,.961,.235]); BASE='encd/base20'
ldo=lambda n: L(f'{BASE}/{n:04d}.png')
TRK=json.load(open(F+'/work/joints.json'))['shots']['track']['poses']; TTR=np.array([p['t'] for p in TRK])
c_=SHOT['views'][0]['camera']
def spx(p): s=c_['focalPx']/(10.5-p[2]); return np.array([c_['principalPx'][0]+(p[0]+1.2)*s,c_['principalPx'][1]-(p[1]-3.4)*s])
PT=np.array([spx(p['shuttle']['positionM']) for p in TRK]); TC=5.1007
def affine(S,m):
    a,b,c,dd,e,f=m; det=a*dd-b*c; inv=(dd/det,-c/det,(c*f-dd*e)/det,-b/det,a/det,(b*e-a*f)/det)
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(S[...,k])).transform((1280,720),Image.AFFINE,inv,Image.BICUBIC)) for k in range(4)],2).clip(0,1)
def new(t,idx,dir='rec'):
    f=f'{dir}/d{(lambda i: i-i%2 if i<63 else i)(int(np.clip(round(np.interp(t,TTR,np.arange(len(TTR)))),0,116)))}.npz' if t<=5.7124 else f'{dir}/d116.npz'
    z=np.load(f); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((1080,1920,4),np.float32); S[y:y+h,x:x+w]=im[:1080-y,:1920-x]
    return np.stack([np.asarray(Image.fromarray(S[...,k]).resize((1280,720),Image.LANCZOS)) for k in range(4)],2).clip(0,1)
def capsule(X,Y,p,d,l,w): u=(X-p[0])*d[0]+(Y-p[1])*d[1]; v=-(X-p[0])*d[1]+(Y-p[1])*d[0]; return np.clip(w/2+.5-np.hypot(np.maximum(np.abs(u)-(l-w)/2,0),v),0,1)
at_=lambda t: np.array([np.interp(t,TTR,PT[:,k]) for k in (0,1)])
def frame20(n):
    q=MAP[str(n)]; f=ldo(n); i=q['idx']; t=SHOT['poses'][i]['t']; m=q['m']
    if t<4.945 or q['shown']<=0 or q['turn']!=1: return f
    M=lambda p: np.array([m[0]*p[0]+m[2]*p[1]+m[4],m[1]*p[0]+m[3]*p[1]+m[5]]); k0=m[0]
    A=layer('td14',i,m)[...,3]; N=affine(new(t,i),m); c=q['clip']; shown=q['shown']; sy=(YY-c[5])/c[3]; shade=1-.6*np.clip((sy-263)/130,0,1)
    x0,y0=np.floor(M((953,322))).astype(int); x1,y1=np.ceil(M((1150,535))).astype(int); x1,y1=min(x1,1280),min(y1,720); B=(slice(y0,y1),slice(x0,x1)); Q=f[B].copy(); X,Y=XX[B].astype(float),YY[B].astype(float); a0=A[B]; Nn=N[B]; a=(Nn[...,3]*shown)[...,None]
    Xs=(X-m[4])/m[0]; Ys=(Y-m[5])/m[3]
    def col(u,v):
        z=f[y0:y1,int(M((u,0))[0]):int(M((v,0))[0])].copy(); z[D(lime(z)>.05,iterations=2)]=np.nan; r=np.nanmedian(z,1)
        for k_ in range(3): b_=np.isnan(r[:,k_]); r[b_,k_]=np.interp(np.flatnonzero(b_),np.flatnonzero(~b_),r[~b_,k_])
        return r
    Lc=col(900,985); Rc=col(1127,1137); tt=np.clip((Xs-967)/(1132-967),0,1)[...,None]; P=Lc[:,None]*(1-tt)+Rc[:,None]*tt
    w=np.clip((388-Ys)/3,0,1)[...,None]; jc=f[y0:y1]; jx=np.clip(1-np.abs(Xs-1091.5)/3.2,0,1)[...,None]; P=P*(1-jx*w*.62)
    old=np.where(Ys<448,D(a0>.03,iterations=3),D(a0>.03,iterations=1)); lm=lime(Q); wgt=((~old)&(lm<.1)).astype(np.float32); den=G(wgt,5); Fi=np.stack([G(Q[...,k]*wgt,5) for k in range(3)],2)/np.maximum(den,1e-4)[...,None]; low=np.clip((Ys-448)/4,0,1)[...,None]; R=P*(1-low)+Fi*low
    k=np.clip(G(old.astype(np.float32),.9)*1.5,0,1); hz=G(((Ys<426)&(Xs>994)&(Xs<1114)).astype(np.float32),1.5)*np.clip((Ys-338)/4,0,1)*(G((lm>.1).astype(np.float32),3)<.01)*(G((Q.min(2)>.6).astype(np.float32)*(a0<.01),2)<.02); k=np.maximum(k,hz)[...,None]
    sc=shade[B][...,None]; g=Q*(1-k)+R*k; g=g*(1-a)+Nn[...,:3]*shown*sc
    # the trail in front of her
    mm=np.clip(G(D((a0>.03)|(a[...,0]>.03),iterations=4).astype(np.float32),.8),0,1)[...,None]; ends=min(t,TTR[np.argmax(PT[:,0])])
    if ends>TC:
        ts=np.linspace(TC,ends,300); pts=np.array([M(at_(u)) for u in ts]); pts=pts[(pts[:,0]>x0-10)&(pts[:,0]<x1+10)]; la=np.zeros(X.shape); b=np.zeros(X.shape)
        for p,r in zip(pts[:-1],pts[1:]):
            d=r-p; l=np.hypot(*d)
            if l>1e-3: la=np.maximum(la,capsule(X,Y,(p+r)/2,d/l,l+LW*k0,LW*k0))
        seen=0.
        for kk in range(1,40):
            tk=TC+kk/60
            if tk>t: break
            p=M(at_(tk)); d=M(at_(tk+.002))-M(at_(tk-.002)); l=np.hypot(*d)
            if l<1e-3: continue
            if 860<at_(tk)[0]<985: xi,yi=int(round(p[0])),int(round(p[1])); seen=max(seen,float(lime(f[yi-2:yi+3,xi-2:xi+3]).max()))
            if x0-10<p[0]<x1+10: b=np.maximum(b,capsule(X,Y,p,d/l,DL*k0,DW*k0))
        la=la[...,None]*mm*seen*(1-.65*a); b=b[...,None]*mm*seen*(1-.65*a); g=g*(1-la*.42)+LIME*sc*la*.42; g=g*(1-b)+LIME*sc*b
    if q['replay']:
        s=M(at_(t)); z=k0*2/3; e=np.maximum(np.abs(X-s[0]),np.abs(Y-s[1]))/z; nn=np.minimum(np.abs(X-s[0]),np.abs(Y-s[1]))/z; lab=(np.abs(X-s[0])/z<66)&((Y-s[1])/z>50)&((Y-s[1])/z<116); kc=lm*((e>31)&(e<55)&(nn>12)); halo=np.clip(G((lm*lab>.3).astype(np.float32),2.2)*2.2,0,1)*lab; kc=np.maximum(kc,halo)[...,None]; g=g*(1-kc)+Q*kc
    else:      # the record button
        px,py=(X-c[4])/c[0]-800,(Y-c[5])/c[3]-176; d_=np.hypot(px,py); kb=G(((d_<32)).astype(np.float32),.7)[...,None].clip(0,1); g=g*(1-kb)+Q*kb
    f[B]=g; return f.clip(0,1)
LW,DL,DW=(float(v) for v in os.environ.get('TRAIL','3.2,10,6.6').split(','))
if __name__=='__main__':
    a,b,out=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3]; os.makedirs(out,exist_ok=True)
    for n in range(a,b,int(sys.argv[4]) if len(sys.argv)>4 else 1): Image.fromarray((frame20(n)*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:04d}.png',compress_level=1)
