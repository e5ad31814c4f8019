"""plate22.py: the hall of "Track" without the receiver, her shadow and her reflection. Writes t22/plate.npy (region), t22/mult.npy."""
import sys; sys.path[:0]=['']
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
import cv2
ld=lambda n: np.asarray(Image.open(f'enc20/all/{n:03d}.png').convert('RGB')).astype(np.float32)/255
X0,X1,Y0,Y1=1400,1920,470,1010
YY,XX=np.mgrid[Y0:Y1,X0:X1].astype(np.float32)
F=np.mean([ld(n)[Y0:Y1,X0:X1] for n in range(108,117)],0)
np.save('t22/F.npy',F)
Image.fromarray((255*(F.clip(0,1))**.5).astype('uint8')).resize((1040,1080)).save('v.png')
def cap(p,q,w):
    p,q=np.array(p,float),np.array(q,float); d=q-p; l=np.hypot(*d); d/=l; u=(XX-p[0])*d[0]+(YY-p[1])*d[1]; v=-(XX-p[0])*d[1]+(YY-p[1])*d[0]; e=np.hypot(np.maximum(np.maximum(-u,u-l),0),v); return np.clip(w/2+.5-e,0,1)
def pull(I,W,k=9):
    """Push and pull: weighted averages of ever larger areas fill what has no weight."""
    if min(W.shape)<3 or k==0: return (I*W[...,None]).sum((0,1),keepdims=True)/max(W.sum(),1e-6)*np.ones_like(I)
    h,w=W.shape; d=(max(1,w//2),max(1,h//2)); Wd=cv2.resize(W,d,interpolation=cv2.INTER_AREA); Id=cv2.resize(I*W[...,None],d,interpolation=cv2.INTER_AREA)/np.maximum(Wd,1e-6)[...,None]
    L=cv2.resize(pull(Id,np.clip(Wd*1.5,0,1),k-1),(w,h),interpolation=cv2.INTER_CUBIC); a=np.clip(W,0,1)[...,None]; return I*a+L*(1-a)
y=YY; x=XX
ell=lambda cx,cy,a,b: ((x-cx)/a)**2+((y-cy)/b)**2<1
line=np.maximum.reduce([cap((1380,652.3),(1729,652.3),4),cap((1380,665),(1752,665),4),cap((1649,652.3),(1930,789),6),cap((1729,652.3),(1930,738),6),cap((1380,758.6),(1930,758.6),6),cap((1380,911.5),(1930,911.5),7),cap((1380,949.6),(1930,949.6),8),cap((1390,830),(1502,950),10)])
floor=y>640
lum=F.mean(2)
# the former places of the body, the shadow and the reflection
body=(x>1535)&(x<1660)&(y>640)&(y<762)
body|=cv2.fillPoly(np.zeros(F.shape[:2],np.uint8),[np.array([(1460,555),(1475,575),(1540,600),(1540,530),(1625,530),(1640,600),(1642,660),(1530,660),(1500,625),(1470,615)])-[X0,Y0]],1).astype(bool)&(y<=660)
refl=cv2.fillPoly(np.zeros(F.shape[:2],np.uint8),[np.array([(1535,700),(1680,700),(1680,850),(1650,905),(1540,905),(1530,850)])-[X0,Y0]],1).astype(bool)
shad=cv2.fillPoly(np.zeros(F.shape[:2],np.uint8),[np.array([(1535,690),(1690,700),(1700,735),(1790,745),(1880,790),(1880,806),(1800,800),(1690,792),(1640,770),(1535,740)])-[X0,Y0]],1).astype(bool)
M=(D(body,iterations=3)|refl|shad)&~((cap((1649,652.3),(1930,789),6)>0)&(x>1641))
lm=D(line>.02,iterations=3)
W=(~(M|lm)&floor).astype(np.float32)
fl=pull(np.ascontiguousarray(F*W[...,None]),W)
# of the floor, smooth; grain of the picture is below what the film keeps
fl=np.stack([G(fl[...,k],2.5) for k in range(3)],2)
# lines inside the hole, with the colour they have beside it
P=F.copy(); k=(G(D(M&floor,iterations=2).astype(np.float32),3)*(1-np.clip(G(((cap((1649,652.3),(1930,789),9)>0)&(x>1641)).astype(np.float32),1)*1.3,0,1)))[...,None].clip(0,1)
L=fl.copy()
def put(L,c,col): return L*(1-c[...,None])+np.array(col,np.float32)*c[...,None]
rows={652.3:cap((1380,652.3),(1729,652.3),2.6),665:cap((1380,665),(1752,665),2.9),758.6:cap((1380,758.6),(1930,758.6),3.4)}
for r,c in rows.items():
    # the profile of the line over the floor, measured left of the hole
    a=F[:,1430-X0:1470-X0].mean(1); b=fl[:,1430-X0:1470-X0].mean(1); d=np.where((np.abs(np.arange(Y0,Y1)-r)<6)[:,None],a-b,0); L=L+d[:,None,:]*((x<1880)|(r<700))[...,None]*((x<(1729 if r<660 else 1752 if r<700 else 1930)))[...,None]

P=P*(1-k)+L*k
# the wall: rows between left and right
wl=F[:,1440-X0:1456-X0].mean(1); wr=F[:,1648-X0:1664-X0].mean(1); t=np.clip((x-1456)/(1648-1456),0,1)[...,None]; wall=wl[:,None]*(1-t)+wr[:,None]*t
kw=G(D(body&(y<646),iterations=3).astype(np.float32),1.5).clip(0,1)*np.clip((646-y)/3,0,1); kw=kw*np.where(y<592,np.clip((1633-x)/3,0,1),1)
P=P*(1-kw[...,None])+wall*kw[...,None]
np.save('t22/plate.npy',P.astype(np.float32))
S=np.concatenate([F,P],1); Image.fromarray((255*(S.clip(0,1))**.5).astype('uint8')).resize((2080,1080)).save('v.png')
