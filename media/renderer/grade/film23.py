"""film23.py OUT FROM TO: "Film" (frames 0 to 65): the dark below the soles, and the receiver's cast shadow, which lay apart from her, away."""
import sys,os,json; sys.path[:0]=['']
import numpy as np, cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, grey_opening
SRC='enc20/all_17'
YY,XX=np.mgrid[0:1080,0:1920].astype(np.float32)
def lay(f,pre):
    S=np.zeros((1080,1920),np.float32)
    if not os.path.exists(f): return S
    z=np.load(f); im=z['image'].astype(np.float32)/255; x,y=int(z['at'][0]),int(z['at'][1]); h,w=im.shape[:2]
    if h<5: return S
    q=im[:1080-y,:1920-x,3]; S[y:y+q.shape[0],x:x+q.shape[1]]=q; return S
def pull(I,W,k=9):
    if min(W.shape)<3 or k==0: return (I*W[...,None]).sum((0,1),keepdims=True)/max(W.sum(),1e-6)*np.ones_like(I)
    h,w=W.shape; d=(max(1,w//2),max(1,h//2)); Wd=cv2.resize(W,d,interpolation=cv2.INTER_AREA); Id=cv2.resize(np.ascontiguousarray(I*W[...,None]),d,interpolation=cv2.INTER_AREA)/np.maximum(Wd,1e-6)[...,None]
    L=cv2.resize(pull(Id,np.clip(Wd*1.5,0,1),k-1),(w,h),interpolation=cv2.INTER_CUBIC); a=np.clip(W,0,1)[...,None]; return I*a+L*(1-a)
def soles(a,win,ks):
    yb=np.where((a>.5).any(0),a.shape[0]-1-np.argmax((a>.5)[::-1],0),-1)
    if yb.max()<0: return np.zeros_like(a)
    z=np.flatnonzero((yb>yb.max()-win)&(yb>0)); im=np.zeros_like(a); im[yb[z]-2,z]=1
    s=(3.4*ks,10*ks); w=(9*ks,26*ks); return np.clip(G(im,s)*np.sqrt(2*np.pi)*s[0]*.8+G(im,w)*np.sqrt(2*np.pi)*w[0]*.36,0,.75)
def frame(n):
    f=np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255; i=n+18
    s=lay(f'ph/d{i}.npz',1); 
    if s.max()<.5: s=lay(f'sp14/{i:04d}.npz',0)
    r=lay(f'tp14/{i:04d}.npz',0)
    dark=(f.max(2)<.03)
    if n<34 and r.max()>.5 and (r>.5).sum()>500:
        ys,xs=np.nonzero(r>.5); fy=ys.max(); fx=xs[ys>fy-30].mean()
        x0,x1,y0,y1=int(fx-60),min(1920,int(fx+430)),int(fy-60),min(1080,int(fy+190)); q=f[y0:y1,x0:x1]; X,Y=XX[y0:y1,x0:x1]-fx,YY[y0:y1,x0:x1]-fy
        poly=cv2.fillPoly(np.zeros(q.shape[:2],np.uint8),[(np.array([(32,-16),(150,0),(345,42),(370,95),(330,115),(200,100),(60,40)])+[fx-x0,fy-y0]).astype(np.int32)],1)
        lum=q.mean(2); line=D((lum-grey_opening(G(lum,.6),(25,25)))>.055,iterations=3); W=((poly==0)&~line&~D(r[y0:y1,x0:x1]>.02,iterations=4)).astype(np.float32)
        S=pull(q.astype(np.float32),W); S=np.stack([G(S[...,k],4) for k in range(3)],2); v=(~line).astype(np.float32); m=np.clip((S+.004)/(np.stack([G(q[...,k]*v,2)/np.maximum(G(v,2),.02) for k in range(3)],2)+.004),1,1.9)
        p=np.clip(G(poly.astype(np.float32),7)*(~D(r[y0:y1,x0:x1]>.02,iterations=2)),0,1)[...,None]; f[y0:y1,x0:x1]=q*(1+(m-1)*p*np.clip((34-n)/8,0,1)*np.where(line,.5,1)[...,None])
    for a,win in ((s,52),(r,42)):
        if (a>.5).sum()<500: continue
        if np.nonzero((a>.5).any(1))[0].max()>1070: continue
        c=soles(a,win,1.)[...,None]*.9; f=f*(1-c*(1-np.clip(a*1.1,0,1)[...,None]))
    return f.clip(0,1)
if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for n in (range(int(sys.argv[2]),int(sys.argv[3])) if len(sys.argv)>3 else map(int,sys.argv[2].split(','))): Image.fromarray((frame(n)*255+.5).astype(np.uint8)).save(f'{out}/{n:03d}.png',compress_level=1)
