"""Cloth of a player through the rally, at 120 steps a second: blender -b -P simfilm.py -- SIDE [STEPS]"""
import bpy, sys, time, os, struct, numpy as np
sys.path.insert(0,'.'); sys.path.insert(0,'.')
from filmpose import *
from scipy.spatial import cKDTree
a=sys.argv[sys.argv.index('--')+1:]; side=a[0]; LIMIT=int(a[1]) if len(a)>1 else 10**6; tag=a[2] if len(a)>2 else ''
h,hands=make(side); per=PEOPLE[side]['per']; kit=per['kit']; G=[g for g in joints()['grid'][::2] if 3.7<g['t']<6.6][:LIMIT]
if tag=='capture':
    import json, grip, filmpose
    g=json.load(open('work/capjoints.json'))['capture-screen']['poses'][0]; filmpose._g[side]=grip.still(side,g); G=[g]*26
t0=time.time()
Ts=[at_time(h,hands,side,g[side],g['t'],g['shuttle']['positionM'])[0] for g in G]
print('poses',time.time()-t0)
PRE=50; T=Ts[0]; absR={n:T[n][0] for n in h.names}; locR={n:(absR[n] if h.parent[n] is None else absR[h.parent[n]].T@absR[n]) for n in h.names}
off0=T['root'][0]@h.bones['root'][0]+T['root'][1]-h.bones['root'][0]
def at(t):
    A={}
    for n in h.names:
        l=slerp(np.eye(3),locR[n],t); A[n]=(absR[n] if h.parent[n] is None else A[h.parent[n]]@l)
    A['_root']=off0*np.array([1,1,t])
    return h.solve(A)
Ts=[at(smooth(i/34)) for i in range(PRE)]+Ts
def pc2(path,frames):
    with open(path,'wb') as f:
        n=len(frames[0]); f.write(b'POINTCACHE2\0'+struct.pack('<iiffi',1,n,0.,1.,len(frames)))
        for q in frames: f.write(np.ascontiguousarray(q,dtype='<f4').tobytes())
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene; sc.render.fps=60
W=f'sim-{side}{tag}'; os.makedirs(W,exist_ok=True)
def moving(name,part):
    fr=[h.skin(part,T) for T in Ts]; pc2(f'{W}/{name}.pc2',fr)
    me=bpy.data.meshes.new(name); me.from_pydata(part['P'].tolist() if 0 else fr[0].tolist(),[],part['F']); o=bpy.data.objects.new(name,me); sc.collection.objects.link(o)
    m=o.modifiers.new('mc','MESH_CACHE'); m.cache_format='PC2'; m.filepath=f'{W}/{name}.pc2'; m.frame_start=1; m.play_mode='SCENE'; m.interpolation='LINEAR'; m.forward_axis='POS_Y'; m.up_axis='POS_Z'
    return o,fr
px='female1605' if side=='receiver' else 'male1591'
body=h.fit(ASSETS/f'proxymeshes/{px}/{px}.obj',ASSETS/f'proxymeshes/{px}/{px}.proxy')
bo,_=moving('body',body); bo.modifiers.new('c','COLLISION'); bo.collision.thickness_outer=.008; bo.collision.thickness_inner=.05; bo.collision.cloth_friction=6
gs={}
if 'shirt' in kit: gs['shirt']=parts.shirt(h,**kit['shirt'])
if 'shorts' in kit: gs['shorts']=parts.shorts(h,**kit['shorts'])
if 'skirt' in kit: gs['skirt']=parts.skirt(h,**kit['skirt'])
objs={}; skins={}
for g,part in gs.items():
    o,fr=moving(g,part); objs[g]=o; skins[g]=fr; P=part['P']; F=part['F']; loops=parts.boundary_loops(F)
    l=max(loops,key=lambda l:P[l][:,2].mean())
    if g=='shirt': d=cKDTree(P[l]).query(P)[0]; w=np.clip(1.3-d/.035,0,1); w=np.maximum(w,.012)
    else: d=P[l][:,2].mean()-P[:,2]; w=np.clip(1.2-d/.045,0,1); w=np.maximum(w,.02)
    vg=o.vertex_groups.new(name='pin')
    for i in range(len(P)): vg.add([i],float(w[i]),'REPLACE')
    m=o.modifiers.new('cl','CLOTH'); s=m.settings
    s.quality=5; s.mass=.12; s.vertex_group_mass='pin'; s.pin_stiffness=1.0; s.air_damping=.6; s.time_scale=(.8 if tag=='capture' else 25/60)
    s.tension_stiffness=12; s.compression_stiffness=6; s.shear_stiffness=4; s.bending_stiffness=kit.get('bend',.015)
    s.tension_damping=4; s.compression_damping=4; s.shear_damping=3; s.bending_damping=.3
    s.shrink_min={'shirt':kit.get('grow',-.05),'shorts':-.03,'skirt':-.03}[g]
    cs=m.collision_settings; cs.use_collision=True; cs.collision_quality=2; cs.distance_min=.004; cs.use_self_collision=False; cs.impulse_clamp=0
    m.point_cache.frame_start=1; m.point_cache.frame_end=len(Ts)+2
    print(g,len(P))
sc.gravity=(0,0,-9.8); sc.frame_start=1; sc.frame_end=len(Ts)
t=time.time(); out={g:[] for g in objs}
for f in range(1,len(Ts)+1):
    sc.frame_set(f)
    if f>PRE:
        dg=bpy.context.evaluated_depsgraph_get()
        for g,o in objs.items():
            e=o.evaluated_get(dg); co=np.empty(len(e.data.vertices)*3,np.float32); e.data.vertices.foreach_get('co',co); out[g].append(co.reshape(-1,3)-skins[g][f-1])
    if f%10==0: print(side,'frame',f,len(Ts),'%.0f s'%(time.time()-t),{g:(float(np.abs(v[-1]).max()) if v else 0) for g,v in out.items()},flush=True)
np.savez(f'{W}/offsets.npz',t=np.array([g['t'] for g in G]),**{g:np.array(v,np.float16) for g,v in out.items()})
print('done')
