"""Trailer: more contrast of small and middle size on the smasher where he is large, frames 66 to 106 and 237 to 397. usage: clear25.py IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]; only=[int(x) for x in sys.argv[3:]]
for a,b,(x0,y0,x1,y1),k,R2 in ((66,107,(540,300,960,1070),.5,20),(237,398,(300,80,730,1000),.36,14)):
    for n in range(a,b):
        if only and n not in only: continue
        p=f'{OUT}/{n+1:03d}.png'; f=cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
        g=f[y0:y1,x0:x1].astype(np.float32); B,G,R=g[...,0],g[...,1],g[...,2]
        m=((R>58)&(R>.62*B)).astype(np.uint8)
        m=cv2.morphologyEx(m,cv2.MORPH_OPEN,np.ones((3,3),np.uint8))
        l,lab,st,_=cv2.connectedComponentsWithStats(m,connectivity=8)
        keep=np.zeros_like(m)
        for i in range(1,l):
            if st[i,4]>350: keep[lab==i]=1
        al=keep.astype(np.float32)[...,None]
        def bl(r):
            w=cv2.GaussianBlur(al[...,0],(0,0),r)[...,None]; return cv2.GaussianBlur(g*al,(0,0),r)/np.maximum(w,1e-3)
        d=.40*(g-bl(1.6))+k*(g-bl(R2))
        d=np.where(d<0,d*np.clip(g.mean(2,keepdims=True)/110,.35,1),d)
        soft=cv2.GaussianBlur(cv2.erode(keep,np.ones((3,3),np.uint8)).astype(np.float32),(0,0),1.0)[...,None]
        edge=np.minimum(np.minimum(np.arange(x1-x0)[None],np.arange(x1-x0)[::-1][None]),999)/24.; edge=np.clip(edge,0,1)[...,None]
        f[y0:y1,x0:x1]=(g+d*soft*edge).round().clip(0,255).astype(np.uint8); cv2.imwrite(p,f)
