"""Renders a player of the film: blender -b -P renderfilm.py -- SIDE SHOT SPP OUT FRAMES(from:to:step or list) [--again]"""
import bpy, sys, math, time, os, json, numpy as np
sys.path.insert(0,'.'); sys.path.insert(0,'.')
from filmpose import *
from scipy.spatial import cKDTree
from scipy.spatial import ConvexHull
from PIL import Image
a=sys.argv[sys.argv.index('--')+1:]
side,SHOT,SPP,OUT=a[0],a[1],int(a[2]),a[3]
rng=np.random.default_rng(7)
per=dict(PEOPLE[side]['per']); per['colours']=dict(per['colours']); R_=list(per['colours']['racket']); R_[1]='#b9c4dc'; R_[2]='#e6ebf4'; per['colours']['racket']=R_
FAR=True
if SHOT.startswith('capture'): per['tie']=[-1.62,-.10,.50]
elif side=='receiver': per['tie']=[-1.42,-.40,.66]
h,hands=make(side); h.face=None
DJ=joints()
if SHOT.startswith('capture'): DJ['shots'].update(json.load(open('work/capjoints.json'))); import grip; STILL=grip.still(side,DJ['shots'][SHOT]['poses'][0]); import filmpose; filmpose._g[side]=STILL
shot=DJ['shots'][SHOT]; poses=shot['poses']
PW=1280 if SHOT=='demo' else 1920
for v_ in shot['views']:
    k_=PW/v_['width']; c_=v_['camera']; v_['width']=PW; v_['height']=PW*9//16
    if 'focalPx' in c_ and not c_.get('scaled'): c_['focalPx']*=k_; c_['principalPx']=[q*k_ for q in c_['principalPx']]; c_['scaled']=1
def T_of(i):
    g=poses[i]; return at_time(h,hands,side,g[side],g['t'],g['shuttle']['positionM'])
T,r0,info=T_of(0)
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
# ---------- materials
def nodes(m): return m.node_tree.nodes, m.node_tree.links
def base(nm,c,rough=.5,spec=.5,**k):
    m=bpy.data.materials.new(nm); m.use_nodes=True; b=m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=(*c,1); b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=spec
    for q,v in k.items(): b.inputs[q.replace('_',' ')].default_value=v
    return m
def srgb(h):
    h=h.lstrip('#'); c=np.array([int(h[i:i+2],16) for i in (0,2,4)])/255
    return tuple(np.where(c<=.04045,c/12.92,((c+.055)/1.055)**2.4))
def mixnode(m,fac,c1,c2):
    N,L=nodes(m); x=N.new('ShaderNodeMixRGB'); 
    for i,s in ((0,fac),(1,c1),(2,c2)):
        if hasattr(s,'is_output'): L.new(s,x.inputs[i])
        else: x.inputs[i].default_value=s if i==0 else (*s,1)
    return x.outputs[0]
def attr(m,nm,chan=None):
    N,L=nodes(m); t=N.new('ShaderNodeAttribute'); t.attribute_name=nm
    if chan is None: return t
    s=N.new('ShaderNodeSeparateXYZ'); L.new(t.outputs['Vector'],s.inputs[0]); return s.outputs[chan]
def math_(m,op,a_,b_=None,clamp=False):
    N,L=nodes(m); x=N.new('ShaderNodeMath'); x.operation=op; x.use_clamp=clamp
    for i,s in enumerate((a_,b_)):
        if s is None: continue
        if hasattr(s,'is_output'): L.new(s,x.inputs[i])
        else: x.inputs[i].default_value=s
    return x.outputs[0]
def noise(m,scale,detail=3,coord=None):
    N,L=nodes(m); x=N.new('ShaderNodeTexNoise'); x.inputs['Scale'].default_value=scale; x.inputs['Detail'].default_value=detail
    t=attr(m,'rest'); L.new(t.outputs['Vector'],x.inputs['Vector']); return x.outputs['Fac']
def bump(m,height,strength,dist):
    N,L=nodes(m); b=N.new('ShaderNodeBump'); b.inputs['Strength'].default_value=strength; b.inputs['Distance'].default_value=dist
    L.new(height,b.inputs['Height']); L.new(b.outputs[0],m.node_tree.nodes['Principled BSDF'].inputs['Normal'])
