"""MakeHuman body, clothes, skinning and pose in numpy. World: X ahead, Y left, Z up, metres."""
import json
from pathlib import Path
import numpy as np
HERE=Path('.'); DATA=HERE/'mh/makehuman/data'; ASSETS=HERE/'as/base'

def read_obj(path):
    P,T,F,G=[],[],[],[]; g=''
    for line in Path(path).read_text().splitlines():
        w=line.split()
        if not w: continue
        if w[0]=='v': P.append([float(x) for x in w[1:4]])
        elif w[0]=='vt': T.append([float(x) for x in w[1:3]])
        elif w[0]=='g': g=w[1]
        elif w[0]=='f':
            F.append([tuple(int(x or 0)-1 for x in (p+'/0').split('/')[:2]) for p in w[1:]]); G.append(g)
    return np.array(P),np.array(T),F,G

def target(name):
    out={}
    for line in (DATA/'targets'/f'{name}.target').read_text().splitlines():
        p=line.split()
        if len(p)==4 and not line.startswith('#'): out[int(p[0])]=[float(x) for x in p[1:]]
    return np.array(list(out)),np.array(list(out.values()))

def to_world(v): return np.stack([v[...,2],v[...,0],v[...,1]],-1)

def unit(v): v=np.asarray(v,float); return v/np.linalg.norm(v)
def rot(axis,deg):
    a=unit(axis); k=np.array([[0,-a[2],a[1]],[a[2],0,-a[0]],[-a[1],a[0],0]]); t=np.radians(deg)
    return np.eye(3)+np.sin(t)*k+(1-np.cos(t))*k@k
def frame(main,side):
    m=unit(main); s=np.asarray(side,float); s=unit(s-m*s.dot(m)); return np.stack([m,s,np.cross(m,s)],1)
def quat(R):
    t=np.trace(R)
    q=np.array([1+t,R[2,1]-R[1,2],R[0,2]-R[2,0],R[1,0]-R[0,1]]) if t>-0.9 else None
    if q is None:
        i=int(np.argmax(np.diag(R))); j,k=(i+1)%3,(i+2)%3
        q=np.zeros(4); q[0]=R[k,j]-R[j,k]; q[1+i]=1+R[i,i]-R[j,j]-R[k,k]; q[1+j]=R[j,i]+R[i,j]; q[1+k]=R[k,i]+R[i,k]
    return q/np.linalg.norm(q)
def mat(q):
    w,x,y,z=q/np.linalg.norm(q)
    return np.array([[1-2*(y*y+z*z),2*(x*y-z*w),2*(x*z+y*w)],[2*(x*y+z*w),1-2*(x*x+z*z),2*(y*z-x*w)],[2*(x*z-y*w),2*(y*z+x*w),1-2*(x*x+y*y)]])
def slerp(A,B,t):
    a,b=quat(A),quat(B); d=a.dot(b)
    if d<0: b,d=-b,-d
    if d>0.9995: return mat(a+(b-a)*t)
    th=np.arccos(d); return mat((np.sin((1-t)*th)*a+np.sin(t*th)*b)/np.sin(th))

