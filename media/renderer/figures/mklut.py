import bpy,numpy as np,sys
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
N=49; t=np.linspace(-12,7.5,N); v=.18*2**t; v[0]=0
b,g,r=np.meshgrid(v,v,v,indexing='ij'); px=np.stack([r,g,b,np.ones_like(r)],-1).reshape(N*N,N,4).astype(np.float32)
i=bpy.data.images.new('l',N,N*N,alpha=True,float_buffer=True); i.colorspace_settings.name='Linear'; i.pixels.foreach_set(px.ravel()); i.update()
for look,exp,out in (('Medium High Contrast',0,'mhc0'),('Medium High Contrast',-.35,'mhc-35')):
    sc.view_settings.view_transform='Filmic'; sc.view_settings.look=look; sc.view_settings.exposure=exp
    sc.render.image_settings.file_format='PNG'; sc.render.image_settings.color_mode='RGBA'; sc.render.image_settings.color_depth='16'; i.save_render('lut.png',scene=sc)
    j=bpy.data.images.load('lut.png',check_existing=False); j.colorspace_settings.name='Non-Color'; o=np.empty(N*N*N*4,np.float32); j.pixels.foreach_get(o); np.save(f'lut-{out}.npy',o.reshape(N,N,N,4)[...,:3])
    bpy.data.images.remove(j)
