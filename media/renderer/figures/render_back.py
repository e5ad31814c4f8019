import os, bpy, sys, math, time, numpy as np
sys.path.insert(0,'.')
from mh import *; import pics, parts, gear
from scipy.spatial import cKDTree
a=sys.argv[sys.argv.index('--')+1:]
name=a[0]; SCALE=float(a[1]) if len(a)>1 else 1; SPP=int(a[2]) if len(a)>2 else 48; OUT=a[3] if len(a)>3 else f'r-{name}.png'
CROP=[float(x) for x in a[4].split(',')] if len(a)>4 and a[4]!='-' else None   # x0,y0,x1,y1 from the top left, in shares
rng=np.random.default_rng(7)
p=pics.PICS[name](); per=p['person']; per['colours']=dict(per['colours']); R_=list(per['colours']['racket']); R_[1]='#b9c4dc'; R_[2]='#e6ebf4'; per['colours']['racket']=R_
if name[:6] in ('closin','finale'): per['haircol']=(.028,.014,.010)
h=Human(per['targets']+p.get('face',[]),per['height'],per.get('headscale',1))
_c=os.environ.get('CURL'); hands={'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',{k:tuple(float(_c)*q for q in v) for k,v in pics.RELAX.items()} if _c else pics.RELAX,pics.THUMB_FIST if _c and float(_c)>1.4 else pics.THUMB_REL)}
T,R,info=pose(h,p['pose'],hands)
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
# ---------- garments
sim=dict(np.load(p.get('sim',f'sim-{name}.npz'))); kit=per['kit']; gs={}
if 'shirt' in kit: gs['shirt']=parts.shirt(h,**kit['shirt'])
if 'shorts' in kit: gs['shorts']=parts.shorts(h,**kit['shorts'])
if 'skirt' in kit: gs['skirt']=parts.skirt(h,**kit['skirt'])
col=per['colours']; garm={}
low_='skirt' if 'skirt' in gs else 'shorts'
B_=dict(P=sim[low_],F=gs[low_]['F'],W=np.zeros((len(sim[low_]),1))); Bd=parts.subdivide(B_,1); BN=parts.normals(Bd['P'],Bd['F']); tB=cKDTree(Bd['P']); Y=sim['shirt'].copy()
for _ in range(3):
    dd,ii=tB.query(Y,k=4); q_=Bd['P'][ii].mean(1); n_=BN[ii].mean(1); n_/=np.linalg.norm(n_,axis=1,keepdims=True)
    sg_=((Y-q_)*n_).sum(1); need=np.clip(.009-sg_,0,.05)*(dd[:,0]<.06); Y=Y+n_*need[:,None]; 
    Z=parts.laplace(Y,gs['shirt']['F'],2,lam=.5); m_=(need>0)|(dd[:,0]<.03); Y=np.where(m_[:,None],.5*Y+.5*Z,Y)
dd,ii=tB.query(Y,k=4); q_=Bd['P'][ii].mean(1); n_=BN[ii].mean(1); n_/=np.linalg.norm(n_,axis=1,keepdims=True); Y=Y+n_*(np.clip(.007-((Y-q_)*n_).sum(1),0,.05)*(dd[:,0]<.06))[:,None]
sim['shirt']=Y
for g,part in gs.items():
    P=part['P']; L=parts.boundary_loops(part['F']); d=np.full(len(P),9.)
    for l in L:
        if g=='shirt' and P[l][:,2].mean()<h.bones['spine03'][0][2]: continue   # no band at the hem
        if g!='shirt' and P[l][:,2].mean()>h.bones['upperleg01.L'][0][2]: continue
        d=np.minimum(d,cKDTree(P[l]).query(P)[0])
    s=np.zeros(len(P))
    if g=='shorts': s=np.clip((np.abs(P[:,1])-.0)/1,0,1)*0+ np.clip((.016-np.abs(P[:,0]-.005))/.02+.5,0,1)*(np.abs(P[:,1])>.10)
    if g=='shirt': # side panels
        zz_=h.bones['spine01'][0][2]; s=np.clip((.34-np.abs(np.arctan2(P[:,0]-.0,np.abs(P[:,1]))))/.12+.5,0,1)*np.clip((zz_-.03-P[:,2])/.03,0,1)*np.clip((.245-np.abs(P[:,1]))/.02+.5,0,1)
    X=parts.laplace(sim[g],part['F'],per.get('clothsmooth',3),lam=.4)
    c=col[g]; m=fabric(g,srgb(c[0]),accent=srgb(c[1]) if c[1] else None,cuff=c[2],stripe=srgb(c[3]) if c[3] else None)
    addmesh(X,part['F'],m,g,sub=1 if g=='shirt' else 2,attrs=dict(rest=P,dist=np.stack([d,s.astype(float),0*d],1)),solid=.0018)
    garm[g]=(P,X,part['F'],L)
