"""The receiver's ponytail in her lunge, which was a dark patch on a dark wall. usage: tail25.py trailer|demo IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
which, IN, OUT = sys.argv[1:4]; SS=8
def path(n): return f'{OUT}/{n+1:03d}.png'
def load(n): return cv2.imread(path(n) if os.path.exists(path(n)) else f'{IN}/{n+1:03d}.png')
PTS=np.array([(1755,566),(1761,563),(1769,563),(1776,567.5),(1780.5,575),(1782.5,584),(1783,594),(1780.5,590),(1777,584),(1772.5,578.5),(1767,574.5),(1763,572.5)],float)
STRANDS=[[(1762,565),(1771,567),(1777,575),(1780,586)],[(1763,568),(1770,571),(1775,578),(1778.5,586)]]
JOBS={'trailer':[(203,237,1756.5,576,1.)],'demo':[(374,413,1124,363,.63),(530,593,1145.3,346.8,.585)]}[which]
for a,b,cx,cy,k in JOBS:
    T=lambda p: (np.array(p,float)-[1756.5,576])*k+[cx,cy]
    pts=T(PTS); x0,y0=(pts.min(0)-8).astype(int); x1,y1=(pts.max(0)+8).astype(int); w,h=x1-x0,y1-y0
    P=lambda p: ((p-[x0,y0])*SS*16).round().astype(np.int32)
    m=np.zeros((h*SS,w*SS),np.uint8); cv2.fillPoly(m,[P(pts)],255,cv2.LINE_AA,shift=4)
    m=cv2.GaussianBlur(cv2.resize(m,(w,h),interpolation=cv2.INTER_AREA).astype(np.float32)/255,(0,0),.7*k)
    s=np.zeros((h*SS,w*SS),np.uint8)
    for q in STRANDS: cv2.polylines(s,[P(T(q))],False,255,int(1.1*k*SS),cv2.LINE_AA,shift=4)
    s=cv2.GaussianBlur(cv2.resize(s,(w,h),interpolation=cv2.INTER_AREA).astype(np.float32)/255,(0,0),.6)*m
    for n in range(a,b):
        f=load(n); g=f[y0:y1,x0:x1].astype(np.float32); ramp=min(1,(n-a+1)/3)
        light=(g.max(2)>88).astype(np.float32); light=cv2.GaussianBlur(light,(0,0),.5)     # its lit edge stays
        al=(m*.86*(1-light)*ramp)[...,None]; col=np.array([50,50,54],np.float32)+s[...,None]*np.array([34,36,42],np.float32)
        f[y0:y1,x0:x1]=(g*(1-al)+col*al).round().clip(0,255).astype(np.uint8); cv2.imwrite(path(n),f)
