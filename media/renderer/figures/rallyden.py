"""rallyden.py IN OUT: noise taken away, the film's view, mirrored; premultiplied."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, viewlut, os
from skinhl import tan
from clarity import clarity
def figure(f,e=.12,lut='mhc-35',warm=.55):
    z=np.load(f); C,a,n=(z[k].astype(np.float32) for k in 'can'); Q=np.concatenate([oidn.denoise(C[...,:3],a,n),C[...,3:]],2); P=viewlut.figure(Q,lut,e)[:,::-1]; A=P[...,3:]
    c=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); c=clarity(tan(c,.6),A[...,0],.55,.45,.85*z['at'][5]/1440).clip(0,1); x0,y0,x1,y1,PX,PY=z['at']
    # burnt out skin gets the colour of its texture
    al=a[:,::-1]; sk=(np.clip((al[...,0]-al[...,2]-.10)/.10,0,1)*np.clip((al.mean(2)-.06)/.06,0,1))[...,None]*warm; L=(c@np.array([.3,.55,.15]))[...,None]; h=(al/np.maximum((al@np.array([.3,.55,.15]))[...,None],.02)).clip(0,2.2)**.5; c=c*(1-sk)+L*(1.04-.30*L)*h*sk
    return np.concatenate([c.clip(0,1)*A,A],2).astype(np.float32),int(PX-x1),int(y0)
if __name__=='__main__':
    P,x,y=figure(sys.argv[1],float(os.environ.get('E','.12')),lut=os.environ.get('LUT','mhc-35'),warm=float(os.environ.get('WARM','.55'))); np.savez(sys.argv[2],image=(P.clip(0,1)*255+.5).astype(np.uint8),at=[x,y])
