"""Garments, shoes, socks, at rest, with weights."""
import numpy as np
from mh import *
from scipy.spatial import cKDTree
def subdivide(part,times=1,smooth=0):
    P,W,F=part['P'],part['W'],part['F']; UV=part.get('UV')
    for _ in range(times):
        edge={}; nP=[P]; nW=[W]; n=len(P); ep=[]; NF=[]
        def mid(a,b):
            k=(min(a,b),max(a,b))
            if k not in edge: edge[k]=n+len(ep); ep.append(k)
            return edge[k]
        cent=[]
        for f in F:
            for i in range(len(f)): mid(f[i],f[(i+1)%len(f)])
        base=n+len(ep)
        for q,f in enumerate(F):
            c=base+q; m=len(f)
            for i in range(m): NF.append([f[i],mid(f[i],f[(i+1)%m]),c,mid(f[i-1],f[i])])
        ep=np.array(ep)
        fc=lambda A:np.array([A[f].mean(0) for f in F])
        P,W=np.concatenate([P,A2(P,ep),fc(P)]),np.concatenate([W,A2(W,ep),fc(W)]); F=NF
    out=dict(P=P,F=F,W=W,UV=None)
    if smooth: out['P']=laplace(out['P'],F,smooth)
    return out
def A2(A,ep): return (A[ep[:,0]]+A[ep[:,1]])/2
def edges_of(F):
    d={}
    for f in F:
        for i in range(len(f)):
            k=(min(f[i],f[i-1]),max(f[i],f[i-1])); d[k]=d.get(k,0)+1
    return d
def boundary_loops(F):
    e=[k for k,c in edges_of(F).items() if c==1]; nb={}
    for a,b in e: nb.setdefault(a,[]).append(b); nb.setdefault(b,[]).append(a)
    seen=set(); loops=[]
    for s in nb:
        if s in seen: continue
        st=[s]; lp=[]
        while st:
            v=st.pop()
            if v in seen: continue
            seen.add(v); lp.append(v); st+=nb[v]
        loops.append(np.array(lp))
    return loops
def laplace(P,F,times,lam=.5,keep=True):
    e=edges_of(F); E=np.array(list(e)); cnt=np.array(list(e.values())); bd=np.zeros(len(P),bool); bd[E[cnt==1].ravel()]=True
    deg=np.bincount(E.ravel(),minlength=len(P)).astype(float)
    Eb=E[cnt==1]; degb=np.bincount(Eb.ravel(),minlength=len(P)).astype(float)
    for _ in range(times):
        S=np.zeros_like(P); np.add.at(S,E[:,0],P[E[:,1]]); np.add.at(S,E[:,1],P[E[:,0]])
        Q=P+lam*(S/np.maximum(1,deg)[:,None]-P)
        S=np.zeros_like(P); np.add.at(S,Eb[:,0],P[Eb[:,1]]); np.add.at(S,Eb[:,1],P[Eb[:,0]])
        Q[bd]=P[bd]+lam*((S/np.maximum(1,degb)[:,None])[bd]-P[bd]); P=Q
    return P
def normals(P,F):
    N=np.zeros_like(P)
    q=np.array([f if len(f)==4 else list(f)+[f[-1]] for f in F if len(f)<=4])
    n=np.cross(P[q[:,2]]-P[q[:,0]],P[q[:,3]]-P[q[:,1]])
    for i in range(4): np.add.at(N,q[:,i],n)
    return N/np.maximum(1e-12,np.linalg.norm(N,axis=1))[:,None]
def comps(n,F):
    p=list(range(n))
    def f(i):
        while p[i]!=i: p[i]=p[p[i]]; i=p[i]
        return i
    for q in F:
        for v in q[1:]: p[f(v)]=f(q[0])
    return np.array([f(i) for i in range(n)])
