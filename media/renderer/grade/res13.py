import numpy as np
from PIL import Image
from scipy.ndimage import map_coordinates
Tk=np.load('track.npy'); n_,s_,x_,y_=Tk[:,0],Tk[:,2],Tk[:,3],Tk[:,4]
ps,px,py=np.polyfit(n_,s_,1),np.polyfit(n_,x_,2),np.polyfit(n_,y_,2)
L=lambda n:(np.asarray(Image.open(f'frames/x/{n:03d}.png')).astype(np.float32)+np.asarray(Image.open(f'frames/y/{n:03d}.png')))/510
BX=(900,480,1560,960)   # region
def warp(img,a,b,origin=(0,0),box=BX):
    """img of frame a (its upper left corner at origin) as in frame b, in box."""
    x0,y0,x1,y1=box; yy,xx=np.mgrid[y0:y1,x0:x1].astype(float); k=np.polyval(ps,a)/np.polyval(ps,b)
    sx=np.polyval(px,a)+(xx-np.polyval(px,b))*k-origin[0]; sy=np.polyval(py,a)+(yy-np.polyval(py,b))*k-origin[1]
    return np.stack([map_coordinates(img[...,c],[sy,sx],order=1,mode='nearest') for c in range(3)],2)
if __name__=='__main__':
    N0=255; acc=np.mean([warp(L(n),n,N0) for n in range(240,271,3)],0); np.save('clean255.npy',acc.astype(np.float32))
    print([ (n,np.polyval(ps,n),np.polyval(px,n),np.polyval(py,n)) for n in (237,255,330,390)])
    f=L(330); c=warp(acc,N0,330,origin=BX[:2]); d=np.abs(f[BX[1]:BX[3],BX[0]:BX[2]]-c)
    W=Image.new('RGB',(1980,480)); I=lambda z: Image.fromarray((z*255+.5).clip(0,255).astype(np.uint8))
    W.paste(I(acc),(0,0)); W.paste(I(c),(660,0)); W.paste(I(d*3),(1320,0)); W.save('preview.png')
