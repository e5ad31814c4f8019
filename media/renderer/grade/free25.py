"""Trailer, "Film", frames 66 to 90: the sleeve of the smasher's free arm. usage: free25.py IN OUT (frames of OUT first)"""
import sys, os, numpy as np, cv2
IN, OUT = sys.argv[1:3]
SS=6
P={66:(794,582,14,801.5,556,12.2),70:(795,596,14,803.5,571,12.2),74:(801,627,14,809.5,602,12.4),76:(804,637,14,812.5,612,12.4),77:(803,641,14,811.5,616,12.4),78:(789.5,598,14,797.5,572,13),
 79:(773,553,14,781.5,531.5,12),80:(767,537,14,775.5,515,12),81:(768.5,529,14,777,507,12),82:(768.5,517,14,777,496,12),83:(767.5,510,14,776,489,12),84:(759,506,14,767,485.5,12),
 86:(733,505,14.5,744.5,484,13),88:(714,508,15,724.5,486,14.5),89:(707,509,15,717,488,14.5),90:(700,510,15,710.5,488.5,14.5)}
def at(n):
    ks=sorted(P)
    for a,b in zip(ks,ks[1:]):
        if a<=n<=b: return np.array(P[a],float)+(np.array(P[b],float)-np.array(P[a],float))*(n-a)/(b-a)
for n in range(66,91):
    p=f'{OUT}/{n+1:03d}.png'; f=cv2.imread(p if os.path.exists(p) else f'{IN}/{n+1:03d}.png')
    sx,sy,sw,ex,ey,ew=at(n); x0,y0=int(min(sx,ex))-30,int(min(sy,ey))-30; w=96
    b=f[y0:y0+w,x0:x0+w].astype(np.float32); yy,xx=np.mgrid[y0:y0+w,x0:x0+w].astype(np.float32)
    S=np.array([sx,sy]);E=np.array([ex,ey]);L=np.linalg.norm(E-S);d=(E-S)/L;q=np.array([-d[1],d[0]])
    pts=[S-d*L*0.1+q*sw*s for s in np.linspace(-.7,1,5)]
    pts+=[S+d*L*t+q*(sw+(ew-sw)*t+0.4*np.sin(t*7)) for t in np.linspace(0,1,9)]
    pts+=[E+d*1.8*(1-s*s)+q*ew*s for s in np.linspace(1,-1,11)]
    pts+=[S+d*L*t-q*(sw*0.8+(ew-sw*0.8)*t) for t in np.linspace(1,0,9)]
    m=np.zeros((w*SS,w*SS),np.uint8); cv2.fillPoly(m,[((np.array(pts)-[x0,y0])*SS*16).round().astype(np.int32)],255,cv2.LINE_AA,shift=4)
    m=cv2.resize(m,(w,w),interpolation=cv2.INTER_AREA).astype(np.float32)/255
    u=((xx-sx)*d[0]+(yy-sy)*d[1])/L; v=((xx-sx)*q[0]+(yy-sy)*q[1])/(sw+(ew-sw)*np.clip(u,0,1))
    # bright at the sides, as the arm, a little darker between them
    base=226+20*np.clip(abs(v)-.35,0,1)-10*np.exp(-((u-.45-.2*v)/.1)**2)-8*np.exp(-((u-.7+.15*v)/.07)**2)
    col=np.stack([base*1.035,base*1.0,base*0.98],-1).clip(0,252)
    band=np.exp(-np.clip((u*L-(L-1.7+1.8*(1-v*v)))/1.7,-9,9)**4)[...,None]*.92
    col=col*(1-band)+np.array([168,62,58],np.float32)*(.8+.25*np.clip(abs(v),0,1))[...,None]*band
    sh=np.exp(-((u*L-(L+3))/2.2)**2)*(abs(v)<.95)*.3*(b[...,2]>b[...,0]+12)*(1-m)
    b=b*(1-sh[...,None])
    k=(m*np.clip((u+.1)/.25,0,1))[...,None]
    f[y0:y0+w,x0:x0+w]=(b*(1-k)+col*k).round().clip(0,255).astype(np.uint8); cv2.imwrite(p,f)
