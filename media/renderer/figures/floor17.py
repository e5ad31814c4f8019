"""floor17.py NAME MX,MY PITCH X0,X1,ZL,ZU WIDTH SPP OUT: shadow and reflection of a posed figure on a floor: ratio of light (diffuse) and mirror image, seen by an orthographic camera."""
import bpy,sys,math,numpy as np,os
from mathutils import Vector
a=sys.argv[sys.argv.index('--')+1:]; NAME=a[0]; MX,MY=[float(q) for q in a[1].split(',')]; TH=math.radians(float(a[2])); X0,X1,UL,UH=[float(q) for q in a[3].split(',')]; W=int(a[4]); SPP=int(a[5]); OUT=a[6]
def run(kind,withfig):
    bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
    m=bpy.data.materials.new('f'); m.use_nodes=True; b=m.node_tree.nodes['Principled BSDF']
    if kind=='shadow': b.inputs['Base Color'].default_value=(.5,.5,.5,1); b.inputs['Roughness'].default_value=1; b.inputs['Specular'].default_value=0
    else: b.inputs['Base Color'].default_value=(0,0,0,1); b.inputs['Roughness'].default_value=.20; b.inputs['Specular'].default_value=.5
    me=bpy.data.meshes.new('p'); me.from_pydata([(-9,-9,0),(9,-9,0),(9,9,0),(-9,9,0)],[],[(0,1,2,3)]); me.materials.append(m); sc.collection.objects.link(bpy.data.objects.new('p',me))
    if withfig:
        with bpy.data.libraries.load(f'blend/{NAME}.blend',link=False) as (src,dst): dst.objects=src.objects
        e=bpy.data.objects.new('e',None); sc.collection.objects.link(e); e.scale=(MX,MY,1)
        for o in dst.objects:
            if o is None or o.type!='MESH': continue
            sc.collection.objects.link(o); mw=o.matrix_world.copy(); o.parent=e; o.matrix_parent_inverse.identity(); o.matrix_basis=mw; o.visible_camera=False
            if kind=='shadow' and (o.name.startswith(('cork','band','feathers','stems','thread','strings'))): o.visible_shadow=False; o.hide_render=True
    cx=(X0+X1)/2
    def light(kind_,at,to,e,size):
        l=bpy.data.lights.new('l',kind_); l.energy=e; l.color=(1,1,1)
        if kind_=='AREA': l.shape='DISK'; l.size=size
        else: l.shadow_soft_size=size
        o=bpy.data.objects.new('l',l); sc.collection.objects.link(o); o.location=at; o.rotation_euler=(Vector(to)-Vector(at)).to_track_quat('-Z','Y').to_euler(); o.visible_glossy=False
    bx=-.5
    if kind=='shadow':
        light('AREA',(bx-1.6,-1.4,6.5),(bx,0,0),600,1.3)   # the lamp of the pool
        light('AREA',(bx+3,2.5,7),(bx,0,0),330,3.5)   # the other lamps
        w=.10
    else:
        light('AREA',(bx-2,-3,5),(bx,0,1.4),500,1.2); light('AREA',(bx+2,3,4),(bx,0,1.4),400,1.2); w=0
    sc.world=bpy.data.worlds.new('w'); sc.world.use_nodes=True; sc.world.node_tree.nodes['Background'].inputs[0].default_value=(w,w,w,1)
    cam=bpy.data.cameras.new('c'); cam.type='ORTHO'; cam.ortho_scale=X1-X0; co=bpy.data.objects.new('c',cam); sc.collection.objects.link(co); sc.camera=co
    # screen: u=x, v = vertical in the picture, 0 at the floor below the contact (y=0)
    v=(UL+UH)/2; f=Vector((0,math.cos(TH),-math.sin(TH))); up=Vector((0,math.sin(TH),math.cos(TH))); co.location=Vector((cx,0,0))+up*v-f*15; co.rotation_euler=(math.radians(90)-TH,0,0)
    sc.render.engine='CYCLES'; c=sc.cycles; c.samples=SPP; c.use_denoising=False; c.max_bounces=4; c.use_adaptive_sampling=True; c.adaptive_threshold=.01
    sc.render.resolution_x=W; sc.render.resolution_y=round(W*(UH-UL)/(X1-X0)); sc.render.threads_mode='FIXED'; sc.render.threads=2; sc.view_settings.view_transform='Raw'
    sc.render.image_settings.file_format='OPEN_EXR'; sc.render.image_settings.color_depth='32'; sc.render.filepath=f'fl-tmp.exr'; bpy.ops.render.render(write_still=True)
    i=bpy.data.images.load('fl-tmp.exr'); i.colorspace_settings.name='Non-Color'; w_,h_=i.size; q=np.empty(w_*h_*4,np.float32); i.pixels.foreach_get(q); os.remove('fl-tmp.exr'); return q.reshape(h_,w_,4)[::-1,:,:3]
A=run('shadow',True); B=run('shadow',False); M=run('mirror',True)
np.savez(OUT,s=A.mean(2)/np.maximum(B.mean(2),1e-4),m=M); print('render',A.shape)
