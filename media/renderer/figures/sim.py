import bpy, sys, time, numpy as np
sys.path.insert(0,'.')
from mh import *; import pics, parts, gear
name=sys.argv[sys.argv.index('--')+1]
p=pics.PICS[name](); per=p['person']; h=Human(per['targets'],per['height'],per.get('headscale',1))
hands={'L':Hand(h,'L',pics.FIST,pics.THUMB_FIST),'R':Hand(h,'R',pics.RELAX,pics.THUMB_REL)}
T,R,info=pose(h,p['pose'],hands)
# local rotations for the interpolation
loc={n:(R[n] if n in R else None) for n in h.names}
absR={n:T[n][0] for n in h.names}
locR={n:(absR[n] if h.parent[n] is None else absR[h.parent[n]].T@absR[n]) for n in h.names}
def at(t):
    A={}
    for n in h.names:
        l=slerp(np.eye(3),locR[n],t); A[n]=l if h.parent[n] is None else A[h.parent[n]]@l
    A['_root']=T['root'][0]@h.bones['root'][0]+T['root'][1]-h.bones['root'][0]
    A['_root']=A['_root']*np.array([1,1,t])
    return h.solve(A)
OFF=(T['root'][0]@h.bones['root'][0]+T['root'][1]-h.bones['root'][0])*[1,1,0]; K=14; FR=26; SET=p.get('settle',12)
Ts=[at(i/(K-1)) for i in range(K-1)]+[T]
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
def keyed(name,part,P0=None):
    P=part['P'] if P0 is None else P0
    me=bpy.data.meshes.new(name); me.from_pydata((P+OFF).tolist(),[],part['F']); o=bpy.data.objects.new(name,me); sc.collection.objects.link(o)
    o.shape_key_add(name='Basis')
    for i in range(1,K):
        k=o.shape_key_add(name=str(i)); k.data.foreach_set('co',h.skin(dict(P=P,W=part['W']),Ts[i]).ravel())
        for j,v in ((i-1,0),(i,1),(i+1,0)):
            if j<K: k.value=v; k.keyframe_insert('value',frame=1+round(j*FR/(K-1)))
        for fc in o.data.shape_keys.animation_data.action.fcurves:
            for kp in fc.keyframe_points: kp.interpolation='LINEAR'
    return o
px='male1591' if 'male-' in per['targets'][0][0] and 'female' not in per['targets'][0][0] else 'female1605'
body=h.fit(ASSETS/f'proxymeshes/{px}/{px}.obj',ASSETS/f'proxymeshes/{px}/{px}.proxy')
bo=keyed('body',body); bo.modifiers.new('c','COLLISION'); bo.collision.thickness_outer=.008; bo.collision.thickness_inner=.05; bo.collision.cloth_friction=6
gs={}
kit=per['kit']
if 'shirt' in kit: gs['shirt']=parts.shirt(h,**kit['shirt'])
if 'shorts' in kit: gs['shorts']=parts.shorts(h,**kit['shorts'])
if 'skirt' in kit: gs['skirt']=parts.skirt(h,**kit['skirt'])
objs={}
for g,part in gs.items():
    o=keyed(g,part); objs[g]=o; P=part['P']; F=part['F']; loops=parts.boundary_loops(F); tree=None
    w=np.zeros(len(P))
    from scipy.spatial import cKDTree
    if g=='shirt':
        l=max(loops,key=lambda l:P[l][:,2].mean()); d=cKDTree(P[l]).query(P)[0]; w=np.clip(1.3-d/.035,0,1)
        if p.get('cuffpin'):
            for l2 in loops:
                if abs(P[l2][:,1].mean())>.1: d2=cKDTree(P[l2]).query(P)[0]; w=np.maximum(w,p['cuffpin']*np.clip(1.2-d2/.05,0,1))
    else:
        l=max(loops,key=lambda l:P[l][:,2].mean()); d=P[l][:,2].mean()-P[:,2]; w=np.clip(1.2-d/.045,0,1)
    vg=o.vertex_groups.new(name='pin')
    for i in np.flatnonzero(w>0.01): vg.add([int(i)],float(w[i]),'REPLACE')
    m=o.modifiers.new('cl','CLOTH'); s=m.settings
    s.quality=6; s.mass=.12; s.vertex_group_mass='pin'; s.pin_stiffness=1.0; s.air_damping=.6
    s.tension_stiffness=12; s.compression_stiffness=6; s.shear_stiffness=4; s.bending_stiffness=kit.get('bend',.015)
    s.tension_damping=4; s.compression_damping=4; s.shear_damping=3; s.bending_damping=.3
    s.shrink_min={'shirt':kit.get('grow',-.05),'shorts':-.03,'skirt':-.03}[g]
    cs=m.collision_settings; cs.use_collision=True; cs.collision_quality=2; cs.distance_min=.004; cs.use_self_collision=(g=='skirt' and 0); cs.impulse_clamp=0
    m.point_cache.frame_start=1; m.point_cache.frame_end=FR+SET+2
if p.get('gravity') is not None: sc.gravity=p['gravity']
sc.frame_start=1; sc.frame_end=FR+SET+2
t=time.time(); dg=bpy.context.evaluated_depsgraph_get()
for f in range(1,FR+SET+1):
    sc.frame_set(f)
    if f%4==0: print(name,'frame',f,'%.0f s'%(time.time()-t),flush=True)
    if f>=FR:
        out={}
        for g,o in objs.items():
            e=o.evaluated_get(bpy.context.evaluated_depsgraph_get()); co=np.empty(len(e.data.vertices)*3); e.data.vertices.foreach_get('co',co); out[g]=co.reshape(-1,3)
        if f in (FR,FR+SET//2,FR+SET): np.savez(f'./sim-{name}{"" if f==FR+SET else "-%d"%f}.npz',**out)
for g in out: print(g,np.isnan(out[g]).sum(),out[g].min(0),out[g].max(0))
