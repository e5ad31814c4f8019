"""footin.py NAME CROP x0,y0,x1,y1: puts y-CROP into y-N9-NAME (kept as .s8) where it matches best."""
import sys,os,numpy as np
n,c,bx=sys.argv[1:4]; f=f'y-N9-{n}.npy'
if not os.path.exists(f+'.s8'): os.rename(f,f+'.s8')
y=np.load(f+'.s8') if 0 else np.load(open(f+'.s8','rb')); k=np.load(f'y-{c}.npy'); H,W=y.shape[:2]; h,w=k.shape[:2]
x0,y0=[float(v) for v in bx.split(',')][:2]; X,Y=round(x0*W),round(y0*H); best=None
for dy in range(-3,4):
    for dx in range(-3,4):
        a,b=Y+dy,X+dx
        if a<0 or b<0 or a+h>H or b+w>W: continue
        e=np.abs(y[a:a+12,b:b+w]-k[:12]).mean()
        if best is None or e<best[0]: best=(e,a,b)
print(n,k.shape,best,(Y,X)); _,a,b=best; m=np.clip(np.arange(h)/24,0,1)[:,None,None]
y[a:a+h,b:b+w]=y[a:a+h,b:b+w]*(1-m)+k*m; np.save(f,y)
