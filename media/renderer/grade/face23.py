"""face23.py OUT: the closing player without the locks beside the face (`w20b`, NOLOCK=1, crop .40,.335,.60,.465), put into the picture that stood."""
import sys; sys.path[:0]=['fig','']
import numpy as np, oidn, viewlut
from PIL import Image
from skinhl import tan
from clarity import clarity
from scipy.ndimage import gaussian_filter as G
MIX="PR:.4:1,.94,.86 PL:1.0:.72,.86,1 PT:.9:.95,.97,1 PS:.6:1,.92,.82 PK:.25:1,.94,.88 PF:.6:.45,.6,1 PB:1.0:.12,.26,1"; CR=(.40,.335,.60,.465)
def total(new):
    T=None
    for s in MIX.split():
        L,w,c=s.split(':'); d=np.load(f'd-w20-{L}.npy').astype(np.float32); raw=np.load(f'c-w20-{L}.npz')['c'].astype(np.float32).copy(); H,W=d.shape[:2]
        if new:
            q=np.load(f'c-h23-{L}.npz'); n=np.concatenate([oidn.denoise(q['c'][...,:3],q['a'],q['n']),q['c'][...,3:]],2); X,Y=round(CR[0]*W),round(CR[1]*H); h,w_=n.shape[:2]; m=np.zeros((h,w_)); m[8:-8,8:-8]=1; m=G(m,3)[...,None]
            d[Y:Y+h,X:X+w_]=d[Y:Y+h,X:X+w_]*(1-m)+n*m; raw[Y:Y+h,X:X+w_]=raw[Y:Y+h,X:X+w_]*(1-m)+q['c']*m
        d[...,:3]=d[...,:3]*.8+np.minimum(raw[...,:3],d[...,:3]*1.5+.02)*.2; k=float(w)*np.array([float(v) for v in c.split(',')],np.float32)
        if T is None: T=np.zeros_like(d); T[...,3]=d[...,3]
        T[...,:3]+=d[...,:3]*k
    P=viewlut.figure(T,'mhc0',-.1)[:,::-1]; S=420; w,h=round(1.6*S),round(2.9166*S)
    P=np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(P[...,c].astype(np.float32))).resize((w,h),Image.LANCZOS)) for c in range(4)],2).clip(0,1); A=P[...,3:]; C=np.where(A>1/512,P[...,:3]/np.maximum(A,1/512),0).clip(0,1)
    C=clarity(tan(C,.5),A[...,0],.5,.4,S/497.5); F=np.concatenate([C*A,A],2); X,Y=round(519-1.3472*S),round(117.6-.2961*S); full=np.zeros((1431,769,4)); full[Y+100:Y+100+h,X+100:X+100+w]=F[:1431-Y-100,:769-X-100]; return full[100:-100,100:-100]
a,b=total(False),total(True); np.savez('face23.npz',a=a,b=b)
im=np.asarray(Image.open('src/assets/closing-player.png' if len(sys.argv)<3 else sys.argv[2]).convert('RGBA')).astype(np.float32)/255; s=np.concatenate([im[...,:3]*im[...,3:],im[...,3:]],2)
z=(slice(430,560),slice(240,345)); print('old against picture',np.abs(a-s)[z].mean(),np.abs(b-a)[z].mean())
o=[]
for q in (s,a,b): bg=np.array([14,36,98])/255; o.append((q[...,:3]+bg*(1-q[...,3:]))[420:570,200:370])
Image.fromarray((np.concatenate(o,1).clip(0,1)*255).astype(np.uint8)).resize((510*3,450),Image.LANCZOS).save('L.png')
yy,xx=np.mgrid[0:1231,0:569]; M=np.clip((xx-246)/10,0,1)*np.clip((350-xx)/6,0,1)*np.clip((yy-428)/6,0,1)*np.clip((548-yy)/6,0,1); M=G(M,1.5)[...,None]
o=(s+(b-a)*M).clip(0,1); A=o[...,3:]
# the face, nearly burnt out, with more of its features
c=np.where(A>1/400,o[...,:3]/np.maximum(A,1/400),0).clip(0,1); l=c.mean(2); sk=((c[...,0]>c[...,2]*1.02)&(l>.38)&(xx>268)&(xx<340)&(yy>432)&(yy<512)&(xx+(yy-500)*.55>262)).astype(np.float32); sk=G(sk,1.2)[...,None]
d=(l-G(l,5))[...,None]; c2=(np.array([.98,.92,.86])*c**1.22*.95+.55*d).clip(0,1); c=c*(1-sk*.8)+c2*sk*.8; o=np.concatenate([c*A,A],2); Image.fromarray((np.concatenate([np.where(A>1/400,o[...,:3]/np.maximum(A,1/400),0).clip(0,1),A],2)*255+.5).astype(np.uint8),'RGBA').save(sys.argv[1],optimize=True)
bg=np.array([14,36,98])/255; r=(o[...,:3]+bg*(1-A)).clip(0,1); q=(s[...,:3]+bg*(1-s[...,3:])).clip(0,1); I=np.concatenate([q[400:620,90:430],r[400:620,90:430]],1); Image.fromarray((I*255).astype(np.uint8)).resize((2040,660),Image.LANCZOS).save('L.png')
