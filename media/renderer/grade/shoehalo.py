"""shoehalo.py: takes the light round the receiver's shoes away (trailer, frames 66 to 106)."""
import numpy as np
from scipy.ndimage import gaussian_filter as G, label, binary_dilation as D, binary_closing as C
def clean(f,feet):
    """feet: (x, y) of each shoe's middle."""
    f=f.copy()
    for x,y in feet:
        x,y=int(round(x)),int(round(y)); X0,X1,Y0,Y1=x-46,x+46,y-56,y+22; q=f[Y0:Y1,X0:X1]
        l=f[Y0:Y1,X0-6:X0].mean(1); r=f[Y0:Y1,X1:X1+6].mean(1); l,r=G(l,(1.2,0)),G(r,(1.2,0)); t=np.linspace(0,1,X1-X0)[None,:,None]; bg=l[:,None]*(1-t)+r[:,None]*t
        yy,xx=np.mgrid[Y0:Y1,X0:X1]
        d=q-bg; hard=D(C((d[...,0]>.26),iterations=3),iterations=1); keep=np.clip(G(hard.astype(float),.9)*1.6,0,1)
        dark=np.clip(-d.mean(2),0,1)                                  # the contact shadow stays
        win=np.clip((46-np.abs(xx-x))/8,0,1)*np.clip((yy-Y0)/10,0,1)*np.clip((Y1-yy)/6,0,1)
        m=(win*(1-keep)*(d.mean(2)>-.004))[...,None]; m=np.clip(m,0,1); f[Y0:Y1,X0:X1]=q*(1-m)+bg*m
    return f
def feet(f):
    w=f[800:900,1300:1560].min(2)>.55; l,k=label(w); c=np.bincount(l.ravel()); c[0]=0; out=[]
    for i in np.argsort(c)[::-1][:2]:
        ys,xs=np.nonzero(l==i); b=ys.max(); xs=xs[ys>b-16]; out.append(((xs.min()+xs.max())/2+1300,b+800-14))
    return out
if __name__=='__main__':
    from PIL import Image
    ld=lambda n:(np.asarray(Image.open(f'frames/x/{n:03d}.png')).astype(np.float32)+np.asarray(Image.open(f'frames/y/{n:03d}.png')))/510
    W=Image.new('RGB',(1600,1000))
    for k,n in enumerate((66,68,76,90,104)):
        f=ld(n); print(n,feet(f)); g=clean(f,feet(f))
        for r,z in ((0,f),(1,g)): W.paste(Image.fromarray((z*255+.5).clip(0,255).astype(np.uint8)).crop((1310,740,1530,920)).resize((320,262),Image.LANCZOS).resize((320,262)),(k*320,r*300))
    W.crop((0,0,1600,600)).save('preview.png')