def setcol(m,c): nodes(m)[1].new(c,m.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
TEX='tex/'
def image(m,f,raw=False):
    N,L=nodes(m); t=N.new('ShaderNodeTexImage'); t.image=bpy.data.images.load(TEX+f)
    if raw: t.image.colorspace_settings.name='Non-Color'
    return t.outputs['Color']
def skinmat():
    m=base('skin',(1,1,1),.45,.45); N,L=nodes(m); b=N['Principled BSDF']; b.subsurface_method='BURLEY'
    sk=per.get('tex',dict(file='young_lightskinned_male_diffuse2.png',gain=(.98,.92,.88),muscle=.9,con=1.22))
    col=image(m,sk['file'])
    # contrast of the texture about its mean, then the tint
    g=N.new('ShaderNodeGamma'); L.new(col,g.inputs[0]); g.inputs[1].default_value=sk.get('con',1.25)
    mu=N.new('ShaderNodeMixRGB'); mu.blend_type='MULTIPLY'; mu.inputs[0].default_value=1; L.new(g.outputs[0],mu.inputs[1]); mu.inputs[2].default_value=(*sk['gain'],1); col=mu.outputs[0]
    c1=np.array(per.get('skin',srgb('#c08a68')))
    col=mixnode(m,math_(m,'MULTIPLY',attr(m,'mask',0),.35),col,per.get('lips',tuple(c1*[.72,.42,.42])))
    col=mixnode(m,math_(m,'MULTIPLY',attr(m,'mask',1),.85),col,tuple(np.array(per.get('haircol',(.012,.009,.008)))*1.5))
    tight=math_(m,'GREATER_THAN',attr(m,'mask',2),.5); col=mixnode(m,tight,col,(.50,.55,.68)); setcol(m,col)
    b.inputs['Subsurface'].default_value=sk.get('sss',.06); b.inputs['Subsurface Radius'].default_value=(.010,.0035,.0018); L.new(col,b.inputs['Subsurface Color'])
    r=math_(m,'MULTIPLY_ADD',noise(m,9,2),-.22); N[-1].inputs[2].default_value=.54
    L.new(r,b.inputs['Roughness'])
    nm=N.new('ShaderNodeNormalMap'); nm.inputs['Strength'].default_value=sk.get('muscle',1.0); nm.uv_map='UVMap'; L.new(image(m,'nrm.png',True),nm.inputs['Color'])
    bp=N.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0012
    hgt=math_(m,'ADD',noise(m,420,2),0.0); L.new(hgt,bp.inputs['Height']); L.new(nm.outputs[0],bp.inputs['Normal']); L.new(bp.outputs[0],b.inputs['Normal'])
    return m
def fabric(nm,col,rough=.75,accent=None,cuff=.02,stripe=None):
    m=base(nm,col,rough,.25,Sheen=.25); c=None
    if accent is not None:
        d=attr(m,'dist',0); f=math_(m,'LESS_THAN',d,cuff); c=mixnode(m,f,col,accent)
    if stripe is not None:
        f=math_(m,'LESS_THAN',attr(m,'dist',1),.5); f=math_(m,'SUBTRACT',1.0,f)
        c=mixnode(m,f,c if c is not None else col,stripe)
    if c is not None: setcol(m,c)
    bump(m,math_(m,'ADD',noise(m,700,1),math_(m,'MULTIPLY',noise(m,60,3),1.2)),.25,.0022)
    return m
def addmesh(v,f,m,nm='x',smooth=True,sub=0,attrs={},solid=0):
    me=bpy.data.meshes.new(nm); me.from_pydata(np.asarray(v,float).tolist(),[],[list(map(int,q)) for q in f]); me.materials.append(m)
    if smooth: me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    for k,val in attrs.items():
        val=np.asarray(val,float); t=me.attributes.new(k,'FLOAT_VECTOR','POINT'); t.data.foreach_set('vector',val.ravel())
    o=bpy.data.objects.new(nm,me); sc.collection.objects.link(o)
    if solid:
        s=o.modifiers.new('s','SOLIDIFY'); s.thickness=solid; s.offset=0
    if sub:
        s=o.modifiers.new('s','SUBSURF'); s.levels=s.render_levels=sub
    return o
S_SRC=open('render_perspective.py').read()
def state_j(i,t):
    g=poses[i]; k=i+1 if t>g['t'] and i+1<len(poses) else max(i-1,0); o_=poses[k]; w=(t-g['t'])/(o_['t']-g['t']) if o_['t']!=g['t'] else 0
    mixd=lambda x,y: {q:mixd(x[q],y[q]) for q in x} if isinstance(x,dict) else [p*(1-w)+r*w for p,r in zip(x,y)]
    return mixd(g[side],o_[side])
KEY=(.90,.94,1); BLU=(.40,.56,1); WARM=(.62,.74,1)
# positions relative to the player (x ahead to +x, y to the phone, z up), power, colour, size
LIGHTS={
 ('receiver','window'):[((-.4,-.6,6.5),420,KEY,1.0),((-4.0,-5.6,4.8),4600,KEY,.9),((4.4,-4.6,4.2),3600,BLU,.9),((-2.6,6.0,3.2),620,(.92,.95,1),1.4)],
 ('smasher','cinema'):dict(A=[((-.6,-.6,6.5),420,KEY,1.2),((4.4,-5.6,4.2),5200,KEY,.9),((6.2,4.4,3.2),4200,BLU,.9),((-1.6,6.0,3.0),420,(.86,.90,1),.8),((-5.6,.5,2.4),130,(.62,.74,1),2.0)],
   B=[((-.6,-.6,6.5),420,KEY,1.2),((2.2,-5.6,4.2),5200,KEY,.9),((3.2,5.4,3.2),3000,BLU,.9),((-5.6,-2.5,3.4),330,(.86,.92,1),2.0)],
   D=[((-.2,-.6,6.5),420,KEY,1.0),((4.4,-5.6,4.2),7000,KEY,.9),((5.2,5.0,3.2),5200,BLU,.9),((-5.4,1.5,2.6),240,(.70,.80,1),2.0)],
   F=[((-.2,-.6,6.5),300,KEY,.8),((3.2,-6.0,3.6),9000,KEY,.7),((4.2,5.6,3.0),5200,BLU,.9),((-5.4,-1.5,4.0),420,(.80,.88,1),1.2)],
   G=[((.6,-.6,6.5),300,KEY,.8),((3.0,-6.0,3.4),11000,KEY,.7),((4.0,5.2,2.6),11000,BLU,.7),((-5.4,-2.5,4.0),330,(.80,.88,1),1.2)],
   H=[((.6,-.6,6.5),300,KEY,.8),((1.2,-6.0,3.4),9000,KEY,.7),((5.0,4.6,2.6),11000,BLU,.7),((-5.4,-2.5,4.0),150,(.80,.88,1),1.2)],
   C=[((.5,-.8,6.5),420,(.90,.94,1),1.0),((4.4,-5.6,4.2),6200,(.90,.94,1),.9),((6.2,4.4,3.2),5200,(.40,.56,1),.9),((-1.6,6.0,3.0),420,(.86,.90,1),.8),((-4.6,3.5,3.2),420,(.82,.88,1),2.0)])[os.environ.get('LV','A')],
 ('receiver','cinema'):[((.2,-.6,6.5),340,KEY,1.0),((4.6,-4.6,4.2),3200,KEY,.9),((4.6,4.6,3.6),1900,BLU,.9),((-5.0,3.4,3.0),640,(.92,.95,1),1.4)],
 ('smasher','side'):[((.5,-.6,6.5),400,KEY,1.0),((4.0,-5.4,4.6),4600,KEY,.9),((-4.6,-4.6,4.0),4000,BLU,.9),((2.4,6.0,3.4),560,(.92,.95,1),1.4)],
 ('receiver','side'):[((-.4,-.6,6.5),400,KEY,1.0),((-4.0,-5.4,4.6),4200,KEY,.9),((4.4,-4.6,4.0),3400,BLU,.9),((-2.4,6.0,3.4),600,(.92,.95,1),1.4)],
}
DYN=[]   # (object, function of the frame's state -> vertices)
def dyn(o,fn): DYN.append((o,fn)); return o
def wparts(P,W): return dict(P=np.asarray(P),W=np.asarray(W))
# ---------- garments
kit=per['kit']; gs={}
if 'shirt' in kit: gs['shirt']=parts.shirt(h,**kit['shirt'])
if 'shorts' in kit: gs['shorts']=parts.shorts(h,**kit['shorts'])
if 'skirt' in kit: gs['skirt']=parts.skirt(h,**kit['skirt'])
SIM=None; CAP=SHOT.startswith('capture'); f_=f'sim-{side}{"capture" if CAP else ""}/offsets.npz'
if os.path.exists(f_) and '--nosim' not in a:
    z=np.load(f_); SIM={k:z[k] for k in z.files}
    if CAP: SIM={k:(v[-2:] if k!='t' else np.array([-9.,9.])) for k,v in SIM.items()}
col=per['colours']; low_='skirt' if 'skirt' in gs else 'shorts'
SIMT=(lambda t: -1.) if SHOT.startswith('capture') else (lambda t: t)
def cloth_at(T,t):
    out={}
    for g,part in gs.items():
        X=h.skin(part,T)
        if SIM is not None:
            k=np.clip(np.interp(SIMT(t),SIM['t'],np.arange(len(SIM['t']))),0,len(SIM['t'])-1.001); i=int(k); w=k-i
            O_=SIM[g][i].astype(float)*(1-w)+SIM[g][i+1].astype(float)*w; O_=O_ if CAP or g=='skirt' else O_-LAP[g](O_,HFN[g],.5); l_=np.linalg.norm(O_,axis=1,keepdims=True); X=X+O_*np.minimum(1,(.6 if CAP or g=='skirt' else .03)/np.maximum(l_,1e-6))
        out[g]=X
    # the shirt stays outside the shorts
    Bd=parts.subdivide(dict(P=out[low_],F=gs[low_]['F'],W=np.zeros((len(out[low_]),1))),0) if 0 else dict(P=out[low_],F=gs[low_]['F'])
    BN=parts.normals(Bd['P'],Bd['F']); tB=cKDTree(Bd['P']); Y=out['shirt'].copy()
    for last in (0,0,1):
        dd,ii=tB.query(Y,k=4); q_=Bd['P'][ii].mean(1); n_=BN[ii].mean(1); n_/=np.linalg.norm(n_,axis=1,keepdims=True)
        need=np.clip((.007 if last else .010)-((Y-q_)*n_).sum(1),0,.05)*(dd[:,0]<.06); Y=Y+n_*need[:,None]
        if not last: Z_=LAP['shirt'](Y,2,.5); m_=(need>0)|(dd[:,0]<.03); Y=np.where(m_[:,None],.5*Y+.5*Z_,Y)
    out['shirt']=Y
    return {g:LAP[g](X,int(os.environ.get('CS','3')) if g=='shirt' else 3,.4) for g,X in out.items()}
from scipy.sparse import csr_matrix
def laplacian(F,n):
    e=parts.edges_of(F); E=np.array(list(e)); cnt=np.array(list(e.values())); bd=np.zeros(n,bool); bd[E[cnt==1].ravel()]=True
    keep=np.ones(len(E),bool); both=bd[E[:,0]]|bd[E[:,1]]
    I=np.concatenate([E[:,0],E[:,1]]); J=np.concatenate([E[:,1],E[:,0]]); c2=np.concatenate([cnt,cnt])
    ok=(~bd[I])|(c2==1)      # a point of the edge follows its neighbours on the edge
    A=csr_matrix((np.ones(ok.sum()),(I[ok],J[ok])),shape=(n,n)); d=np.maximum(1,np.asarray(A.sum(1)).ravel())
    def f(P,times,lam):
        for _ in range(times): P=P+lam*(A@P/d[:,None]-P)
        return P
    return f
LAP={g:laplacian(p_['F'],len(p_['P'])) for g,p_ in gs.items()}
HFN={'shirt':120,'shorts':60,'skirt':60}; garm={}; cl0=cloth_at(T,poses[0]['t'])
for g,part in gs.items():
    P=part['P']; L=parts.boundary_loops(part['F']); d=np.full(len(P),9.)
    for l in L:
        if g=='shirt' and P[l][:,2].mean()<h.bones['spine03'][0][2]: continue
        if g!='shirt' and P[l][:,2].mean()>h.bones['upperleg01.L'][0][2]: continue
        d=np.minimum(d,cKDTree(P[l]).query(P)[0])
    s=np.zeros(len(P))
    if g=='shorts': s=np.clip((.016-np.abs(P[:,0]-.005))/.02+.5,0,1)*(np.abs(P[:,1])>.10)
    if g=='shirt':
        zz_=h.bones['spine01'][0][2]; s=np.clip((.34-np.abs(np.arctan2(P[:,0]-.0,np.abs(P[:,1]))))/.12+.5,0,1)*np.clip((zz_-.03-P[:,2])/.03,0,1)*np.clip((.245-np.abs(P[:,1]))/.02+.5,0,1)
    c=col[g]; m=fabric(g,srgb(c[0]),accent=srgb(c[1]) if c[1] else None,cuff=c[2],stripe=srgb(c[3]) if c[3] else None)
    o=addmesh(cl0[g],part['F'],m,g,sub=1,attrs=dict(rest=P,dist=np.stack([d,s.astype(float),0*d],1)),solid=.0018)
    dyn(o,lambda S,g=g: S['cloth'][g]); garm[g]=(P,None,part['F'],L)
# ---------- body
body=h.basemesh(); P0=body['P']; N0=parts.normals(P0,body['F'])
inn=np.zeros(len(P0))
for g,(P,XX,F,L) in garm.items():
    d=cKDTree(P).query(P0)[0]; bd=np.concatenate([P[l] for l in L]); e=cKDTree(bd).query(P0)[0]
    lo=P[:,2].min(); hi=P[:,2].max()
    inside=(d<.07)&(P0[:,2]>lo)&(P0[:,2]<hi)
    inn=np.maximum(inn,inside*np.clip((e-.015)/.03,0,1))
def body_at(T):
    X=h.skin(body,T); N=parts.normals(X,body['F']); return X-N*(inn*.028)[:,None],N
src=body['src']; glob=np.zeros(len(h.base))
for n,s in (('mouth/mouth-lowerlip-volume-incr',1),('mouth/mouth-upperlip-volume-incr',1)):
    i,d=target(n); q=np.linalg.norm(d,axis=1); glob[i]=np.maximum(glob[i],q/q.max())
lip=np.clip(glob[src]*1.5-.25,0,1)
headw=body['W'][:,[h.ix[n] for n in h.names if n=='head' or h._under(n,'head')]].sum(1)
eye=(h.bones['eye.L'][0]+h.bones['eye.R'][0])/2; top=P0[:,2].max(); HD=top-eye[2]
def uv_(Q): return (Q[:,0]-eye[0])/HD,(Q[:,2]-eye[2])/HD
UX=[-3,-1.55,-1.35,-1.18,-1.05,-.80,-.76,-.62,-.58,-.46,-.3,0,1]; VX=per.get('hairline',[-.72,-.72,-.66,-.50,-.12,.16,-.10,-.08,.16,.32,.47,.53,.56])
def scalp(Q,soft=.0):
    u,v=uv_(Q); return v-np.interp(u,UX,VX)
sm=np.clip(scalp(P0)/.10,0,1)*(headw>.6)
tight=np.zeros(len(P0))
if 'skirt' in gs:
    hz=h.bones['upperleg01.L'][0][2]; kz=h.bones['lowerleg01.L'][0][2]; tight=np.clip((P0[:,2]-(kz+(hz-kz)*.60))/.01+.5,0,1)*(P0[:,2]<hz+.15)*(np.abs(P0[:,1])<.24)
ank=h.bones['foot.L'][0][2]; skin=skinmat(); sockz=ank+per.get('sock',.085)
keep=[not(P0[f][:,2].max()<sockz-.012) for f in body['F']]
bsub=parts.sub(dict(P=P0,W=P0,F=body['F']),keep); KUV=[c for f,k in zip(body['UV'],keep) if k for c in f]; sel=np.array(sorted({v for f,k in zip(body['F'],keep) if k for v in f}))
o=addmesh(P0[sel],bsub['F'],skin,'body',sub=1,attrs=dict(rest=P0[sel],mask=np.stack([lip,sm,tight],1)[sel])); dyn(o,lambda S: S['X'][sel])
ul_=o.data.uv_layers.new(name='UVMap'); assert len(KUV)==len(o.data.loops); ul_.data.foreach_set('uv',np.array(KUV).ravel())
pass
# shoes
sh=h.fit(ASSETS/'clothes/shoes05/shoes05.obj',ASSETS/'clothes/shoes05/shoes05.mhclo')
SP=sh['P'].copy(); z0=SP[:,2].min(); zz=SP[:,2]-z0; sidev=np.sign(SP[:,1]); xs=(SP[:,0]-SP[:,0].min())/(np.ptp(SP[:,0]))
shm=base('shoe',(1,1,1),.45,.4); SX=attr(shm,'rest',0); SZ=attr(shm,'rest',2); cs=[srgb(q) for q in col['shoe']]; upper=cs[0]
d1=math_(shm,'SUBTRACT',SX,math_(shm,'MULTIPLY',SZ,1.4)); st=math_(shm,'FRACT',math_(shm,'MULTIPLY',d1,13.))
inband=math_(shm,'MULTIPLY',math_(shm,'GREATER_THAN',d1,.26),math_(shm,'LESS_THAN',d1,.485)); inband=math_(shm,'MULTIPLY',inband,math_(shm,'LESS_THAN',SZ,.082))
c=mixnode(shm,math_(shm,'MULTIPLY',inband,0.),upper,cs[1])
c=mixnode(shm,math_(shm,'MULTIPLY',math_(shm,'LESS_THAN',SX,.15),math_(shm,'LESS_THAN',SZ,.075)),c,cs[1])
c=mixnode(shm,math_(shm,'MULTIPLY',math_(shm,'GREATER_THAN',SX,.84),math_(shm,'LESS_THAN',SZ,.045)),c,tuple(np.array(cs[1])*.8)); c=mixnode(shm,math_(shm,'GREATER_THAN',SZ,.098),c,srgb(col['sock'][0]))
c=mixnode(shm,math_(shm,'LESS_THAN',SZ,.011),c,cs[3]); setcol(shm,c); bump(shm,noise(shm,90,2),.3,.0015)
setcol(shm,image(shm,'shoe9.png')); shp=wparts(SP,sh['W']); o=addmesh(SP,sh['F'],shm,'shoe',sub=1,attrs=dict(rest=np.stack([xs,SP[:,1],zz],1))); su_=o.data.uv_layers.new(name='UVMap'); su_.data.foreach_set('uv',np.array([c for f in sh['UV'] for c in f]).ravel()); dyn(o,lambda S: h.skin(shp,S['T']))
mids=base('midsole',cs[2],.5,.4); outs=base('outsole',cs[3],.6,.3)
for sd in (1,-1):
    low=SP[(sidev==sd)&(zz<.05)]; hb=ConvexHull(low[:,:2]); ring=low[hb.vertices][:,:2]
    d_=np.linalg.norm(np.diff(np.vstack([ring,ring[:1]]),axis=0),axis=1); cum_=np.concatenate([[0],np.cumsum(d_)]); tt_=np.linspace(0,cum_[-1],72,endpoint=False); rc=np.vstack([ring,ring[:1]])
    ring=np.stack([np.interp(tt_,cum_,rc[:,0]),np.interp(tt_,cum_,rc[:,1])],1)
    for _ in range(4): ring=(np.roll(ring,1,0)+2*ring+np.roll(ring,-1,0))/4
    cc=ring.mean(0); xq=(ring[:,0]-ring[:,0].min())/np.ptp(ring[:,0]); waist=1-.10*np.exp(-((xq-.40)/.16)**2); rr_=(ring-cc)*np.stack([np.ones(72),waist],1); nn_=rr_/np.linalg.norm(rr_,axis=1,keepdims=True)
    def lay(off,z):
        spring=.010*np.clip((xq-.78)/.22,0,1)**2+.004*np.clip((.12-xq)/.12,0,1)**2
        return np.concatenate([cc+rr_+nn_*off,(z0+z+spring)[:,None]],1)
    tk=cKDTree(low)
    for prof,mm in (([(-.004,.028+0),(.0035,.027),(.0050,.018),(.0040,.006),(-.002,.0055)],mids),([(.001,.0065),(.0042,.006),(.0044,-.001),(.001,-.0045),(-.02,-.0105)],outs)):
        LV=[lay(o_2,z_2) for o_2,z_2 in prof]
        if mm is mids:
            for li,(o_2,z_2) in enumerate(prof):
                if z_2>.01: LV[li][:,2]+=.007*(1-xq)-.004*xq
        Vv=np.concatenate(LV); Ww=sh['W'][np.flatnonzero((sidev==sd)&(zz<.05))[tk.query(Vv,k=6)[1]]].mean(1); nl=len(LV); Fv=[]
        for l_ in range(nl-1):
            for q_ in range(72): Fv.append([l_*72+q_,l_*72+(q_+1)%72,(l_+1)*72+(q_+1)%72,(l_+1)*72+q_])
        Fv.append(list(range((nl-1)*72,nl*72))); pw=wparts(Vv,Ww); o=addmesh(Vv,Fv,mm,'sole'); dyn(o,lambda S,pw=pw: h.skin(pw,S['T']))
# eyes
ey=h.fit(DATA/'eyes/high-poly/high-poly.obj',DATA/'eyes/high-poly/high-poly.mhclo')
em=base('eye',(1,1,1),.08,.6); N,L=nodes(em); t_=N.new('ShaderNodeTexImage'); t_.image=bpy.data.images.load(str(DATA/'eyes/materials/brown_eye.png')); L.new(t_.outputs[0],em.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
eo=addmesh(ey['P'],ey['F'],em,'eye',sub=1); ul=eo.data.uv_layers.new(name='UVMap'); ul.data.foreach_set('uv',np.array([c for f in ey['UV'] for c in f]).ravel()); dyn(eo,lambda S: h.skin(ey,S['T']))
def card(folder,nm): return h.fit(ASSETS/folder/nm/f'{nm}.obj',ASSETS/folder/nm/f'{nm}.mhclo')
# ---------- hair: rigid with the head
hc=per.get('haircol',(.012,.009,.008)); hm=base('hair',hc,.55,.22)
i0=S_SRC.index("def strands("); i1=S_SRC.index("hf=[f for f in body['F']"); exec(S_SRC[i0:i1])
hf=[f for f in body['F'] if headw[f].min()>.6 and sm[f].max()>0]
hr,ht=np.eye(3),np.zeros(3); RIG=[]
THIN=1 if SHOT.startswith('capture') else 3; 
if per.get('hair')=='short':
    code=S_SRC[S_SRC.index("    n=26000; roots"):S_SRC.index("elif per.get('hair')=='tail'")]
    code='\n'.join(l[4:] for l in code.splitlines()).replace('n=26000','n=26000//THIN').replace('strands(paths,.00042,.00012)','strands(paths,.00042*THIN**.5,.00016*THIN**.5)').replace("fastmesh(V,F,hm,'hair')","RIG.append(fastmesh(V,F,hm,'hair'))"); exec(code)
else:
    code=S_SRC[S_SRC.index("    cen=eye+np.array([-.80*HD"):S_SRC.index("    tw=hr@tie+ht; back=")]
    code='\n'.join(l[4:] for l in code.splitlines()).replace('n=15000','n=15000//THIN').replace('strands(paths,.0006,.0005)','strands(paths,.0006*THIN**.5,.0005*THIN**.5)').replace("fastmesh(V,F,hm,'hair')","RIG.append(fastmesh(V,F,hm,'hair'))"); exec(code)
    # locks that frame the face, rigid with the head
    hw_=np.abs(P0[headw>.6][:,1]).max(); nl_=260 if SHOT.startswith('capture') else 120
    for sd_ in (1,-1):
        key=np.array([[-.42,.50,.80],[-.36,.74,.52],[-.36,.93,.12],[-.42,1.00,-.35],[-.46,.93,-.80],[-.40,.84,-1.12]]); key=key if SHOT.startswith('capture') else key[:4]-[[0,0,0],[0,0,0],[.02,.02,0],[.10,.05,-.12]]; key=np.stack([eye[0]+key[:,0]*HD,sd_*key[:,1]*hw_,eye[2]+key[:,2]*HD],1)
        u_=np.linspace(0,1,12); kq=np.stack([np.interp(u_,np.linspace(0,1,len(key)),key[:,q]) for q in range(3)],1)
        for _ in range(3): kq[1:-1]=(kq[:-2]+2*kq[1:-1]+kq[2:])/4
        j_=rng.normal(size=(nl_,1,3))*np.array([.011,.0035,.004]); w_=(.5+np.sin(np.pi*np.linspace(0,1,12)**.8)*.7)[None,:,None]; e_=rng.uniform(.72,1.05,nl_)
        lp=np.stack([np.stack([np.interp(np.minimum(u_*e,1),u_,kq[:,q]) for q in range(3)],1) for e in e_])+j_*w_
        V,F=strands(lp,.0011,.0006); RIG.append(fastmesh(V,F,hm,'lock'))
        if not SHOT.startswith('capture'): continue
        # and hair over the ear
        lp=lp[:,:9]+np.array([-.26*HD,.002*sd_,.0]); lp=lp+rng.normal(size=(nl_,1,3))*np.array([.007,.001,.002])
        V,F=strands(lp,.0013,.0009); RIG.append(fastmesh(V,F,hm,'lock'))
    back0=unit(tie-cen); m_=900; K=14; rl=rng.uniform(.72,1.04,m_); off=rng.normal(size=(m_,3)); off/=np.linalg.norm(off,axis=1,keepdims=True); off*=rng.uniform(0,1,(m_,1))**.6
    lock=rng.integers(0,22,m_); lo_=rng.normal(size=(22,3))*.5; off=.55*off+lo_[lock]*.6; jit=rng.normal(size=(m_,K,3))*.0008
    from scipy.interpolate import CubicSpline
    # the tail swings: a chain of points with air, from the tie
    GT=DJ['grid']; LN=[.035,.08,.08,.08,.075]; chain=[]; pts=None; prev=None
    for gi,g in enumerate(GT):
        Tg=at_time(h,hands,side,g[side],g['t'],None)[0]; R_h,t_h=Tg['head']; tw=R_h@tie+t_h; back=R_h@back0
        if pts is None:
            pts=[tw,tw+back*.035]
            for l in LN[1:]: pts.append(pts[-1]+unit(back*.4-Z)*l)
            pts=np.array(pts); prev=pts.copy()
        for sub_ in range(2):
            dt=1/240; vel=(pts-prev)*.962; prev=pts.copy(); pts=pts+vel+(np.array([0,0,-17. if SHOT.startswith('capture') else -42.])+R_h@np.array([-2.,-3.,0]))*dt*dt
            for it in range(10):
                pts[0]=tw; pts[1]=tw+back*.035
                for k_ in range(2,len(pts)):
                    d_=pts[k_]-pts[k_-1]; l=np.linalg.norm(d_); c_=d_/l*(l-LN[k_-1]); 
                    if k_>2: pts[k_-1]+=c_*.5; pts[k_]-=c_*.5
                    else: pts[k_]-=c_
                # stays out of the head
                hc_=R_h@cen+t_h; rad_=np.linalg.norm(tie-cen)
                q_=pts[2:]-hc_; n_=np.linalg.norm(q_,axis=1,keepdims=True); pts[2:]=np.where(n_<rad_,hc_+q_/np.maximum(n_,1e-6)*rad_,pts[2:])
                # bends little next to the tie and stays out of the back
                d_=unit(pts[2]-pts[1]); b_=d_.dot(back); 
                if b_<.1: pts[2]=pts[1]+unit(d_+back*(.1-b_))*LN[1]
        chain.append(pts.copy())
    chain=np.array(chain); GTt=np.array([g['t'] for g in GT])
    def tail_at(S):
        if CAP:   # still: it flies back, as that of the lab's defender
            R_h,t_h=S['T']['head']; b0=R_h@tie+t_h; ctrl=b0+np.array([[0,0,0],*(np.array([R_h@back0*.035])),[.09,.0,.055],[.165,-.02,.05],[.235,-.03,-.015],[.285,-.04,-.11]])
            cum=np.concatenate([[0],np.cumsum(np.linalg.norm(np.diff(ctrl,axis=0),axis=1))]); csp=CubicSpline(cum,ctrl); ln=cum[-1]*rl; paths=np.zeros((m_,K,3))
            for j,s in enumerate(np.linspace(0,1,K)):
                w=.010+.022*np.sin(np.pi*min(1,s*1.05)**.8); paths[:,j]=csp(np.minimum(s*ln,cum[-1]*1.04))+off*w
            return tubes(paths+jit)
        k=np.clip(np.interp(SIMT(S['t']),GTt,np.arange(len(GTt))),0,len(GTt)-1.001); i=int(k); w=k-i; ctrl=chain[i]*(1-w)+chain[i+1]*w
        R_h,t_h=S['T']['head']; ctrl=ctrl-ctrl[0]+R_h@tie+t_h
        cum=np.concatenate([[0],np.cumsum(np.linalg.norm(np.diff(ctrl,axis=0),axis=1))]); csp=CubicSpline(cum,ctrl); ln=cum[-1]*rl; paths=np.zeros((m_,K,3))
        for j,s in enumerate(np.linspace(0,1,K)):
            w=.010+.020*np.sin(np.pi*min(1,s*1.05)**.8); paths[:,j]=csp(np.minimum(s*ln,cum[-1]*1.04))+off*w
        return tubes(paths+jit)
    def tubes(paths):
        n,k,_=paths.shape; tan=np.gradient(paths,axis=1); tan/=np.maximum(1e-9,np.linalg.norm(tan,axis=2,keepdims=True)); u=np.cross(tan,TREF); u/=np.maximum(1e-9,np.linalg.norm(u,axis=2,keepdims=True)); w=np.cross(tan,u)
        r=np.linspace(.0012,.0004,k)[None,:,None]*TR; V=[paths+r*(np.cos(t)*u+np.sin(t)*w) for t in 2*np.pi*np.arange(3)/3]
        return np.stack(V,2).reshape(-1,3)
    TREF=rng.normal(size=(m_,1,3)); TR=rng.uniform(.7,1.2,(m_,1,1))
    S0=dict(T=T,t=poses[0]['t']); _,F=strands(np.zeros((m_,K,3))+np.arange(K)[None,:,None],.001,.001); o=fastmesh(tail_at(S0),F,hm,'tail'); dyn(o,tail_at)
    tiem=base('tie',srgb('#1b2f8f'),.6,.3); fr_=frame(back0,(0,0,1)); tt=np.linspace(0,2*np.pi,20,endpoint=False); v,f=gear.tube(np.stack([np.full(20,.016),.015*np.cos(tt),.015*np.sin(tt)],1)@fr_.T+tie,.0055,8,True); RIG.append(addmesh(v,f,tiem,'tie'))
# eyebrows: rigid with the head
eb=card('eyebrows','eyebrow001'); EF=[list(f) for f in eb['F']]; roots,i,q=sample(eb['P'],EF,np.ones(len(eb['P'])),260)
lat=np.sign(roots[:,1]); by=np.abs(roots[:,1]); order=(by-by.min())/np.ptp(by)
mid=np.array([np.median(eb['P'][np.abs(np.abs(eb['P'][:,1])-b_)<.008][:,2]) for b_ in by]); half=np.interp(order,[0,.3,.7,1],[.0026,.0034,.0028,.0012])
ok=np.abs(roots[:,2]-mid)<half; roots=roots[ok]; lat=lat[ok]; order=order[ok]; n=len(roots)
d=np.stack([-.25*np.ones(n),lat*(.5+.6*order),.65-.75*order],1)+rng.normal(size=(n,3))*.12; d/=np.linalg.norm(d,axis=1,keepdims=True)
paths=np.stack([roots+d*(.0075*s)*rng.uniform(.7,1.1,(n,1))+np.array([.0008,0,0]) for s in (0,.5,1)],1)
V,F=strands(paths,.0004,.00015); RIG.append(fastmesh(V,F,hm,'brow'))
# ---------- racket: rigid
gearm=dict(frame=base('frame',srgb('#f2f5fb'),.22,.6,Clearcoat=.6,Emission_Strength=.10),strings=base('strings',(.90,.92,.96),.4,.5,Emission_Strength=.12),shaft=base('shaft',srgb(col['racket'][1]),.25,.6,Metallic=.3),grip=base('grip',srgb(col['racket'][2]),.7,.3),cone=base('cone',srgb(col['racket'][0]),.3,.5))
for k in ('frame','strings'): gearm[k].node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value=(.8,.86,1,1)
RAC=[]
T0_=shot['views'][0]['timeS']; DT_=shot['views'][1]['timeS']-T0_; TS_=[v_['timeS'] for v_ in shot['views']]
tube0=gear.tube
fat={'frame':1.25,'strings':2.2,'shaft':1.5,'grip':1.0,'cone':1.0}
def fattube(p_,r,*q,**k): return tube0(p_,np.asarray(r,float)*FATF,*q,**k)
for k in gearm:
    FATF=fat[k]; gear.tube=fattube; v,f=gear.racket()[k]; gear.tube=tube0; RAC.append(addmesh(v,f,gearm[k],k))
def state(i,t=None):
    g=poses[i]
    if t is None or abs(t-g['t'])<1e-7: j,t,sh_=g[side],g['t'],g['shuttle']['positionM']
    else:
        k=i+1 if t>g['t'] and i+1<len(poses) else max(i-1,0); o_=poses[k]; w=(t-g['t'])/(o_['t']-g['t']) if o_['t']!=g['t'] else 0
        mixd=lambda x,y: {q:mixd(x[q],y[q]) for q in x} if isinstance(x,dict) else [p*(1-w)+r*w for p,r in zip(x,y)]
        j=mixd(g[side],o_[side]); sh_=mixd(g['shuttle']['positionM'],o_['shuttle']['positionM'])
    T,r,info=at_time(h,hands,side,j,t,sh_)
    X,NX=body_at(T); return dict(T=T,t=t,r=r,X=X,NX=NX,cloth=cloth_at(T,t))
from mathutils import Matrix, Vector
def apply(S):
    pts=[]
    for o,fn in DYN:
        V=np.ascontiguousarray(fn(S),np.float32); o.data.vertices.foreach_set('co',V.ravel()); o.data.update(); pts.append(V)
    R_h,t_h=S['T']['head']; m=Matrix(np.vstack([np.hstack([R_h,t_h[:,None]]),[0,0,0,1]]).tolist())
    for o in RIG: o.matrix_world=m
    r=S['r']; i_=float(np.interp(S['t'],TS_,range(len(TS_)))); e_=lambda a,b:(lambda u:u*u*(3-2*u))(min(max((i_-a)/(b-a),0),1)); ph=math.radians(-45*e_(38,50)*(1-e_(100,116))); n_=np.array(r['normal']); ax_=np.array(r['axis']); n_=n_*math.cos(ph)+np.cross(ax_,n_)*math.sin(ph); r=dict(r,normal=n_); F3=np.stack([r['axis'],np.cross(r['normal'],r['axis']),r['normal']],1); m=Matrix(np.vstack([np.hstack([F3,r['O'][:,None]]),[0,0,0,1]]).tolist())
    for o in RAC: o.matrix_world=m
    q=np.array([[0,0,0],[.69,.1,0],[.69,-.1,0],[.55,.11,0],[.55,-.11,0],[.45,.08,0],[.45,-.08,0]])@F3.T+r['O']; hd=S['X'][body['W'][:,h.ix['head']]>.5]; hd=hd+0*hd
    return np.concatenate(pts+[q,hd+[0,0,.03],hd+[.03,.03,0],hd-[.03,.03,0]])
# ---------- camera
v0=shot['views'][0]; PX,PY=v0['width'],v0['height']
cam=bpy.data.cameras.new('c'); cam.type='PERSP'; cam.sensor_fit='HORIZONTAL'; cam.clip_end=100
co=bpy.data.objects.new('c',cam); sc.collection.objects.link(co); sc.camera=co
def aim(v):
    q=v['camera']; W,H_=v['width'],v['height']
    if 'principalPx' in q:
        frm=M(q.get('fromM',[-1.2,3.4,10.5])); d=np.array([0,-1.,0]); f=q['focalPx']; px,py=q['principalPx']
        sx,sy=(px-W/2)/W,(py-H_/2)/W
    else:
        frm=M(q['fromM']); d=unit(M(q['towardsM'])-frm); f=H_/2/math.tan(math.radians(q['fieldOfViewDeg']/2)); sx,sy=-q['shift'][0],-q['shift'][1]*H_/W
    cam.angle=2*math.atan(W/2/f); cam.shift_x,cam.shift_y=sx,sy; co.location=Vector(frm); co.rotation_euler=Vector(d).to_track_quat('-Z','Y').to_euler()
    # projection in pixels of the mirrored image
    Rm=np.array(co.rotation_euler.to_matrix())
    def project(P):
        L=(P-frm)@Rm; x=L[:,0]/-L[:,2]*f+W/2-sx*W; y=H_/2-L[:,1]/-L[:,2]*f+sy*W; return x,y
    return project
# ---------- lights follow the player
def followed(t):
    if SHOT.startswith('capture'): return M(poses[0][side]['pelvis'])[:2]
    G=DJ['grid']; ts=np.array([g['t'] for g in G]); P=np.array([M(g[side]['pelvis']) for g in G]); return np.mean([[np.interp(t+(i/8-.5)*.66,ts,P[:,k]) for k in (0,1)] for i in range(9)],0)
LAMPS=LIGHTS[(side,v0['rig'])]; LO=[]
for at_,pw,cl_,sz in LAMPS:
    l=bpy.data.lights.new('a','AREA'); l.shape='DISK'; l.size=sz; l.energy=pw; l.color=cl_; o=bpy.data.objects.new('a',l); sc.collection.objects.link(o); LO.append(o)
def light(t):
    x,y=followed(t)
    for o,(at_,pw,cl_,sz) in zip(LO,LAMPS):
        p_=Vector((at_[0]+x,at_[1]+y,at_[2])); o.location=p_; o.rotation_euler=(Vector((x,y,1.25))-p_).to_track_quat('-Z','Y').to_euler()
w=bpy.data.worlds.new('w');sc.world=w;w.use_nodes=True;w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.02,.06,1)
c=sc.cycles; sc.render.engine='CYCLES'; c.samples=SPP; c.use_denoising=False; c.use_adaptive_sampling=True; c.adaptive_threshold=.012; c.max_bounces=4; c.transparent_max_bounces=8; c.sample_clamp_indirect=2; c.sample_clamp_direct=5; c.caustics_reflective=c.caustics_refractive=False; c.filter_width=1.3
sc.view_layers[0].cycles.denoising_store_passes=True; c.pixel_filter_type='BLACKMAN_HARRIS'; sc.render.film_transparent=True; sc.render.resolution_x=PX; sc.render.resolution_y=PY; sc.render.image_settings.color_mode='RGBA'; sc.render.image_settings.color_depth='8'; sc.render.use_persistent_data=True
sc.view_settings.view_transform='Filmic'; sc.view_settings.look='Medium High Contrast'; sc.view_settings.exposure=-.35
r_=sc.render; r_.use_border=True; r_.use_crop_to_border=True; r_.threads_mode='FIXED'; r_.threads=2
os.makedirs(OUT,exist_ok=True); os.makedirs(OUT+'/raw',exist_ok=True)
sc.use_nodes=True; NT=sc.node_tree; NT.nodes.clear(); RL=NT.nodes.new('CompositorNodeRLayers'); FO=NT.nodes.new('CompositorNodeOutputFile'); PID=str(os.getpid()); FO.base_path='./'; FO.format.file_format='OPEN_EXR'; FO.format.color_depth='16'; FO.format.color_mode='RGBA'; FO.format.exr_codec='NONE'; FO.file_slots.clear()
for k_,q_ in (('c','Image'),('a','Denoising Albedo'),('n','Denoising Normal')):
    FO.file_slots.new(f'p{PID}{k_}'); NT.links.new(RL.outputs[q_],FO.inputs[-1])
CO=NT.nodes.new('CompositorNodeComposite'); NT.links.new(RL.outputs['Image'],CO.inputs[0])
def px(k_):
    f=f'./p{PID}{k_}0001.exr'; im=bpy.data.images.load(f,check_existing=False); im.colorspace_settings.name='Non-Color'; w_,h_=im.size; v_=np.empty(w_*h_*4,np.float32); im.pixels.foreach_get(v_); bpy.data.images.remove(im); os.remove(f); return v_.reshape(h_,w_,4)[::-1]

def frames(s):
    if ':' in s: q=[int(x) for x in s.split(':')]; return range(*q)
    return [int(x) for x in s.split(',')]
if os.environ.get("PRINTA"):
    pr=None
    for i in frames(a[4]):
        v=shot["views"][i]; aim(v); r=state(i)["r"]; cl=np.array(co.location); ax=np.array(r["axis"]); n=np.array(r["normal"]); vv=cl-np.array(r["O"]); vv=vv/np.linalg.norm(vv); vp=vv-ax*vv.dot(ax); s_=np.linalg.norm(vp); vp=vp/s_; al=math.degrees(math.atan2(ax.dot(np.cross(vp,n)),n.dot(vp))); print("ALPHA",i,round(al),round(s_,2))
    sys.exit()
for i in frames(a[4]):
    f_=f'{OUT}/raw/{i:04d}.npz'
    if (os.path.exists(f_) or os.path.exists(f'{OUT}/{i:04d}.npz')) and '--again' not in a: continue
    t0=time.time(); v=shot['views'][i]; project=aim(v); light(v['timeS'])
    S=state(i); P=apply(S); x,y=project(P)
    # the path of the racket within the exposure decides how many moments are averaged
    sh_=v['shutterS']; K_=1
    if sh_>0:
        def rk(t): 
            s_=at_time(h,hands,side,state_j(i,t),t,None)[1]; return project(np.array([s_['O']+s_['axis']*.66]))
        A_,B_=rk(v['timeS']-sh_/2),rk(v['timeS']+sh_/2); move=math.hypot(A_[0][0]-B_[0][0],A_[1][0]-B_[1][0]); K_=1 if move<4.5 else (3 if move<20 else 5)
    else: move=0
    acc=None; ox=None
    for k in range(K_):
        if K_>1: S=state(i,v['timeS']+((k+.5)/K_-.5)*sh_); P=apply(S); x,y=project(P)
        if ox is None:
            mg=10+move*.6; x0,x1=max(0,int(x.min()-mg)),min(PX,int(x.max()+mg)); y0,y1=max(0,int(y.min()-mg)),min(PY,int(y.max()+mg)); ox=1
            if x1-x0<4 or y1-y0<4: break
        # borders in shares of the image, from the lower left
        r_.border_min_x,r_.border_max_x=(x0+.2)/PX,(x1+.2)/PX; r_.border_min_y,r_.border_max_y=(PY-y1+.2)/PY,(PY-y0+.2)/PY
        c.samples=SPP if K_==1 else max(20,SPP//3); c.seed=i*7+k
        bpy.ops.render.render(write_still=False)
        I=np.concatenate([px('c'),px('a')[...,:3],px('n')[...,:3]],-1); assert I.shape[:2]==(y1-y0,x1-x0),(I.shape,y1-y0,x1-x0); acc=I if acc is None else acc+I
    if acc is None: acc=np.zeros((1,1,10),np.float32); x0=y0=0; x1=y1=1
    else: acc=acc/K_
    np.savez(f_+'.part.npz',raw=acc.astype(np.float16),at=[x0,y0,x1,y1,PX,PY]); os.rename(f_+'.part.npz',f_)
    print(side,SHOT,i,'%.1f s'%(time.time()-t0),K_,acc.shape,'grip off %.3f'%S['r']['error'],flush=True)
