"""move22.py OUT FROM TO: the receiver of "Track" 1.1 m further from the phone and 0.8 m further back, off the trail (frames 107 to 236)."""
import sys,os
_a=sys.argv; sys.argv=['x','y','']; exec(open('track20.py').read().split("if __name__")[0]); sys.argv=_a
import layers22 as K2, cv2
X0,X1,Y0,Y1=K2.X0,K2.X1,K2.Y0,K2.Y1; XX,YY=K2.XX.astype(float),K2.YY.astype(float); SRC='enc20/all_17'
F0,P0=K2.F,K2.P; R2=K2.move(K2.REFL); SH2=K2.move(K2.SHADE)
def rec(i,last=116):
    z=np.load(f'rec/d{(i-i%2 if i<63 else min(i,last))}.npz'); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]; S=np.zeros((Y1-Y0,X1-X0,4),np.float32); S[y-Y0:y-Y0+h,x-X0:x-X0+w]=im; return S
ALL=[at(x) for x in np.linspace(TC,TT[np.argmax(PP[:,0])],1)]
UN=np.zeros(XX.shape,bool)
for _i in list(range(0,63,8))+list(range(63,117,4)): UN|=rec(_i)[...,3]>.02
UN=D(UN,iterations=7); BOX=(XX>1528)&(XX<1656)&(YY>655)&(YY<756); DEL=(P0-F0)*(1-np.clip(G((UN&(YY<655)).astype(np.float32),1.5)*1.3,0,1))[...,None]
SLANT=K2.cv2.line(np.zeros(XX.shape,np.uint8),(1649-X0,652-Y0),(1919-X0,784-Y0),1,9).astype(bool); DEL[SLANT]=0
W0=(.608,-.25)
def prof(q):
    """How much lighter the far lines are than in the plate, by row."""
    c=slice(1404-X0,1470-X0); d=np.median(q[:,c]-P0[:,c],1); r=np.arange(Y0,Y1); k=np.maximum(np.clip(4.5-np.abs(r-652.3),0,1),np.maximum(np.clip(4.5-np.abs(r-665),0,1),np.clip(4.5-np.abs(r-758.6),0,1))); return d*k[:,None]
_Q={}
LX,LY=66,(50,116)
def limeof(n):
    i=n-107; s=at(TT[i]); x,y=int(round(s[0])),int(round(s[1])); z=ld(n)[y-60:y+120,x-70:x+70]; v=np.minimum(z[...,0],z[...,1])-z[...,2]; return np.clip((v-.0)/.5,0,1)
_G={}
def glyph(c):
    """A digit as the film draws it: left one of 49, 33 (tens), right one of 5x, 49, 46, 47, 48."""
    if c not in _G:
        n,side={'4':(179,0),'3':(214,0),'0':(178,1),'1':(176,1),'2':(175,1),'r3':(174,1),'r4':(172,1),'5':(171,1),'6':(170,1),'7':(169,1),'8':(168,1),'9':(179,1)}[c]; a=limeof(n)[112:170]; a=np.where(a<.06,0,a); cols=np.flatnonzero(a.max(0)>.5); gap=cols[np.flatnonzero(np.diff(cols)>1)]; cut=int(gap[0])+1 if len(gap) else int((cols[0]+cols[-1])/2+1); a=a[:,:cut] if side==0 else a[:,cut:]; r=np.flatnonzero(a.max(1)>.1); cc=np.flatnonzero(a.max(0)>.1); _G[c]=np.pad(a[r[0]:r[-1]+1,cc[0]:cc[-1]+1],3)
    return _G[c]
def label(n,q,s):
    """The speed's digits, laid where the film has them."""
    v=int(VAL[n]); t=str(v); a=np.zeros(XX.shape); raw=(lime(q)>.3).astype(np.float32)
    for k,c in enumerate(t):
        g=glyph(('r'+c) if k==1 and c in '34' else c).astype(np.float32); h,w=g.shape; x0=int(s[0])-X0+(-44 if k==0 else -14); y0=int(s[1])-Y0+52; best=None
        for yy in range(y0-8,y0+24):
            for xx in range(x0,x0+30):
                z=raw[yy:yy+h,xx:xx+w]
                if z.shape!=g.shape: continue
                m=(z*g).sum()-((1-z)*g).sum()*.5-(z*(g<.1)).sum()*.6
                if best is None or m>best[0]: best=(m,yy,xx)
        _,yy,xx=best; a[yy:yy+h,xx:xx+w]=np.maximum(a[yy:yy+h,xx:xx+w],g)
    return a
VAL={**dict.fromkeys((184,185),46),**dict.fromkeys((186,187),45),**dict.fromkeys((188,189),44),**dict.fromkeys((190,191),43),**dict.fromkeys((192,193),42),**dict.fromkeys((194,195),41),**dict.fromkeys((196,197,198),40),**dict.fromkeys((199,200),39),**dict.fromkeys((201,202,203),38),**dict.fromkeys((204,205,206),37)}
def corners(s):
    u,v=np.abs(XX-s[0]),np.abs(YY-s[1]); e=np.maximum(u,v); nn=np.minimum(u,v); o,wd,arm=CO; return np.clip(o-e+.5,0,1)*np.clip(e-(o-wd)+.5,0,1)*np.clip(nn-(o-arm)+.5,0,1)
