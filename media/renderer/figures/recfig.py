"""recfig.py: the receiver of "Track" and the demo: the joints of the film, and from 5.40 s on a lunge to her backhand, which is late."""
import os,rallyfig; from rallyfig import *
_J=rallyfig._J
import itertools
R_=lambda ax,d: rot(ax,d)
DY=float(os.environ.get('DY','-.25'))
def shifted(v):
    """The joints of the film, further from the phone."""
    if isinstance(v,dict): return {k:(x if k in('look','racketAxis','racketNormal') else shifted(x)) for k,x in v.items()}
    return [v[0],v[1],v[2]+DY]
class Receiver:
    def __init__(s):
        p=dict(pics.PICS['ready22']()); s.p=p; per=dict(p['person']); s.per=per; s.h=Human(per['targets']+p.get('face',[]),per['height'],per.get('headscale',1)); s.hands=hands_of(s.h)
        _d=os.getcwd(); os.chdir('fig'); filmpose._g['receiver']=dict(np.load('work/grip-receiver.npz')); os.chdir(_d)
        G=_J['grid']; s.G=G; s.gt=np.array([g['t'] for g in G]); P=SHOT_T['poses']; s.P=P; s.ts=np.array([g['t'] for g in P]); s.k1=None; s.k1=s.lunge()
    def joints(s,t):
        src,tt=(s.P,s.ts) if s.ts[0]<=t<=s.ts[-1] else (s.G,s.gt); k=int(np.clip(np.searchsorted(tt,t)-1,0,len(tt)-2)); w=np.clip((t-tt[k])/(tt[k+1]-tt[k]),0,1); a,b=src[k],src[k+1]
        mix=lambda x,y: {q:mix(x[q],y[q]) for q in x} if isinstance(x,dict) else [(1-w)*u+w*v for u,v in zip(x,y)]
        return shifted(mix(a['receiver'],b['receiver'])),(mix(a['shuttle']['positionM'],b['shuttle']['positionM']) if a['shuttle'] and b['shuttle'] else None)
    def racket(s,T,r): R,t=T['wrist.L']; F=np.stack([r['axis'],np.cross(r['normal'],r['axis']),r['normal']],1); return R.T@F,R.T@(r['O']-t)
    def joint(s,t):
        j,sh=s.joints(t); T,r,info=filmpose.at_time(s.h,s.hands,'receiver',j,t,sh); L,o=local(s.h,T); return L,o,s.racket(T,r)
    def lunge(s):
        h=s.h; j,_=s.joints(5.40); c,r=filmpose.config('receiver',j,None); K=s.K=dict(hips=(-.08,.16,-.05),lean=(-7,-3),chest=(-15.8,-13.5,-31.6),grip=(9.836,-.267,.746),axis=(-.82,.06,.57),normal=(.53,.45,.72),A=.35,pole=(.33,-.2,-.7),foot=(10.33,-.31,.105),look=(-.60,.66,-.40),free=(.04,.12,-.15),spin=0)
        if os.environ.get('K1'): K.update(eval(os.environ['K1']))
        c=dict(c,hips_at=np.asarray(c['hips_at'])+K['hips']); c['Rp']=R_((1,0,0),K['lean'][0])@R_((0,1,0),K['lean'][1])@c['Rp']; c['Rc']=R_((0,0,1),K['chest'][2])@R_((1,0,0),K['chest'][0])@R_((0,1,0),K['chest'][1])@c['Rc']
        hd=unit(np.array(K['look'])); up=unit(np.array([0,0,1.])-hd*hd[2]+.25*np.array([0,1,0])); up=unit(up-hd*hd.dot(up)); c['Rh']=np.stack([hd,np.cross(up,hd),up],1)
        ax=unit(np.array(K['axis'])); n=np.array(K['normal'],float); n=unit(n-ax*n.dot(ax)); grip=np.array(K['grip'])
        c['legR']=dict(ankle=np.array(K['foot']),pole=(-.75,.55,.35),foot=((-.72,.69,0.),(0,0,1.)),toes=0); c['armR']=dict(c['armR'],wrist=np.asarray(c['armR']['wrist'])+K['free'])
        H=s.hands['L']; H.axis=np.sin(K['A'])*H.d+np.cos(K['A'])*H.a; c['armL']=dict(racket=(ax,n,grip),pole=K['pole'],clav=(6,10)); T,R,i=pose(h,c,s.hands); i=i['L']; g=h.at(T,'wrist.L')+T['wrist.L'][0]@(H.grip-H.wrist); s.info={k:i[k] for k in('wristbend','twist','elbow_deg')},round(float(np.linalg.norm(g-grip)),3)
        r=dict(axis=ax,normal=rot(ax,K['spin'])@n,O=g-ax*gear.GRIP); L,o=local(h,T); return L,o,s.racket(T,r)
    def at(s,t):
        h=s.h; L,o,rk=s.joint(t); w=ease(t,5.40,5.56)*(1-ease(t,5.76,6.30))
        if w<=0: Lw,ow,rw=L,o,rk
        else:
            M,mo,mr=s.k1; Lw={n:(slerp(L[n],M[n],w) if w<1 else M[n]) for n in h.names}; ow=o*(1-w)+mo*w; F,P=rk; Fm,Pm=mr
            if F[:,2].dot(Fm[:,2])<0: F=np.stack([F[:,0],-F[:,1],-F[:,2]],1)
            rw=(slerp(F,Fm,w) if w<1 else Fm,P*(1-w)+Pm*w)
        A={}
        for n in h.names: A[n]=Lw[n] if h.parent[n] is None else A[h.parent[n]]@Lw[n]
        A['_root']=ow; T=h.solve(A); R,tt=T['wrist.L']; return T,(R@rw[0],R@rw[1]+tt)
SHOT_T=_J['shots']['track']
if __name__=='__main__':
    f=Receiver(); print(f.info,f.k1[2][0][:,2])
    for i in (0,60,85,95,105,115,129):
        t=SHOT_T['poses'][i]['t']; T,(F,O)=f.at(t); h=f.h; print(i,round(t,3),'head',h.at(T,'head').round(2),'strings',(O+F[:,0]*gear.CENTRE).round(2),'shoulder',h.at(T,'upperarm01.L').round(2),'wrist',h.at(T,'wrist.L').round(2),'ankR',h.at(T,'foot.R').round(2),'ankL',h.at(T,'foot.L').round(2))
