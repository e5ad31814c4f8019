"""Poses of the film's players, from the joints of the rally, for the bodies of mh.py. The world is mirrored: (x + 6, z, y)."""
import json, numpy as np
from mh import *
import mh, pics, parts, gear
M=lambda a: np.array([a[0]+6,a[2],a[1]],float)
D=lambda a: np.array([a[0],a[2],a[1]],float)
DATA_=None
def joints():
    global DATA_
    if DATA_ is None: DATA_=json.load(open('work/joints.json'))
    return DATA_
def basis(up,left):
    up=unit(up); left=unit(left-up*np.dot(left,up)); return np.stack([np.cross(left,up),left,up],1)
import os as _os
_L=float(_os.environ.get('LOOSE','1.15')); _MU=float(_os.environ.get('MUS','.8'))
_MAN=dict(pics.MAN,kit=dict(pics.MAN['kit'],shirt=dict(loose=_L,length=.06)),targets=[(a,(_MU if 'universal-male-young-maxmuscle' in a else b)) for a,b in pics.MAN['targets']])
PEOPLE=dict(smasher=dict(per=_MAN,lift=.014),receiver=dict(per=dict(pics.WOMAN,kit=dict(pics.WOMAN['kit'],shirt=dict(loose=.4,length=-.10))),lift=.008))
def make(side):
    per=PEOPLE[side]['per']; h=Human(per['targets'],per['height'],per.get('headscale',1))
    hands={'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',pics.RELAX,pics.THUMB_REL)}
    return h,hands
Z=np.array([0,0,1.])
def smooth(x): x=np.clip(x,0,1); return x*x*(3-2*x)
def config(side,j,shuttle=None):
    lift=PEOPLE[side]['lift']
    pel,wai,nec=M(j['pelvis']),M(j['waist']),M(j['neck'])
    hl=unit(D(j['right']['hip'])-D(j['left']['hip'])); sl=unit(D(j['right']['shoulder'])-D(j['left']['shoulder']))
    ctl=wai*2.25-pel-nec*.25
    tan=lambda t: unit(2*(1-t)*(ctl-pel)+2*t*(nec-ctl))
    Rp=basis(.65*tan(.06)+.35*Z,hl); Rc=basis(tan(.94),sl)
    look=D(j['look']); flat=np.hypot(look[0],look[1]); pitch=min(np.arctan2(look[2],flat),np.radians(46))
    head=unit([look[0],look[1],0])*np.cos(pitch)+Z*np.sin(pitch)
    hu=unit(.5*tan(.98)+.5*Z); hu=unit(hu-head*head.dot(hu)); Rh=np.stack([head,np.cross(hu,head),hu],1)
    ax=unit(D(j['racketAxis'])); n=D(j['racketNormal']); n=unit(n-ax*n.dot(ax)); fist=M(j['fist'])
    strings=fist+ax*.51; grip=strings-ax*pics.REACH
    c=dict(hips_at=pel+Z*lift,Rp=Rp,Rc=Rc,Rh=Rh)
    for sd,k in (('L','right'),('R','left')):
        a=j[k]; S,E,W=M(a['shoulder']),M(a['elbow']),M(a['wrist']); target=grip if sd=='L' else W
        el=unit(target-S).dot(Rc[:,2]); clav=(24*smooth((el+.1)/1.0)-2,6 if sd=='L' else 0)
        pole=E-(S+W)/2
        if np.linalg.norm(pole)<.02: pole=np.array([-.3,0,-1.])
        if sd=='L': c['armL']=dict(racket=(ax,n,grip),pole=pole,clav=clav)
        else:
            fore=unit(W-E); c['armR']=dict(wrist=W,rel=False,pole=pole,clav=clav,hand=(fore,sl-.6*Z))
        A,B,K,H=M(a['ankle']),M(a['ball']),M(a['knee']),M(a['hip'])
        f=B-A; fh=np.array([f[0],f[1],0]); hz=np.linalg.norm(fh); fh=fh/max(hz,1e-6); ahead=Rp[:,0]*[1,1,0]
        if fh.dot(ahead)<-.2: fh=-fh; hz=-hz
        p=np.arctan2(f[2],hz)+np.arctan2(.065,.135)
        toe=fh*np.cos(p)+Z*np.sin(p); up=-fh*np.sin(p)+Z*np.cos(p)
        pole=K-(H+A)/2
        pole=unit(pole)+.15*unit(fh) if np.linalg.norm(pole)>.01 else fh
        onfloor=1-smooth((B[2]-.03)/.06)
        c['leg'+sd]=dict(ankle=A+Z*lift,pole=pole,foot=(toe,up),toes=max(0.,-np.degrees(p))*.9*onfloor)
    if shuttle is not None: c['look']=M(shuttle); c['eyemax']=28
    return c,dict(axis=ax,normal=n,strings=strings,grip=grip)
def posed(h,hands,side,j,shuttle=None):
    c,r=config(side,j,shuttle); T,R,info=pose(h,c,hands)
    # the racket stays in the hand
    w=h.at(T,'wrist.L'); Rw=T['wrist.L'][0]; g=w+Rw@(hands['L'].grip-hands['L'].wrist)
    r['error']=np.linalg.norm(g-r['grip']); r['O']=g-r['axis']*gear.GRIP
    return T,r,info
_g={}
def at_time(h,hands,side,j,t,shuttle=None):
    """The pose of a moment with the grip solved for it."""
    if side not in _g: _g[side]=dict(np.load(f'work/grip-{side}.npz'))
    g=_g[side]; phi=np.interp(t,g['t'],g['phi']); A=np.interp(t,g['t'],g['ang'])
    H=hands['L']; H.axis=np.sin(A)*H.d+np.cos(A)*H.a
    c,r=config(side,j,shuttle); ax,palm,grip=c['armL']['racket']; c['armL']['racket']=(ax,rot(ax,np.degrees(phi))@palm,grip)
    T,R,info=pose(h,c,hands)
    w=h.at(T,'wrist.L'); Rw=T['wrist.L'][0]; gg=w+Rw@(H.grip-H.wrist)
    r['error']=np.linalg.norm(gg-r['grip']); r['O']=gg-r['axis']*gear.GRIP
    return T,r,info