# ---------- body
body=h.basemesh(); P0=body['P']; N0=parts.normals(P0,body['F']); X=h.skin(body,T); NX=parts.normals(X,body['F'])
# hidden under clothes: drawn in
inn=np.zeros(len(P0))
for g,(P,XX,F,L) in garm.items():
    d=cKDTree(P).query(P0)[0]; bd=np.concatenate([P[l] for l in L]); e=cKDTree(bd).query(P0)[0]
    lo=P[:,2].min(); hi=P[:,2].max()
    inside=(d<.07)&(P0[:,2]>lo)&(P0[:,2]<hi)
    inn=np.maximum(inn,inside*np.clip((e-.015)/.03,0,1))
hidew=inn; X=X-NX*(inn*.011)[:,None]
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
earmask=np.clip(1,0,1)
tight=np.zeros(len(P0))
if 'skirt' in gs:
    hz=h.bones['upperleg01.L'][0][2]; kz=h.bones['lowerleg01.L'][0][2]; tight=np.clip((P0[:,2]-(kz+(hz-kz)*.60))/.01+.5,0,1)*(P0[:,2]<hz+.15)*(np.abs(P0[:,1])<.24)
ank=h.bones['foot.L'][0][2]; skin=skinmat()
sockz=ank+per.get('sock',.085)
keep=[not(P0[f][:,2].max()<sockz-.012) and headw is not None for f in body['F']]
bsub=parts.sub(dict(P=X,W=P0,F=body['F']),keep); KUV=[c for f,k in zip(body['UV'],keep) if k for c in f]; sel=np.array(sorted({v for f,k in zip(body['F'],keep) if k for v in f}))
bodyo=addmesh(X[sel],bsub['F'],skin,'body',sub=1,attrs=dict(rest=P0[sel],mask=np.stack([lip,sm,tight],1)[sel]))
ul_=bodyo.data.uv_layers.new(name='UVMap'); assert len(KUV)==len(bodyo.data.loops); ul_.data.foreach_set('uv',np.array(KUV).ravel())
# socks
pass
# shoes
sh=h.fit(ASSETS/'clothes/shoes05/shoes05.obj',ASSETS/'clothes/shoes05/shoes05.mhclo')
SP=sh['P'].copy(); z0=SP[:,2].min(); SN=parts.normals(SP,sh['F']); zz=SP[:,2]-z0
side=np.sign(SP[:,1]); cy=np.where(side>0,SP[side>0][:,1].mean(),SP[side<0][:,1].mean())
xs=(SP[:,0]-SP[:,0].min())/(np.ptp(SP[:,0]))   # 0 heel, 1 toe
sole=zz<.030+.006*(1-xs)-.004*np.exp(-((xs-.75)/.15)**2)
shm=base('shoe',(1,1,1),.45,.4); SX=attr(shm,'rest',0); SZ=attr(shm,'rest',2)
cs=[srgb(q) for q in col['shoe']]  # upper, accent, midsole, outsole
zmid=.012
upper=cs[0]
d1=math_(shm,'SUBTRACT',SX,math_(shm,'MULTIPLY',SZ,1.4)); st=math_(shm,'FRACT',math_(shm,'MULTIPLY',d1,13.)); 
inband=math_(shm,'MULTIPLY',math_(shm,'GREATER_THAN',d1,.26),math_(shm,'LESS_THAN',d1,.485)); inband=math_(shm,'MULTIPLY',inband,math_(shm,'LESS_THAN',SZ,.082))
c=mixnode(shm,math_(shm,'MULTIPLY',inband,0.),upper,cs[1])
c=mixnode(shm,math_(shm,'MULTIPLY',math_(shm,'LESS_THAN',SX,.15),math_(shm,'LESS_THAN',SZ,.075)),c,cs[1])                      # heel counter
c=mixnode(shm,math_(shm,'MULTIPLY',math_(shm,'GREATER_THAN',SX,.84),math_(shm,'LESS_THAN',SZ,.045)),c,tuple(np.array(cs[1])*.8)); c=mixnode(shm,math_(shm,'GREATER_THAN',SZ,.098),c,srgb(col['sock'][0])) # toe cap
setcol(shm,c)
bump(shm,noise(shm,90,2),.3,.0015)
SPX=h.skin(dict(P=SP,W=sh['W']),T)
setcol(shm,image(shm,'shoe9.png'))
so_=addmesh(SPX,sh['F'],shm,'shoe',sub=2,attrs=dict(rest=np.stack([xs,SP[:,1],zz],1)))
su_=so_.data.uv_layers.new(name='UVMap'); su_.data.foreach_set('uv',np.array([c for f in sh['UV'] for c in f]).ravel())
# soles: a midsole and an outsole round the footprint
from scipy.spatial import ConvexHull
mids=base('midsole',cs[2],.5,.4); outs=base('outsole',cs[3],.6,.3)
for sd in (1,-1):
    low=SP[(side==sd)&(zz<.05)]; wlow=sh['W'][(side==sd)&(zz<.05)]; hb=ConvexHull(low[:,:2]); ring=low[hb.vertices][:,:2]
    d_=np.linalg.norm(np.diff(np.vstack([ring,ring[:1]]),axis=0),axis=1); cum_=np.concatenate([[0],np.cumsum(d_)]); tt_=np.linspace(0,cum_[-1],72,endpoint=False); rc=np.vstack([ring,ring[:1]])
    ring=np.stack([np.interp(tt_,cum_,rc[:,0]),np.interp(tt_,cum_,rc[:,1])],1)
    for _ in range(4): ring=(np.roll(ring,1,0)+2*ring+np.roll(ring,-1,0))/4
    cc=ring.mean(0); xq=(ring[:,0]-ring[:,0].min())/np.ptp(ring[:,0])
    waist=1-.10*np.exp(-((xq-.40)/.16)**2); rr_=(ring-cc)*np.stack([np.ones(72),waist],1)
    nn_=rr_/np.linalg.norm(rr_,axis=1,keepdims=True)
    def lay(off,z): 
        spring=.010*np.clip((xq-.78)/.22,0,1)**2+.004*np.clip((.12-xq)/.12,0,1)**2
        return np.concatenate([cc+rr_+nn_*off,(z0+z+spring)[:,None]],1)
    tk=cKDTree(low)
    for prof,mm in (([(-.004,.028+0),(.0035,.027),(.0050,.018),(.0040,.006),(-.002,.0055)],mids),([(.001,.0065),(.0042,.006),(.0044,-.001),(.001,-.0045),(-.02,-.005)],outs)):
        LV=[lay(o_2,z_2) for o_2,z_2 in prof]
        if mm is mids:
            for li,(o_2,z_2) in enumerate(prof):
                if z_2>.01: LV[li][:,2]+=.007*(1-xq)-.004*xq
        Vv=np.concatenate(LV); Ww=sh['W'][np.flatnonzero((side==sd)&(zz<.05))[tk.query(Vv,k=6)[1]]].mean(1); nl=len(LV); Fv=[]
        for l_ in range(nl-1):
            for q_ in range(72): Fv.append([l_*72+q_,l_*72+(q_+1)%72,(l_+1)*72+(q_+1)%72,(l_+1)*72+q_])
        Fv.append(list(range((nl-1)*72,nl*72)))
        addmesh(h.skin(dict(P=Vv,W=Ww),T),Fv,mm,'sole',sub=0)
