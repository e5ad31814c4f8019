"""Forearm, hand and racket of the exposures before the contact, each on its own transparent picture."""
import bpy, sys, math, numpy as np
sys.path.insert(0,'fig')
from mh import *; import gear, pics, parts
from mathutils import Vector
a=sys.argv[sys.argv.index('--')+1:]; name=a[0]; SCALE=float(a[1]); SPP=int(a[2])
p=pics.PICS[name](); h=Human(p['person']['targets'],p['person']['height'],p['person'].get('headscale',1))
hands={'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',pics.RELAX,pics.THUMB_REL)}
SW=p['swing']; c0=np.asarray(p['contact'])-p['axis']*pics.REACH
keys=[(np.zeros(3),p['axis'],p['normal'],np.array(p['pose']['armL']['pole']),np.zeros(2))]+[tuple(np.array(q,float) for q in s) for s in SW]
def at(t):
    i=min(int(t),len(keys)-2); f=t-i; A,B=keys[i],keys[i+1]; m=[A[j]*(1-f)+B[j]*f for j in range(5)]; m[1]=slerp(np.eye(3),rot(np.cross(A[1],B[1]),np.degrees(np.arccos(np.clip(unit(A[1]).dot(unit(B[1])),-1,1)))),f)@unit(A[1])
    q=dict(p['pose']); ax=unit(m[1]); n=unit(m[2]-ax*m[2].dot(ax)); g=c0+m[0]
    q['armL']=dict(racket=(ax,n,g),pole=m[3],clav=tuple(np.array(p['pose']['armL']['clav'])+m[4])); q['look']=None
    T,R,info=pose(h,q,hands); print(name,'ghost',t,info['L']); 
    Rr=T['wrist.L'][0]@hands['L'].axis
    grip=h.at(T,'wrist.L')+T['wrist.L'][0]@(hands['L'].grip-hands['L'].wrist)
    return T,ax,n,grip
def mat(nm,c,rough=.5,fade=False,alpha=1):
    m=bpy.data.materials.new(nm); m.use_nodes=True; N,L=m.node_tree.nodes,m.node_tree.links; b=N['Principled BSDF']; b.inputs[0].default_value=(*c,1); b.inputs['Roughness'].default_value=rough
    o=N['Material Output']; tr=N.new('ShaderNodeBsdfTransparent'); mx=N.new('ShaderNodeMixShader'); L.new(tr.outputs[0],mx.inputs[1]); L.new(b.outputs[0],mx.inputs[2]); L.new(mx.outputs[0],o.inputs[0]); mx.inputs[0].default_value=alpha
    if fade:
        t=N.new('ShaderNodeAttribute'); t.attribute_name='fade'; mu=N.new('ShaderNodeMath'); mu.operation='MULTIPLY'; mu.inputs[1].default_value=alpha; L.new(t.outputs['Fac'],mu.inputs[0]); L.new(mu.outputs[0],mx.inputs[0])
    return m
def build():
    global sc
    bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
    v=p['view']; cx,cz=v['x0']+v['w']/2,v['z1']-v['h']/2; mid_=np.array((v['x0']+v['w']*.55,0,v['z1']-v['h']*.45))
    cam=bpy.data.cameras.new('c');cam.type='ORTHO';cam.ortho_scale=max(v['w'],v['h']);co=bpy.data.objects.new('c',cam);sc.collection.objects.link(co);sc.camera=co;co.location=(cx,-20,cz);co.rotation_euler=(math.radians(90),0,0)
    for at_,pw,cl,sz in [((3.3,-1.15,3.1),500,(.9,.95,1),.8),((-2.6,2.2,2.3),1500,(.40,.58,1),.8),((-2.0,-3.5,2.0),420,(.6,.74,1),2)]:
        l=bpy.data.lights.new('a','AREA'); l.shape='DISK'; l.size=sz; l.energy=pw; l.color=cl; o=bpy.data.objects.new('a',l); sc.collection.objects.link(o); o.location=mid_+np.array(at_); o.rotation_euler=Vector(mid_-np.array(o.location)).to_track_quat('-Z','Y').to_euler()
    w=bpy.data.worlds.new('w');sc.world=w;w.use_nodes=True;w.node_tree.nodes['Background'].inputs[0].default_value=(.03,.05,.12,1)
    c=sc.cycles; sc.render.engine='CYCLES'; c.samples=SPP; c.use_denoising=False; c.max_bounces=3; c.transparent_max_bounces=24; c.filter_width=1.4; c.use_adaptive_sampling=True
    sc.render.film_transparent=True; sc.render.resolution_x=round(v['px']*SCALE); sc.render.resolution_y=round(v['py']*SCALE); sc.render.image_settings.color_mode='RGBA'; sc.view_settings.view_transform='Filmic'; sc.view_settings.look='Medium High Contrast'
def add(v,f,m,fade=None):
    me=bpy.data.meshes.new('x'); me.from_pydata(np.asarray(v).tolist(),[],f); me.materials.append(m); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    if fade is not None: me.attributes.new('fade','FLOAT','POINT').data.foreach_set('value',fade)
    o=bpy.data.objects.new('x',me); sc.collection.objects.link(o)
b=h.basemesh(); ids=[h.ix[n] for n in h.names if n in('lowerarm01.L','lowerarm02.L','wrist.L') or h._under(n,'wrist.L')]; w=b['W'][:,ids].sum(1)
el,wr=h.bones['lowerarm01.L'][0],h.bones['wrist.L'][0]; s=(b['P']-el)@(wr-el)/np.dot(wr-el,wr-el); fade=np.clip((s-.25)/.6,0,1)**1.3; fade[w<.3]=0
keep=[w[f].min()>.25 and b['P'][f][:,1].min()>.2 for f in b['F']]
for k in range(1,len(keys)):
    build(); SUB=p.get('sub',[0]) 
    al=[1-(1-.97)**(1/len(SUB))]*len(SUB) if len(SUB)>1 else [1]
    for j,dt in enumerate(SUB):
        T,ax,n,g=at(min(max(0,k+dt),len(keys)-1.0001)); X=h.skin(b,T)
        q=1/(len(SUB)-j) if 0 else al[j]
        sub=parts.sub(dict(P=X,W=fade[:,None],F=b['F']),keep)
        add(sub['P'],sub['F'],mat('s',(.55,.50,.52),.5,True,q),sub['W'][:,0])
        F3=np.stack([ax,np.cross(n,ax),n],1); O=g-ax*gear.GRIP
        cols=dict(frame=(.85,.88,.95),strings=(.8,.85,.95),shaft=(.35,.4,.5),grip=(.66,.82,.2),cone=(.8,.84,.92))
        for kk,(v,f) in gear.racket().items(): add(v@F3.T+O,f,mat(kk,cols[kk],.4,False,q))
    sc.render.filepath=f'ghost-{name}-{k}.png'; bpy.ops.render.render(write_still=True)
