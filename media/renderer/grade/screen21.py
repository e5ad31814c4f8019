"""screen21.py FROM TO OUT: the people on the screen of the phone (frames 0 to 65 of the trailer), which were white, are the players of the frame."""
import sys,os,numpy as np,cv2
from PIL import Image
from scipy.ndimage import gaussian_filter as G, binary_dilation as D, binary_opening as O, label
SRC='enc20/all'
def lay(f,pre):
    z=np.load(f); im=z['image'].astype(np.float32)/255; return im if pre else np.concatenate([im[...,:3]*im[...,3:],im[...,3:]],2)
def fig(n,who):
    i=n+18
    if who=='s':
        i=min(max(i,18),66); return lay(f'ph/d{i}.npz',True)
    p=f'tp14/{i:04d}.npz'; return lay(p,False) if os.path.exists(p) else None
def shrink(im,h):
    a=im[...,3]; ys,xs=np.nonzero(a>.3); im=im[ys.min():ys.max()+1,xs.min():xs.max()+1]; k=h/im.shape[0]; w=max(4,round(im.shape[1]*k)); return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(im[...,c])).resize((w,round(h)),Image.BOX)) for c in range(4)],2)
def screen(f):
    """The box of the screen: the brightest large blue area in the lower half."""
    m=(f[...,2]>.36)&(f[...,2]>f[...,0]*1.8); m[:560]=0; m=O(D(m,iterations=3),iterations=6); l,_=label(m); c=np.bincount(l.ravel()); c[0]=0; ys,xs=np.nonzero(l==c.argmax()); return xs.min(),xs.max(),ys.min(),ys.max()
def frame(n,dbg=False):
    f=np.asarray(Image.open(f'{SRC}/{n:03d}.png').convert('RGB')).astype(np.float32)/255; x0,x1,y0,y1=screen(f); q=f[y0:y1,x0:x1]; W=q.min(2)>.66; core=O(W,np.ones((5,3),bool)); l,c=label(D(core,np.ones((9,7),bool))); out=[]
    for k in range(1,c+1):
        ys,xs=np.nonzero((l==k)&core); h,w=np.ptp(ys)+1,np.ptp(xs)+1
        if 18<h<110 and h>w*.9 and len(ys)>60: out.append((xs.min(),xs.max(),ys.min(),ys.max(),len(ys)))
    if dbg: print(n,(x0,x1,y0,y1),out)
    return f,(x0,x1,y0,y1),out
if __name__=='__main__':
    for n in (2,12,25,38,45,55,62): frame(n,True)
SK=np.array([.70,.54,.46]); HAIR=np.array([.10,.08,.09])
PARTS={'s':[(-.03,.10,HAIR*2.0),(.10,.17,SK),(.17,.50,np.array([.90,.92,.96])),(.50,.66,np.array([.20,.20,.62])),(.66,.90,SK),(.90,1.01,np.array([.92,.94,.98]))],'r':[(-.03,.10,HAIR*2.0),(.10,.17,SK),(.17,.48,np.array([.52,.70,.95])),(.48,.62,np.array([.90,.92,.97])),(.62,.90,SK),(.90,1.01,np.array([.92,.94,.98]))]}
def tint(f,box,who):
    """Colours by height in the figure; its light stays."""
    x0,x1,y0,y1=box; p=7; X0,X1,Y0,Y1=x0-p,x1+p,y0-1,y1+3; q=f[Y0:Y1,X0:X1]; h=y1-y0; W=np.clip((q.min(2)-.30)/.22,0,1)
    yy,xx=np.mgrid[Y0:Y1,X0:X1]; t=(yy-y0)/max(h,1); col=np.zeros(q.shape)
    for a,b,c in PARTS[who]: w=np.clip((t-a)*h/1.5+.5,0,1)*np.clip((b-t)*h/1.5+.5,0,1); col+=w[...,None]*c
    # the free ends, such as rackets beside the body, stay white
    cx=(x0+x1)/2; side=np.clip((np.abs(xx-cx)-(x1-x0)*.42-2)/3,0,1); cov=np.clip(col.sum(2)/.2,0,1); hd=np.where(t<.16,np.clip(1.5-(np.abs(xx-cx)-4)/2.5,0,1),1); k=(W*(1-side)*cov*hd)[...,None]*.78; lum=np.clip(q.mean(2,keepdims=True)*1.06,0,1); shade=.82+.18*np.clip((xx-x0)/max(x1-x0,1),0,1)[...,None]
    f[Y0:Y1,X0:X1]=q*(1-k)+np.clip(col*lum*shade*1.04,0,1)*k; return f
def pick(n):
    """The two people: lowest compact blobs of the screen, left and right of its net."""
    f,(x0,x1,y0,y1),L=frame(n); c=[(a+x0,b+x0,u+y0,v+y0,k) for a,b,u,v,k in L if u>238 and v-u>36 and k>280]; return f,c
