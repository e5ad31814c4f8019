"""labarm.py: the free arm of the first view's player behind the lab's player, and its colour."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter as G, label, binary_dilation as D
L=lambda f: np.asarray(Image.open(f).convert('RGBA')).astype(float)/255
S=lambda a,f: Image.fromarray((a.clip(0,1)*255+.5).astype(np.uint8),'RGBA').save(f)
h=L('heroarm.png'); yy,xx=np.mgrid[0:1451,0:796]
def arm(a,x0,y0,x1,y1):
    r,g,b=a[...,0],a[...,1],a[...,2]; m=(a[...,3]>.35)&(r-b>.08)&(xx>x0)&(xx<x1)&(yy>y0)&(yy<y1); m=D(m,iterations=2)&(a[...,3]>.02); l,_=label(m); c=np.bincount(l.ravel()); c[0]=0; return l==c.argmax()
m=arm(h,455,480,700,700); t=np.clip(G(m.astype(float),.7),0,1)[...,None]; tint=np.array([.94,.865,.80]); h[...,:3]=h[...,:3]*(1-t)+h[...,:3]*tint*t; S(h,'heroarm.png')
l=L('labalone.png'); k=arm(l,455,600,700,840); print('hero arm',np.nonzero(m)[1].min(),np.nonzero(m)[1].max(),np.nonzero(m)[0].min(),np.nonzero(m)[0].max(),'lab arm',np.nonzero(k)[1].min(),np.nonzero(k)[1].max(),np.nonzero(k)[0].min(),np.nonzero(k)[0].max())
np.save('armm.npy',m)
# the lab: the former arm out, the new one behind the shirt
from scipy.ndimage import map_coordinates
edge=D(k,iterations=2)&~((l[...,0]>.55)&(l[...,2]>l[...,0]-.02)); soft=np.clip(G(edge.astype(float),.6)*1.5,0,1)*((l[...,0]-l[...,2])>-.06); soft=np.where(k,1,soft); body=l.copy(); body[...,3]=l[...,3]*(1-np.clip(soft,0,1))
q=(body[...,3]>.5); q=q&~((xx>480)&(xx<640)&(yy>650)&(yy<860)&(l[...,0]-l[...,2]>.05)); lb,_=label(q); cc=np.bincount(lb.ravel()); cc[0]=0; big=D(lb==cc.argmax(),iterations=1); win=(xx>470)&(xx<640)&(yy>650)&(yy<860); body[...,3]=np.where(win&~big,0,body[...,3])
from scipy.ndimage import distance_transform_edt as DT
bad=D(k,iterations=4)&win; ix=DT(bad|(body[...,3]<.6),return_distances=False,return_indices=True); body[...,:3]=np.where((bad&win)[...,None],body[...,:3][ix[0],ix[1]],body[...,:3]); sm=np.clip((G((lb==cc.argmax()).astype(float),1.8)-.5)*2.4+.5,0,1); body[...,3]=np.where(win&D(k,iterations=6),sm,body[...,3])
dx,dy=20,6; a=np.zeros_like(l); from scipy.ndimage import binary_fill_holes as FH, binary_closing as BC; m=FH(BC(D(m,iterations=3),iterations=3))&(h[...,3]>.01)&~((h[...,2]>h[...,0]-.01)&(h[...,2]>.5)&(xx<482)); mm=np.clip(G(m.astype(float),.5)*1.2,0,1)*m; A=np.concatenate([h[...,:3],(h[...,3]*m)[...,None]],2); a[dy:,dx:]=A[:-dy,:-dx]
ba=body[...,3:]; al=ba+a[...,3:]*(1-ba); c=np.where(al>1/400,(body[...,:3]*ba+a[...,:3]*a[...,3:]*(1-ba))/np.maximum(al,1/400),0); S(np.concatenate([c,al],2),'labarm.png')
