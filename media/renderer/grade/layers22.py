"""layers22.py: what moves with the receiver, in pixels of "Track": her reflection (added) and her shadow (multiplied)."""
import numpy as np
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
import cv2
X0,X1,Y0,Y1=1400,1920,470,1010
YY,XX=np.mgrid[Y0:Y1,X0:X1].astype(np.float32)
H=332.; DX,DZ=112.,32.; S=(715-DZ-H)/(715-H)
def moved(x,y): return 1600+DX+(x-1600)*S,715-DZ+(y-715)*S
def move(I):
    """An array of the region, carried to the new place."""
    sx=(XX-1600-DX)/S+1600-X0; sy=(YY-715+DZ)/S+715-Y0; return cv2.remap(np.ascontiguousarray(I,dtype=np.float32),sx,sy,cv2.INTER_CUBIC,borderMode=cv2.BORDER_CONSTANT)
F=np.load('t22/F.npy'); P=np.load('t22/plate.npy')
def poly(*p): return cv2.fillPoly(np.zeros(F.shape[:2],np.uint8),[np.array(p)-[X0,Y0]],1).astype(np.float32)
d=F-P
lines=D(np.abs(YY-758.6)<4)|(np.abs(YY-911)<6)|(YY<743)
w=(~lines).astype(np.float32); sm=lambda I,s: np.stack([G(I[...,k]*w,s)/np.maximum(G(w,s),1e-3) for k in range(3)],2)
REFL=.8*np.clip(sm(d,3),0,1)*(G(poly((1525,722),(1690,722),(1690,1000),(1520,1000)),7)*np.clip((905-YY)/110,0,1))[...,None]
_r=746-Y0; REFL[:_r]=REFL[_r]*(np.clip((YY[:_r]-712)/34,0,1)**1.5)[...,None]; REFL=np.stack([G(REFL[...,k],2) for k in range(3)],2)
w=(~(D(np.abs(YY-758.6)<4)|(np.abs(YY-911)<6))).astype(np.float32); rat=np.clip(sm((F+.004)/(P+.004),2),0,1)
mul=(1-rat.mean(2))*G(poly((1655,712),(1700,735),(1790,745),(1880,790),(1880,806),(1800,800),(1690,792),(1650,770),(1630,742)),6)
SHADE=np.clip(mul,0,.6)
def foot(x,y,a,b): return np.exp(-(((XX-x)/a)**2+((YY-y)/b)**2)**1.2)
def feet(low):
    """The dark below the soles; low: the lowest row of the near foot."""
    return np.clip(.5*foot(1576,699,26,7)+.3*foot(1590,702,46,11)+.52*foot(1622,low-2,24,8)+.35*foot(1640,low+2,52,12)+.25*foot(1612,low-10,80,22),0,.8)
if __name__=='__main__':
    from PIL import Image
    B=P*(1-move(np.maximum(SHADE,feet(732)))[...,None])+move(REFL)
    Image.fromarray((255*np.concatenate([P*(1-SHADE[...,None])+REFL,B],1).clip(0,1)**.5).astype('uint8')).resize((2080,1080)).save('v.png')
