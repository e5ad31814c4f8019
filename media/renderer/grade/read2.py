import numpy as np, subprocess, os, sys
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, affine_transform
from read import frames, W, H
NAME=sys.argv[1] if len(sys.argv)>1 else 'read4'; N=161; DIS=18
def region(w,h):
    k=w/1456; im=Image.new('L',(w,h),0); ImageDraw.Draw(im).polygon([(k*x,k*y) for x,y in ((280,55),(552,55),(552,785),(128,785),(128,215),(280,215))],fill=255)
    return gaussian_filter(np.asarray(im).astype(np.float32)/255,5*k)[...,None]
def larger(i):
    s=i/(N-1); return 1+.055*(s+s*(1-s)/2)
def warp(A,z,w,h):
    """A (any size of the whole picture) enlarged by z about (.4,.42), as w x h."""
    ah,aw=A.shape[:2]; # output pixel -> input pixel
    x0=(w-w*z)*.4; y0=(h-h*z)*.42
    im=[Image.fromarray(np.ascontiguousarray(A[...,c])) for c in range(A.shape[2])]
    fx,fy=aw/(w*z),ah/(h*z)
    return np.stack([np.asarray(c.transform((w,h),Image.AFFINE,(fx,0,-x0*fx,0,fy,-y0*fy),Image.BICUBIC)) for c in im],2)
def near(z):
    """Beside the line of the trail."""
    k=W/1456; y,x=np.mgrid[0:H,0:W].astype(np.float32)/k
    g=lambda p:(p[0]*z+1456*(1-z)*.4,p[1]*z+819*(1-z)*.42)
    (x0,y0),(x1,y1)=g((500,116)),g((621,214))
    t=((x-x0)*(x1-x0)+(y-y0)*(y1-y0))/((x1-x0)**2+(y1-y0)**2); d=np.abs((x-x0)*(y1-y0)-(y-y0)*(x1-x0))/np.hypot(x1-x0,y1-y0)
    return np.clip((30-np.where(t<0,np.hypot(x-x0,y-y0),d))/10,0,1)[...,None]
ease=lambda s: 4*s**3 if s<.5 else 1-(2-2*s)**3/2
if __name__=='__main__':
    m=np.load(f'M-{NAME}.npy')
    P=np.asarray(Image.open('work/resultbg/0000.png').convert('RGB').resize((2560,1440),Image.LANCZOS)).astype(np.float32)/255-3/255
    man=(P*(1-m[...,3:])+m[...,:3]).astype(np.float32)
    R=region(W,H)
    F=frames(306,N); old=F[2:6].astype(np.float32).mean(0)/255; zo=larger(3.5)
    ys=np.mgrid[0:H,0:W][0]
    os.makedirs('rd',exist_ok=True)
    for i in range(N):
        f=F[i].astype(np.float32)/255; z=larger(i); new=warp(man,z,W,H)
        a=ease((i-(N-DIS)+.5)/DIS) if i>=N-DIS else 0
        if a==0:
            L=np.clip(np.minimum(f[...,0],f[...,1])-f[...,2],0,1); w=gaussian_filter(np.clip((L-.03)/.10,0,1)*np.clip((f[...,1]-f[...,0]+.03)/.03,0,1),.7)[...,None]*near(z)
            # the trail begins at the shuttle
            o=new*(1-w)+f*w
        else:
            o=f+(1-a)*(new-warp(old,z/zo,W,H))
        o=f*(1-R)+o*R
        Image.fromarray((o.clip(0,1)*255+.5).astype(np.uint8)).save(f'rd/{i:04d}.png',compress_level=1)
