"""Demo, frames 373 to 412: the line of the trail, broken after the second dash, is that of 372. usage: trail25.py IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
def load(n):
    p=f'{OUT}/{n+1:03d}.png'
    return cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
r=load(372).astype(np.float32)
yy,xx=np.mgrid[0:r.shape[0],0:r.shape[1]].astype(np.float32)
line=258+(xx-282)*.1744
m=(np.clip((6-abs(yy-line))/2,0,1)*((xx>200)&(xx<500)))[...,None]
for n in range(373,413):
    f=load(n).astype(np.float32); cv2.imwrite(f'{OUT}/{n+1:03d}.png',(f*(1-m)+r*m).round().clip(0,255).astype(np.uint8))
