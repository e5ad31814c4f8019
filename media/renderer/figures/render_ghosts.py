import bpy, sys, math, time, numpy as np
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
hands={'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',pics.RELAX,pics.THUMB_REL)}
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
def skinmat():
    m=base('skin',(1,1,1),.40,.5); b=m.node_tree.nodes['Principled BSDF']; b.subsurface_method='BURLEY'; c=per.get('skin',srgb('#c08a68'))
    b.inputs['Subsurface'].default_value=float(per.get('sss',0)); b.inputs['Subsurface Radius'].default_value=(.014,.0045,.002)
    n=noise(m,28,4); c1=np.array(c); red=tuple(c1*[1.06,.84,.80]); pale=tuple(c1*[.97,1.0,1.0])
    col=mixnode(m,n,pale,red); col=mixnode(m,attr(m,'mask',0),col,per.get('lips',tuple(c1*[.72,.42,.42])))
    col=mixnode(m,math_(m,'MULTIPLY',attr(m,'mask',1),.85),col,tuple(np.array(per.get('haircol',(.012,.009,.008)))*1.5))
    tight=math_(m,'GREATER_THAN',attr(m,'mask',2),.5); col=mixnode(m,tight,col,(.50,.55,.68)); setcol(m,col)
    N,L=nodes(m); L.new(col,b.inputs['Subsurface Color'])
    # sweat: patches of lower roughness
    r=math_(m,'MULTIPLY_ADD',noise(m,9,2),-.25); nodes(m)[0][-1].inputs[2].default_value=.52
    L.new(r,b.inputs['Roughness']); bump(m,noise(m,420,2),.12,.002)
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
col=per['colours']; import ghosts
# ---------- racket, shuttle
def place(F3,O,dct,mats):
    for k,(v,f) in dct.items(): addmesh(v@F3.T+O,f,mats[k],k)
gearm=dict(frame=base('frame',srgb(col['racket'][0]),.22,.6,Clearcoat=.6),strings=base('strings',(.86,.88,.92),.4,.5),shaft=base('shaft',srgb(col['racket'][1]),.25,.6,Metallic=.3),grip=base('grip',srgb(col['racket'][2]),.7,.3),cone=base('cone',srgb(col['racket'][0]),.3,.5),
  cork=base('cork',(.80,.76,.68),.6,.3),band=base('band',srgb('#2f6bff'),.4,.5),feathers=base('feathers',(.82,.82,.82),.6,.3),stems=base('stems',(.85,.82,.76),.4,.4),thread=base('thread',(.8,.8,.8),.7,.2))
# ---------- camera, light
v=p['view']; cx,cz=v['x0']+v['w']/2,v['z1']-v['h']/2
cam=bpy.data.cameras.new('c');cam.type='ORTHO';cam.ortho_scale=max(v['w'],v['h']);co=bpy.data.objects.new('c',cam);sc.collection.objects.link(co);sc.camera=co
co.location=(cx,20,cz);co.rotation_euler=(math.radians(90),0,math.pi)
mid_=np.array(p.get('lightat',(v['x0']+v['w']*.55,0,v['z1']-v['h']*.45)))
def area(at,power,colr,size,to=mid_):
    l=bpy.data.lights.new('a','AREA'); l.shape='DISK'; l.size=size; l.energy=power; l.color=colr; o=bpy.data.objects.new('a',l); sc.collection.objects.link(o)
    o.location=mid_+np.array(at)*np.array([1,-1,1]); from mathutils import Vector; o.rotation_euler=Vector(np.asarray(to)-np.array(o.location)).to_track_quat('-Z','Y').to_euler(); return o
LG=p.get('lights') or [((3.3,-1.15,3.1),560,(1,.92,.82),.8),((-2.6,2.2,2.3),1500,(.40,.58,1),.8),((2.0,3.0,1.6),1000,(.48,.66,1),.8),((-2.2,-4.0,.6),60,(.36,.50,1),3)]
for at_,pw,cl_,sz in LG: area(at_,pw,cl_,sz)
w=bpy.data.worlds.new('w');sc.world=w;w.use_nodes=True;w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.02,.06,1)
c=sc.cycles; sc.render.engine='CYCLES'; c.samples=SPP; c.use_denoising=False; c.use_adaptive_sampling=True; c.adaptive_threshold=.012; c.max_bounces=6; c.transparent_max_bounces=12; c.sample_clamp_indirect=4; c.caustics_reflective=c.caustics_refractive=False; c.filter_width=1.3
sc.render.film_transparent=True; sc.render.resolution_x=round(v['px']*SCALE); sc.render.resolution_y=round(v['py']*SCALE); sc.render.image_settings.color_mode='RGBA'; sc.render.image_settings.color_depth='8'
sc.view_settings.view_transform='Filmic'; sc.view_settings.look=p.get('look_','Medium High Contrast'); sc.view_settings.exposure=p.get('exposure',0)
if CROP:
    r=sc.render; r.use_border=True; r.use_crop_to_border=True; r.border_min_x,r.border_max_x=CROP[0],CROP[2]; r.border_min_y,r.border_max_y=1-CROP[3],1-CROP[1]
sc.render.threads_mode='FIXED'; sc.render.threads=2
K_=float(a[5]) if len(a)>5 else 1
import parts
body=h.basemesh(); P0=body['P']
arm_=np.array([n.endswith('.L') and n.startswith(('lowerarm','wrist','finger','metacarpal','upperarm')) for n in h.names]); aw=body['W'][:,arm_].sum(1)
skin=skinmat(); keep=[aw[f].min()>.35 for f in body['F']]; bs=parts.sub(dict(P=P0,W=body['W'],F=body['F']),keep); sel=np.array(sorted({v_ for f,k in zip(body['F'],keep) if k for v_ in f}))
for n_,(hand_,ax_,nr_) in enumerate(ghosts.exposures(tuple(p['contact']),th0=72 if 'finale' in name else 69,k=K_)):
    if n_==0: continue
    q_=dict(p['pose']); q_['armL']=dict(q_['armL'],racket=(ax_,nr_,hand_),pole=ghosts.POLES[n_],clav=ghosts.CLAV[n_])
    T_,R__,info_=pose(h,q_,hands); X_=h.skin(body,T_)
    before=set(bpy.data.objects); place(np.stack([ax_,np.cross(nr_,ax_),nr_],1),hand_-ax_*gear.GRIP,gear.racket(),gearm)
    addmesh(X_[sel],bs['F'],skin,'arm',sub=1,attrs=dict(rest=P0[sel],mask=np.zeros((len(sel),3))))
    new=set(bpy.data.objects)-before
    sc.render.filepath=f'{OUT}{n_}.png'; bpy.ops.render.render(write_still=True)
    for o in new: bpy.data.objects.remove(o)
