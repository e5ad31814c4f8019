"""Trailer, "Track", frames 203 to 236: light on the hair of the receiver, which was as dark as the wall behind it.
usage: shine25.py FROM TO"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
x0,y0,x1,y1=1730,545,1860,640
yy,xx=np.mgrid[y0:y1,x0:x1].astype(np.float32)
for n in range(203,237):
    p=f'{OUT}/{n+1:03d}.png'; f=cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
    b=f[y0:y1,x0:x1].astype(np.float32); B,G,R=b[...,0],b[...,1],b[...,2]
    hair=((R>0.72*B)&(b.max(2)<105)&(yy<600)&(xx<1800)).astype(np.float32)
    hair=cv2.GaussianBlur(hair,(0,0),0.9)
    dx,dy=xx-1756.5,yy-576; r=np.hypot(dx,dy*1.05); th=np.degrees(np.arctan2(dy,dx))
    arc=np.exp(-((r-9.5)/2.6)**2)*np.exp(-((th+118)/42)**2)
    add=arc*58; 
    out=b*(1+0.22*hair[...,None])+ (hair*add)[...,None]*np.array([0.72,0.84,1.0],np.float32)+hair[...,None]*np.array([3,5,9],np.float32)
    f[y0:y1,x0:x1]=out.round().clip(0,255).astype(np.uint8); cv2.imwrite(p,f)
