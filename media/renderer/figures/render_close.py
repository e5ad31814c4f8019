import numpy as np
src=open('render_ghosts.py').read(); exec(src[:src.index('K_=float')])
AX=unit(np.array([.17,-.10,-.98])); import os; N0=np.array([.97,float(os.environ.get("NY",".20")),.16]); N=unit(N0-AX*AX.dot(N0))
D=unit(np.array([.993,0,.12]))
def shot(dct,F3,O,mats,nm):
    before=set(bpy.data.objects)
    for k,(v_,f_) in dct.items(): addmesh(np.asarray(v_)@F3.T+O,f_,mats[k],k,sub=1 if k in('frame','shaft','cork','accent') else 0)
    new=set(bpy.data.objects)-before; sc.render.filepath=f'{OUT}{nm}.png'; bpy.ops.render.render(write_still=True)
    for o in new: bpy.data.objects.remove(o)
which=a[5].split(',') if len(a)>5 else []
C0=np.array([0,0,0.])

gearm['accent']=base('accent',srgb('#2f6bff'),.22,.6,Clearcoat=.6)
def rk(AX,N,C):
    g=gear.racket(); t=np.linspace(0,2*np.pi,72,endpoint=False); e=.92; cx=np.sign(np.cos(t))*np.abs(np.cos(t))**e; sy=np.sign(np.sin(t))*np.abs(np.sin(t))**e
    ring=np.stack([gear.CENTRE+.120*cx,.0975*sy,0*t],1)
    g['accent']=gear.join([gear.tube(ring[[j%72 for j in range(i0,i1)]],.00535,12) for i0,i1 in ((7,16),(57,66))])
    gears=dict(g); return gears,np.stack([AX,np.cross(N,AX),N],1),C-AX*gear.CENTRE
def turned(v,deg): return rot((0,1,0),deg)@v
PIV=C0-AX*.60
for j,deg in enumerate([0,11.5,21,28.5]):
    if f'r{j}' in which: c_=PIV+rot((0,1,0),deg)@(C0-PIV); g,F3,O=rk(turned(AX,deg),turned(N,deg),c_); shot(g,F3,O,gearm,f'r{j}')
S_=[0,.095,.195,.292,.386,.476,.562]; ANG=[0,14,70,140,182,187,180]
for i in range(7):
    if str(i) not in which: continue
    t=np.radians(ANG[i]); base_=D if i else unit(N*.55+D*.45)
    up=np.array([-D[2],0,D[0]]); sk=np.cos(t)*base_+np.sin(t)*up
    O=C0+N*.004+D*S_[i]+np.array([0,0,-.12*S_[i]**2])-sk*.012+base_*.012
    F3=frame(sk,(0,.3,1) if abs(sk[2])<.9 else (1,0,0)); spin=rot((1,0,0),11*i); shot(gear.shuttle(),F3@spin,O,gearm,f's{i}')
