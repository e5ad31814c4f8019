"""Demo: light on the hair of the receiver in her lunge, live (375 to 412) and in the replay (531 to 592). usage: IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
for a,b,cx,cy,s in ((374,413,1124,363,1.0),(530,593,1145.3,346.8,0.93)):
    x0,y0,x1,y1=int(cx)-18,int(cy)-14,int(cx)+24,int(cy)+16
    yy,xx=np.mgrid[y0:y1,x0:x1].astype(np.float32)
    for n in range(a,b):
        p=f'{OUT}/{n+1:03d}.png'; f=cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
        g=f[y0:y1,x0:x1].astype(np.float32); k=min(1,(n-a+1)/4)
        hair=cv2.GaussianBlur(((g[...,2]>0.72*g[...,0])&(g.max(2)<105)&(yy<cy+6)&(xx<cx+17)).astype(np.float32),(0,0),0.6)*k
        dx,dy=xx-cx,yy-cy-0.5; r=np.hypot(dx,dy*1.05)/s; th=np.degrees(np.arctan2(dy,dx))
        arc=np.exp(-((r-5.6)/1.7)**2)*np.exp(-((th+118)/42)**2)*56
        g=g*(1+0.22*hair[...,None])+(hair*arc)[...,None]*np.array([.72,.84,1],np.float32)+hair[...,None]*np.array([3,5,9],np.float32)
        f[y0:y1,x0:x1]=g.round().clip(0,255).astype(np.uint8); cv2.imwrite(p,f)