class Human:
    def __init__(s,targets,height,headscale=1):
        s.base,s.uv,s.faces,s.groups=read_obj(DATA/'3dobjs/base.obj')
        s.lip=np.zeros(len(s.base))
        for n,share in targets:
            i,d=target(n)
            if not len(i): print('empty',n); continue
            s.base[i]+=share*d
        body=np.array(sorted({v for f,g in zip(s.faces,s.groups) if g=='body' for v,_ in f}))
        lo,hi=s.base[body,1].min(),s.base[body,1].max(); s.scale=height/(hi-lo); s.lo=lo
        rig=json.loads((DATA/'rigs/default.mhskel').read_text())
        J=lambda n:s.base[rig['joints'][n]].mean(0)
        s.W=lambda v:to_world((np.asarray(v)-[0,lo,0])*s.scale)
        s.bones={n:(s.W(J(b['head'])),s.W(J(b['tail']))) for n,b in rig['bones'].items()}
        s.parent={n:b['parent'] for n,b in rig['bones'].items()}
        s.names=[]; 
        def add(n):
            if n in s.names: return
            if s.parent[n]: add(s.parent[n])
            s.names.append(n)
        for n in s.bones: add(n)
        s.ix={n:i for i,n in enumerate(s.names)}
        s.dense=np.zeros((len(s.base),len(s.names)))
        for n,pairs in json.loads((DATA/'rigs/default_weights.mhw').read_text())['weights'].items():
            for v,w in pairs: s.dense[v,s.ix[n]]=w
        s.dense/=np.maximum(1e-9,s.dense.sum(1))[:,None]
        s.body=body
        if headscale!=1:
            hb=[n for n in s.names if n=='head' or s._under(n,'head')]
            w=s.dense[:,[s.ix[n] for n in hb]].sum(1); w=w+0.5*s.dense[:,s.ix['neck03']]
            piv=J(rig['bones']['head']['head'])
            s.base+=(headscale-1)*w[:,None]*(s.base-piv)
            s.scale=height/(s.base[body,1].max()-lo)
            s.bones={n:(s.W(J(b['head'])),s.W(J(b['tail']))) for n,b in rig['bones'].items()}
    def _under(s,n,a):
        while s.parent[n]:
            n=s.parent[n]
            if n==a: return True
        return False
    def basemesh(s,group='body'):
        fs=[f for f,g in zip(s.faces,s.groups) if g==group]
        return s.part(s.W(s.base),fs,s.uv,s.dense)
    def part(s,P,fs,uv,w):
        used=sorted({v for f in fs for v,_ in f}); num={v:i for i,v in enumerate(used)}
        return dict(P=np.array(P)[used],F=[[num[v] for v,_ in f] for f in fs],UV=[[tuple(uv[t]) if len(uv) and t>=0 else (0,0) for _,t in f] for f in fs],W=w[used],src=np.array(used))
    def fit(s,obj,clo):
        """A part of clothes or a proxy, fitted to the body."""
        P,uv,fs,g=read_obj(obj); sc={}; rows=[]; mode=''
        for line in Path(clo).read_text().splitlines():
            p=line.split()
            if not p or p[0]=='#' or line.startswith('#'): continue
            if p[0] in('x_scale','y_scale','z_scale'):
                ax='xyz'.index(p[0][0]); sc[ax]=abs(s.base[int(p[1]),ax]-s.base[int(p[2]),ax])/float(p[3])
            elif p[0] in('verts','delete_verts'): mode=p[0]
            elif mode=='verts' and p[0].lstrip('-').isdigit():
                rows.append([float(x) for x in p] if len(p)>1 else [float(p[0])]*3+[1,0,0,0,0,0])
            elif mode=='verts' and rows and not p[0].lstrip('-').isdigit(): mode=''
        r=np.array([x[:9] for x in rows]); ids,sh,off=r[:,:3].astype(int),r[:,3:6],r[:,6:9]
        F=(s.base[ids]*sh[:,:,None]).sum(1)+off*np.array([sc.get(0,.1),sc.get(1,.1),sc.get(2,.1)])
        w=(s.dense[ids]*np.clip(sh,0,1)[:,:,None]).sum(1); w/=np.maximum(1e-9,w.sum(1))[:,None]
        return s.part(s.W(F),fs,uv,w)
    # --- pose
    def solve(s,R):
        """Absolute rotations of some bones -> (rotation, translation) of all; the others follow their parents."""
        out={}
        off=R.get('_root',np.zeros(3))
        for n in s.names:
            p=s.parent[n]; h=s.bones[n][0]
            if p is None: r=R.get(n,np.eye(3)); out[n]=(r,h+off-r@h)
            else:
                pr,pt=out[p]; r=R[n] if n in R else (pr@R['~'+n] if '~'+n in R else pr)
                out[n]=(r,pr@h+pt-r@h)
        return out
    def at(s,T,bone,tail=False,point=None):
        r,t=T[bone]; return r@(s.bones[bone][1 if tail else 0] if point is None else point)+t
    def skin(s,part,T,dq=0.65):
        W=part['W']; P=part['P']
        M=np.array([np.concatenate([T[n][0],T[n][1][:,None]],1) for n in s.names])
        lbs=np.einsum('vb,bij->vij',W,M,optimize=True); L=np.einsum('vij,vj->vi',lbs[:,:,:3],P)+lbs[:,:,3]
        Q=np.zeros((len(s.names),8))
        for i,n in enumerate(s.names):
            q=quat(T[n][0]); p=s.parent[n]
            if p is not None and q.dot(Q[s.ix[p],:4])<0: q=-q
            t=T[n][1]; w,x,y,z=q
            Q[i,:4]=q; Q[i,4:]=0.5*np.array([-t[0]*x-t[1]*y-t[2]*z,t[0]*w+t[1]*z-t[2]*y,t[1]*w+t[2]*x-t[0]*z,t[2]*w+t[0]*y-t[1]*x])
        B=W@Q; n=np.linalg.norm(B[:,:4],axis=1,keepdims=True); B/=n; a,d=B[:,:4],B[:,4:]
        w0,v0=a[:,:1],a[:,1:]; we,ve=d[:,:1],d[:,1:]
        D=P+2*np.cross(v0,np.cross(v0,P)+w0*P)+2*(w0*ve-we*v0+np.cross(v0,ve))
        return dq*D+(1-dq)*L