# laces
lace=base('lace',srgb(col['shoe'][4] if len(col['shoe'])>4 else '#f2f4f8'),.7,.2); lv=[]
tree=cKDTree(SP)
for sd in (1,-1):
    msk=np.flatnonzero(side==sd); c0=np.median(SP[msk][:,1])
    for k in range(5):
        x_=SP[:,0].min()+np.ptp(SP[:,0])*(.47+.055*k); pts=[]
        for y in np.linspace(-.024,.024,7):
            cand=msk[(np.abs(SP[msk,0]-x_-.006*np.sign(y)*(1 if k%2 else -1))<.014)&(np.abs(SP[msk,1]-c0-y)<.012)]
            if len(cand):
                j=cand[SP[cand,2].argmax()]
                if not pts or np.linalg.norm(pts[-1]-SPX[j])>.002: pts.append(SPX[j])
        if len(pts)>3:
            pts=np.array(pts); nn=np.mean([ (T[f'foot.{"L" if sd>0 else "R"}'][0]@np.array([.25,0,1])) for _ in (0,)],0); pts=pts+nn*.0035
            lv.append(gear.tube(pts,.0026,6))
lv=[]
# eyes
ey=h.fit(DATA/'eyes/high-poly/high-poly.obj',DATA/'eyes/high-poly/high-poly.mhclo')
em=base('eye',(1,1,1),.08,.6); N,L=nodes(em); t=N.new('ShaderNodeTexImage'); t.image=bpy.data.images.load(str(DATA/'eyes/materials/brown_eye.png')); L.new(t.outputs[0],em.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
eo=addmesh(h.skin(ey,T),ey['F'],em,'eye',sub=1); ul=eo.data.uv_layers.new(name='UVMap'); ul.data.foreach_set('uv',np.array([c for f in ey['UV'] for c in f]).ravel())
def card(folder,nm): return h.fit(ASSETS/folder/nm/f'{nm}.obj',ASSETS/folder/nm/f'{nm}.mhclo')
# lashes: half transparent cards
la=card('eyelashes','eyelashes01'); lm=bpy.data.materials.new('lash'); lm.use_nodes=True; N,L=nodes(lm); N.clear(); o_=N.new('ShaderNodeOutputMaterial'); mx=N.new('ShaderNodeMixShader'); tr=N.new('ShaderNodeBsdfTransparent'); df=N.new('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value=(.01,.008,.008,1); mx.inputs[0].default_value=.45; L.new(tr.outputs[0],mx.inputs[1]); L.new(df.outputs[0],mx.inputs[2]); L.new(mx.outputs[0],o_.inputs[0])
addmesh(h.skin(la,T),la['F'],lm,'lash')
# ---------- hair
hc=per.get('haircol',(.012,.009,.008))
hm=base('hair',hc,.34,.5); hm.node_tree.nodes['Principled BSDF'].inputs['Anisotropic'].default_value=.0
def strands(paths,r0,r1,sides=3):
    """paths: n x k x 3 -> tubes."""
    n,k,_=paths.shape; tan=np.gradient(paths,axis=1); tan/=np.maximum(1e-9,np.linalg.norm(tan,axis=2,keepdims=True))
    ref=rng.normal(size=(n,1,3)); u=np.cross(tan,ref); u/=np.maximum(1e-9,np.linalg.norm(u,axis=2,keepdims=True)); w=np.cross(tan,u)
    r=np.linspace(r0,r1,k)[None,:,None]*rng.uniform(.7,1.2,(n,1,1)); V=[]
    for s in range(sides):
        t=2*np.pi*s/sides; V.append(paths+r*(np.cos(t)*u+np.sin(t)*w))
    V=np.stack(V,2).reshape(-1,3)   # n,k,sides
    b=(np.arange(n)*k*sides)[:,None,None]; i=(np.arange(k-1)*sides)[None,:,None]; s=np.arange(sides)[None,None,:]; s2=(s+1)%sides
    F=np.stack([b+i+s,b+i+s2,b+i+sides+s2,b+i+sides+s],-1).reshape(-1,4)
    return V,F
def fastmesh(V,F,m,nm):
    me=bpy.data.meshes.new(nm); me.vertices.add(len(V)); me.vertices.foreach_set('co',V.ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(len(F))*4); me.polygons.foreach_set('loop_total',np.full(len(F),4)); me.polygons.foreach_set('use_smooth',np.ones(len(F),bool)); me.update(); me.validate(); me.materials.append(m)
    o=bpy.data.objects.new(nm,me); sc.collection.objects.link(o); return o
def sample(Pv,F,weight,n):
    """Random points on faces, weighted by area and a weight of vertices."""
    q=np.array([f if len(f)==4 else f+[f[-1]] for f in F]); A=np.linalg.norm(np.cross(Pv[q[:,2]]-Pv[q[:,0]],Pv[q[:,3]]-Pv[q[:,1]]),axis=1)*weight[q].mean(1)
    i=rng.choice(len(q),n,p=A/A.sum()); s,t=rng.uniform(size=(2,n,1)); Q=Pv[q[i]]
    return (Q[:,0]*(1-s)+Q[:,1]*s)*(1-t)+(Q[:,3]*(1-s)+Q[:,2]*s)*t, i,q
hf=[f for f in body['F'] if headw[f].min()>.6 and sm[f].max()>0]
hr,ht=T['head']
if per.get('hair')=='short':
    n=26000; roots,i,q=sample(P0,hf,sm,n); nr=N0[q[i]].mean(1); ok=scalp(roots)>rng.uniform(-.02,.07,n); 
    ok&=~((np.abs(roots[:,1])>np.abs(P0[headw>.6][:,1]).max()*.93)&(uv_(roots)[1]<.25)); roots,nr=roots[ok],nr[ok]; n=len(roots)
    u,v=uv_(roots); t=np.clip((v-.34)/.36,0,1)*np.clip((u+1.75)/.6,0,1)
    ln=(.0055+.029*t**1.3)*rng.uniform(.75,1.15,n)
    seeds=roots[rng.choice(n,420)]; k=cKDTree(seeds).query(roots)[1]; jit=rng.normal(size=(len(seeds),3))*.32
    fr=np.clip((u+.9)/.9,0,1)
    comb=np.stack([.55*t*(.3+fr)-.35*(1-t),.10*np.ones(n),-.75*(1-t)+.15*t],1)+jit[k]*(.4+.6*t)[:,None]
    d=nr*(.35+.45*t)[:,None]+comb; d/=np.linalg.norm(d,axis=1,keepdims=True); d+=rng.normal(size=(n,3))*.10
    cl=seeds[k]+N0[0]*0
    ts=np.linspace(0,1,5); d0=nr*.75+d*.5; d0/=np.linalg.norm(d0,axis=1,keepdims=True)
    paths=np.stack([roots-nr*.001+(d0*(s-.5*s*s)[...,None] if 0 else d0*(s-.5*s*s)+d*(.55*s*s+.02*s))*ln[:,None] for s in ts],1)
    # tips gather into tufts
    tipc=np.array([paths[k==j,-1].mean(0) if (k==j).any() else [0,0,0] for j in range(len(seeds))])
    for j,s in enumerate(ts): paths[:,j]+= (tipc[k]-paths[:,-1])*(.45*s**2*t)[:,None] if j<len(ts)-1 else 0
    paths[:,-1]+=(tipc[k]-paths[:,-1])*(.45*t)[:,None]
    paths=paths@hr.T+ht
    V,F=strands(paths,.00042,.00012); fastmesh(V,F,hm,'hair')
elif per.get('hair')=='tail':
    cen=eye+np.array([-.80*HD,0,.10*HD]); tie=eye+np.array(per.get('tie',[-1.72,0,.50]))*HD
    n=15000; roots,i,q=sample(P0,hf,sm,n); ok=scalp(roots)>rng.uniform(-.02,.05,n)
    ok&=~((np.abs(roots[:,1])>np.abs(P0[headw>.6][:,1]).max()*.93)&(uv_(roots)[1]<.25)); roots=roots[ok]; n=len(roots)
    sv=P0[(headw>.6)]; sd_=unit_=(sv-cen)/np.linalg.norm(sv-cen,axis=1,keepdims=True); st_=cKDTree(sd_); sr=np.linalg.norm(sv-cen,axis=1)
    rd=(roots-cen); rr=np.linalg.norm(rd,axis=1); rd/=rr[:,None]; td=unit(tie-cen); tr_=np.linalg.norm(tie-cen)
    K=12; ts=np.linspace(0,1,K); seeds=roots[rng.choice(n,260)]; kk=cKDTree(seeds).query(roots)[1]; jj=rng.uniform(0,1,260)
    om=np.arccos(np.clip(rd@td,-1,.9999)); paths=np.zeros((n,K,3)); hgt=(.003+.006*rng.uniform(size=n)**.7+.003*jj[kk])
    for j,s in enumerate(ts):
        dd=(np.sin((1-s)*om)/np.sin(om))[:,None]*rd+(np.sin(s*om)/np.sin(om))[:,None]*td
        di,nn=st_.query(dd,k=4); r=(sr[nn]).mean(1)
        lift=hgt*min(1,s*5+.1)+.004*np.sin(np.pi*s)
        r=np.where(s>.8,r*(1-(s-.8)/.2)+tr_*((s-.8)/.2),r)
        paths[:,j]=cen+dd*(np.maximum(r,0)+lift*(1-.5*s))[:,None]
    paths[:,0]=roots
    paths=paths@hr.T+ht; V,F=strands(paths,.0006,.0005); fastmesh(V,F,hm,'hair')
    hw_=np.abs(P0[headw>.6][:,1]).max(); nl_=700
    for sd_ in (1,-1):
        key=np.array([[-.42,.50,.80],[-.36,.74,.52],[-.36,.93,.12],[-.42,1.00,-.35],[-.50,.97,-.80],[-.52,.92,-1.12]]); key=np.stack([eye[0]+key[:,0]*HD,sd_*key[:,1]*hw_,eye[2]+key[:,2]*HD],1)
        u_=np.linspace(0,1,12); kq=np.stack([np.interp(u_,np.linspace(0,1,len(key)),key[:,q]) for q in range(3)],1)
        for _ in range(3): kq[1:-1]=(kq[:-2]+2*kq[1:-1]+kq[2:])/4
        j_=rng.normal(size=(nl_,1,3))*np.array([.010,.0030,.004]); w_=(.5+np.sin(np.pi*np.linspace(0,1,12)**.8)*.7)[None,:,None]; e_=rng.uniform(.72,1.05,nl_)
        lp=np.stack([np.stack([np.interp(np.minimum(u_*e,1),u_,kq[:,q]) for q in range(3)],1) for e in e_])+j_*w_
        V,F=strands(lp@hr.T+ht,.0007,.0004); fastmesh(V,F,hm,'lock')
        # and hair over the ear
        for sh_ in (.0,-.13*HD,-.26*HD):
            le=lp[:,:9]+np.array([-.13*HD+sh_*.6,.002*sd_,.0]); le=le+rng.normal(size=(nl_,1,3))*np.array([.007,.001,.002])
            V,F=strands(le@hr.T+ht,.0008,.0006); fastmesh(V,F,hm,'lock')
    tw=hr@tie+ht; back=hr@unit(tie-cen)
    # the tail: a curve through points given from the tie, in world axes
    ctrl=np.array([[0,0,0],back*.035]+[np.array(c_) for c_ in p['tail']]); 
    from scipy.interpolate import CubicSpline
    cum=np.concatenate([[0],np.cumsum(np.linalg.norm(np.diff(ctrl,axis=0),axis=1))]); csp=CubicSpline(cum,ctrl)
    m_=2600; K=16; ln=cum[-1]*rng.uniform(.72,1.04,m_); off=rng.normal(size=(m_,3)); off/=np.linalg.norm(off,axis=1,keepdims=True); off*=rng.uniform(0,1,(m_,1))**.6
    lock=rng.integers(0,26,m_); lo_=rng.normal(size=(26,3))*.5
    off=.55*off+lo_[lock]*.6
    paths=np.zeros((m_,K,3))
    for j,s in enumerate(np.linspace(0,1,K)):
        w=.010+.020*np.sin(np.pi*min(1,s*1.05)**.8)*1.0
        paths[:,j]=tw+csp(np.minimum(s*ln,cum[-1]*1.04))+off*w+rng.normal(size=(m_,3))*.0006
    V,F=strands(paths,.0007,.0002); fastmesh(V,F,hm,'tail')
    tiem=base('tie',srgb('#1b2f8f'),.6,.3); ringp=[]
    fr_=frame(back,(0,0,1))
    tt=np.linspace(0,2*np.pi,20,endpoint=False); v,f=gear.tube(np.stack([np.full(20,.016),.015*np.cos(tt),.015*np.sin(tt)],1)@fr_.T+tw,.0055,8,True); addmesh(v,f,tiem,'tie')
# eyebrows
eb=card('eyebrows','eyebrow001'); EF=[list(f) for f in eb['F']]; roots,i,q=sample(eb['P'],EF,np.ones(len(eb['P'])),520)
zc=np.array([eb['P'][:,2].mean()]); lat=np.sign(roots[:,1])
by=np.abs(roots[:,1]); order=(by-by.min())/np.ptp(by)
# keep the middle band across
mid=np.array([np.median(eb['P'][np.abs(np.abs(eb['P'][:,1])-b_)<.008][:,2]) for b_ in by]); half=np.interp(order,[0,.3,.7,1],[.0026,.0034,.0028,.0012])
ok=np.abs(roots[:,2]-mid)<half; roots=roots[ok]; lat=lat[ok]; order=order[ok]; n=len(roots)
d=np.stack([-.25*np.ones(n),lat*(.5+.6*order),.65-.75*order],1)+rng.normal(size=(n,3))*.12; d/=np.linalg.norm(d,axis=1,keepdims=True)
paths=np.stack([roots+d*(.0075*s)*rng.uniform(.7,1.1,(n,1))+np.array([.0008,0,0]) for s in (0,.5,1)],1)
paths=paths@hr.T+ht; V,F=strands(paths,.00026,.0001); fastmesh(V,F,hm,'brow')
# ---------- racket, shuttle
def place(F3,O,dct,mats):
    for k,(v,f) in dct.items(): addmesh(v@F3.T+O,f,mats[k],k)
gearm=dict(frame=base('frame',srgb(col['racket'][0]),.22,.6,Clearcoat=.6),strings=base('strings',(.86,.88,.92),.4,.5),shaft=base('shaft',srgb(col['racket'][1]),.25,.6,Metallic=.3),grip=base('grip',srgb(col['racket'][2]),.7,.3),cone=base('cone',srgb(col['racket'][0]),.3,.5),
  cork=base('cork',(.80,.76,.68),.6,.3),band=base('band',srgb('#2f6bff'),.4,.5),feathers=base('feathers',(.82,.82,.82),.6,.3),stems=base('stems',(.85,.82,.76),.4,.4),thread=base('thread',(.8,.8,.8),.7,.2))
F3=np.stack([p['axis'],np.cross(p['normal'],p['axis']),p['normal']],1); O=np.asarray(p['contact'])-p['axis']*gear.CENTRE
place(F3,O,gear.racket(),gearm)
if p['shuttle'] is not None: place(frame(p['shuttle'],(0,0,1)),p['contact']+p['normal']*.001,gear.shuttle(),gearm)
if p.get('yaw'):
    from mathutils import Matrix
    pv=Matrix.Translation((-.45,0,0)); M_=pv@Matrix.Rotation(math.radians(p['yaw']),4,'Z')@pv.inverted()
    for o in sc.objects: o.matrix_world=M_@o.matrix_world
# ---------- camera, light
v=p['view']; cx,cz=v['x0']+v['w']/2,v['z1']-v['h']/2
cam=bpy.data.cameras.new('c');cam.type='ORTHO';cam.ortho_scale=max(v['w'],v['h']);co=bpy.data.objects.new('c',cam);sc.collection.objects.link(co);sc.camera=co
co.location=(cx,20,cz);co.rotation_euler=(math.radians(90),0,math.pi)
mid_=np.array(p.get('lightat',(v['x0']+v['w']*.55,0,v['z1']-v['h']*.45)))
def area(at,power,colr,size,to=mid_):
    l=bpy.data.lights.new('a','AREA'); l.shape='DISK'; l.size=size; l.energy=power; l.color=colr; o=bpy.data.objects.new('a',l); sc.collection.objects.link(o)
    o.location=mid_+np.array(at)*np.array([1,-1,1]); from mathutils import Vector; o.rotation_euler=Vector(np.asarray(to)-np.array(o.location)).to_track_quat('-Z','Y').to_euler(); return o
LG=pics.LIGHTS9.get(os.environ.get('LSET','')) or p.get('lights') or [((3.3,-1.15,3.1),560,(1,.92,.82),.8),((-2.6,2.2,2.3),1500,(.40,.58,1),.8),((2.0,3.0,1.6),1000,(.48,.66,1),.8),((-2.2,-4.0,.6),60,(.36,.50,1),3)]
for at_,pw,cl_,sz in LG: area(at_,pw,cl_,sz)
w=bpy.data.worlds.new('w');sc.world=w;w.use_nodes=True;w.node_tree.nodes['Background'].inputs[0].default_value=(0,0,0,1)
c=sc.cycles; sc.render.engine='CYCLES'; c.samples=SPP; c.use_denoising=False; c.use_adaptive_sampling=True; c.adaptive_threshold=.012; c.max_bounces=6; c.transparent_max_bounces=12; c.sample_clamp_indirect=6; c.caustics_reflective=c.caustics_refractive=False; c.filter_width=1.3
sc.render.film_transparent=True; sc.render.resolution_x=round(v['px']*SCALE); sc.render.resolution_y=round(v['py']*SCALE); sc.render.image_settings.color_mode='RGBA'; sc.render.image_settings.color_depth='8'
sc.view_settings.view_transform='Filmic'; sc.view_settings.look=p.get('look_','Medium High Contrast'); import os; sc.view_settings.exposure=p.get('exposure',0)+float(os.environ.get('EXPO','0'))
if CROP:
    r=sc.render; r.use_border=True; r.use_crop_to_border=True; r.border_min_x,r.border_max_x=CROP[0],CROP[2]; r.border_min_y,r.border_max_y=1-CROP[3],1-CROP[1]
sc.view_layers[0].cycles.denoising_store_passes=True; sc.render.image_settings.file_format='OPEN_EXR_MULTILAYER'; sc.render.image_settings.color_depth='32'; c.pixel_filter_type='BLACKMAN_HARRIS'
sc.render.threads_mode='FIXED'; sc.render.threads=2; sc.render.filepath=OUT
if '--save' in a: bpy.ops.wm.save_as_mainfile(filepath=f'{name}.blend')
sc.render.image_settings.file_format='PNG'; sc.use_nodes=True; NT=sc.node_tree; NT.nodes.clear(); RL=NT.nodes.new('CompositorNodeRLayers'); FO=NT.nodes.new('CompositorNodeOutputFile')
tmp=OUT.replace('.npz','')+'-'; FO.base_path=''; FO.format.file_format='OPEN_EXR'; FO.format.color_depth='32'; FO.format.color_mode='RGBA'; FO.file_slots.clear()
for k,q in (('c','Image'),('a','Denoising Albedo'),('n','Denoising Normal')):
    FO.file_slots.new(tmp.split('/')[-1]+k); NT.links.new(RL.outputs[q],FO.inputs[-1])
CO=NT.nodes.new('CompositorNodeComposite'); NT.links.new(RL.outputs['Image'],CO.inputs[0]); sc.render.filepath='x-dummy.png'
t=time.time(); bpy.ops.render.render(write_still=False); print('render',round(time.time()-t),'s',OUT)
def px(k):
    f=tmp+k+'0001.exr'; i=bpy.data.images.load(f); i.colorspace_settings.name='Non-Color'; w_,h_=i.size; v_=np.empty(w_*h_*4,np.float32); i.pixels.foreach_get(v_); os.remove(f); return v_.reshape(h_,w_,4)[::-1]
np.savez(OUT,c=px('c'),a=px('a')[...,:3],n=px('n')[...,:3])
