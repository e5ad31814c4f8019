"""still16.py: the smasher of the still of "Read" and of the picture for links once more."""
import sys,subprocess,io; sys.path[:0]=['','fig']
import numpy as np, cv2, oidn, viewlut
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, label
from skinhl import tan
from clarity import clarity
MIX=[(2.0,1.98,1.94),(1.3,1.3,1.3),(1.3,1.3,1.3),(.34,.33,.31),(.40,.40,.42)]
def man(n,W,H,e,crop=None,u=1.,lay=None):
    Q=None
    for k,w in enumerate(MIX):
        if lay:
            q=np.load(f'{lay}-{k}.npy').astype(np.float32); al=q[...,3:]; q=q[...,:3]*np.array(w,np.float32); Q=np.concatenate([q,al],2) if Q is None else np.concatenate([Q[...,:3]+q,al],2); continue
        z=np.load(f'c-{n}-{k}.npz'); C=z['c']; q=oidn.denoise(C[...,:3],z['a'],z['n'])*np.array(w,np.float32); Q=np.concatenate([q,C[...,3:]],2) if Q is None else np.concatenate([Q[...,:3]+q,Q[...,3:]],2)
    P=viewlut.figure(Q,'mhc-35',e)[:,::-1]; x0,y0,x1,y1=crop or (0,0,1,1); X,Y=round(x0*W),round(y0*H); s=(round(x1*W)-X,round(y1*H)-Y)
    P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize(s,Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]
    c=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1); c=clarity(tan(c,.6),A[...,0],.55,.45,u); o=np.zeros((H,W,4),np.float32); o[Y:Y+s[1],X:X+s[0]]=np.concatenate([c*A,A],2); return o
def src(f): 
    im=Image.open(io.BytesIO(subprocess.run(['git','-C','','show',f'a49e302:src/assets/{f}'],capture_output=True).stdout)); return im,np.asarray(im.convert('RGB')).astype(np.float32)/255
def fill(q,m,ky,kx,it,s0):
    w=(~m).astype(np.float32); r=q.copy(); den=G(w,s0); b=np.stack([G(r[...,c]*w,s0) for c in range(3)],2)/np.maximum(den,1e-6)[...,None]; t=np.where(m[...,None],b,r)
    for _ in range(it): n=(ky*(np.roll(t,1,0)+np.roll(t,-1,0))+kx*(np.roll(t,1,1)+np.roll(t,-1,1)))/(2*ky+2*kx); t=np.where(m[...,None],n,q)
    return t
def put(f,P,m,M,line):
    B=P*(1-m[...,3:])+m[...,:3]; mk=np.clip(G(D(M|(m[...,3]>.01),iterations=4).astype(np.float32),2.),0,1)[...,None]
    lm=np.clip((np.minimum(f[...,0],f[...,1])-f[...,2]-.08)/.14,0,1)*np.clip((f[...,1]-f[...,0]*.99)/.04,0,1); lm=np.clip(G(lm*line,.8)*1.5,0,1)[...,None]
    return f*(1-mk)+(B*(1-lm)+f*lm)*mk
def save(o,im,f): Image.fromarray((o*255+.5).clip(0,255).astype(np.uint8)).save(f,qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=bool(im.info.get('progressive')))
