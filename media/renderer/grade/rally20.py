"""rally20.py OUT FRAMES: the smasher rendered by render_rally.py in the frames 66 to 106 of the trailer."""
import sys,os; sys.path[:0]=['','fig']
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
import rallyplate as R
from rallyplate import Y0,Y1,X0,X1
NP=os.environ.get('NP','ral/d%03d.npz')
def frame(n):
    i=R.IDX[n-66]; f=R.ld(n).copy(); B,_,cls=R.plate(n); a=R.alpha(n); old=D(a>.02,iterations=6)
    # what earlier figures left on the wall
    sx,sy=R.project(n,np.array(R.SHOT['poses'][i]['shuttle']['positionM'])); yy,xx=np.mgrid[0:R.PY,0:R.PX]; wall=np.zeros(a.shape,bool); wall[Y0:Y1,X0:X1]=(cls==2)|(cls==3); old|=D(a>.02,iterations=40)&wall&(np.hypot(xx-sx,yy-sy+8)>44)
    if i>=103: old|=R.mask(n)       # the shuttle too, which is rendered with him
    z=np.load(NP%i); im=z['image'].astype(np.float32)/255; x,y=z['at']; h,w=im.shape[:2]
    k=np.clip(G(old.astype(np.float32),1.4)*1.6,0,1)[Y0:Y1,X0:X1,None]; f[Y0:Y1,X0:X1]=f[Y0:Y1,X0:X1]*(1-k)+B*k
    f[y:y+h,x:x+w]=f[y:y+h,x:x+w]*(1-im[...,3:])+im[...,:3]; return f.clip(0,1)
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in map(int,sys.argv[2].split(',')): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
