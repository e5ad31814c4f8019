import sys,os; sys.path[:0]=['','fig']; os.chdir('')
import numpy as np, viewlut
from PIL import Image
import receiver as R
old=(R.P,R.HEAD,R.CX)
P=viewlut.figure(np.load('rd22.npy'),'mhc0',.0)[:,::-1].astype(np.float32); A=P[...,3]; full=A.shape[0]; ys,xs=np.nonzero(A>.02); P=P[ys.min():ys.max()+1,xs.min():xs.max()+1]; A=P[...,3]; top=[r for r in range(P.shape[0]) if A[r].max()>.5][0]; low=np.nonzero(A[-40:].max(0)>.3)[0]
new=(P,P.shape[0]-top,(low.min()+low.max())/2); k=(new[1]/full)/(old[1]/1600); print('height',k)
ld=lambda n: np.asarray(Image.open(f'enc13/o/{n-65:03d}.png').convert('RGB')).astype(np.float32)/255
put0=R.put
def run(n):
    o=ld(n); R.NET=None
    R.P,R.HEAD,R.CX=old; R.put=put0; a=R.frame(o,n)
    R.P,R.HEAD,R.CX=new; R.put=lambda f,n_,P_,cx,base,h,**q: put0(f,n_,new[0],cx,base,h*k,**q); b=R.frame(o,n)
    R.put=put0
    c=np.asarray(Image.open(f'enc19/all/{n:03d}.png').convert('RGB')).astype(np.float32)/255
    return np.clip(c+b-a,0,1),np.abs(c-a)[R.YT:R.YB,R.XL:R.XR].mean()
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for n in (range(66,107) if len(sys.argv)<3 else map(int,sys.argv[2].split(','))):
    f,d=run(n); print(n,d); Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
