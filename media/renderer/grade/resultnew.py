"""resultnew.py: the receiver of `ready` in the result of the trailer (frames 237 to 397), added to the decoded frames as a difference, so that the trace stays."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D
import receiver as R
from res13 import warp,L,ps,px,py
CL=np.load('clean255.npy'); O=(900,480); N0=255
def setup():
    R.XL,R.XR,R.YT,R.YB=1140,1332,596,850; R.SL=((606,-.0115),(732,.007)); R.NET=(731,613,806); R.EVEN=True
def both(sq,lean=0.):
    """Frame 255 with the former and with the new receiver (whole picture's coordinates, only the region filled)."""
    f=np.zeros((1080,1920,3),np.float32); f[O[1]:O[1]+CL.shape[0],O[0]:O[0]+CL.shape[1]]=CL
    return f,R.only(f,R.put(f,0,R.P,1235,829.5,193.5,squash=sq,lean=lean,line=lambda x: 852-.255*(x-1260)),1326,(1203,718),.035)
END=[]
def weight(f,A,box):
    """How much of the result is left in a frame of the dissolve."""
    if not END: END.append(L(396))
    F=END[0][box[1]:box[3],box[0]:box[2]]; x,y=A-F,f-F; return float(np.clip((x*y).sum()/(x*x).sum(),0,1))
def patch(f,n,cache={}):
    setup(); t=min(max((n-262)/44,0),1); t=t*t*(3-2*t); sq=round(1-.045+.008*(1-np.cos((n-237)/24*2*np.pi/1.8))/2*(1-t)-.045*t,3); lean=round(6*t,1)
    if (sq,lean) not in cache: cache.clear(); cache[sq,lean]=both(sq,lean)
    a,b=cache[sq,lean]; m=min(n,384); box=(1110,570,1400,900)
    A,B=warp(a,N0,m,box=box),warp(b,N0,m,box=box); q=f[box[1]:box[3],box[0]:box[2]]; d=q-A
    M=D(np.abs(B-A).max(2)>.02,iterations=4); M=np.clip(G(M.astype(float),1.6),0,1)[...,None]; f=f.copy()
    if n<385:
        al=np.clip((np.minimum(d[...,0],d[...,1])-d[...,2]-.10)/.2,0,1); al=np.clip(G(al,.8)*1.6,0,1)[...,None]
        glow=np.clip(np.stack([G(d[...,c],5) for c in range(3)],2),0,.2)*np.array([1,1,.3])*(np.minimum(G(d[...,0],5),G(d[...,1],5))>G(d[...,2],5)+.01)[...,None]
        f[box[1]:box[3],box[0]:box[2]]=np.clip(q*(1-M)+((B+glow)*(1-al)+q*al)*M,0,1)
    else: f[box[1]:box[3],box[0]:box[2]]=np.clip(q+(B-A)*.88*weight(q,A,box)*M,0,1)
    return f
if __name__=='__main__':
    W=Image.new('RGB',(1600,1040))
    for k,n in enumerate((238,280,320,384)):
        f=L(n); g=patch(f,n)
        for r,z in ((0,g),(1,f)): W.paste(Image.fromarray((z*255+.5).clip(0,255).astype(np.uint8)).crop((1120,590,1370,915)).resize((400,520),Image.LANCZOS),(k*400,r*520))
    W.save('preview.png')
