import numpy as np
from PIL import Image, ImageDraw
f=Image.open('out/serve-l.png').convert('RGBA'); print(f.size, f.getbbox())
S=497.5; x0,z1=-1.2,1.95
# shuttle in the picture: contact rotated by the yaw about x=-.45
import math,pics
p=pics.PICS['serve'](); c=p['contact']; a=math.radians(p['yaw']); px=-.45+(c[0]+.45)*math.cos(a)-c[1]*math.sin(a)
cx,cz=(px-x0)*S,(z1-c[2])*S; print('contact px',cx,cz)
L,T,R_,B=f.getbbox()
m=4; W=int(4.62*S); H=B-T+2*m
out=Image.new('RGBA',(W,H)); ox,oy=m-L,m-T
K=4; d=Image.new('L',(W*K,H*K),0); dr=ImageDraw.Draw(d)
x,z=cx+ox+.075*S,cz+oy-.03*S; v0=11.2; th=math.radians(21); vx,vz=v0*math.cos(th),v0*math.sin(th); dt=1/60; n=6; X=0;Z=0; g=9.81; vt=6.8
pts=[]
for i in range(40*n):
    v=math.hypot(vx,vz); vx-=g*v*vx/vt**2*dt/n; vz-=(g+g*v*vz/vt**2)*dt/n; X+=vx*dt/n; Z+=vz*dt/n
    if (i+1)%n==0: pts.append((X,Z,vx,vz))
pts.insert(0,(.012,.004,v0*math.cos(th),v0*math.sin(th)))
for k,(X,Z,vx,vz) in enumerate(pts):
    qx,qy=x+X*S,z-Z*S
    if qx>W-8: break
    v=math.hypot(vx,vz); l=max(4.2,v/60*S*.16); r=4.2; ux,uz=vx/v,-vz/v
    for s in np.linspace(-1,1,25): 
        ax,ay=(qx+ux*l*s)*K,(qy+uz*l*s)*K; dr.ellipse([ax-r*K,ay-r*K,ax+r*K,ay+r*K],fill=min(255,190+12*k))
d=d.resize((W,H),Image.LANCZOS)
ld=np.zeros((H,W)); ys=H-4; ln=np.clip((np.arange(W)-0)/60,0,1)*.0
fade=np.clip((W*.97-np.arange(W))/(W*.12),0,1)
arc=Image.new('RGBA',(W,H),(244,246,255,0)); arc.putalpha(d)
out.alpha_composite(arc); out.alpha_composite(f.crop(f.getbbox()),(m,m))
out.save('serve-player.png',optimize=True); print(out.size)