def rest_elbow_normal(h,side):
    a=h.bones[f'upperarm01.{side}'][0]; e=h.bones[f'lowerarm01.{side}'][0]; w=h.bones[f'wrist.{side}'][0]
    return unit(np.cross(e-a,w-e))

HANDANGLE=38
class Hand:
    """Rest frame of a hand, the curl of its fingers and the axis of the handle in it."""
    def __init__(s,h,side,curls,thumb,angle=HANDANGLE):
        s.h,s.side=h,side; sg=1 if side=='L' else -1
        s.wrist=h.bones[f'wrist.{side}'][0]
        k={i:h.bones[f'finger{i}-1.{side}'][0] for i in (2,3,4,5)}
        s.k=k
        d=unit(np.mean(list(k.values()),0)-s.wrist); a=k[2]-k[5]; a=unit(a-d*a.dot(d))
        s.d,s.a=d,a; s.p=np.cross(d,a)*(1 if side=='L' else -1)   # L: a=p x d -> d x a = p
        s.grip=np.mean(list(k.values()),0)-d*0.004+s.p*0.031
        t=np.radians(angle); s.axis=np.sin(t)*d+np.cos(t)*a   # towards the racket head
        s.loc={}
        for f,ang in curls.items():
            cum=np.eye(3)
            for i,deg in enumerate(ang):
                n=f'finger{f}-{i+1}.{side}'; hd,tl=h.bones[n]; ax=np.cross(tl-hd,s.p)
                s.loc['~'+n]=rot(ax,deg)
        for i,(deg,ax) in enumerate(thumb):
            n=f'finger1-{i+1}.{side}'
            # ax in (d,a,p)
            A=ax[0]*s.d+ax[1]*s.a+ax[2]*s.p
            s.loc['~'+n]=rot(A,deg*sg)
    def rotation(s,axis,palm):
        """Rotation of the wrist for a racket axis and a palm direction."""
        palm=np.asarray(palm,float); axis=unit(axis); palm=unit(palm-axis*palm.dot(axis))
        return frame(axis,palm)@frame(s.axis,s.p).T
    def wrist_for(s,R,grip): return np.asarray(grip)-R@(s.grip-s.wrist)

