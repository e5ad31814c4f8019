"""rallyfig.py: the smasher of the trailer's rally (frames 66 to 106): the joints of the film, which become the pose `m20c` until the contact."""
import sys,os,json; sys.path[:0]=['','fig']
import numpy as np
_cwd=os.getcwd(); os.chdir('fig')
import pics,parts,gear
from mh import *
import filmpose
_J=filmpose.joints(); os.chdir(_cwd)
IDX=list(range(60,85))+[86,89,92,95,97]+list(range(99,110))
SHOT=_J['shots']['rally']; POSES=SHOT['poses']; VIEWS=SHOT['views']
PIC='m20c'; YAW=6.
T_AT=lambda i: POSES[i]['t']
def person():
    p=pics.PICS[PIC](); per=p['person']; h=Human(per['targets']+p.get('face',[]),per['height'],per.get('headscale',1))
    return p,per,h
def hands_of(h): return {'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',pics.RELAX,pics.THUMB_REL)}
def ease(t,a,b): u=min(max((t-a)/(b-a),0),1); return u*u*(3-2*u)
def local(h,T):
    A={n:T[n][0] for n in h.names}; L={n:(A[n] if h.parent[n] is None else A[h.parent[n]].T@A[n]) for n in h.names}
    return L,T['root'][0]@h.bones['root'][0]+T['root'][1]-h.bones['root'][0]
class Figure:
    def __init__(s):
        s.p,s.per,s.h=person(); s.hands=hands_of(s.h); s.hm=hands_of(s.h); h=s.h; p=s.p
        _d=os.getcwd(); os.chdir('fig'); filmpose._g['smasher']=dict(np.load('work/grip-smasher.npz')); os.chdir(_d)
        T=pose(h,p['pose'],s.hm)[0]; a=np.radians(YAW); Q=np.array([[np.cos(a),-np.sin(a),0],[np.sin(a),np.cos(a),0],[0,0,1]]); c=np.array([p['contact'][0],p['contact'][1],0]); T={n:(Q@r,Q@(t-c)+c) for n,(r,t) in T.items()}
        ax,nm=Q@p['axis'],Q@p['normal']; O=Q@(np.asarray(p['contact'])-p['axis']*gear.CENTRE-c)+c; s.mL,s.mO=local(h,T); s.mr=s.inhand(T,ax,nm,O); s.TM=T
        s.ts=np.array([g['t'] for g in POSES]); G=_J['grid']; s.gt=np.array([g['t'] for g in G]); s.G=G
        s.j107=s.joint(T_AT(107)); s.leg={n for n in h.names if n.startswith(('upperleg','lowerleg','foot','toe'))}; s.arm={n for n in h.names if n.endswith('.L') and (n=='clavicle.L' or h._under(n,'clavicle.L'))}
    def inhand(s,T,ax,nm,O):
        R,t=T['wrist.L']; F=np.stack([ax,np.cross(nm,ax),nm],1); return R.T@F,R.T@(O-t)
    def joints(s,t):
        ts=s.ts
        src,tt=(POSES,ts) if ts[0]<=t<=ts[-1] else (s.G,s.gt)
        k=int(np.clip(np.searchsorted(tt,t)-1,0,len(tt)-2)); w=np.clip((t-tt[k])/(tt[k+1]-tt[k]),0,1); a,b=src[k],src[k+1]
        mix=lambda x,y: {q:mix(x[q],y[q]) for q in x} if isinstance(x,dict) else [(1-w)*u+w*v for u,v in zip(x,y)]
        return mix(a['smasher'],b['smasher']),mix(a['shuttle']['positionM'],b['shuttle']['positionM']) if a['shuttle'] and b['shuttle'] else None
    def joint(s,t):
        j,sh=s.joints(t); T,r,info=filmpose.at_time(s.h,s.hands,'smasher',j,t,sh); L,o=local(s.h,T); return L,o,s.inhand(T,r['axis'],r['normal'],r['O'])
    def at(s,t):
        """-> transformations, racket (frame, origin)"""
        h=s.h; L,o,rk=s.joint(t); wb=ease(t,T_AT(86),T_AT(106)); wl=ease(t,T_AT(84),T_AT(104)); wa=ease(t,T_AT(92),T_AT(105)); back=1-ease(t,5.118,5.34); wb*=back; wl*=1-ease(t,5.118,5.30); wa*=1-ease(t,5.113,5.24); A={}
        after=t>T_AT(107)
        for n in h.names:
            m=s.mL[n]
            if after and n in s.arm: m=m@(s.j107[0][n].T@L[n])
            w=wl if n in s.leg else wa if n in s.arm else wb; l=slerp(L[n],m,w) if 0<w<1 else (m if w>=1 else L[n]); A[n]=l if h.parent[n] is None else A[h.parent[n]]@l
        A['_root']=o*(1-wb)+s.mO*wb; T=h.solve(A)
        F,P=rk; Fm,Pm=s.mr
        if F[:,2].dot(Fm[:,2])<0: F=np.stack([F[:,0],-F[:,1],-F[:,2]],1)
        if after: F0,P0=s.j107[2]; F0=F0 if F0[:,2].dot(Fm[:,2])>0 else np.stack([F0[:,0],-F0[:,1],-F0[:,2]],1); Fm=F@F0.T@Fm
        Fw=slerp(F,Fm,wa) if 0<wa<1 else (Fm if wa>=1 else F); Pw=P*(1-wa)+Pm*wa; R,tt=T['wrist.L']; return T,(R@Fw,R@Pw+tt)
