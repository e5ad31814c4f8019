"""simrally.py: cloth of the rally's smasher, at 120 steps a second: blender -b -P simrally.py"""
import bpy, sys, time, os, struct, numpy as np
sys.path.insert(0,'')
import rallyfig_r as r; from rallyfig_r import *
from scipy.spatial import cKDTree
f=Figure(); h=f.h; kit=f.per['kit']; RATE=60; PRE=50
G=np.arange(4.90,7.30,1/RATE); t0=time.time(); Ts=[f.at(t)[0] for t in G]; print('poses',len(G),time.time()-t0)
T=Ts[0]; locR,off=local(h,T)
def at(t):
    A={}
    for n in h.names: l=slerp(np.eye(3),locR[n],t); A[n]=l if h.parent[n] is None else A[h.parent[n]]@l
    A['_root']=off*np.array([1,1,t]); return h.solve(A)
sm=lambda x: (lambda u:u*u*(3-2*u))(min(max(x,0),1))
Ts=[at(sm(i/34)) for i in range(PRE)]+Ts; W='srv/sim2'; os.makedirs(W,exist_ok=True)
def pc2(path,frames):
    with open(path,'wb') as q:
        q.write(b'POINTCACHE2\0'+struct.pack('<iiffi',1,len(frames[0]),0.,1.,len(frames)))
        for x in frames: q.write(np.ascontiguousarray(x,dtype='<f4').tobytes())
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene; sc.render.fps=RATE
def moving(name,part):
    fr=[h.skin(part,T) for T in Ts]; pc2(f'{W}/{name}.pc2',fr); me=bpy.data.meshes.new(name); me.from_pydata(fr[0].tolist(),[],part['F']); o=bpy.data.objects.new(name,me); sc.collection.objects.link(o)
    m=o.modifiers.new('mc','MESH_CACHE'); m.cache_format='PC2'; m.filepath=os.path.abspath(f'{W}/{name}.pc2'); m.frame_start=1; m.play_mode='SCENE'; m.interpolation='LINEAR'; m.forward_axis='POS_Y'; m.up_axis='POS_Z'; return o,fr
body=h.fit(ASSETS/'proxymeshes/male1591/male1591.obj',ASSETS/'proxymeshes/male1591/male1591.proxy')
bo,_=moving('body',body); bo.modifiers.new('c','COLLISION'); bo.collision.thickness_outer=.008; bo.collision.thickness_inner=.05; bo.collision.cloth_friction=6
gs=dict(shirt=parts.shirt(h,**kit['shirt']),shorts=parts.shorts(h,**kit['shorts'])); objs={}; skins={}
for g,part in gs.items():
    o,fr=moving(g,part); objs[g]=o; skins[g]=fr; P=part['P']; F=part['F']; loops=parts.boundary_loops(F); l=max(loops,key=lambda l:P[l][:,2].mean())
    if g=='shirt': w=np.clip(1.3-cKDTree(P[l]).query(P)[0]/.035,0,1)
    else: w=np.clip(1.2-(P[l][:,2].mean()-P[:,2])/.045,0,1)
    w=np.maximum(w,float(os.environ.get('HOLD','.004')))
    if g=='shirt': w=np.maximum(w,.30*np.clip((P[:,2].min()+.26-P[:,2])/.24,0,1)**1.3*(np.abs(P[:,1])<.26)); w=np.maximum(w,float(os.environ.get('SLEEVE','.12'))*np.clip((np.abs(P[:,1])-.20)/.05,0,1))
    vg=o.vertex_groups.new(name='pin')
    for i in range(len(P)): vg.add([i],float(w[i]),'REPLACE')
    m=o.modifiers.new('cl','CLOTH'); s=m.settings
    s.quality=7; s.mass=.12; s.vertex_group_mass='pin'; s.pin_stiffness=1.0; s.air_damping=1.0; s.time_scale=float(os.environ.get('SLOW','3'))*25/RATE
    s.tension_stiffness=12; s.compression_stiffness=6; s.shear_stiffness=4; s.bending_stiffness=kit.get('bend',.015); s.tension_damping=4; s.compression_damping=4; s.shear_damping=3; s.bending_damping=.3
    s.shrink_min={'shirt':kit.get('grow',-.05),'shorts':-.03}[g]; cs=m.collision_settings; cs.use_collision=True; cs.collision_quality=2; cs.distance_min=.004; cs.use_self_collision=False; cs.impulse_clamp=0
    m.point_cache.frame_start=1; m.point_cache.frame_end=len(Ts)+2
sc.gravity=(0,0,-9.8); sc.frame_start=1; sc.frame_end=len(Ts); t=time.time(); out={g:[] for g in objs}
for k in range(1,len(Ts)+1):
    sc.frame_set(k)
    if k>PRE:
        dg=bpy.context.evaluated_depsgraph_get()
        for g,o in objs.items(): e=o.evaluated_get(dg); co=np.empty(len(e.data.vertices)*3,np.float32); e.data.vertices.foreach_get('co',co); out[g].append(co.reshape(-1,3)-skins[g][k-1])
    if k%20==0: print('frame',k,len(Ts),'%.0f s'%(time.time()-t),{g:(float(np.abs(v[-1]).max()) if v else 0) for g,v in out.items()},flush=True)
np.savez('srv/sim2.npz',t=G,**{g:np.array(v,np.float32) for g,v in out.items()}); print('done')
