"""hall.py VIEW(hero|lab) WIDTH SPP OUT: the empty hall of the films. Blender: x along the court, y away from the camera, z up."""
import bpy,sys,math,time,numpy as np
a=sys.argv[sys.argv.index('--')+1:]; VIEW=a[0]; W=int(a[1]); SPP=int(a[2]); OUT=a[3]
V=dict(hero=dict(f=1450,box=(-1700,-140,4100,1060),pp=(246,154),cam=(-1.2,1.75,10.5)),lab=dict(f=9000,box=(-13000,-3800,26000,5100),pp=(-800,-2000),cam=(-.8,2,9)),end=dict(f=5950,box=(-9500,-2900,18000,3200),pp=(-2500,-1050),cam=(-2.5,1.05,9)))[VIEW]
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
DX,DY=[float(q) for q in (a[4].split(',') if len(a)>4 else (0,0))]
def mat(nm,col,rough=.5,spec=.5,emit=None,strength=0):
    m=bpy.data.materials.new(nm); m.use_nodes=True; b=m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=(*col,1); b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=spec
    if emit: b.inputs['Emission'].default_value=(*emit,1); b.inputs['Emission Strength'].default_value=strength
    return m
def noisy(m,scale,lo,hi,sock='Roughness',stretch=(1,1,1)):
    N,L=m.node_tree.nodes,m.node_tree.links; t=N.new('ShaderNodeTexCoord'); mp=N.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; n=N.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=scale; n.inputs['Detail'].default_value=5; r=N.new('ShaderNodeMapRange'); r.inputs['From Min'].default_value=.35; r.inputs['From Max'].default_value=.65; r.inputs['To Min'].default_value=lo; r.inputs['To Max'].default_value=hi
    L.new(t.outputs['Object'],mp.inputs['Vector']); L.new(mp.outputs['Vector'],n.inputs['Vector']); L.new(n.outputs['Fac'],r.inputs['Value']); L.new(r.outputs[0],N['Principled BSDF'].inputs[sock])
def box(x0,x1,y0,y1,z0,z1,m):
    v=[(x,y,z) for x in (x0,x1) for y in (y0,y1) for z in (z0,z1)]; f=[(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)]
    me=bpy.data.meshes.new('b'); me.from_pydata(v,[],f); me.materials.append(m); o=bpy.data.objects.new('b',me); sc.collection.objects.link(o)
CC={'lab':(.0036,.032,.140)}.get(VIEW,(.0035,.030,.125)); HC={'lab':(.0022,.019,.085)}.get(VIEW,(.0022,.017,.070))
court=mat('court',CC,.22,.6); noisy(court,.42,.15,.30,stretch=(.7,1.3,1)); hall=mat('hall',HC,.26,.5); noisy(hall,.42,.20,.33,stretch=(.7,1.3,1))
wall=mat('wall',(.0035,.012,.05),.8,.2); pil=mat('pillar',(.008,.03,.13),.7,.2); board=mat('board',(.004,.040,.20),.5,.35); noisy(board,2.2,.40,.6,stretch=(.3,1,1)); rim=mat('rim',(.26,.34,.55),.4,.5); dark=mat('dark',(.002,.007,.028),.8,.2); gap=mat('gap',(.001,.003,.012),.7,.1)
box(-40,40,-12,14,-.1,0,hall); box(-7.4,7.4,-12 if VIEW!='lab' else -3.55,3.55,-.1,.002,court)
Y=6.55; LX={'hero':-4.5,'lab':0,'end':-1.5}[VIEW]
POST=217/85.0; X0=-1.2+(133-246)/85.0
if VIEW=='lab': X0-=.4
if VIEW=='end': X0+=.55
for k in range(-14,15):
    x=X0+k*POST; box(x+.045,x+POST-.045,Y,Y+.06,.0,.745,board); box(x+.045,x+POST-.045,Y-.012,Y+.07,.735,.765,rim)
    box(x-.045,x+.045,Y+.01,Y+.05,0,.76,gap)
