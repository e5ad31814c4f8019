"""track104.py: in the still of "Track" the speed 104 stands above the post, which ends below it."""
import numpy as np
from PIL import Image, JpegImagePlugin as JP
from scipy.ndimage import gaussian_filter as G, map_coordinates, binary_dilation as D
P='chapter-track.jpg'; im=Image.open(P); f=np.asarray(im.convert('RGB')).astype(np.float32)/255
x0,y0=190,60; UP=20; Y0,Y1,X0,X1=76,154,211,377
q=f[Y0:Y1,X0:X1].copy(); yy,xx=np.mgrid[Y0:Y1,X0:X1].astype(float)
lime=np.clip((np.minimum(q[...,0],q[...,1])-q[...,2]-.12)/.35,0,1)
wall=np.stack([np.interp(xx,[X0-3,X1+3],[np.median(f[Y0:Y1-8,X0-4:X0,c]),np.median(f[Y0:Y1-40,X1:X1+4,c])]) for c in range(3)],2)
# everything but label, wall: rebuilt
base=wall.copy(); TOP=60+300/4
# post and tape: the row y=157 (below the label), moved along their edges
src=160.; row=lambda x: np.stack([map_coordinates(f[...,c],[np.full_like(x,src),x],order=1) for c in range(3)],2)
post=(xx>=190+514/4)&(xx<190+562/4); tl,tr=190+(524+.577*((yy-60)*4-300))/4,190+(596+.616*((yy-60)*4-300))/4
k=(xx-tl)/(tr-tl); TL,TR=190+(524+.577*(400-300))/4,190+(596+.616*(400-300))/4
tape=np.clip(np.minimum(xx-tl+.5,tr-xx+.5),0,1); a=np.clip(yy-TOP+.5,0,1)
pc=np.stack([map_coordinates(f[...,c],[np.full_like(xx,175.),xx],order=1) for c in range(3)],2); pm=(np.clip(xx-(190+514/4)+.5,0,1)*np.clip(190+560/4-xx+.5,0,1)*a)[...,None]
tc=row(TL+k.clip(0,1)*(TR-TL)); tm=(tape*a)[...,None]; base=base*(1-pm)+pc*pm; base=base*(1-tm)+tc*tm
low=np.clip((yy-150)/4,0,1)[...,None]; out=base*(1-low)+q*low
f[Y0:Y1,X0:X1]=out
# the label, with its dark edge
edge=np.clip(G(D(lime>.5,iterations=3).astype(float),1.),0,1)*.75
R=f[Y0-UP:Y1-UP,X0:X1]; R=R*(1-edge[...,None])+np.array([0,.01,.07])*edge[...,None]; L=lime[...,None]; f[Y0-UP:Y1-UP,X0:X1]=R*(1-L)+np.array([.843,.961,.239])*L
Image.fromarray((f*255+.5).clip(0,255).astype(np.uint8)).save('x-track.jpg',qtables=im.quantization,subsampling=JP.get_sampling(im),optimize=True,progressive=True)
Image.open('x-track.jpg').crop((0,0,800,300)).resize((1600,600)).save('preview.png')
