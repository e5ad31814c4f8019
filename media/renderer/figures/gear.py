"""Racket, shuttle, tubes: plain numpy meshes -> list of (verts, faces)."""
import numpy as np
from mh import unit, frame
def tube(path,r,sides=10,closed=False,scale=None,cap=True):
    P=np.asarray(path,float); n=len(P); R=np.broadcast_to(np.asarray(r,float),(n,))
    T=np.gradient(P,axis=0) if not closed else np.roll(P,-1,0)-np.roll(P,1,0)
    T/=np.linalg.norm(T,axis=1)[:,None]
    ref=np.array([0,0,1.]) if abs(T[0][2])<.9 else np.array([1.,0,0]); V=[];F=[]
    u=np.cross(T[0],ref); u/=np.linalg.norm(u)
    for i in range(n):
        u=u-T[i]*u.dot(T[i]); u/=np.linalg.norm(u); w=np.cross(T[i],u)
        a=np.linspace(0,2*np.pi,sides,endpoint=False)
        V.append(P[i]+R[i]*(np.cos(a)[:,None]*u+np.sin(a)[:,None]*w))
    V=np.concatenate(V)
    m=n if closed else n-1
    for i in range(m):
        for k in range(sides):
            a=i*sides+k;b=i*sides+(k+1)%sides;c=((i+1)%n)*sides+(k+1)%sides;d=((i+1)%n)*sides+k
            F.append([a,b,c,d])
    if cap and not closed:
        F.append(list(range(sides))[::-1]); F.append(list(range((n-1)*sides,n*sides)))
    return V,F
def join(parts):
    V=[];F=[];o=0
    for v,f in parts:
        V.append(v);F+=[[i+o for i in q] for q in f];o+=len(v)
    return np.concatenate(V),F
GRIP=0.078; CENTRE=0.555
def racket():
    """In local axes: x = axis from the butt, y = side, z = normal. Named parts."""
    a,b=.120,.0975
    t=np.linspace(0,2*np.pi,72,endpoint=False)
    # slightly isometric head
    e=0.92; cx=np.sign(np.cos(t))*np.abs(np.cos(t))**e; sy=np.sign(np.sin(t))*np.abs(np.sin(t))**e
    ring=np.stack([CENTRE+a*cx,b*sy,0*t],1)
    parts={}
    parts['frame']=tube(ring,.0052,10,True)
    strings=[]; ai,bi=.115,.0925
    for y in np.linspace(-.083,.083,22):
        h=ai*np.sqrt(max(0,1-(y/bi)**2)); k=np.arange(2)
        strings.append(tube([[CENTRE-h,y,0],[CENTRE+h,y,0]],.00042,4,cap=False))
    for x in np.linspace(-.105,.105,23):
        h=bi*np.sqrt(max(0,1-(x/ai)**2))
        strings.append(tube([[CENTRE+x,-h,.0003],[CENTRE+x,h,.0003]],.00042,4,cap=False))
    parts['strings']=join(strings)
    parts['shaft']=join([tube([[.20,0,0],[.32,0,0],[CENTRE-a-.012,0,0]],.0036,12),tube([[CENTRE-a-.022,0,0],[CENTRE-a+.004,0,0]],[.0048,.0062],12)])
    x=np.linspace(0,.175,60); spir=.0006*np.cos(x/.175*2*np.pi*9)
    hx=np.concatenate([[0],x+.001]); hr=np.concatenate([[.0150],.0135+spir]); hr[1:5]+=.0016
    parts['grip']=tube(np.stack([hx,0*hx,0*hx],1),hr,12)
    parts['cone']=tube([[.174,0,0],[.18,0,0],[.20,0,0],[.222,0,0]],[.0122,.0105,.007,.0042],14)
    return parts
def shuttle():
    """Tip of the cork in the origin, skirt along +x."""
    parts={}
    x=np.array([0,.0008,.003,.0065,.0115,.0165,.0255,.0262]); r=np.array([.0005,.0045,.0085,.0112,.0129,.0131,.0128,.0005])
    parts['cork']=tube(np.stack([x,0*x,0*x],1),r,20)
    band=tube([[.0195,0,0],[.0235,0,0]],[.0133,.0132],20,cap=False); parts['band']=band
    feathers=[];stems=[]
    for k in range(16):
        t=2*np.pi*k/16; c,s=np.cos(t),np.sin(t); rad=np.array([0,c,s]); tan=np.array([0,-s,c])
        base=np.array([.024,0,0])+rad*.0108; tip=np.array([.0855,0,0])+rad*.0325; d=unit(tip-base)
        stems.append(tube([base,base*.5+tip*.5,tip],[.0009,.0008,.0005],5))
        L=np.linalg.norm(tip-base); us=np.linspace(.40,1.0,9)
        half=np.array([.0016,.0042,.0058,.0066,.0072,.0074,.0072,.0060,.0030])
        out=np.cross(d,tan); V=[];F=[]
        for i,u in enumerate(us):
            p=base+d*L*u
            for w,l in ((-1,.0010),(0,0),(1,-.0010)): V.append(p+tan*half[i]*w+out*l*1.1)
        for i in range(len(us)-1):
            for j in (0,1): a=i*3+j; F.append([a,a+1,a+4,a+3])
        feathers.append((np.array(V),F))
    parts['feathers']=join(feathers); parts['stems']=join(stems)
    rings=[]
    for q in (.30,.40):
        t=np.linspace(0,2*np.pi,32,endpoint=False); p=.024+(.0855-.024)*q; r=.0108+(.0325-.0108)*q
        rings.append(tube(np.stack([0*t+p,r*np.cos(t),r*np.sin(t)],1),.0006,5,True))
    parts['thread']=join(rings)
    return parts