CO=(44.,4.,24.)
LIGHT=(ld(150)[Y0:Y1,X0:X1]-F0)*np.clip((XX-1645)/4,0,1)[...,None]*(np.abs(YY-758.6)>6)[...,None]
PLUS=(np.abs(XX-1727)<25)&(np.abs(YY-652)<27)
_b=np.median(ld(150)[690:700,1800:1850].max(0).max(0)); 
_on=(F0.mean(2)-np.median(F0[PLUS].mean(1)))>.035; _bright=(ld(150)[Y0:Y1,X0:X1]/np.maximum(F0,.01)); _z=(XX>1775)&(XX<1900)&(YY<735)&(YY>660)&(F0.mean(2)>.25); RL=np.median(_bright[_z],0); print('lines',RL,_z.sum())
LIGHT[PLUS]=np.where(_on[PLUS][:,None],F0[PLUS]*(RL-1),0)
def frame(n,last=116):
    i=n-107; f=ld(n); q=f[Y0:Y1,X0:X1].copy(); t=TT[i]; N=rec(i,last); s=at(t); A0=N[...,3]; LN=n if n<150 else 150
    if LN not in _Q: _Q[LN]=prof(ld(LN)[Y0:Y1,X0:X1])
    P=P0+_Q[LN][:,None]*((XX<1652)|(YY>700))[...,None]+(LIGHT if n>=150 else 0)
    v=np.minimum(q[...,0],q[...,1])-q[...,2]; vb=np.where(A0>.3,.10,np.minimum(P0[...,0],P0[...,1])-P0[...,2]); lm=np.clip((v-vb)/(.608-vb),0,1); lm=np.where(lm<.12,0,lm)
    m=D(A0>.02,iterations=5)|BOX|(PLUS if n>=118 else False); M=np.clip(G(m.astype(np.float32),.8),0,1)[...,None]
    own_=n in VAL
    if own_: r_=((np.abs(XX-s[0])<70)&(YY-s[1]>-58)&(YY-s[1]<(114 if n<199 else 50))); m=m|r_; M=np.maximum(M,np.clip(G(r_.astype(np.float32),1.5),0,1)[...,None])
    g=(q+DEL*(1-lm[...,None]))*(1-M)+P*M
    l,dts=trail(t); e=np.maximum(np.abs(XX-s[0]),np.abs(YY-s[1])); nn=np.minimum(np.abs(XX-s[0]),np.abs(YY-s[1])); lab=(np.abs(XX-s[0])<66)&(YY-s[1]>50)&(YY-s[1]<116); here=n>118
    if own_: la_=label(n,q,s) if n<199 else lm*lab*M[...,0]; kf=np.maximum(la_,corners(s))[...,None]
    k=(lm*((e>30)&(e<55)&(nn>12)|lab))[...,None]*here; 
    if own_: k=kf
    halo=np.clip(G(k[...,0]*lab,2.6)*1.7,0,1)[...,None]*.75
    low=732+15*np.clip((i-63)/22,0,1); sh=np.maximum(SH2,K2.move(K2.feet(low)))[...,None]; N2=K2.move(N); a=N2[...,3:].clip(0,1)
    # over the floor: what is dark or lit by her; over that she; over her what the app draws
    own=np.clip(np.maximum(lm[...,None],k),0,1)*(1-M); g=g*(1-sh*(1-own))+R2*(1-own); ka=np.clip(own*1.2,0,1); g=g*(1-a*(1-ka))+N2[...,:3].clip(0,1)*(1-ka)
    g=g*(1-halo*M); l=l*M; dts=dts*M; g=g*(1-l*.42)+LIME*l*.42; g=g*(1-dts)+LIME*dts; kk=k*M; g=g*(1-kk)+LIME*kk
    if 150<n<226 and M[(np.hypot(XX-s[0],YY-s[1])<16)].max(initial=0)>0:
        Sp,SA=sprite(); xx,yy=int(round(s[0]))-X0,int(round(s[1]))-Y0; h=Sp.shape[0]//2
        if h<=xx<g.shape[1]-h and h<=yy<g.shape[0]-h: z=(slice(yy-h,yy-h+2*h),slice(xx-h,xx-h+2*h)); Mz=M[z]; g[z]=g[z]*(1-SA*Mz)+Sp*SA*Mz
    f[Y0:Y1,X0:X1]=g; return f.clip(0,1)
def sprite():
    if not _S:
        f=ld(203); s=at(TT[96]); h=16; x,y=int(round(s[0])),int(round(s[1])); z=f[y-h:y+h,x-h:x+h]; bg=np.median(z.reshape(-1,3),0); a=np.clip((z-bg).mean(2)/.35,0,1); a=np.clip(G(a,.4),0,1)[...,None]*(lime(z)<.3)[...,None]; _S.append((z,a))
    return _S[0]
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in (range(int(sys.argv[2]),int(sys.argv[3])) if len(sys.argv)>3 else map(int,sys.argv[2].split(','))): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