WALL=10.2; PS=276/1450*(10.5+WALL); PX=-1.2+(300-246)/1450*(10.5+WALL)
box(-45,45,WALL,WALL+.2,0,12,wall)
for k in range(-10,11): box(PX+k*PS-.2,PX+k*PS+.2,WALL-.25,WALL,0,12,pil)
box(-45,45,WALL-.3,WALL-.02,0,2.55,dark)   # a lower dark panel, as in the films
def area(at,to,power,col,sx,sy=None):
    l=bpy.data.lights.new('a','AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy or sx; l.energy=power; l.color=col; o=bpy.data.objects.new('a',l); sc.collection.objects.link(o); o.visible_glossy=False; o.location=at
    from mathutils import Vector; o.rotation_euler=(Vector(to)-Vector(at)).to_track_quat('-Z','Y').to_euler()
C=(.26,.50,1); import random; random.seed(4)
def lamp(x,y,z,to,pw,sx,sy,col=C): area((x,y,z),to,pw,col,sx,sy)
K={'lab':1.25,'end':1.0,'hero':1.0}[VIEW]
PL={'hero':[(-3.0,-6.2,1.5),(-4.6,-1.5,.6),(3.2,.2,.9)],'lab':[(-6.3,-.6,.9),(0,-1.2,.5),(3.6,-.4,1.0)],'end':[(-3.0,-3.4,1.3),(2.8,-1.0,.7)]}[VIEW]
from mathutils import Vector
for x,y,k in PL:                      # pools below the players
    l=bpy.data.lights.new('s','SPOT'); l.energy=900*k*K; l.color=C; l.spot_size=math.radians(46); l.spot_blend=1; l.shadow_soft_size=.35; o=bpy.data.objects.new('s',l); sc.collection.objects.link(o); o.visible_glossy=False; o.location=(x-.9,y-.9,7.0); o.rotation_euler=(Vector((x,y,0))-o.location).to_track_quat('-Z','Y').to_euler()
for x in np.arange(-13.5,14,4.5): lamp(x,1.0,7.2,(x,2.4,0),24*K,1.6,.5)        # lamps above the court
for x in np.arange(-15.6,16,5.2): area((x+random.uniform(-.8,.8),4.6,5.2),(x,Y,.3),(58+95*math.exp(-((x-LX)/7)**2))*random.uniform(.6,1.25)*K,(.30,.52,1),1.2,.5)      # on the boards
for x in np.arange(-13,14,6.5): area((x,8.3,9.6),(x,WALL,3.4),52*random.uniform(.5,1.2),(.22,.45,1),1.2,.6)       # on the wall
# net and posts, drawn over by the drawings: their reflections stay
post=mat('post',(.30,.36,.52),.4,.4); tape=mat('tape',(.62,.68,.82),.7,.2)
mesh=mat('mesh',(.30,.36,.55),.8,.1); N,Lk=mesh.node_tree.nodes,mesh.node_tree.links; tr=N.new('ShaderNodeBsdfTransparent'); mx=N.new('ShaderNodeMixShader'); mx.inputs[0].default_value=.22; Lk.new(tr.outputs[0],mx.inputs[1]); Lk.new(N['Principled BSDF'].outputs[0],mx.inputs[2]); Lk.new(mx.outputs[0],N['Material Output'].inputs['Surface'])
for z in (-3.05,3.05): box(-.02,.02,z-.02,z+.02,0,1.55,post)
def strip(h0,h1,m):
    q=[(0,y,1.55-.026*(1-(y/3.05)**2)-d) for y in np.linspace(-3.05,3.05,13) for d in (h0,h1)]; me=bpy.data.meshes.new('n'); me.from_pydata(q,[],[(2*i,2*i+1,2*i+3,2*i+2) for i in range(12)]); me.materials.append(m); o=bpy.data.objects.new('n',me); sc.collection.objects.link(o); return o
strip(0,.075,tape); strip(.075,.76,mesh)
def figure(name,mx,my,at):
    with bpy.data.libraries.load(f'blend/{name}.blend',link=False) as (src,dst): dst.objects=src.objects
    e=bpy.data.objects.new('e',None); sc.collection.objects.link(e); e.location=at; e.scale=(mx,my,1)
    for o in dst.objects:
        if o is None or o.type!='MESH': continue
        sc.collection.objects.link(o); m=o.matrix_world.copy(); o.parent=e; o.matrix_parent_inverse.identity(); o.matrix_basis=m; o.visible_camera=False; o.visible_diffuse=True
if VIEW=='lab': figure('d16c',-1,1,(7.35-7.35-.0+DX,DY,0))
if 0:
    im=bpy.data.images.load('src/assets/lab-defender.png'); w_,h_=im.size; wm=.1559*14.75; hm=wm*h_/w_; x0d=-7.35+.6407*14.75; z0=.24*5-1.2
    m=bpy.data.materials.new('d'); m.use_nodes=True; N,Lk=m.node_tree.nodes,m.node_tree.links; N.clear(); t=N.new('ShaderNodeTexImage'); t.image=im; e=N.new('ShaderNodeEmission'); e.inputs['Strength'].default_value=.55; tr=N.new('ShaderNodeBsdfTransparent'); mx=N.new('ShaderNodeMixShader'); ou=N.new('ShaderNodeOutputMaterial'); Lk.new(t.outputs['Color'],e.inputs['Color']); Lk.new(t.outputs['Alpha'],mx.inputs[0]); Lk.new(tr.outputs[0],mx.inputs[1]); Lk.new(e.outputs[0],mx.inputs[2]); Lk.new(mx.outputs[0],ou.inputs['Surface'])
    me=bpy.data.meshes.new('d'); me.from_pydata([(x0d,0,z0),(x0d+wm,0,z0),(x0d+wm,0,z0+hm),(x0d,0,z0+hm)],[],[(0,1,2,3)]); uv=me.uv_layers.new(); 
    for i,c_ in enumerate([(0,0),(1,0),(1,1),(0,1)]): uv.data[i].uv=c_
    me.materials.append(m); o=bpy.data.objects.new('d',me); sc.collection.objects.link(o); o.visible_camera=False; o.visible_shadow=False; o.visible_diffuse=False
w=bpy.data.worlds.new('w'); sc.world=w; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.010,.022,.075,1)
x0,y0,bw,bh=V['box']; cx,cy=x0+bw/2,y0+bh/2
cam=bpy.data.cameras.new('c'); cam.sensor_fit='HORIZONTAL'; cam.sensor_width=36; cam.lens=V['f']/bw*36; cam.shift_x=(cx-V['pp'][0])/bw; cam.shift_y=-(cy-V['pp'][1])/bw
o=bpy.data.objects.new('c',cam); sc.collection.objects.link(o); sc.camera=o; X,Yc,Z=V['cam']; o.location=(X,-Z,Yc); o.rotation_euler=(math.radians(90),0,0)
sc.render.engine='CYCLES'; c=sc.cycles; c.samples=SPP; c.use_denoising=False; c.use_adaptive_sampling=True; c.adaptive_threshold=.01; c.max_bounces=5; c.sample_clamp_indirect=3
sc.render.resolution_x=W; sc.render.resolution_y=round(W*bh/bw); sc.render.threads_mode='FIXED'; sc.render.threads=2
sc.view_layers[0].cycles.denoising_store_passes=True
sc.view_settings.view_transform='Standard'; import os
sc.view_layers[0].cycles.denoising_store_passes=True; sc.render.image_settings.file_format='OPEN_EXR_MULTILAYER'; sc.render.image_settings.color_depth='32'; c.pixel_filter_type='BLACKMAN_HARRIS'
sc.render.threads_mode='FIXED'; sc.render.threads=2; sc.render.filepath=OUT
sc.render.image_settings.file_format='PNG'; sc.use_nodes=True; NT=sc.node_tree; NT.nodes.clear(); RL=NT.nodes.new('CompositorNodeRLayers'); FO=NT.nodes.new('CompositorNodeOutputFile')
tmp=OUT.replace('.npz','')+'-'; FO.base_path=''; FO.format.file_format='OPEN_EXR'; FO.format.color_depth='32'; FO.format.color_mode='RGBA'; FO.file_slots.clear()
for k,q in (('c','Image'),('a','Denoising Albedo'),('n','Denoising Normal')):
    FO.file_slots.new(tmp.split('/')[-1]+k); NT.links.new(RL.outputs[q],FO.inputs[-1])
CO=NT.nodes.new('CompositorNodeComposite'); NT.links.new(RL.outputs['Image'],CO.inputs[0]); sc.render.filepath='x-dummy.png'
t=time.time(); bpy.ops.render.render(write_still=False); print('render',round(time.time()-t),'s',OUT)
def px(k):
    f=tmp+k+'0001.exr'; i=bpy.data.images.load(f); i.colorspace_settings.name='Non-Color'; w_,h_=i.size; v_=np.empty(w_*h_*4,np.float32); i.pixels.foreach_get(v_); os.remove(f); return v_.reshape(h_,w_,4)[::-1]
np.savez(OUT,c=px('c'),a=px('a')[...,:3],n=px('n')[...,:3])
