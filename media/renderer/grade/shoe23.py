"""shoe23.py OUT FROM TO: the dark rim around the smasher's front shoe (frames 66 to 86 of the trailer) becomes a soft shadow."""
import sys,os; sys.path[:0]=['','fig']
import numpy as np, cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, grey_opening
import rallyplate as R
from film23 import pull,soles
def frame(n):
    f=np.asarray(Image.open(f'enc20/all_17/{n:03d}.png').convert('RGB')).astype(np.float32)/255; i=R.IDX[n-66]
    z=np.load(f'ral/d{i:03d}.npz'); im=z['image'][...,3].astype(np.float32)/255; x,y=map(int,z['at']); a=np.zeros((1080,1920),np.float32); q=im[:1080-y,:1920-x]; a[y:y+q.shape[0],x:x+q.shape[1]]=q
    y0,y1,x0,x1=880,1076,540,920; q=f[y0:y1,x0:x1]; A=a[y0:y1,x0:x1]; lum=q.mean(2)
    near=D(A>.05,iterations=24); 
    line=D((lum-grey_opening(G(lum,.6),(15,15)))>.05,iterations=2)&~D(A>.05,iterations=2)
    W=(~near&~line).astype(np.float32); S=pull(q.astype(np.float32),W); S=np.stack([G(S[...,k],3) for k in range(3)],2)
    v=(~line&~D(A>.02)).astype(np.float32)+1e-4; ql=np.stack([G(q[...,k]*v,1)/G(v,1) for k in range(3)],2)
    m=np.clip((S.mean(2)+.002)/(ql.mean(2)+.002),1,4); p=np.clip(G(D(A>.05,iterations=17).astype(np.float32),4)*1.1,0,1)*(1-np.clip(A*1.02,0,1))
    u=D(np.clip((1-lum/(S.mean(2)+.002)-.03)/.15,0,1)>.2,iterations=2).astype(np.float32); u=np.maximum(u,0)*p*(lum<S.mean(2)*1.04); u=G(np.maximum(u,0),1.1)[...,None]*(1-np.clip(A*1.02,0,1))[...,None]; q2=q*(1-u)+S*u; t=np.clip((86-n)/6,0,1)
    f[y0:y1,x0:x1]=q*(1-t)+q2*t
    c=soles(a,62,1.7)[...,None]*.62*np.clip((81-n)/5,0,1); f=f*(1-c*(1-np.clip(a*1.1,0,1)[...,None]))
    return f.clip(0,1)
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in (range(int(sys.argv[2]),int(sys.argv[3])) if len(sys.argv)>3 else map(int,sys.argv[2].split(','))): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