def sub(part,faces_keep):
    F=[f for f,k in zip(part['F'],faces_keep) if k]; used=sorted({v for f in F for v in f}); num={v:i for i,v in enumerate(used)}
    UV=[u for u,k in zip(part['UV'],faces_keep) if k] if part.get('UV') else None
    out=dict(P=part['P'][used],W=part['W'][used],F=[[num[v] for v in f] for f in F],UV=UV)
    if 'src' in part: out['src']=part['src'][used]
    return out
def suit(h):
    s=h.fit(ASSETS/'clothes/male_casualsuit06/male_casualsuit06.obj',ASSETS/'clothes/male_casualsuit06/male_casualsuit06.mhclo')
    c=comps(len(s['P']),s['F']); shirt=max(np.unique(c),key=lambda r:s['P'][c==r][:,1].max())
    fc=np.array([c[f[0]] for f in s['F']])
    return sub(s,fc==shirt),sub(s,fc!=shirt)
def shirt(h,loose=1.0,length=0.0,sleeve=None):
    s,_=suit(h)
    hip=h.bones['upperleg01.L'][0][2]; chest=h.bones['spine01'][0][2]
    if sleeve is not None:   # cut the sleeves
        s=sub(s,[np.abs(s['P'][f][:,1]).max()<sleeve for f in s['F']])
    N=normals(s['P'],s['F']); P=s['P'].copy()
    sh=h.bones['upperarm01.L'][0][1]
    down=np.clip((chest-P[:,2])/(chest-hip),0,1.2); sl=np.clip((np.abs(P[:,1])-sh)/.09,0,1)
    P+=N*((.004+.016*down+.012*sl)*loose)[:,None]
    low=np.clip((hip+.05-P[:,2])/.08,0,1)*(np.abs(P[:,1])<.3) if length>=0 else np.clip((hip+.14-P[:,2])/.20,0,1)*(np.abs(P[:,1])<.3); P[:,2]-=length*low
    s['P']=P
    return subdivide(s,1,smooth=3)
def shorts(h,hem=.30,loose=1.0):
    _,j=suit(h)
    hip=h.bones['upperleg01.L'][0][2]; knee=h.bones['lowerleg01.L'][0][2]; hz=knee+(hip-knee)*hem
    j=sub(j,[j['P'][f][:,2].max()>hz for f in j['F']])
    # only the largest component (no belt, buttons)
    c=comps(len(j['P']),j['F']); u,n=np.unique(c,return_counts=True); b=u[n.argmax()]; print('shorts comps',n)
    j=sub(j,[c[f[0]]==b for f in j['F']])
    N=normals(j['P'],j['F']); P=j['P'].copy()
    z=np.maximum(P[:,2],hz); dn=np.clip((hip+.06-z)/(hip+.06-hz),0,1)
    out=N*[1,1,.2]; ins=np.clip(-out[:,1]*np.sign(P[:,1]),0,1)
    P+=out*((.006+.026*dn)*(1-.8*ins)*loose)[:,None]; P[:,2]=np.maximum(P[:,2],hz); j['P']=P
    return subdivide(j,2,smooth=3)
def skirt(h,length=.36,flare=1.0):
    s=h.basemesh('helper-skirt'); z=s['P'][:,2]; top=z.max()
    print('skirt',z.min(),z.max(),len(z))
    s=sub(s,[s['P'][f][:,2].max()>top-length for f in s['F']])
    P=s['P'].copy(); P[:,2]=np.maximum(P[:,2],top-length)
    c=(P.min(0)+P.max(0))/2; d=P[:,:2]-[P[:,0].mean(),0]; dn=np.clip((top-P[:,2])/length,0,1)
    a=np.arctan2(d[:,1],d[:,0])
    r=np.linalg.norm(d,axis=1,keepdims=True); P[:,:2]+=d/np.maximum(r,1e-6)*((.004+.045*dn*flare+.022*dn**1.5*np.sin(a*14))[:,None]); s['P']=P
    return subdivide(s,2 if len(P)<1200 else 1,smooth=2)