def two_bone(S,Wr,l1,l2,pole):
    v=Wr-S; d=np.linalg.norm(v); dd=min(d,(l1+l2)*0.9995); u=v/d
    x=(l1*l1-l2*l2+dd*dd)/(2*dd); y=np.sqrt(max(0,l1*l1-x*x))
    p=np.asarray(pole,float); p=unit(p-u*p.dot(u))
    return S+u*x+p*y, S+u*dd

def pose(h,c,hands):
    """c: dictionary of the pose -> transformations of all bones."""
    R={}
    yaw=lambda d:rot((0,0,1),d)
    def body(turn,lean,side,pre=0):  # turn left (+), lean ahead, lean to the left
        return yaw(turn)@rot((0,1,0),lean)@rot((1,0,0),-side)
    Rp=c['Rp'] if 'Rp' in c else body(*c['pelvis']); Rc=c['Rc'] if 'Rc' in c else body(*c['chest']); Rh=c['Rh'] if 'Rh' in c else body(*c['head'])
    R['root']=Rp
    for i,n in enumerate(['spine05','spine04','spine03','spine02','spine01']): R[n]=slerp(Rp,Rc,(i+1)/5)
    R['_root']=np.asarray(c['hips_at'])-(h.bones['upperleg01.L'][0]+h.bones['upperleg01.R'][0])/2
    # keep the point between the hip joints at hips_at: correct for the rotation about the root's head
    hip=(h.bones['upperleg01.L'][0]+h.bones['upperleg01.R'][0])/2; rh=h.bones['root'][0]
    R['_root']=np.asarray(c['hips_at'])-(rh+Rp@(hip-rh))
    for i,n in enumerate(['neck01','neck02','neck03','head']): R[n]=slerp(Rc,Rh,(i+1)/4)
    info={}
    for sd in 'LR':
        sg=1 if sd=='L' else -1; a=c['arm'+sd]
        lift,fwd=a.get('clav',(0,0))
        Rcl=Rc@rot((0,0,1),-sg*fwd)@rot((1,0,0),sg*lift)
        R[f'clavicle.{sd}']=Rcl
        T=h.solve(R); S=h.at(T,f'upperarm01.{sd}')
        sh,el,wr=[h.bones[f'{n}.{sd}'][0] for n in ('upperarm01','lowerarm01','wrist')]
        l1,l2=np.linalg.norm(el-sh),np.linalg.norm(wr-el)
        hand=hands[sd]
        if 'racket' in a:
            axis,palm,grip=a['racket']; Rw=hand.rotation(axis,palm); Wt=hand.wrist_for(Rw,grip)
        else:
            Wt=S+np.asarray(a['wrist']) if a.get('rel',True) else np.asarray(a['wrist']); Rw=None
        goal=np.array(Wt,float); cmd=goal.copy()
        for it in range(6):
            S=h.at(h.solve(R),f'upperarm01.{sd}')
            E,Wt=two_bone(S,cmd,l1,l2,a['pole'])
            n0=rest_elbow_normal(h,sd); n1=np.cross(E-S,Wt-E)
            if np.linalg.norm(n1)<1e-6: n1=np.cross(E-S,-np.asarray(a['pole']))
            # rest: elbow bends with normal n0
            Ru=frame(E-S,n1)@frame(el-sh,n0).T; Rl=frame(Wt-E,n1)@frame(wr-el,n0).T
            # upper arm: swing only from the chest for the first half
            sw_from=unit(Rc@(el-sh)); sw_to=unit(E-S); ax=np.cross(sw_from,sw_to); ang=np.degrees(np.arctan2(np.linalg.norm(ax),sw_from.dot(sw_to)))
            Rsw=rot(ax,ang)@Rc if ang>.1 else Rc
            R[f'shoulder01.{sd}']=slerp(Rcl,slerp(Rsw,Ru,.3),0.35)
            R[f'upperarm01.{sd}']=slerp(Rsw,Ru,0.5) if a.get('twist',True) else Ru
            R[f'upperarm02.{sd}']=Ru
            T=h.solve({**R}); 
            if 'racket' not in a:
                d=np.asarray(a['hand'][0]); p=np.asarray(a['hand'][1]); Rw=frame(d,p)@frame(hand.d,hand.p).T
            R[f'lowerarm01.{sd}']=Rl
            # forearm twist: the part of the hand's rotation about the forearm
            f=unit(Wt-E); dR=Rw@Rl.T; q=quat(dR); tw=2*np.degrees(np.arctan2(q[1:].dot(f),q[0])); tw=(tw+180)%360-180
            R[f'lowerarm01.{sd}']=rot(f,tw*.25)@Rl; R[f'lowerarm02.{sd}']=rot(f,tw*.7)@Rl
            R[f'wrist.{sd}']=Rw; R.update(hand.loc)
            bend=np.degrees(np.arccos(np.clip((Rw@hand.d).dot(f),-1,1)))
            info[sd]=dict(shoulder=S.round(3),elbow=E.round(3),wrist=Wt.round(3),twist=round(tw),wristbend=round(bend),elbow_deg=round(np.degrees(np.arccos(np.clip(unit(E-S).dot(f),-1,1)))))
            err=goal-h.at(h.solve(R),f'wrist.{sd}')
            if np.linalg.norm(err)<.001: break
            cmd=cmd+err
        if np.linalg.norm(err)>.004 and c.get('loud',1)==2: print('   wrist off',sd,err.round(3))
        # legs
        g=c['leg'+sd]; T=h.solve(R); H=h.at(T,f'upperleg01.{sd}')
        hp,kn,an=[h.bones[f'{n}.{sd}'][0] for n in ('upperleg01','lowerleg01','foot')]
        l1,l2=np.linalg.norm(kn-hp),np.linalg.norm(an-kn)
        A=np.asarray(g['ankle'],float); K,A=two_bone(H,A,l1,l2,g['pole'])
        lat0=np.array([0,1.,0]); v=A-H
        n1=np.cross(np.asarray(g['pole'],float),v); n1=-n1 if n1.dot(Rp@lat0)<-abs(1e9) else n1  # hinge axis
        n1=np.cross(v,np.asarray(g['pole'],float)); n1=-unit(n1)   # pole ahead, v down: down x ahead = -(left)
        Ru=frame(K-H,n1)@frame(kn-hp,lat0).T; Rl=frame(A-K,n1)@frame(an-kn,lat0).T
        R[f'upperleg01.{sd}']=slerp(Rp,Ru,.75); 
        R[f'upperleg01.{sd}']=Ru; R[f'upperleg02.{sd}']=Ru; R[f'lowerleg01.{sd}']=Rl; R[f'lowerleg02.{sd}']=Rl
        toe,up=g['foot']  # direction of the toes and of the instep
        Rf=frame(toe,up)@frame((1,0,0),(0,0,1)).T
        R[f'foot.{sd}']=Rf
        if 'toes' in g:
            for t in range(1,6): R['~'+f'toe{t}-1.{sd}']=rot((0,1,0),-g['toes'])
        info[sd].update(hip=H.round(3),knee=K.round(3),ankle=A.round(3))
    eyedir=c.get('look')
    T=h.solve(R)
    if eyedir is not None:
        for sd in 'LR':
            e=h.at(T,f'eye.{sd}'); to=unit(np.asarray(eyedir)-e)
            fr=unit(Rh@np.array([1,0,0])); ax=np.cross(fr,to); ang=np.degrees(np.arcsin(min(1,np.linalg.norm(ax)))); 
            if fr.dot(to)<0: ang=180-ang
            info['eye'+sd]=round(ang); lim=min(ang,c.get('eyemax',32))
            R[f'eye.{sd}']=rot(ax,lim)@Rh
        T=h.solve(R)
    return T,R,info
